### The Pillars of the Earth: what cards say that an owner has corrected, made from their values.

pillars-told-sand = { $number } sand
pillars-told-wood = { $number } wood
pillars-told-stone = { $number } stone
pillars-told-metal = { $number } metal
pillars-told-gold = { $number } gold
pillars-told-vp =
    { $number ->
        [one] { $number } victory point
       *[other] { $number } victory points
    }
# $before and $last (String) - parts of a list
pillars-list-more = { $before }, { $last }
pillars-list-and = { $before } and { $last }
pillars-told-nothing = Nothing happens.

## Privileges

pillars-told-privilege-production = At every production you get { $amount } more.
pillars-told-privilege-gains = You get { $amount } at once.
pillars-told-privilege-tax = Your tax is always { $gold }, whatever the die shows.
pillars-told-privilege-priory_bonus = Each of your master builders at the Priory scores { $points } more.
pillars-told-privilege-workers =
    { $number ->
        [one] { $number } more worker joins you from the next round to the end of the game.
       *[other] { $number } more workers join you from the next round to the end of the game.
    }
pillars-told-privilege-craftsman_limit = You have room for { $number } craftsmen.
pillars-told-privilege-sees_event = At the start of each round you, and only you, look at the coming event.
pillars-told-privilege-spares-event = Once, after seeing a bad event, you may stay out of it.
pillars-told-privilege-spares-tax = Once, after the tax is rolled, you may pay nothing.
pillars-told-privilege-free_builder = Once, when a master builder of yours is drawn, you may place it free of charge.

## Events

pillars-told-event-gains = Everybody gets { $amount }.
pillars-told-event-mill_bonus =
    { $workers ->
        [one] One worker of each player in the wool mill earns { $gold } more.
       *[other] Each worker in the wool mill earns { $gold } more, for at most { $workers } workers a player.
    }
pillars-told-event-yield-more =
    { $number ->
        [one] Each resource card brings { $number } more cube this round.
       *[other] Each resource card brings { $number } more cubes this round.
    }
pillars-told-event-yield-less =
    { $number ->
        [one] Each resource card brings { $number } cube less this round. Privileges bring what they always do.
       *[other] Each resource card brings { $number } cubes less this round. Privileges bring what they always do.
    }
pillars-told-event-zeal =
    { $number ->
        [one] When scoring this round, each player may use one craftsman once more than its capacity allows. Craftsmen without a capacity are left out.
       *[other] When scoring this round, each player may use one craftsman { $number } times more than its capacity allows. Craftsmen without a capacity are left out.
    }
pillars-told-event-zeal_except = Left out as well: { $craftsmen }.
pillars-told-event-pay =
    { $number ->
        [one] Everybody pays { $gold }. Whoever has less pays all of it and loses 1 victory point for every gold missing.
       *[other] Everybody pays { $gold }. Whoever has less pays all of it and loses 1 victory point for every full { $missing } missing.
    }
pillars-told-event-loses = Everybody loses { $amount }.
pillars-told-event-builders = Everybody has only two master builders in the next round. In the last round nothing happens.
pillars-told-event-loses_craftsman = Everybody loses a craftsman of their own choice.
