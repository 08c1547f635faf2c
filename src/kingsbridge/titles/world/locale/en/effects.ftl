### World Without End: what cards say that an owner has corrected, made from their values.

## Amounts in full, and after “with”

world-told-stone = { $number } stone
world-told-wood = { $number } wood
world-told-grain = { $number } grain
world-told-piety = { $number } piety
world-told-wool = { $number } wool
world-told-cloth = { $number } cloth
world-told-loyalty = { $number } loyalty
world-told-medical = { $number } medical knowledge
world-told-gold = { $number } gold
world-told-vp =
    { $number ->
        [one] { $number } victory point
       *[other] { $number } victory points
    }
world-with-stone = { world-told-stone }
world-with-wood = { world-told-wood }
world-with-grain = { world-told-grain }
world-with-piety = { world-told-piety }
world-with-wool = { world-told-wool }
world-with-cloth = { world-told-cloth }
world-with-loyalty = { world-told-loyalty }
world-with-medical = { $number } medical knowledge
world-with-gold = { world-told-gold }
world-with-vp =
    { $number ->
        [one] { $number } victory point
       *[other] { $number } victory points
    }

# $before and $last (String) - parts of a list
world-list-more = { $before }, { $last }
world-list-and = { $before } and { $last }
world-list-or = { $before } or { $last }

## Houses

world-told-house-stone = stone house with { $income }
world-told-house-wood = wooden house with { $income }

## Action cards

world-told-action-building =
    { $most ->
        [1] Place 1 of your resources on a project and score { $points }.
       *[other] Place up to { $most } of your resources on one project and score { $points } for each.
    }
world-told-action-sales = Sell as much wool as you like for { $wool } each, and at most 1 cloth for { $cloth } once its market is open.
world-told-action-house_building =
    { $price ->
        [0] Pay the stone or wood of a free space to build a house there.
       *[other] Pay { $gold } and the stone or wood of a free space to build a house there.
    }
world-told-action-house_rent =
    { $most ->
        [one] You get the income of 1 of your houses.
       *[other] You get the income of up to { $most } of your houses.
    }
world-told-action-donation =
    { $price ->
        [0] Lay a seal on an unfinished project. When it is complete you get its bonus.
       *[other] Pay { $gold } and lay a seal on an unfinished project. When it is complete you get its bonus.
    }
world-told-action-cloth =
    { $most ->
        [1] Turn 1 wool into 1 cloth.
        [2] Turn 1 or 2 wool into as much cloth.
       *[other] Turn up to { $most } wool into as much cloth.
    }
world-told-action-medicine = You get { $gains }, or you care for one or more ill locations.

## The favor track

world-told-favor-gains = You get { $amount }.
world-told-favor-pay = You pay { $amount }.
world-told-favor-per = You score { $points } for each { $good } you have.
world-told-favor-if_any = You score { $points } if you have at least { $amount }.
world-told-favor-per_house = You score { $points } for each of your houses on the board.
world-told-favor-nothing = You get nothing.

## Events: a sentence or two for each word of their language

world-effect-nothing = Nothing happens.
world-effect-trade = Each player may trade { $give } for { $get }, once.
world-effect-trade-long = Once a round, in your turn, you may trade { $give } for { $get }.
world-effect-price =
    { $good ->
        [wool] Wool sells at the market for { $gold }.
       *[cloth] Cloth sells at the market for { $gold }.
    }
world-effect-project = A project comes into play: { $project }.
world-effect-open_cloth_market = The cloth market opens for the rest of the game.
world-effect-close_cloth_market = The cloth market is covered until the chapter ends. Nobody can sell cloth.
world-effect-pay_or_lose = Each player either pays { $pay } or loses { $lose }.
world-effect-pay_or_lose-otherwise = Whoever can do neither loses { $lose }.
world-effect-cover_favor = Covered on the favor track until the chapter ends: { $spaces }.
# $space (String) - the name that two spaces of the favor track have
world-effect-cover_favor-both = { $space } (both spaces)
world-effect-gain = Each player gets { $get }, as long as there is any.
world-effect-gain-one = Each player gets { $get }, as they choose.
world-effect-project_bonus = An action that places at least 1 resource on this project scores { $points } more: { $project }.
world-effect-lose =
    { $count ->
        [one] Each player loses 1 of this, if they have any: { $goods }.
       *[other] Each player loses 1 of the first of these that they have: { $goods }.
    }
world-effect-no_actions = There are no actions this round: each player plays one card face up and discards one, both without effect.
world-effect-forgo_reward = Each player who forgoes the action of this round gets { $get }. It is decided now. Such a player still plays one card face up and discards one.
world-effect-only_project = Until the chapter ends only one project may be worked on or donated to, and all others are covered: { $project }.
world-effect-least-vp = The player with the least { $good } scores { $points }.
world-effect-least-get = The player with the least { $good } gets { $get }.
world-effect-least-lose = The player with the least { $good } loses { $lose }.
world-effect-most-vp = The player with the most { $good } scores { $points }.
world-effect-most-get = The player with the most { $good } gets { $get }.
world-effect-most-lose = The player with the most { $good } loses { $lose }.
world-effect-tied = If several are tied, each of them does.
world-effect-tied-vp =
    { $number ->
        [0] If several are tied, none of them scores.
       *[other] If several are tied, each of them scores { $points }.
    }
world-effect-limit_build =
    { $most ->
        [0] An action cannot place any resource on a project.
        [one] An action places at most { $most } resource on a project.
       *[other] An action places at most { $most } resources on a project.
    }
world-effect-limit_rent =
    { $most ->
        [0] No house brings any rent.
        [one] An action brings the rent of only { $most } house.
       *[other] An action brings the rent of at most { $most } houses.
    }
world-effect-limit_sales =
    { $most ->
        [0] Nothing can be sold at the market.
        [one] One action sells at most { $most } wool or cloth.
       *[other] One action sells at most { $most } goods, wool and cloth together.
    }
world-effect-halve_rent = House rent brings only half of the income of each house, rounded up.
world-effect-no_care = Nobody may care for the ill.
world-effect-end_plague = All plague markers are taken off the board. Nobody falls ill any more, and nobody can be cared for.
world-effect-random_discard = After playing an action card, each player lets another draw the card to be discarded at random. Its owner may look at it.
world-effect-lose_choice =
    { $number ->
        [one] Each player loses { $number } good of their choice: { $goods }. Whoever has none loses nothing.
       *[other] Each player loses { $number } goods of their choice, the same or different ones: { $goods }. Whoever has fewer loses what there is.
    }
world-effect-lose_choice-only =
    { $number ->
        [one] Each player loses { $number } of this, if they have any: { $goods }.
       *[other] Each player loses { $number } of this: { $goods }. Whoever has fewer loses what there is.
    }
world-effect-lose_house = Each player takes one of their houses off the board, and its space is free again.
world-effect-lose_house-otherwise = Whoever has no house there loses { $lose }.
world-effect-discard_for = Each player may discard one more action card face down for { $get }, but never beyond six in the discard pile.
world-effect-discard_extra = Each player at once discards one more action card of their choice face down, but never beyond six in the discard pile.
world-effect-reward_if-vp = Each player with at least { $amount } scores { $points }.
world-effect-reward_if-get = Each player with at least { $amount } gets { $get }.
world-effect-reward_per = Each player scores { $points } for each { $good } they have.
world-effect-complete_tower = All its free spaces are filled from the supply, it is complete, and the metal is awarded: { $project }.
world-effect-build_one = Each player may at once place 1 of their resources on a project for { $points }.
