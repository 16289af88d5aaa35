### Haunted Destinies: questions, answers, news, refusals and the table in words.
### Copies of a card are alike: sentences name them without their number.

title = Haunted Destinies
credit = Design by Jonathan Leistiko and Sharon Cichelli, 2008.
blurb = Strangers on a moor at dusk, each with another life face down before them. One of you will open the door.
door = One of you will open the gate on the moor. Nobody knows who.
minutes = 60–120

option-quick = Quick set-up
    .help = The game lays the moor and places the gloom at random.
option-rounds = Rounds
    .help = After how many rounds the moor keeps its secret and nobody wins, for instance 60.
what-quick = A quick set-up
what-rounds = The rounds

## Tiles; the first is the Cemetery, the next fourteen are searchable

tile-dilapidated-cemetery = Dilapidated Cemetery
    .the = the Dilapidated Cemetery
    .flavour = The wall fell outwards, as if somebody had leant on it from within.
tile-roman-ruins = Roman Ruins
    .the = the Roman Ruins
    .flavour = The ninth legion scratched its tally here, and then scratched it out.
tile-shuttered-croft = Shuttered Croft
    .the = the Shuttered Croft
    .flavour = The kettle is on its hook, and the shutters are nailed from inside.
tile-roofless-chapel = Roofless Chapel
    .the = the Roofless Chapel
    .flavour = Rain has filled the font, and there is something written on the bottom.
tile-drovers-inn = Drovers' Inn
    .the = the Drovers' Inn
    .flavour = The register lies open. The last guest has not signed out.
tile-overturned-carriage = Overturned Carriage
    .the = the Overturned Carriage
    .flavour = Its trunks are still strapped on. The horses were cut free in a hurry.
tile-abandoned-manse = Abandoned Manse
    .the = the Abandoned Manse
    .flavour = The minister left his sermon half written and his door wide open.
tile-earth-house = Earth House
    .the = the Earth House
    .flavour = A low stone passage under the turf, older than the word for it.
tile-schoolhouse = Schoolhouse
    .the = the Schoolhouse
    .flavour = A sum on the slate, in a child's hand, comes out to this year.
tile-silent-mine = Silent Mine
    .the = the Silent Mine
    .flavour = The cage is down. Now and then the bell-rope twitches.
tile-chambered-cairn = Chambered Cairn
    .the = the Chambered Cairn
    .flavour = Once a year the sun gets all the way in. It is not that day.
tile-meal-mill = Meal Mill
    .the = the Meal Mill
    .flavour = The wheel is dry, yet the stones are warm to the hand.
tile-hunting-lodge = Hunting Lodge
    .the = the Hunting Lodge
    .flavour = Forty heads on the wall, and one bare peg, polished.
tile-standing-stones = Standing Stones
    .the = the Standing Stones
    .flavour = Count them, and count them again, and say neither number aloud.
tile-clootie-well = Clootie Well
    .the = the Clootie Well
    .flavour = A hundred rags are tied to the thorn. One of them is from your coat.
tile-rocky-fields = Rocky Fields
    .the = the Rocky Fields
    .flavour = Somebody once cleared these stones, and somebody put them back.
tile-treacherous-gorge = Treacherous Gorge
    .the = the Treacherous Gorge
    .flavour = The path along it is a foot wide, and the foot was a goat's.
tile-market-cross = Market Cross
    .the = the Market Cross
    .flavour = Four roads meet, and all four signs point to the cemetery.
tile-sheep-pasture = Sheep Pasture
    .the = the Sheep Pasture
    .flavour = The flock stands in a ring, facing inwards.
tile-kirk-road = Kirk Road
    .the = the Kirk Road
    .flavour = Worn smooth by coffins, six miles from the last house.
tile-heather-brae = Heather Brae
    .the = the Heather Brae
    .flavour = It looks like purple cloth, and trips you like a rug.
tile-bracken-bank = Bracken Bank
    .the = the Bracken Bank
    .flavour = Shoulder-high, rust-red, and something keeps pace on your left.
tile-birch-wood = Birch Wood
    .the = the Birch Wood
    .flavour = White trunks at dusk: it takes a while to be sure that none is a man.
tile-gorse-thicket = Gorse Thicket
    .the = the Gorse Thicket
    .flavour = In flower, as it always is, and not to be hurried through.
tile-windy-gap = Windy Gap
    .the = the Windy Gap
    .flavour = Downhill one way you fly; the other way you lean and swear.
tile-peat-hags = Peat Hags
    .the = the Peat Hags
    .flavour = Black banks like rows of pews, and black water for an aisle.
tile-hungry-mire = Hungry Mire
    .the = the Hungry Mire
    .flavour = Go round by whichever side you like: it has no sides.
tile-sunken-lane = Sunken Lane
    .the = the Sunken Lane
    .flavour = So deep between its banks that the stars are out down here already.
tile-scree-slope = Scree Slope
    .the = the Scree Slope
    .flavour = Two steps up, one step down, and a long rattle behind you.
tile-lochside-path = Lochside Path
    .the = the Lochside Path
    .flavour = On one side the water, which has no far shore tonight.
tile-crag-foot = Crag Foot
    .the = the Crag Foot
    .flavour = The rock goes straight up into the mist, and pebbles come down.
tile-march-dyke = March Dyke
    .the = the March Dyke
    .flavour = Six feet of dry stone between one laird's ghosts and another's.
tile-roaring-linn = Roaring Linn
    .the = the Roaring Linn
    .flavour = You can hear nothing behind the fall, and nothing can hear you.
tile-hawthorn-hedge = Hawthorn Hedge
    .the = the Hawthorn Hedge
    .flavour = Planted to keep something in. It has been well looked after.
tile-burn-in-spate = Burn in Spate
    .the = the Burn in Spate
    .flavour = Brown and loud, and taking a gate down to the sea.
tile-landslip = Landslip
    .the = the Landslip
    .flavour = The road goes on, forty feet lower.
tile-corrie-rim = Corrie Rim
    .the = the Corrie Rim
    .flavour = A bowl of dark under your boots, with a lid of cloud.
tile-quarry-edge = Quarry Edge
    .the = the Quarry Edge
    .flavour = There was a fence. There are still the posts.
tile-tarn-shore = Tarn Shore
    .the = the Tarn Shore
    .flavour = Flat black water that shows you everything but yourself.
tile-covered-bridge = Covered Bridge
    .the = the Covered Bridge
    .flavour = Inside, your footsteps arrive a moment before you do.
tile-packhorse-bridge = Packhorse Bridge
    .the = the Packhorse Bridge
    .flavour = One arch, no parapet, and room for one who does not look down.
tile-rope-bridge = Rope Bridge
    .the = the Rope Bridge
    .flavour = Three ropes and a prayer, and the prayer is fraying.
tile-rotten-footbridge = Rotten Footbridge
    .the = the Rotten Footbridge
    .flavour = Every other plank has gone on ahead.

## Kinds of cards: the name on them, and what they do, to stand behind a colon

kind-opener = Opener
    .the = the Opener
    .does = whoever holds it is the Opener; it has no power until the ritual runs
kind-sure-search = Finder's Nose
    .the = Finder's Nose
    .does = add 1 to your search results
kind-sure-query = Confessor's Ear
    .the = Confessor's Ear
    .does = add 1 to your query results
kind-sure-attack = Duellist's Wrist
    .the = Duellist's Wrist
    .does = add 1 to the attack results that you make
kind-tough = Drummer's Scars
    .the = Drummer's Scars
    .does = you count as having 1 more health when you are attacked
kind-calm = Anchoress's Calm
    .the = Anchoress's Calm
    .does = you count as having 1 more health when you are haunted
kind-swift = Poacher's Stride
    .the = Poacher's Stride
    .does = add 1 movement point to your roll
kind-restful = Shepherd's Sleep
    .the = Shepherd's Sleep
    .does = at the start of your turn heal 1 wound if no other pawn is on your tile
kind-leaping = Smuggler's Leap
    .the = Smuggler's Leap
    .does = once in your turn you may leave over an X edge for 3 movement points
kind-charmed = Seventh Child's Luck
    .the = Seventh Child's Luck
    .does = doubles cost you nothing; equal dice still end an attack
kind-scene = dream scene
    .the = the dream scene
    .does = a dream scene
kind-search-item = Brass Spyglass
    .the = the Brass Spyglass
    .does = add 1 to your search results
kind-move-item = Hobnailed Boots
    .the = the Hobnailed Boots
    .does = add 2 movement points to your roll
kind-attack-item = Blackthorn Stick
    .the = the Blackthorn Stick
    .does = add 1 to the attack results that you make
kind-heal-item = Silver Flask
    .the = the Silver Flask
    .does = discard it in your turn to heal 1 wound
kind-look-item = Smoked Glass
    .the = the Smoked Glass
    .does = discard it in your turn to look at one of your own cards
kind-heal-1 = Banked Fire
    .the = Banked Fire
    .does = heal 1 wound
kind-heal-2 = Dreamless Hour
    .the = Dreamless Hour
    .does = heal 2 wounds
kind-lift-gloom = Break in the Cloud
    .the = Break in the Cloud
    .does = take up to 2 gloom off your tile
kind-look-at-other = Dropped Diary
    .the = Dropped Diary
    .does = look at a card of any other player
kind-look-at-own = Familiar Portrait
    .the = Familiar Portrait
    .does = look at one of your own cards
kind-owner-heals = Cradle Song
    .the = Cradle Song
    .does = the owner heals 1 wound
kind-both-heal = Shared Grief
    .the = Shared Grief
    .does = owner and prober each heal 1 wound
kind-remove-goal = Last Rites
    .the = Last Rites
    .does = whoever drew it, or had it in the pile, may remove one ghost goal that is in play
kind-move-gloom = Turning Wind
    .the = Turning Wind
    .does = whoever drew it, or had it in the pile, may move all gloom from one searchable tile to another
kind-prober-wound = Teeth in the Dark
    .the = Teeth in the Dark
    .does = the prober takes a wound
kind-owner-wound = Old Wound
    .the = Old Wound
    .does = the owner takes a wound
kind-both-wound = Keening
    .the = Keening
    .does = owner and prober each take a wound
kind-gloom-falls = Haar
    .the = Haar
    .does = put 2 gloom on the owner's tile, or on the nearest searchable one; of several the prober chooses
kind-ghosts-gain = Place Laid at Table
    .the = Place Laid at Table
    .does = each ghost gains 1 gloom; if there is no ghost, the owner draws a Haunting card
kind-prober-draws = It Follows You Home
    .the = It Follows You Home
    .does = the prober draws a Haunting card
kind-tile-draws = Ring of Whispers
    .the = Ring of Whispers
    .does = every living player on the owner's tile draws a Haunting card
kind-item-lost = Jackdaw
    .the = Jackdaw
    .does = the owner discards an item of choice
kind-turn-ends = Stopped Watch
    .the = Stopped Watch
    .does = the prober's turn ends
kind-goal-numbers = Muster of the Dead
    .the = Muster of the Dead
    .does = a ghost goal, met when { goal-goal-numbers }
kind-goal-hoard = Long Night
    .the = Long Night
    .does = a ghost goal, met when { goal-goal-hoard }
kind-goal-blight = Blighted Ground
    .the = Blighted Ground
    .does = a ghost goal, met when { goal-goal-blight }

## What has to be the case for a ghost goal, to stand behind "if"

goal-goal-numbers = there are at least two ghosts, at least as many as living players, and no ritual runs
goal-goal-hoard = ghosts together hold 3 gloom for each player in the game
goal-goal-blight = every searchable tile has at least 4 gloom, 5 with four players or more, and there is a ghost

## Cards, by their codes

card-opener = { kind-opener }
    .the = { kind-opener.the }
card-finder-s-nose = { kind-sure-search }
    .the = { kind-sure-search.the }
card-bell-under-the-loch = Bell under the Loch
    .the = Bell under the Loch
card-ferry-unmoored = Ferry Unmoored
    .the = Ferry Unmoored
card-wet-footprints = Wet Footprints
    .the = Wet Footprints
card-frozen-font = Frozen Font
    .the = Frozen Font
card-confessor-s-ear = { kind-sure-query }
    .the = { kind-sure-query.the }
card-duellist-s-wrist = { kind-sure-attack }
    .the = { kind-sure-attack.the }
card-walled-garden = Walled Garden
    .the = Walled Garden
card-swing-in-the-yew = Swing in the Yew
    .the = Swing in the Yew
card-moss-on-the-sundial = Moss on the Sundial
    .the = Moss on the Sundial
card-green-glove = Green Glove
    .the = Green Glove
card-drummer-s-scars = { kind-tough }
    .the = { kind-tough.the }
card-anchoress-s-calm = { kind-calm }
    .the = { kind-calm.the }
card-lamp-in-the-window = Lamp in the Window
    .the = Lamp in the Window
card-letter-never-opened = Letter Never Opened
    .the = Letter Never Opened
card-empty-cradle = Empty Cradle
    .the = Empty Cradle
card-mourning-silk = Mourning Silk
    .the = Mourning Silk
card-poacher-s-stride = { kind-swift }
    .the = { kind-swift.the }
card-shepherd-s-sleep = { kind-restful }
    .the = { kind-restful.the }
card-surgeon-s-basin = Surgeon's Basin
    .the = Surgeon's Basin
card-wine-on-the-tablecloth = Wine on the Tablecloth
    .the = Wine on the Tablecloth
card-hunt-in-the-snow = Hunt in the Snow
    .the = Hunt in the Snow
card-broken-seal = Broken Seal
    .the = Broken Seal
card-smuggler-s-leap = { kind-leaping }
    .the = { kind-leaping.the }
card-seventh-child-s-luck = { kind-charmed }
    .the = { kind-charmed.the }
card-beacon-on-the-ben = Beacon on the Ben
    .the = Beacon on the Ben
card-harvest-supper = Harvest Supper
    .the = Harvest Supper
card-fox-on-the-doorstep = Fox on the Doorstep
    .the = Fox on the Doorstep
card-burning-thatch = Burning Thatch
    .the = Burning Thatch
card-brass-spyglass-1 = { kind-search-item }
    .the = { kind-search-item.the }
card-brass-spyglass-2 = { kind-search-item }
    .the = { kind-search-item.the }
card-hobnailed-boots-1 = { kind-move-item }
    .the = { kind-move-item.the }
card-hobnailed-boots-2 = { kind-move-item }
    .the = { kind-move-item.the }
card-blackthorn-stick-1 = { kind-attack-item }
    .the = { kind-attack-item.the }
card-blackthorn-stick-2 = { kind-attack-item }
    .the = { kind-attack-item.the }
card-silver-flask-1 = { kind-heal-item }
    .the = { kind-heal-item.the }
card-silver-flask-2 = { kind-heal-item }
    .the = { kind-heal-item.the }
card-smoked-glass-1 = { kind-look-item }
    .the = { kind-look-item.the }
card-smoked-glass-2 = { kind-look-item }
    .the = { kind-look-item.the }
card-smoked-glass-3 = { kind-look-item }
    .the = { kind-look-item.the }
card-smoked-glass-4 = { kind-look-item }
    .the = { kind-look-item.the }
card-banked-fire-1 = { kind-heal-1 }
    .the = { kind-heal-1.the }
card-banked-fire-2 = { kind-heal-1 }
    .the = { kind-heal-1.the }
card-banked-fire-3 = { kind-heal-1 }
    .the = { kind-heal-1.the }
card-banked-fire-4 = { kind-heal-1 }
    .the = { kind-heal-1.the }
card-dreamless-hour-1 = { kind-heal-2 }
    .the = { kind-heal-2.the }
card-dreamless-hour-2 = { kind-heal-2 }
    .the = { kind-heal-2.the }
card-break-in-the-cloud-1 = { kind-lift-gloom }
    .the = { kind-lift-gloom.the }
card-break-in-the-cloud-2 = { kind-lift-gloom }
    .the = { kind-lift-gloom.the }
card-dropped-diary-1 = { kind-look-at-other }
    .the = { kind-look-at-other.the }
card-dropped-diary-2 = { kind-look-at-other }
    .the = { kind-look-at-other.the }
card-familiar-portrait-1 = { kind-look-at-own }
    .the = { kind-look-at-own.the }
card-familiar-portrait-2 = { kind-look-at-own }
    .the = { kind-look-at-own.the }
card-familiar-portrait-3 = { kind-look-at-own }
    .the = { kind-look-at-own.the }
card-familiar-portrait-4 = { kind-look-at-own }
    .the = { kind-look-at-own.the }
card-familiar-portrait-5 = { kind-look-at-own }
    .the = { kind-look-at-own.the }
card-familiar-portrait-6 = { kind-look-at-own }
    .the = { kind-look-at-own.the }
card-cradle-song-1 = { kind-owner-heals }
    .the = { kind-owner-heals.the }
card-cradle-song-2 = { kind-owner-heals }
    .the = { kind-owner-heals.the }
card-cradle-song-3 = { kind-owner-heals }
    .the = { kind-owner-heals.the }
card-shared-grief = { kind-both-heal }
    .the = { kind-both-heal.the }
card-last-rites-1 = { kind-remove-goal }
    .the = { kind-remove-goal.the }
card-last-rites-2 = { kind-remove-goal }
    .the = { kind-remove-goal.the }
card-turning-wind-1 = { kind-move-gloom }
    .the = { kind-move-gloom.the }
card-turning-wind-2 = { kind-move-gloom }
    .the = { kind-move-gloom.the }
card-teeth-in-the-dark-1 = { kind-prober-wound }
    .the = { kind-prober-wound.the }
card-teeth-in-the-dark-2 = { kind-prober-wound }
    .the = { kind-prober-wound.the }
card-teeth-in-the-dark-3 = { kind-prober-wound }
    .the = { kind-prober-wound.the }
card-teeth-in-the-dark-4 = { kind-prober-wound }
    .the = { kind-prober-wound.the }
card-teeth-in-the-dark-5 = { kind-prober-wound }
    .the = { kind-prober-wound.the }
card-old-wound-1 = { kind-owner-wound }
    .the = { kind-owner-wound.the }
card-old-wound-2 = { kind-owner-wound }
    .the = { kind-owner-wound.the }
card-old-wound-3 = { kind-owner-wound }
    .the = { kind-owner-wound.the }
card-old-wound-4 = { kind-owner-wound }
    .the = { kind-owner-wound.the }
card-old-wound-5 = { kind-owner-wound }
    .the = { kind-owner-wound.the }
card-keening-1 = { kind-both-wound }
    .the = { kind-both-wound.the }
card-keening-2 = { kind-both-wound }
    .the = { kind-both-wound.the }
card-keening-3 = { kind-both-wound }
    .the = { kind-both-wound.the }
card-haar-1 = { kind-gloom-falls }
    .the = { kind-gloom-falls.the }
card-haar-2 = { kind-gloom-falls }
    .the = { kind-gloom-falls.the }
card-haar-3 = { kind-gloom-falls }
    .the = { kind-gloom-falls.the }
card-haar-4 = { kind-gloom-falls }
    .the = { kind-gloom-falls.the }
card-place-laid-at-table-1 = { kind-ghosts-gain }
    .the = { kind-ghosts-gain.the }
card-place-laid-at-table-2 = { kind-ghosts-gain }
    .the = { kind-ghosts-gain.the }
card-place-laid-at-table-3 = { kind-ghosts-gain }
    .the = { kind-ghosts-gain.the }
card-place-laid-at-table-4 = { kind-ghosts-gain }
    .the = { kind-ghosts-gain.the }
card-it-follows-you-home-1 = { kind-prober-draws }
    .the = { kind-prober-draws.the }
card-it-follows-you-home-2 = { kind-prober-draws }
    .the = { kind-prober-draws.the }
card-it-follows-you-home-3 = { kind-prober-draws }
    .the = { kind-prober-draws.the }
card-it-follows-you-home-4 = { kind-prober-draws }
    .the = { kind-prober-draws.the }
card-ring-of-whispers-1 = { kind-tile-draws }
    .the = { kind-tile-draws.the }
card-ring-of-whispers-2 = { kind-tile-draws }
    .the = { kind-tile-draws.the }
card-jackdaw-1 = { kind-item-lost }
    .the = { kind-item-lost.the }
card-jackdaw-2 = { kind-item-lost }
    .the = { kind-item-lost.the }
card-jackdaw-3 = { kind-item-lost }
    .the = { kind-item-lost.the }
card-stopped-watch-1 = { kind-turn-ends }
    .the = { kind-turn-ends.the }
card-stopped-watch-2 = { kind-turn-ends }
    .the = { kind-turn-ends.the }
card-stopped-watch-3 = { kind-turn-ends }
    .the = { kind-turn-ends.the }
card-muster-of-the-dead = { kind-goal-numbers }
    .the = { kind-goal-numbers.the }
card-long-night = { kind-goal-hoard }
    .the = { kind-goal-hoard.the }
card-blighted-ground = { kind-goal-blight }
    .the = { kind-goal-blight.the }

## What stands on cards in small print, by kind, and of dream scenes by card

flavour-opener = There is a door in every one of your dreams, and your hand is always on the latch.
flavour-sure-search = You once dug for other people's silver, by night, and seldom dug twice.
flavour-sure-query = They knelt before you for thirty years. You know what a pause is worth.
flavour-sure-attack = Nine mornings in wet grass, and you walked home from all nine.
flavour-tough = You were eleven, and stood where the line broke, and went on drumming.
flavour-calm = They walled you in with a candle. It was the quiet that you had asked for.
flavour-swift = Every keeper in the glen knew your back, and none of them your face.
flavour-restful = Under a dyke, in sleet, with one eye open: you never slept better.
flavour-leaping = The gap was nine feet and the tide was in. You had a cask on your back.
flavour-charmed = Born with a caul, at the turn of the tide. Bad pennies rolled the other way.
flavour-search-item = The far hill comes nearer. So does whoever stands on it.
flavour-move-item = A size too large, and still warm.
flavour-attack-item = Cut on a Friday, which one should not do.
flavour-heal-item = It says: to the survivor.
flavour-look-item = Hold it up to the last of the light and look at yourself sideways.
flavour-heal-1 = Somebody covered the embers, and meant to come back.
flavour-heal-2 = You lie down for a moment. For once nobody else wakes up in you.
flavour-lift-gloom = A single bar of late sun crosses the heather and stops at your feet.
flavour-look-at-other = It is not your handwriting. You read on all the same.
flavour-look-at-own = The paint is two hundred years old. The chin is yours.
flavour-owner-heals = Whoever hummed it to you, it was not in this life.
flavour-both-heal = You both remember the same funeral, from either side of the grave.
flavour-remove-goal = The words were never finished. It takes only the last three.
flavour-move-gloom = The smoke leans over, thinks, and leans the other way.
flavour-prober-wound = You reached in to find out. Something in there wished to find out too.
flavour-owner-wound = It opens exactly where the other one was run through.
flavour-both-wound = It starts beyond the ridge and ends between the two of you.
flavour-gloom-falls = The sea is eleven miles off. The fog has walked all night to get here.
flavour-ghosts-gain = One chair more than there are people. Nobody remembers setting it out.
flavour-prober-draws = You put it back. You are quite sure that you put it back.
flavour-tile-draws = Each of you hears the voice behind somebody else.
flavour-item-lost = It bows, like a butler, and is gone with whatever shone.
flavour-turn-ends = Twenty to nine. It was twenty to nine an hour ago.
flavour-goal-numbers = The roll is called by the gate, and more and more voices answer.
flavour-goal-hoard = They have been saving up the dark. There is nearly enough.
flavour-goal-blight = No lamp will stay lit in any house between the hills.
flavour-bell-under-the-loch = It rings on the hour, and every hour you are a little deeper.
flavour-ferry-unmoored = You hold the rope. You opened your hand, and you know why.
flavour-wet-footprints = They come up the stair to your door, and none go down.
flavour-frozen-font = The child is waiting to be named. You strike the ice with your ring.
flavour-walled-garden = Nothing grew on the north side but what you had buried there.
flavour-swing-in-the-yew = It moves when there is no wind, and stops when you come near.
flavour-moss-on-the-sundial = You scrape and scrape, and there is one hour too many.
flavour-green-glove = You found it in the hedge, buttoned, and quite full.
flavour-lamp-in-the-window = Forty years you trimmed it, for somebody whose name is gone.
flavour-letter-never-opened = You know every word of it. You wrote it yourself.
flavour-empty-cradle = It rocks under your foot while you sew, and you do not look down.
flavour-mourning-silk = Cut and sewn a week before there was anyone to mourn.
flavour-surgeon-s-basin = You wash your hands, and the water only gets redder.
flavour-wine-on-the-tablecloth = Thirteen guests are laughing. You alone have not drunk.
flavour-hunt-in-the-snow = The hounds have turned, and it is your trail they are on.
flavour-broken-seal = The order bore your own arms: no quarter, nor for the young.
flavour-beacon-on-the-ben = You lit it a night too early, and the wrong ships came in.
flavour-harvest-supper = They crown you with barley, and everyone is very kind.
flavour-fox-on-the-doorstep = It sets down what it carries, and waits to be thanked.
flavour-burning-thatch = You carry them out, one by one, and count, and go back in.

## Groups: what somebody knows a face-down card to be

group-set-a = blue card
    .a = a blue card
    .plural = blue cards
group-set-b = green card
    .a = a green card
    .plural = green cards
group-set-c = violet card
    .a = a violet card
    .plural = violet cards
group-set-d = maroon card
    .a = a maroon card
    .plural = maroon cards
group-set-e = orange card
    .a = an orange card
    .plural = orange cards
group-psyche = Psyche card
    .a = a Psyche card
    .plural = Psyche cards
group-grey = grey card
    .a = a grey card
    .plural = grey cards
group-search = Search card
    .a = a Search card
    .plural = Search cards
group-haunting = Haunting card
    .a = a Haunting card
    .plural = Haunting cards

## Decks, borders, directions and the like; .cover is the card under a deck

deck-search = Search deck
    .card = Search card
    .cover = The Lantern
deck-haunting = Haunting deck
    .card = Haunting card
    .cover = The Skull

border-a = blue
border-b = green
border-c = violet
border-d = maroon
border-e = orange
border-grey = grey

# Whose dreams a set is taken from
life-a = the one who went down to the water
life-b = the one who kept the garden
life-c = the one who waited at the window
life-d = the one with blood on the cuffs
life-e = the one who carried the fire

direction-north = north
    .capital = North
direction-east = east
    .capital = East
direction-south = south
    .capital = South
direction-west = west
    .capital = West

turned-0 = as printed
    .capital = As printed
    .same = just as printed
turned-1 = turned a quarter clockwise
    .capital = A quarter clockwise
    .same = just as if turned a quarter clockwise
turned-2 = turned half round
    .capital = Half round
    .same = just as if turned half round
turned-3 = turned three quarters clockwise
    .capital = Three quarters clockwise
    .same = just as if turned three quarters clockwise

edges = north { $edges-north }, east { $edges-east }, south { $edges-south }, west { $edges-west }
points = { $points ->
    [0] no movement points
    [one] 1 movement point
   *[other] { $points } movement points
}
cost-points = { $cost ->
    [one] 1 point
   *[other] { $cost } points
}
actions-left = { $actions ->
    [0] no action
    [one] 1 action
   *[other] { $actions } actions
}
# How much gloom lies somewhere
some-gloom = { $gloom ->
    [0] no gloom
   *[other] { $gloom } gloom
}
rounds = { $round ->
    [one] 1 round
   *[other] { $round } rounds
}
# How many cards of a kind
counted = { $counted-count ->
    [1] { NAME("kind", $counted-kind) }
   *[other] { $counted-count } × { NAME("kind", $counted-kind) }
}
counted-none = none
# Which of several alike
which-copy = { $copy ->
    [0] { "" }
   *[other] { " " }({ $copy })
}

## Questions: of chance

question-deal-card = Which card comes to place { $place } of { $seat }'s pile?
question-deal-tile = Which tile is dealt to { $seat }?
question-first-roll = What does { $seat } roll for the Cemetery?
question-quick-tile = Which tile does { $seat } lay?
question-quick-spot = Where is { NAME("tile", $tile, form: "the") } laid?
question-quick-turn = How is { NAME("tile", $tile, form: "the") } turned at row { $row }, column { $column }?
question-quick-gloom = Where does { $seat } place a gloom?
question-quick-more-gloom = Does { $seat } place a second gloom, and where?
question-roll-one = What does { $seat } roll with one die?
question-roll-both = What does { $seat } roll with both dice?
question-draw-search = Which Search card does { $seat } draw?
question-draw-haunting = Which Haunting card does { $seat } draw?

## Questions: the set-up and a turn

question-lay-tile = Which tile do you lay?
question-lay-spot = Where do you lay { NAME("tile", $tile, form: "the") }?
question-lay-turn = How do you turn { NAME("tile", $tile, form: "the") } at row { $row }, column { $column }?
question-place-gloom = You have { $gloom } gloom left: where do you place { $gloom ->
    [one] it
   *[other] one
}?
question-more-gloom = You have { $gloom } gloom left: do you place a second one, and where?
question-dice = Do you roll one die or both?
question-remove-tile = Do you forgo all movement and remove a tile whose edges add up to less than { $below }?
question-do = { $actions ->
    [0] You have acted and have { points } left
   *[other] You have { points } and { actions-left } left
}: what do you do?
question-offer = { $given-count ->
    [0] { $wanted-count ->
        [0] What do you propose to { $other }?
       *[other] What do you propose to { $other }? So far you ask for { LIST($wanted, of: "card", form: "the") }.
    }
   *[other] { $wanted-count ->
        [0] What do you propose to { $other }? So far you give { LIST($given, of: "card", form: "the") }.
       *[other] What do you propose to { $other }? So far you give { LIST($given, of: "card", form: "the") } and ask for { LIST($wanted, of: "card", form: "the") }.
    }
}
question-accept = { $given-count ->
    [0] { $other } asks you for { LIST($wanted, of: "card", form: "the") }. Do you accept?
   *[other] { $wanted-count ->
        [0] { $other } offers you { LIST($given, of: "card", form: "the") }. Do you accept?
       *[other] { $other } offers you { LIST($given, of: "card", form: "the") } for { LIST($wanted, of: "card", form: "the") }. Do you accept?
    }
}

## Questions: doubles, cards, actions

question-doubles = { $ghost ->
    [yes] Doubles: does a living player draw a Haunting card, or do you lose 1 gloom?
   *[no] Doubles: do you draw a Haunting card or take a wound?
}
question-who-draws = Which living player draws the Haunting card in your place?
question-place-card = { $deck ->
    [anything] Where in your pile, from 1 to { $places }, do you put the card that you took?
    [haunting] Where in your pile, from 1 to { $places }, do you put the Haunting card?
   *[search] Where in your pile, from 1 to { $places }, do you put { $card ->
        [none] the Search card
       *[other] { NAME("card", $card, form: "the") }
    }?
}
question-play-or-keep = { $card ->
    [none] What becomes of the Search card?
   *[other] You drew { NAME("card", $card, form: "the") } ({ NAME("kind", $kind, form: "does") }): do you play it, or keep it in your pile?
}
question-find = Your search came to { $result }: what do you make of it?
question-query-prize = You got the better of { $other }: do you look at a card of theirs, or do they draw a Haunting card?
question-attack-prize = You won this round: what shall it cost { $other }?
question-take-place = Which face-down card of { $other }'s do you take?
question-take-face-up = Which face-up card of { $other }'s do you take?
question-go-on = Do you fight on, your { $health } against { $other }'s { $theirs }?
question-declare = { $other } has no health left: do you bind the Opener, or begin the Opening Ritual?
question-haunt-prize = Your haunting of { $other } came to { $result }: what shall befall them?
question-syphon = How much gloom do you take, up to { $most }?

## Questions: looks

question-look-at = Whose card do you look at?
question-look-place = Which card of { $other }'s pile do you look at?
question-show-place = Which card of your pile do you let { $other } see?
question-own-place = Which card of your own pile do you look at?
question-return = You see { seen-card } in { $other }'s pile: do you return it face down or face up?
question-reward = You turned it up: do you heal a wound, or does somebody draw a Haunting card?
question-witness = You see { seen-card }: to whom do you show its border?
question-own-card = You see { seen-card } at place { $place } of your own pile: what becomes of it?
seen-card = { $card ->
    [none] a card
   *[other] { NAME("card", $card, form: "the") } ({ NAME("border", $border) }; { NAME("kind", $kind, form: "does") })
}
question-gloom-tile = Several searchable tiles are equally near to { $other }: on which one do 2 gloom fall?
question-lose-item = Which of your items do you discard?
question-goal = Which ghost goal do you remove, if any?
question-gloom-from = From which tile do you move all gloom, if at all?
question-gloom-to = Where does the gloom of { NAME("tile", $from, form: "the") } go?
question-lift = How much gloom do you take off { NAME("tile", $tile, form: "the") }?

## Answers of chance

answer-deal-card = { drawn-card }
answer-deal-tile = { drawn-tile }
answer-first-roll = A { $light }
answer-quick-tile = { drawn-tile }
answer-quick-spot = Row { $row }, column { $column }
answer-quick-turn = { NAME("turned", $quarters, form: "capital") }
answer-quick-gloom = A gloom on { NAME("tile", $tile, form: "the") }
answer-quick-more-gloom-none = No second gloom
answer-quick-more-gloom-tile = A gloom on { NAME("tile", $tile, form: "the") }
answer-roll-one = A { $light }
answer-roll-both = Light { $light }, dark { $dark }
answer-draw-search = { drawn-card }
answer-draw-haunting = { drawn-card }
drawn-card = { $card ->
    [none] An unseen card
   *[other] { NAME("card", $card) }
}
drawn-tile = { $tile ->
    [none] An unseen tile
   *[other] { NAME("tile", $tile) }
}

## Answers: the set-up and a turn

answer-lay-tile = { $tile ->
    [none] Lay an unseen tile
   *[other] Lay { NAME("tile", $tile, form: "the") } ({ $searchable ->
        [yes] searchable, { edges }
       *[no] { edges }
    })
}
    .brief = { drawn-tile }
answer-lay-spot = { $beside ->
    [none] Row { $row }, column { $column }
   *[other] Row { $row }, column { $column }, { NAME("direction", $direction) } of { NAME("tile", $beside, form: "the") }
}
    .brief = { $beside ->
        [none] Row { $row }, column { $column }
       *[other] { NAME("direction", $direction, form: "capital") } of { NAME("tile", $beside, form: "the") }
    }
    .row = row { $row }
    .column = column { $column }
    .direction = { "" }
    .beside = { $beside ->
        [none] { "" }
       *[other] { NAME("direction", $direction) } of { NAME("tile", $beside, form: "the") }
    }
answer-lay-turn = { NAME("turned", $quarters, form: "capital") }: { edges }
answer-place-gloom = A gloom on { NAME("tile", $tile, form: "the") } ({ some-gloom } there)
    .brief = { gloom-there }
    .tile = { NAME("tile", $tile) }
    .gloom = { some-gloom }
answer-more-gloom-none = No second gloom
    .choice = No second gloom
answer-more-gloom-tile = A gloom on { NAME("tile", $tile, form: "the") } ({ some-gloom } there)
    .brief = { gloom-there }
    .choice = A second gloom
    .tile = { NAME("tile", $tile) }
    .gloom = { some-gloom }
gloom-there = { NAME("tile", $tile) } ({ some-gloom } there)
answer-dice-one-die = Roll one die
    .brief = One die
answer-dice-both-dice = Roll both dice
    .brief = Both dice
answer-remove-tile-tile = Remove { NAME("tile", $tile, form: "the") } (edges { $sum })
    .brief = { NAME("tile", $tile) } (edges { $sum })
    .choice = Remove a tile
    .tile = { NAME("tile", $tile) }
    .sum = edges { $sum }
answer-remove-tile-none = Remove no tile, and walk
    .choice = Remove none
answer-do-walk = { $leap ->
    [yes] Leap over the X, { NAME("direction", $direction) } to { beyond-tile }, { cost-points }
   *[no] Walk { NAME("direction", $direction) } to { beyond-tile }, { cost-points }
}
    .brief = { NAME("direction", $direction, form: "capital") } to { beyond-tile }, { cost-points }
    .under = { $leap ->
        [yes] Leap
       *[no] Walk
    }
    .choice = Walk
    .direction = { NAME("direction", $direction, form: "capital") }
    .tile = to { beyond-tile }
    .cost = { cost-points }
    .leap = { $leap ->
        [yes] over the X
       *[no] { "" }
    }
beyond-tile = { $tile ->
    [none] no tile
   *[other] { NAME("tile", $tile, form: "the") }
}
answer-do-search = Search { NAME("tile", $tile, form: "the") }
    .choice = Search
    .tile = { "" }
    .roll = { "" }
answer-do-syphon = Syphon gloom from { NAME("tile", $tile, form: "the") }
    .choice = Syphon gloom
    .tile = { "" }
    .roll = { "" }
answer-do-heal-item = Use up { kind-heal-item.the } to heal 1 wound
    .brief = Use up { kind-heal-item.the }
    .choice = Use up { kind-heal-item.the }
answer-do-look-item = Use up { kind-look-item.the } to look at a card of your own
    .brief = Use up { kind-look-item.the }
    .choice = Use up { kind-look-item.the }
answer-do-end = End your turn
    .choice = End your turn
answer-do-query = Query { $other }
    .choice = Query
    .other = { $other }
    .roll = { "" }
answer-do-attack = Attack { $other }
    .choice = Attack
    .other = { $other }
    .roll = { "" }
answer-do-haunt = Haunt { $other }
    .choice = Haunt
    .other = { $other }
    .roll = { "" }
answer-do-exchange = Exchange looks with { $other }
    .choice = Exchange looks
    .other = with { $other }
answer-do-trade = Propose a trade to { $other }
    .choice = Propose a trade
    .other = to { $other }
answer-offer-give = Give { NAME("card", $item, form: "the") }{ which-copy }
    .choice = Give
    .item = { NAME("card", $item, form: "the") }{ which-copy }
    .copy = { "" }
answer-offer-want = Ask for { NAME("card", $item, form: "the") }{ which-copy }
    .choice = Ask for
    .item = { NAME("card", $item, form: "the") }{ which-copy }
    .copy = { "" }
answer-offer-done = Make this proposal
    .choice = Make this proposal
answer-accept-refuse = Refuse
answer-accept-accept = Accept

## Answers: doubles, cards, actions

answer-doubles-card = { $ghost ->
    [yes] A living player draws a Haunting card
   *[no] Draw a Haunting card
}
answer-doubles-wound = { $ghost ->
    [yes] Lose 1 gloom
   *[no] Take a wound
}
answer-who-draws = { $seat } draws it
    .brief = { $seat }
answer-place-card = Put it at place { $place }
    .brief = Place { $place }
    .place = Place { $place }
answer-play-or-keep-keep = Keep it in the pile
answer-play-or-keep-play = Play it
answer-find-draw = Draw a Search card
answer-find-look = Look at another's card
answer-find-own = Look at a card of your own
answer-query-prize-look = Look at a card of { $other }'s
    .brief = Look at a card
answer-query-prize-they-draw = { $other } draws a Haunting card
answer-attack-prize-wound = { $wounds ->
    [one] { $other } takes a wound
   *[other] { $other } takes { $wounds } wounds
}
answer-attack-prize-face-down = Take a face-down card of { $other }'s
    .brief = Take a face-down card
answer-attack-prize-face-up = Take a face-up card of { $other }'s
    .brief = Take a face-up card
answer-attack-prize-they-draw = { $other } draws a Haunting card
answer-take-place = Take card { $place }
    .brief = Card { $place }
    .place = Card { $place }
answer-take-face-up = Take { NAME("card", $card, form: "the") }{ which-copy }
    .brief = { NAME("card", $card) }{ which-copy }
    .card = { NAME("card", $card) }{ which-copy }
    .copy = { "" }
answer-go-on-stop = Let it end
answer-go-on-go-on = Fight on
answer-declare-bind = Bind the Opener
answer-declare-ritual = Begin the Opening Ritual
answer-haunt-prize-they-draw = { $other } draws a Haunting card
answer-haunt-prize-look = Look at a card of { $other }'s
answer-haunt-prize-they-draw-two = { $other } draws two Haunting cards
answer-haunt-prize-wound = Spend 3 gloom, and { $other } takes a wound
answer-haunt-prize-two-looks = Look at two cards of { $other }'s
answer-haunt-prize-they-draw-three = { $other } draws three Haunting cards
answer-syphon = Take { $gloom } gloom
    .brief = { $gloom } gloom

## Answers: looks

answer-look-at = Look at a card of { $seat }'s
    .brief = { $seat }
answer-look-place = Look at card { $place }
    .brief = Card { $place }
    .place = Card { $place }
answer-show-place = Show card { $place }
    .brief = Card { $place }
    .place = Card { $place }
answer-own-place = Look at card { $place }
    .brief = Card { $place }
    .place = Card { $place }
answer-return-face-down = Return it face down
    .brief = Face down
answer-return-face-up = Return it face up
    .brief = Face up
answer-reward-heal = Heal 1 wound
answer-reward-draw = { $yourself ->
    [yes] Draw a Haunting card yourself
   *[no] { $seat } draws a Haunting card
}
answer-witness = Show it to { LIST($witnesses) }
    .brief = { LIST($witnesses) }
    .witnesses = { $item }
answer-own-card-back = Put it back
answer-own-card-play = Put it in play
answer-own-card-trigger = Trigger it as if { $seat } had probed it
    .brief = As if { $seat } had probed it
answer-gloom-tile = 2 gloom on { NAME("tile", $tile, form: "the") } ({ some-gloom } there)
    .brief = { gloom-there }
    .tile = { NAME("tile", $tile) }
    .gloom = { some-gloom }
answer-lose-item = Discard { NAME("card", $item, form: "the") }{ which-copy }
    .brief = { NAME("card", $item) }{ which-copy }
answer-goal-goal = Remove { NAME("card", $goal) }
answer-goal-none = Remove no ghost goal
answer-gloom-from-none = Leave all gloom where it lies
    .choice = Leave it
answer-gloom-from-tile = From { NAME("tile", $tile, form: "the") } ({ some-gloom } there)
    .brief = { gloom-there }
    .choice = Move it
    .tile = from { NAME("tile", $tile, form: "the") }
    .gloom = { some-gloom }
answer-gloom-to = To { NAME("tile", $tile, form: "the") } ({ some-gloom } there)
    .brief = { gloom-there }
    .tile = { NAME("tile", $tile) }
    .gloom = { some-gloom }
answer-lift = Take off { $gloom } gloom
    .brief = { $gloom } gloom

## News: the set-up

news-card-dealt = { $seat } was dealt { $card ->
    [none] card { $place } of the pile, face down
   *[other] { NAME("card", $card, form: "the") }, face down, as card { $place } of the pile
}.
news-tile-dealt = { $seat } was dealt { $dealt ->
    [none] a tile
   *[other] { NAME("tile", $dealt, form: "the") }
}.
news-rolled-for-cemetery = { $seat } rolled { $light } for the Cemetery.
news-got-cemetery = { $seat } got the Cemetery and would go first.
news-tile-laid = { $seat } laid { NAME("tile", $tile, form: "the") } at row { $row }, column { $column }, { NAME("turned", $quarters) }: { edges }.
news-pawn-placed = { $seat }'s pawn was placed on { NAME("tile", $tile, form: "the") }.
news-gloom-placed = { $seat } placed a gloom on { NAME("tile", $tile, form: "the") }, which now had { $gloom }.

## News: a turn

news-round-began = Round { $round } began.
news-turn-began = { $seat }'s turn began.
news-rested = { $seat } had rested alone.
news-rolled = { $dark ->
    [none] { $seat } rolled { $light } with one die.
   *[other] { $seat } rolled a light { $light } and a dark { $dark }.
}
news-doubles-rolled = { $spared ->
    [yes] { $seat } rolled doubles, and was spared.
   *[no] { $seat } rolled doubles.
}
news-points = { $seat } had { points }.
news-walked = { $seat } walked from { NAME("tile", $from, form: "the") } to { NAME("tile", $to, form: "the") }.
news-leapt = { $seat } leapt over the X edge of { NAME("tile", $from, form: "the") } and came to { NAME("tile", $to, form: "the") }.
news-tile-removed = { $seat } forwent all movement and removed { NAME("tile", $tile, form: "the") } from the moor.
news-turn-ended = { $seat }'s turn ended at once.
news-used-item = { $seat } used up { NAME("card", $card, form: "the") }.
news-proposed = { $seat } proposed to { $other } that { LIST($items, of: "card", form: "the") } change hands.
news-accepted = { $seat } accepted { $other }'s proposal: { LIST($items, of: "card", form: "the") } changed hands.
news-refused = { $seat } refused { $other }'s proposal: { LIST($items, of: "card", form: "the") } did not change hands.

## News: actions. Of a ghost health is gloom: where the news does not tell which of the two, the sentence names neither.

news-searched = { $seat } searched { NAME("tile", $tile, form: "the") }: the result was { $result }.
news-queried = { $seat } queried { $other }: the result was { $result }.
news-attacked = { $seat } attacked { $other }: the result was { $result }.
news-haunted = { $seat } haunted { $other }: the result was { $result }.
news-syphoned = { $gloom ->
    [0] { $seat } reached for the gloom on { NAME("tile", $tile, form: "the") }, and it only grew.
   *[other] { $seat } syphoned { $gloom } gloom off { NAME("tile", $tile, form: "the") }.
}
news-wounded = { $wounds ->
    [one] { $seat } took a wound, down to { $now }.
   *[other] { $seat } took { $wounds } wounds, down to { $now }.
}
news-healed = { $seat } grew stronger by { $wounds }, up to { $now }.
news-gloom-changed = { $gloom ->
    [0] There was no gloom left on { NAME("tile", $tile, form: "the") }.
   *[other] The gloom on { NAME("tile", $tile, form: "the") } was now { $gloom }.
}
news-spent-gloom = { $seat } spent { $gloom } gloom, and had { $now } left.

## News: the decks

news-drew-haunting = { $seat } drew a Haunting card, unseen.
news-drew-search = { $card ->
    [none] { $seat } drew a Search card.
   *[other] { $seat } drew a Search card: { NAME("card", $card) }.
}
news-nothing-to-draw = There was no { NAME("deck", $deck, form: "card") } for { $seat } to draw.
news-reshuffled = { $cards ->
    [one] { NAME("deck", $deck, form: "cover") } came up: 1 discard became the new { NAME("deck", $deck) }.
   *[other] { NAME("deck", $deck, form: "cover") } came up: { $cards } discards became the new { NAME("deck", $deck) }.
}
news-card-placed = { $secret_place ->
    [none] { $seat } secretly put a card somewhere into the pile.
   *[other] { $seat } put a card into the pile, at place { $secret_place }.
}
news-got-item = { $seat } laid out an item: { NAME("card", $card, form: "the") }.
news-played = { $seat } played { NAME("card", $card, form: "the") }: { NAME("kind", $kind, form: "does") }. { NAME("flavour", $kind) }

## News: looks, and what becomes of the cards

news-looked = { $seat } looked at card { $place } of { $own ->
    [yes] their own
   *[no] { $owner }'s
} pile{ $card ->
    [none] { "" }
   *[other] : { NAME("card", $card, form: "the") }
}.
news-border-shown = { $border ->
    [none] { $other } showed { $seat } the border.
   *[other] { $other } showed { $seat } the border: { NAME("border", $border) }.
}
news-put-back = Card { $place } of { $seat }'s pile was put back.
news-turned-up = { $own ->
    [yes] { $seat } put { NAME("card", $card, form: "the") } ({ NAME("border", $border) }) in play.
   *[no] { $other } turned up { NAME("card", $card, form: "the") } ({ NAME("border", $border) }) before { $seat }.
}
news-revealed = Out of { $seat }'s pile, probed by { $other }, came { NAME("card", $card, form: "the") }{ $kind ->
    [goal_numbers] , a ghost goal
    [goal_hoard] , a ghost goal
    [goal_blight] , a ghost goal
   *[other] : { NAME("kind", $kind, form: "does") }
}. { NAME("flavour", $kind) }
news-discarded = Discarded: { NAME("card", $card, form: "the") }.
news-goal-in-play = { NAME("card", $card) } stayed in play: the ghosts win if { NAME("goal", $kind) }.
news-goal-removed = { $seat } removed the ghost goal { NAME("card", $card) }.
news-gloom-moved = { $seat } moved all gloom from { NAME("tile", $from, form: "the") } to { NAME("tile", $to, form: "the") }.

## News: fate

news-took-face-down = { $seat } took card { $place } of { $owner }'s pile, unseen.
news-took-face-up = { $seat } took { NAME("card", $card, form: "the") } from { $other }.
news-attack-ended = { $seat }'s attack on { $other } ended.
news-declared-binding = { $seat } set out to bind { $other } as the Opener.
news-declared-ritual = { $seat } declared the Opening Ritual over { $other }.
news-pile-revealed = Card { $place } of { $seat }'s pile was laid bare: { NAME("card", $card, form: "the") }.
news-became-ghost = { $gloom ->
    [0] { $seat } became a ghost without gloom and rose in the Cemetery.
   *[other] { $seat } became a ghost with { $gloom } gloom and rose in the Cemetery.
}
news-ritual-began = { $seat } was the Opener, and the ritual began.
news-may-act-again = { $seat } was free to act once more this turn.
news-exchanged = { $seat } exchanged looks with { $other }.
news-won = { $ending ->
    [bound] { $seat } bound the Opener and won.
    [opener] { $seat } had made ghosts of all the others, and won as the Opener.
    [living] { $seat } lived to see the Opener fall, and won.
    [ghosts] { $seat } was a ghost when a ghost goal was met, and won.
   *[other] { $seat } was the last one alive, and so the Opener, and won.
}
news-nobody-won = The moor kept its secret for { rounds }, and nobody won.

## Refusals: the set-up and a turn

no-laid-already = That tile is laid already ({ $rule }).
no-spot-taken = Row { $row }, column { $column } is taken by { NAME("tile", $tile, form: "the") } ({ $rule }).
no-spot-lonely = No tile lies beside row { $row }, column { $column }; a tile is laid next to another ({ $rule }).
no-spot-shut = Every edge that faces row { $row }, column { $column } is an X, so that nobody could enter there ({ $rule }).
no-turned-the-same = Turned so, { NAME("tile", $tile, form: "the") } would lie { NAME("turned", $quarters, form: "same") }: choose that ({ $rule }).
no-turned-shut = Turned so, { NAME("tile", $tile, form: "the") } could not be left: all its edges that touch the moor are X ({ $rule }).
no-no-place-for-gloom = { not-searchable }, and gloom goes on searchable tiles ({ $rule }).
no-not-searchable = { not-searchable } ({ $rule }).
not-searchable = { $searchable ->
    [yes] You will not find { NAME("tile", $tile, form: "the") } on this moor
   *[no] Nobody can search { NAME("tile", $tile, form: "the") }
}
no-removable = You cannot remove { NAME("tile", $tile, form: "the") }: the Cemetery and the searchable tiles stay ({ $rule }).
no-not-on-moor = You will not find { NAME("tile", $tile, form: "the") } on this moor ({ $rule }).
no-too-strong = The edges of { NAME("tile", $tile, form: "the") } add up to { $sum }, which is not less than { $below } ({ $rule }).
no-stood-on = { LIST($seats) } { $seats-count ->
    [one] stands
   *[other] stand
} on { NAME("tile", $tile, form: "the") } ({ $rule }).
no-torn-apart = Without { NAME("tile", $tile, form: "the") } one could no longer walk from every tile to every other ({ $rule }).
no-no-tile-there = No tile lies there; one walks from tile to tile ({ $rule }).
no-an-x-there = Nobody can leave { NAME("tile", $tile, form: "the") } on that side: there is an X ({ $rule }).
no-too-few-points = Leaving { NAME("tile", $tile, form: "the") } on that side costs { $cost }, and you have { points } left ({ $rule }).
no-no-such-item = You do not have { NAME("kind", $kind, form: "the") } ({ $rule }).
no-item-useless = { $heals ->
    [yes] With { NAME("kind", $kind, form: "the") } you would change nothing, for you have no wound to heal ({ $rule }).
   *[no] With { NAME("kind", $kind, form: "the") } you would change nothing, for your pile is empty ({ $rule }).
}
no-acted-already = You have already acted this turn ({ $rule }).
no-not-your-kind = { $ghost ->
    [yes] Ghosts cannot do that: they haunt or syphon ({ $rule }).
   *[no] The living cannot do that: they search, query or attack ({ $rule }).
}
no-nothing-to-search = Nobody can search { NAME("tile", $tile, form: "the") } ({ $rule }).
no-no-gloom-there = There is no gloom on { NAME("tile", $tile, form: "the") } ({ $rule }).
no-yourself = That would be yourself ({ $rule }).
no-elsewhere = { $other } is not on your tile ({ $rule }).
no-a-ghost = { $other } is a ghost ({ $rule }).
no-exchanged-already = You have already exchanged looks with { $other } this turn ({ $rule }).
no-exchange-empty = { $own ->
    [yes] Your pile is empty, and an exchange of looks needs a card in both ({ $rule }).
   *[no] { $other }'s pile is empty, and an exchange of looks needs a card in both ({ $rule }).
}
no-ghosts-trade = Ghosts do not trade ({ $rule }).
no-proposed-already = You have already made { $other } a proposal this turn ({ $rule }).
no-nothing-to-trade = Neither you nor { $other } has an item ({ $rule }).

## Refusals: trades, actions, looks and cards

no-nothing-proposed = There is nothing in your proposal yet ({ $rule }).
no-in-proposal = Your proposal has { NAME("card", $card, form: "the") } in it already ({ $rule }).
no-nobodys-item = Neither you nor { $other } has { NAME("card", $card, form: "the") } ({ $rule }).
no-ghosts-draw = { $other } is a ghost and draws no cards ({ $rule }).
no-no-draw-effect = { NAME("card", $card) } has no Draw effect and goes into your pile ({ $rule }).
no-result-too-low = That takes a result of { $needed } or more; yours is { $result } ({ $rule }).
no-no-search-card = There is no Search card left to draw ({ $rule }).
no-no-others-card = Nobody else has a card ({ $rule }).
no-own-pile-empty = Your pile is empty ({ $rule }).
no-pile-empty = { $other }'s pile is empty ({ $rule }).
no-no-haunting-card = There is no Haunting card left to draw ({ $rule }).
no-ghosts-take = A ghost takes no cards: a wound, or the attacker draws ({ $rule }).
no-only-ghosts-let-draw = Only a ghost makes an attacker draw: { $other } takes a wound or loses a card ({ $rule }).
no-nothing-face-up = { $other } has no face-up card that could be taken ({ $rule }).
no-opener-stays = The Opener card cannot be taken once the ritual runs ({ $rule }).
no-not-face-up = { $other } does not have { NAME("card", $card, form: "the") } face up ({ $rule }).
no-too-little-gloom = That costs { $cost } gloom, and you have { $gloom } ({ $rule }).
no-no-health-left = { $other } has no health left to lose ({ $rule }).
no-own-card = That would be your own card ({ $rule }).
no-no-wound = You have no wound to heal ({ $rule }).
no-no-witness = The border is shown to at least one other player ({ $rule }).
no-own-witness = The border is shown to other players, and you have seen it ({ $rule }).
no-no-ghost-witness = Another player is a ghost, and a ghost must be among those who see the border ({ $rule }).
no-not-your-item = You do not have { NAME("card", $card, form: "the") } ({ $rule }).
no-goal-not-in-play = { NAME("card", $card) } is not in play ({ $rule }).
no-not-nearest = Another searchable tile is nearer to { $other } than { NAME("tile", $tile, form: "the") } ({ $rule }).
no-gloom-stays = The gloom lies on { NAME("tile", $tile, form: "the") } already ({ $rule }).
no-no-psyche-card = Only Psyche cards are put in play, and so not { NAME("card", $card, form: "the") } ({ $rule }).
no-triggered-by-yourself = A Haunting card is triggered as if another player had probed it, not you ({ $rule }).
no-not-a-haunting-card = Only Haunting cards are triggered, and so not { NAME("card", $card, form: "the") } ({ $rule }).

## The table in words: the game so far

table-nobody-first = The set-up: nobody has the Cemetery yet.
table-set-up = The set-up: { $laid } of { $whole } tiles laid; { $first } got the Cemetery.{ $laying ->
    [none] { "" }
   *[other] { " " }The next tile is { NAME("tile", $laying, form: "the") }.
}{ $supplies-count ->
    [0] { "" }
   *[other] { " " }Gloom still to be placed: { LIST($supplies, of: "supply", style: "comma") }.
}
supply = { $supply-seat } { $supply-gloom }
table-round = Round { $round } of at most { $last }.{ $over ->
    [yes] { " " }The game is over.
   *[no] { "" }
}
table-turn = Round { $round } of at most { $last }. It is { $seat }'s turn{ $points ->
    [none] { "" }
   *[other] , with { points } and { actions-left } left
}.
table-dice = { $dark ->
    [none] Last roll: { $light } with one die.
   *[other] Last roll: a light { $light } and a dark { $dark }.
}{ $exchanged-count ->
    [0] { "" }
   *[other] { " " }Looks exchanged this turn with { LIST($exchanged) }.
}{ $proposed-count ->
    [0] { "" }
   *[other] { " " }Trades proposed this turn to { LIST($proposed) }.
}
table-ritual = The ritual runs: { $seat } is the Opener.
table-goal = { NAME("card", $card) } is in play: the ghosts win if { NAME("goal", $kind) } ({ $have } of { $need }).

## The table in words: oneself

table-hand = Your tiles: { LIST($tiles, of: "held", style: "semicolon") }.
held = { NAME("tile", $held-tile) } ({ $held-searchable ->
    [yes] searchable, { $held-edges }
   *[no] { $held-edges }
})
table-standing = You stand on { NAME("tile", $tile, form: "the") } (row { $row }, column { $column }){ $company-count ->
    [0] { "" }
   *[other] { " " }with { LIST($company) }
}. { NAME("tile", $tile, form: "flavour") }
table-side = { NAME("direction", $direction, form: "capital") }
table-way = { $tile ->
    [none] nothing
   *[other] { NAME("tile", $tile, form: "the") }, { $cost ->
        [none] no way out
       *[other] for { cost-points }
    }
}
table-card = In your hand: { NAME("card", $card) } ({ NAME("border", $border) }): { NAME("kind", $kind, form: "does") }. { NAME("flavour", $flavour) }

## The table in words: everybody

who = { $seat }{ $you ->
    [yes] { " " }(you)
   *[no] { "" }
}
table-ghost = { who }: a ghost with { some-gloom }{ on-tile }.
table-player = { who }: { $health } of { $most } health{ on-tile }; { $cards ->
    [0] no cards
    [one] 1 card
   *[other] { $cards } cards
} in the pile{ $face_up-count ->
    [0] { "" }
   *[other] ; face up: { LIST($face_up, of: "bordered", style: "comma") }
}{ $items-count ->
    [0] { "" }
   *[other] ; items: { LIST($items, of: "counted", style: "comma") }
}.
on-tile = { $tile ->
    [none] { "" }
   *[other] , on { NAME("tile", $tile, form: "the") }
}
bordered = { NAME("card", $bordered-card) } ({ NAME("border", $bordered-border) })
table-deck = { NAME("deck", $deck) }: { $left ->
    [one] 1 card
   *[other] { $left } cards
}; discards: { LIST($discards, of: "counted", style: "comma") }.
table-obeyed = Taking effect: { LIST($cards, of: "card", style: "comma") }.
table-removed = Psyche cards out of the game: { LIST($cards, of: "card", style: "comma") }.
table-card-in-sight = { $kind ->
    [scene] { NAME("card", $card) }
   *[other] { NAME("kind", $kind) }
}: { NAME("kind", $kind, form: "does") }. { NAME("flavour", $flavour) }

## The table in words: the check sheet

table-sheet = { $own ->
    [yes] Your check sheet, each card named once:
   *[no] What everybody knows of the piles, each card named once:
}
table-pile = { $own ->
    [yes] Your pile: { LIST($claims, style: "semicolon") }.
   *[no] { $seat }'s pile: { LIST($claims, style: "semicolon") }.
}
claim-card = card { $place } is { NAME("card", $card, form: "the") }
claim-group = { $count ->
    [one] card { LIST($places) } is { NAME("group", $group, form: "a") }
   *[other] cards { LIST($places) } are { NAME("group", $group, form: "plural") }
}
claim-card-loose = { NAME("card", $card, form: "the") } is { $where }
claim-group-loose = { $count ->
    [one] one { NAME("group", $group) } is { $where }
   *[other] { $count } { NAME("group", $group, form: "plural") } are { $where }
}
claim-rest = of the rest nothing is known
places-from-to = { $first } to { $last }
where-at = at place { $place }{ or-else }
where-anywhere = somewhere in it{ or-else }
where-among = among cards { LIST($places) }{ or-else }
or-else = { $astray-count ->
    [0] { "" }
   *[other] , or else { LIST($astray, style: "or") }
}
in-pile = { $own ->
    [yes] in your own pile
   *[no] in { $seat }'s pile
}
table-uncrossed = Psyche cards not crossed off:
table-set = { NAME("border", $border) }, { NAME("life", $border) }:
table-cards = { LIST($cards, of: "card", style: "comma") }
table-witnesses = As everybody knows:
table-seen = { $which }: { $seen-count ->
    [0] its border shown to { LIST($shown) }
   *[other] { $shown-count ->
        [0] seen by { LIST($seen) }
       *[other] seen by { LIST($seen) }, its border shown to { LIST($shown) }
    }
}.
by-you = you
which-card = { $own ->
    [yes] Card { $place } of your pile
   *[no] Card { $place } of { $seat }'s pile
}
which-anywhere = { $own ->
    [yes] A card somewhere in your pile
   *[no] A card somewhere in { $seat }'s pile
}{ or-else }
which-roughly = { $own ->
    [yes] A card of your pile, { $where }
   *[no] A card of { $seat }'s pile, { $where }
}

## The table in words: the moor

table-row = Row { $row }: { LIST($tiles, of: "laid", style: "semicolon") }.
laid = column { $laid-column }, { NAME("tile", $laid-tile) }{ $laid-gloom ->
    [none] { "" }
    [0] , no gloom
   *[other] , { $laid-gloom } gloom
} ({ $laid-edges }){ $laid-pawns-count ->
    [0] { "" }
   *[other] , with { LIST($laid-pawns) }
}
table-map = Map. Pawns: { LIST($pawns, style: "comma") }. (2) is a searchable tile with 2 gloom, + the Cemetery.

## The end

result-bound = { LIST($winners) } bound the Opener in round { $round } and won alone.
result-opener = { LIST($winners) } was the Opener, made ghosts of all the others in round { $round }, and won.
result-living = The Opener, { $opener }, fell in round { $round }; { LIST($winners) } lived and won.
result-ghosts = A ghost goal was met in round { $round }; { LIST($winners) } won from beyond the grave.
result-last-alive = { LIST($winners) } was the last one alive in round { $round }, and so the Opener, and won.
result-cap = The moor kept its secret for { rounds }; nobody won.
