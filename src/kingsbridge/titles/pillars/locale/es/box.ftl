### Mi caja: lo que hay en ella y lo que se puede escribir en sus cartas

## Tipos de carta

pillars-box-sheet-stock = El tablero y la reserva

## Valores de las cartas

pillars-box-field-title = título
pillars-box-field-cost = oro por contratarlo
pillars-box-field-takes = lo que gasta cada uso
pillars-box-field-holds = lo que hay que tener
pillars-box-field-gives = lo que da cada uso
pillars-box-field-capacity = usos por ronda
pillars-box-field-serves_as = cuenta como
pillars-box-field-needs = necesita
pillars-box-field-kind = tipo
pillars-box-field-production = da cada ronda
pillars-box-field-gains = da enseguida
pillars-box-field-tax = oro de impuesto como máximo
pillars-box-field-priory_bonus = más puntos de victoria en el priorato
pillars-box-field-workers = trabajadores
pillars-box-field-craftsman_limit = artesanos como máximo
pillars-box-field-sees_event = ve el suceso que viene
pillars-box-field-spares = libra una vez
pillars-box-field-free_builder = coloca gratis un maestro constructor
pillars-box-field-good = buena noticia
pillars-box-field-mill_bonus = más oro en el molino de lana
pillars-box-field-yield = cubos
pillars-box-field-zeal = más usos de un artesano
pillars-box-field-zeal_except = salvo estos
pillars-box-field-pay = oro que pagar
pillars-box-field-loses = pierde
pillars-box-field-builders = maestros constructores en esta ronda
pillars-box-field-loses_craftsman = pierde artesanos
pillars-box-stock-workers = trabajadores de cada jugador
pillars-box-stock-builders = maestros constructores de cada jugador
pillars-box-stock-start_vp = puntos de victoria al inicio
pillars-box-stock-start_gold = oro de quien empieza
pillars-box-stock-start_gold_step = oro de más por cada asiento
pillars-box-stock-most_gold = oro como máximo
pillars-box-stock-craftsman_limit = artesanos como máximo
pillars-box-stock-kept_cubes = cubos que se guardan tras la ronda
pillars-box-stock-cubes = cubos en la reserva
pillars-box-stock-market = cubos en el mercado
pillars-box-stock-court_metal = metal en la corte del rey
pillars-box-stock-grey_workers = trabajadores grises
pillars-box-stock-castle_workers = trabajadores grises en el castillo
pillars-box-stock-first_builder_cost = oro por el primer maestro constructor
pillars-box-stock-tax_die = caras del dado de impuestos
pillars-box-stock-priory = puntos de victoria en el priorato
pillars-box-stock-gold_per_vp_lost = oro que falta por punto de victoria perdido
pillars-box-stock-buy = precios de compra
pillars-box-stock-sell = precios de venta

## Lo que pueden ser los valores

pillars-box-value-kind-permanent = permanente
pillars-box-value-kind-once = de un solo uso
pillars-box-value-kind-immediate = inmediato
pillars-box-value-spares-event = de un suceso malo
pillars-box-value-spares-tax = del impuesto
pillars-box-name-gold = oro
pillars-box-name-vp = puntos de victoria
pillars-box-name-workers = trabajadores
pillars-box-name-mortar_mixer = { pillars-craftsman-mortar_mixer }
pillars-box-name-woodworker = { pillars-craftsman-woodworker }
pillars-box-name-stonecutter = { pillars-craftsman-stonecutter }
pillars-box-name-tool_maker = { pillars-craftsman-tool_maker }
pillars-box-name-gold_woodworker = { pillars-craftsman-gold_woodworker }
pillars-box-name-improved_mortar_mixer = { pillars-craftsman-improved_mortar_mixer }
pillars-box-name-mason = { pillars-craftsman-mason }
pillars-box-name-carpenter = { pillars-craftsman-carpenter }
pillars-box-name-potter = { pillars-craftsman-potter }
pillars-box-name-architect = { pillars-craftsman-architect }
pillars-box-name-sculptor = { pillars-craftsman-sculptor }
pillars-box-name-glassblower = { pillars-craftsman-glassblower }
pillars-box-name-goldsmith = { pillars-craftsman-goldsmith }
pillars-box-name-organ_builder = { pillars-craftsman-organ_builder }
pillars-box-name-bell_maker = { pillars-craftsman-bell_maker }
