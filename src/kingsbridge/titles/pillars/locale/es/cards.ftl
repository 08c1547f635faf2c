### Los pilares de la Tierra: los nombres de cartas y lugares, lo que hacen las cartas y lo que se puede elegir para una mesa.

## Artesanos: los nombres son los de las cartas y el reglamento de Devir. «Carpintero de armar» y
## «experto» son nuestros: el reglamento no nombra al primero y no distingue al segundo.

pillars-craftsman-mortar_mixer = mezclador de argamasa
pillars-craftsman-woodworker = ebanista
pillars-craftsman-stonecutter = picapedrero
pillars-craftsman-tool_maker = fabricante de herramientas
pillars-craftsman-gold_woodworker = carpintero
pillars-craftsman-improved_mortar_mixer = mezclador de argamasa experto
pillars-craftsman-mason = albañil
pillars-craftsman-carpenter = carpintero de armar
pillars-craftsman-potter = alfarero
pillars-craftsman-architect = maestro arquitecto
pillars-craftsman-sculptor = escultor
pillars-craftsman-glassblower = soplador de vidrio
pillars-craftsman-goldsmith = orfebre
pillars-craftsman-organ_builder = organero
pillars-craftsman-bell_maker = campanero

## Ventajas

pillars-privilege-aliena = Aliena
pillars-privilege-aliena-effect = En cada producción recibes 1 madera más.
pillars-privilege-tom = Tom Builder
pillars-privilege-tom-effect = En cada producción recibes 1 piedra más.
pillars-privilege-richard = Richard
pillars-privilege-richard-effect = En cada producción recibes 1 arena más.
pillars-privilege-ellen = Ellen
pillars-privilege-ellen-effect = Al principio de cada ronda miras, solo tú, el evento que va a llegar.
pillars-privilege-francis = Francis
pillars-privilege-francis-effect = Tus impuestos son siempre 2 de oro, salga lo que salga en el dado.
pillars-privilege-prior_philip = El prior Philip
pillars-privilege-prior_philip-effect = Cada uno de tus maestros constructores en el Priorato te da 1 punto de victoria más.
pillars-privilege-otto = Otto
pillars-privilege-otto-effect = El trabajador negro se une a ti desde la próxima ronda hasta el final de la partida.
pillars-privilege-jack = Jack
pillars-privilege-jack-effect = Tienes sitio para seis artesanos.
pillars-privilege-archbishop_thomas = El arzobispo Thomas
pillars-privilege-archbishop_thomas-effect = Una vez, después de ver un evento malo, puedes librarte de él.
pillars-privilege-tax_exemption = Carta de exención
pillars-privilege-tax_exemption-effect = Una vez, después de tirar el dado de impuestos, puedes no pagar nada.
pillars-privilege-remigius = El hermano Remigius
pillars-privilege-remigius-effect = Una vez, cuando sale uno de tus maestros constructores, puedes situarlo gratis.
pillars-privilege-madonna = Los peregrinos de la Virgen
pillars-privilege-madonna-effect = Ganas 3 puntos de victoria en el acto.
pillars-privilege-wool_fair = Un día en la feria de la lana
pillars-privilege-wool_fair-effect = Recibes 8 de oro en el acto.
pillars-privilege-toledo = El regreso de Toledo
pillars-privilege-toledo-effect = Recibes 2 metales en el acto.
pillars-privilege-ceremony = Un asiento para el Rey
pillars-privilege-ceremony-effect = Recibes 1 metal en el acto.
pillars-privilege-nearly_complete = El último andamio
pillars-privilege-nearly_complete-effect = Recibes 1 piedra y 1 madera en el acto.

## Eventos

pillars-event-royal_gift = Un regalo del Rey
pillars-event-royal_gift-effect = Todos reciben 5 de oro.
pillars-event-richards_ore = El mineral de Richard
pillars-event-richards_ore-effect = Todos reciben 1 metal.
pillars-event-priors_blessing = La bendición del prior
pillars-event-priors_blessing-effect = Cada trabajador de la fábrica de lana gana 1 de oro más, hasta un máximo de cinco trabajadores por jugador.
pillars-event-volunteers = Voluntarios
pillars-event-volunteers-effect = Cada carta de material da 1 cubo más en esta ronda.
pillars-event-archbishops_zeal = El celo del obispo
pillars-event-archbishops_zeal-effect = Al puntuar en esta ronda, cada jugador puede usar un artesano una vez más de lo que permite su capacidad. Quedan excluidos el organero, el campanero y los artesanos sin capacidad.
pillars-event-hamleighs_levy = El tributo de los Hamleigh
pillars-event-hamleighs_levy-effect = Todos pagan 4 de oro. Quien tenga menos lo paga todo y pierde 1 punto de victoria por cada 2 de oro completos que le falten.
pillars-event-conflict = Amargas disputas
pillars-event-conflict-effect = Todos pierden 2 puntos de victoria.
pillars-event-town_wall = La muralla
pillars-event-town_wall-effect = Todos tienen solo dos maestros constructores en la próxima ronda. En la última ronda no ocurre nada.
pillars-event-cold_winters = Inviernos fríos
pillars-event-cold_winters-effect = Cada carta de material da 1 cubo menos en esta ronda. Las ventajas dan lo de siempre.
pillars-event-collapse = El tejado se hunde
pillars-event-collapse-effect = Todos pierden un artesano, cada uno el que elija.

## Materiales y sus zonas

pillars-resource-sand = arena
pillars-resource-wood = madera
pillars-resource-stone = piedra
pillars-resource-metal = metal
pillars-field-sand = gravera
pillars-field-wood = bosque
pillars-field-stone = cantera

## Lugares del tablero

pillars-place-archbishop = Obispo
pillars-place-wool_mill = Fábrica de lana
pillars-place-kingsbridge = Kingsbridge
pillars-place-priory = Priorato
pillars-place-kings_court = Corte del Rey
pillars-place-shiring = Shiring
pillars-place-castle = Castillo de Shiring
pillars-place-market = Mercado
pillars-place-cathedral = Catedral

## La catedral, pieza a pieza

pillars-piece-1 = nave
pillars-piece-2 = portal
pillars-piece-3 = ábside
pillars-piece-4 = torre
pillars-piece-5 = torre
pillars-piece-6 = tejado

## Ediciones y opciones

pillars-edition-mayfair = Mayfair Games, 2007
pillars-edition-devir = Devir
pillars-edition-kosmos = Thames & Kosmos
pillars-option-edition = Qué reglamento se sigue allí donde los tres difieren; todas las opciones de abajo se pueden cambiar aun así.
pillars-option-metal_piles_up = Antes de cada ronda se coloca un metal en la Corte del Rey aunque todavía quede uno.
pillars-option-deny_craftsman = Puedes pagar un artesano de la oferta y descartarlo en el acto aunque tengas sitio, para que no lo tengan los demás.
pillars-option-pass_at_zero = Puedes pasar aunque situar al maestro constructor que acaba de salir sea gratis.
pillars-option-leave_waiting = Puedes dejar fuera del tablero, hasta la ronda siguiente, a un maestro constructor que esperaba.
pillars-option-shortage = Si en una zona no hay bastantes cubos, los que faltan se te deben y cuentan como tuyos, o bien se pierden.
pillars-option-stone_sale = En el mercado la piedra se vende por 4 de oro, o por 5 como dice la regla de Devir; el ejemplo que la acompaña paga 4.
pillars-option-market_ban = En el mercado, o bien no puedes comprar y vender el mismo tipo de material en una ronda, o bien solo se prohíbe revender lo que has comprado.
pillars-option-toolmaker = El fabricante de herramientas mira si tienes metal al principio, y otro artesano puede usarlo después, o bien cuando todo el trabajo está hecho y el metal debe seguir ahí.
pillars-value-shortage-owed = se deben
pillars-value-shortage-lost = se pierden
pillars-value-market_ban-no_resale = sin reventa
pillars-value-market_ban-either_way = en ningún sentido
pillars-value-toolmaker-first = primero
pillars-value-toolmaker-end_of_round = al final de la ronda

## De dónde vienen los valores

pillars-origin-A = impreso en un reglamento: texto, imagen o ejemplo
pillars-origin-B2 = leído en las cartas por dos o más implementaciones o reseñas independientes
pillars-origin-B = leído en las cartas por una implementación o reseña independiente
pillars-origin-C = decisión nuestra
pillars-origin-confirmed = confirmado como impreso por tu archivo de cartas
pillars-origin-corrected = corregido por tu archivo de cartas
