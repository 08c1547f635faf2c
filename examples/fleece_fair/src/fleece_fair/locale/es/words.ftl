### La feria de la lana: lo que se dice en su mesa.

fleece-title = La feria de la lana
fleece-about = Los lotes de lana se venden uno a uno y cada bolsa tiene una sola oportunidad. Pon la tuya boca abajo y adivina lo que ponen los demás. De dos a seis mercaderes.
fleece-option-lots = Cuántos lotes se venden y cuántas bolsas tiene cada mercader.

## Jugadas

fleece-move-lay =
    { $purse ->
        [one] Poner la bolsa con 1 chelín
       *[other] Poner la bolsa con { $purse } chelines
    }
fleece-move-sit_out = Quedarse fuera esta ronda

## Preguntas

fleece-round = Lote { $round } de { $lots }
fleece-prompt =
    { $waiting ->
        [0] { $player }: ¿qué bolsa por el lote de { $lot }?
       *[other] { $player }: ¿qué bolsa por el lote de { $lot } y los { $waiting } sacos que esperan?
    }
fleece-tie = Varios tienen la mayor cantidad de lana; decide el mejor de sus lotes, el de { $lot }.

## Lo que ha pasado

fleece-story-round_begins =
    { $lot ->
        [one] Lote { $round }: 1 saco de lana
       *[other] Lote { $round }: { $lot } sacos de lana
    }
fleece-story-lays = { $player } pone algo boca abajo.
fleece-story-chose =
    { $purse ->
        [0] Te quedas fuera esta ronda.
        [one] Has puesto la bolsa con 1 chelín.
       *[other] Has puesto la bolsa con { $purse } chelines.
    }
fleece-story-sits_out = { $player } se queda fuera esta ronda.
fleece-story-opens =
    { $purse ->
        [one] { $player } abre la bolsa con 1 chelín.
       *[other] { $player } abre la bolsa con { $purse } chelines.
    }
fleece-story-waits = Ninguna bolsa está sola: el lote de { $lot } espera a la próxima venta.
fleece-story-buys =
    { $sacks ->
        [one] { $player } se lleva 1 saco por { $purse }.
       *[other] { $player } se lleva { $sacks } sacos por { $purse }.
    }
fleece-story-wins =
    { $sacks ->
        [one] { $player } gana con 1 saco de lana.
       *[other] { $player } gana con { $sacks } sacos de lana.
    }

## Hoja de puntos

fleece-sheet-lot = Lote de { $lot }

## Lo que hay en la mesa, donde se cuenta y no se dibuja

fleece-view-round = ronda
fleece-view-lots = lotes en total
fleece-view-lot = a la venta
fleece-view-waiting = esperan
fleece-view-unsold = por salir
fleece-view-laid = has puesto
fleece-view-purses = bolsas
fleece-view-sat_out = ya se quedó fuera
fleece-view-has_laid = ha puesto
fleece-view-taken = lotes obtenidos
fleece-view-points = sacos
