### Los pilares de la Tierra: los nombres de cartas y lugares, lo que hacen las cartas y lo que se puede elegir para una mesa.

## Artesanos

craftsman-mortar_mixer = mezclador de argamasa
craftsman-woodworker = ebanista
craftsman-stonecutter = picapedrero
craftsman-tool_maker = fabricante de herramientas
craftsman-gold_woodworker = maestro ebanista
craftsman-improved_mortar_mixer = mezclador de argamasa experto
craftsman-mason = albañil
craftsman-carpenter = carpintero
craftsman-potter = alfarero
craftsman-architect = arquitecto
craftsman-sculptor = escultor
craftsman-glassblower = vidriero
craftsman-goldsmith = orfebre
craftsman-organ_builder = organero
craftsman-bell_maker = campanero

## Privilegios

privilege-aliena = Aliena
privilege-aliena-effect = En cada producción recibes 1 madera más.
privilege-tom = Tom Builder
privilege-tom-effect = En cada producción recibes 1 piedra más.
privilege-richard = Richard
privilege-richard-effect = En cada producción recibes 1 arena más.
privilege-ellen = Ellen
privilege-ellen-effect = Al principio de cada ronda miras, solo tú, el evento que va a llegar.
privilege-francis = Francis
privilege-francis-effect = Tus impuestos son siempre 2 de oro, salga lo que salga en el dado.
privilege-prior_philip = El prior Philip
privilege-prior_philip-effect = Cada uno de tus maestros constructores en el Priorato te da 1 punto de victoria más.
privilege-otto = Otto
privilege-otto-effect = El trabajador negro se une a ti desde la próxima ronda hasta el final de la partida.
privilege-jack = Jack
privilege-jack-effect = Tienes sitio para seis artesanos.
privilege-archbishop_thomas = El arzobispo Thomas
privilege-archbishop_thomas-effect = Una vez, después de ver un evento malo, puedes librarte de él.
privilege-tax_exemption = Carta de exención
privilege-tax_exemption-effect = Una vez, después de tirar el dado de impuestos, puedes no pagar nada.
privilege-remigius = El hermano Remigius
privilege-remigius-effect = Una vez, cuando sale uno de tus maestros constructores, puedes situarlo gratis.
privilege-madonna = Los peregrinos de la Virgen
privilege-madonna-effect = Ganas 3 puntos de victoria en el acto.
privilege-wool_fair = Un día en la feria de la lana
privilege-wool_fair-effect = Recibes 8 de oro en el acto.
privilege-toledo = El regreso de Toledo
privilege-toledo-effect = Recibes 2 metales en el acto.
privilege-ceremony = Un asiento para el Rey
privilege-ceremony-effect = Recibes 1 metal en el acto.
privilege-nearly_complete = El último andamio
privilege-nearly_complete-effect = Recibes 1 piedra y 1 madera en el acto.

## Eventos

event-royal_gift = Un regalo del Rey
event-royal_gift-effect = Todos reciben 5 de oro.
event-richards_ore = El mineral de Richard
event-richards_ore-effect = Todos reciben 1 metal.
event-priors_blessing = La bendición del prior
event-priors_blessing-effect = Cada trabajador de la fábrica de lana gana 1 de oro más, hasta un máximo de cinco trabajadores por jugador.
event-volunteers = Voluntarios
event-volunteers-effect = Cada carta de material da 1 cubo más en esta ronda.
event-archbishops_zeal = El celo del arzobispo
event-archbishops_zeal-effect = Al puntuar en esta ronda, cada jugador puede usar un artesano una vez más de lo que permite su capacidad. Quedan excluidos el organero, el campanero y los artesanos sin capacidad.
event-hamleighs_levy = El tributo de los Hamleigh
event-hamleighs_levy-effect = Todos pagan 4 de oro. Quien tenga menos lo paga todo y pierde 1 punto de victoria por cada 2 de oro completos que le falten.
event-conflict = Amargas disputas
event-conflict-effect = Todos pierden 2 puntos de victoria.
event-town_wall = La muralla
event-town_wall-effect = Todos tienen solo dos maestros constructores en la próxima ronda. En la última ronda no ocurre nada.
event-cold_winters = Inviernos fríos
event-cold_winters-effect = Cada carta de material da 1 cubo menos en esta ronda. Los privilegios dan lo de siempre.
event-collapse = El tejado se hunde
event-collapse-effect = Todos pierden un artesano, cada uno el que elija.

## Materiales y sus zonas

resource-sand = arena
resource-wood = madera
resource-stone = piedra
resource-metal = metal
field-sand = gravera
field-wood = bosque
field-stone = cantera

## Lugares del tablero

place-archbishop = Arzobispo
place-wool_mill = Fábrica de lana
place-kingsbridge = Kingsbridge
place-priory = Priorato
place-kings_court = Corte del Rey
place-shiring = Shiring
place-castle = Castillo de Shiring
place-market = Mercado
place-cathedral = Catedral

## La catedral, pieza a pieza

piece-1 = nave
piece-2 = crucero
piece-3 = ábside
piece-4 = torre
piece-5 = torre
piece-6 = tejado

## Ediciones y opciones

edition-mayfair = Mayfair Games, 2007
edition-devir = Devir
edition-kosmos = Thames & Kosmos
option-edition = Qué reglamento se sigue allí donde los tres difieren; todas las opciones de abajo se pueden cambiar aun así.
option-start = Quién es el primer jugador inicial: se sortea o se elige un asiento.
option-metal_piles_up = Antes de cada ronda se coloca un metal en la Corte del Rey aunque todavía quede uno.
option-deny_craftsman = Puedes pagar un artesano de la oferta y descartarlo en el acto aunque tengas sitio, para que no lo tengan los demás.
option-pass_at_zero = Puedes pasar aunque situar al maestro constructor que acaba de salir sea gratis.
option-shortage = Si en una zona no hay bastantes cubos, los que faltan se te deben y cuentan como tuyos, o bien se pierden.
option-stone_sale = En el mercado la piedra se vende por 4 de oro, o por 5.
option-market_ban = En el mercado, o bien no puedes comprar y vender el mismo tipo de material en una ronda, o bien solo se prohíbe revender lo que has comprado.
option-toolmaker = El fabricante de herramientas mira si tienes metal al principio, y otro artesano puede usarlo después, o bien al final de la ronda, cuando el metal debe seguir ahí.

## De dónde vienen los valores

pillars-origin-A = impreso en un reglamento: texto, imagen o ejemplo
pillars-origin-B2 = leído en las cartas por dos o más implementaciones o reseñas independientes
pillars-origin-B = leído en las cartas por una implementación o reseña independiente
pillars-origin-C = decisión nuestra
pillars-origin-corrected = corregido por tu archivo de cartas
