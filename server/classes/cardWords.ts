/**
 * The words of cards, three on each. The first four letters of each word are unlike all others, so typing four is
 * enough. Pupils have them on paper, so no word may be changed or moved.
 */
export const cardWords: readonly string[] = `
able abode about above accent acorn across action actor actual adapt addend adept admire adopt adult advice afar
afford after again agent agile agree ahead aide aimed airport aisle alarm album alert algebra align alike alive
allow almond aloe alone aloud alpha alpine already also alter always amaze amber amount ample amuse anchor
ancient angel angle animal ankle annual answer anthem antler anybody apart apex apple april apron aqua arcade
arch arctic area argue arise armor around arrow article ascend ashore aside asked aspect assist aster astro
atlas atom attach attend attic auburn audio august aunt aurora author autumn avenue avoid awake award away
awesome axis azalea azure babble backpack bacon badge bagel baker balance balcony ball bamboo banana band banjo
bank banner barber barge bark barley barn barrel basil basket batch bath baton bazaar beach bead beam bean bear
beat beauty beaver become beech beehive begin behind beige being believe bell belong belt bench bend benefit
berry beside best better between beyond bicycle bigger bike billow binder bird birthday biscuit bison blanket
blaze blend bless blimp blink block bloom blossom blouse blue boat bobcat bolt bonbon bonfire bonus book boost
booth border borrow boss both bottle bounce bouquet bowl brain branch brave bread breeze brick bridge bright
bring brisk broad bronze brook brother brown brunch brush bubble bucket buddy budget buffalo bugle build bulb
bumper bunch bundle burger busy butter buyer buzz bypass cabbage cabin cable cactus cadet cafe cairn cake calf
call calm camel camp canal candle canoe canvas canyon cape captain caramel card care cargo carol carpet carrot
cart carve cascade case cashew castle casual catalog catch cater cattle cause cavern cedar celery cello cement
center cereal certain chain chalk chance chapter charm chase chat cheer cherry chess chief child chime choice
chorus chrome chuckle cinema cinnamon circle citizen citrus city civil claim clam class claw clay clean clever
click cliff climb clinic clip cloak clock cloth cloud clover club coach coast coat cobalt cobble cocoa code
coffee coin collect color comb comet comfy common compass concert condor cone connect cook cool copper copy
coral core cork corner correct cosmic cosy cottage couch count couple courage cousin cover cozy cradle craft
crane crater crayon cream credit creek crest crew cricket crisp crocus crop cross crowd cruise crumb crust
crystal cube cuddle culture cupcake curious curl current curtain cushion custom cycle cymbal dabble daily dairy
daisy dance dapper daring dash data dates dawn daylight dazzle dealer dear debate debut decade decide deck deer
define degree delight delta denim dentist depart depend depth derby desert design desk dessert detail develop
device dewdrop diagram dial diamond diary differ digital dimple diner dinner direct disc dish display dive
divide doctor dodge dolphin domain dome domino donate donut door dose double dough dove down dozen draft dragon
drama draw dream dress drift drink drive drop drum duck duet dune dusk duty dwell dynamo each eager eagle early
earn earth ease east easy echo eclipse edge edit educate effort eight either elbow elder elect elegant element
elite else ember emblem emerald emotion empire empty enable enamel encore energy engine enjoy enough enroll
enter entry equal equip erase errand escape essay estate evening ever exact example excite execute exhibit exit
exotic expand expert explore express extra eyebrow eyelash fable fabric face fact fair faith falcon fall family
famous fancy fantasy farm fashion fast father faucet favor fawn feast feather feed feel fellow female fence
fennel fern ferry fetch fever fiber fiction fiddle field fiesta fifteen figure file film final find fine finger
finish fire firm first fish fist five fizz flag flame flannel flash flavor fleece flex flight flint flip float
flock floor flour flower fluffy flute flyer foam focus foggy foil folder folk follow fond food foot forest
forget fork form fort forum forward fossil foster found four frame freckle free fresh friend frisbee frog front
frost fruit fudge fuel full funny furnace future fuzzy gadget galaxy gallery game gander garage garden garlic
garnet gate gather gazelle gear gecko gems general genius gentle genuine geology gesture getaway geyser giant
gift giggle ginger giraffe give glacier glad glance glass gleam glide glimmer glitter globe glory glossy glove
glow glue goal goat goblet gold golf gondola good goose gorge govern grace grade grain grand grape grass gravity
great green grid grill grin grip grocery groove ground grove grow guard guava guess guide guitar gulf gumdrop
gust gutter habit hail hair half hall halo hammock hamster hand hangar happy harbor hard hare harmony harp
harvest hatch haven hawk hazel head heal heap heart heat hedge heel height helium hello helmet help herald herb
herd here hero hexagon hickory hidden high hike hill hint hippo history hobby hockey holiday hollow home honest
hood hoof hoop hope horizon horn horse hospital host hotel hour house hover huddle huge hula human humble humor
hundred hungry hurdle hurry husky hydrant hymn iceberg icicle icing icon idea igloo imagine impact import
improve impulse inch include income index indigo indoor infant inform initial inkwell inland inner input inquire
insect inside inspire install intro invent invite iris iron island issue item ivory jacket jade jaguar january
jasmine javelin jazz jeans jelly jersey jester jetty jewel jiffy jigsaw jingle jockey jogger join joke jolly
journey joyful judge juggle juice july jumbo jump june jungle juniper jury just kale kangaroo karate kayak keen
keep kelp kernel kettle keyboard khaki kilo kimono kind king kiosk kitchen kite kitten kiwi knack knee knight
knit knock knot know koala label labor lace ladder lady lagoon lake lamb lamp land lane language lantern laptop
large lark laser lasso last latch late lather latitude latte laugh launch laurel lava lawn layer leader leaf
league learn leather lecture legacy legend lemon lend length lens lentil leopard lesson letter level liberty
library license lichen light like lilac lily lime limit line linger lion liquid list little live lizard llama
load loaf lobby lobster local locket lodge logic lollipop long look loop lotion lotus loud lounge love loyal
lucky luggage lullaby lumber lunar lunch lupin luster luxury lynx lyric macaroon machine made magenta magic
magnet mail main major make mallet mammal manage mango manner mantle manual many maple marble march margin
market marmot marsh marvel mascot mask master match matter maximum mayor maze meadow meal mean measure medal
media meet mellow melody member memory menu merry message metal meteor method metro midday might mild milk mill
mimic mind mineral mini mint minute miracle mirror mist mitten mixture mobile model modify module moment monday
monitor month moon moose more morning mosaic moss mother motion motor mouse mouth move movie much muffin mural
museum music mustard mutual muzzle myself mystery myth nachos name nanny napkin narrow nation nature nautical
navy near neat nebula neck nectar needle nephew neptune nest network neutral never newly news nibble nice nickel
niece night nimble nine noble nocturne noise nomad noodle noon normal north nose note notice nougat novel nozzle
nudge number nurse nutmeg nylon oasis oatmeal obey object oblong oboe observe obtain ocean octagon october
odyssey offer office often olive olympic omega omelet onion online only onward onyx opal open opera opinion
option orange orbit orchard order oregano organ origami oriole ornament osprey ostrich other otter ounce outdoor
outfit outline outside oval oven over owner oxygen oyster ozone pace pack paddle page paint pair pajama palace
pale palm pamphlet pancake panda panel panther paper paprika parade parcel parent park parrot parsley part pasta
patch path patient patrol pattern pause peace peanut pear pebble pecan pedal pelican pencil penguin pepper
perfect perhaps person pesto petal pewter phone photo phrase piano pickle picnic picture piece pier pigeon
pilgrim pillow pilot pinch pine pink pioneer pitcher pivot pixel pizza place plaid plan plaster plate play plaza
please plenty plot plow pluck plum plus pocket podium poem poet point polar polish pollen polo pond pony pool
popcorn poplar poppy popular porch port pose possible postcard potato pottery pound powder power praise prefer
prepare present pretty price pride primary prince prism prize problem process produce profile program project
promise proof proper protect proud provide prune public pudding puffin pulley pulse puma pump punch pupil puppet
purple purse puzzle pyramid python quail quality quantum quarter quasar queen query quest quick quiet quill
quince quiz quota rabbit raccoon racket radar radiant raft rail rain raisin rally ramble ranch random range
rapid rare rather rattle raven ravioli reach reader real reason rebound recall recipe record recycle redwood
reed reef referee refresh region regular relax relish rely remain remote render renew rent repair repeat reply
report request rescue resort rest result retro return reveal reward rhino rhubarb rhyme rhythm ribbon rice rich
riddle ride ridge right ring rinse ripple rise risk river road roast robe robin robot rock rodeo roll romance
roof room roost root rope rose rosy rotate rough round route rover rowboat royal rubber ruby rucksack rudder
ruffle rugby ruler rumble runner rural rush rustic sable sack saddle safari safe saffron sage sail salad salmon
salon salt salute same sample sand sardine satchel satin saturn sauce sausage savanna save savor scale scan
scarf scatter scene school science scoop score scout scrap screen script scroll sculpt seal search season seat
second secret section seed seesaw select selfie senate senior sense sequel serene series serve sesame session
settle seven shade shallow shape share shed sheep shelf sherbet shield shift shimmer shine ship shirt shoe shop
shore should shovel show shrimp shrub shuffle shuttle sibling side sierra sight sign silent silk silly silver
similar simmer simple since sing sister sitar site situate sixteen size skate sketch skill skip skylark slate
sled sleep slice slide slim slipper slogan slope slow small smart smile smooth snack snail snap sneaker snorkel
snow snug soap soar soccer social sock soda sofa soft soil solar solid solo solve sombrero sonata song sonic
soon soothe sorbet sort sound soup source south soybean space spade spark speak special speed spell sphere spice
spider spin spiral splash spoon sport spot spread spring sprout spruce square squid stable stadium staff stage
stair stamp stand star state stay steady steel stem step stereo stew stick still stir stock stone stool store
stove stream string strong studio stuff style submit subtle suburb subway success sudden suede sugar suggest
suit sumac summer sunday sunny super supply sure surf surgeon surprise sushi sustain swallow swamp swan sway
sweater sweet swift swim swing switch swivel sycamore syllable symbol syrup system table tackle taco tadpole
tailor take talent talk tall tandem tango tank tapir target task tassel taste tavern taxi teach teal team teapot
teddy teeth temple tenant tender tennis tent tepee term terrace test texture thank that thaw theater theme
theory there thicket thimble thing third thistle thorn thought thread thrill throne thumb thunder thyme tiara
ticket tide tidy tiger tight tile timber time tinsel tint tiny tissue title toad toast today toddler toffee
toggle token tomato tomorrow tone tonic tool topaz topic tornado torus total toucan tour toward tower town track
trade traffic trail tram transit travel tree trek trellis trend triangle tribute trick trio triumph trolley
trophy trout truck true trumpet trunk trust truth tuba tuesday tugboat tulip tumble tuna tundra tune tunnel
turbo turkey turnip turtle tutor tuxedo tweed twelve twenty twig twin twirl twist type typical ukulele ultra
umbrella umpire uncle under uneven unfold unicorn uniform union unique unit universe unlock until unusual update
upgrade uphill uplift upper upright upstairs upward uranus urban useful usual utensil utility vacuum valley
value valve vanilla variety varnish vase vast vault vegan vehicle velvet vendor venture venus veranda verb
verify verse vessel vest veteran vibrant victory video view vigor villa vine vintage vinyl viola viper virtue
visa vision visor vital vivid vocal voice volcano volley volume vortex vote vowel voyage waffle wagon waist wait
wake walk wall walnut walrus waltz wander wardrobe warm warrior wash watch water wave wealth weather weave
website wedding weekend welcome well west wetland whale wharf wheat wheel when where whirl whisker white whole
wicker wide width wiggle wild willow wind wing winner winter wire wisdom wise wish with wizard wolf woman wombat
wonder wood wool word work world worth woven wrap wreath wren wrist write yacht yard yarn yarrow yawn year yeast
yellow yield yoga yogurt yolk young your youth yucca yummy zeal zebra zenith zephyr zero zest zigzag zinc zinnia
zipper zither zodiac zone zoology
`
  .trim()
  .split(/\s+/)

/** Finds a word by its first four letters. The rest may be missing or misspelt. */
const byBeginning = new Map(cardWords.map((word) => [word.slice(0, 4), word]))

export const cardWordOf = (typed: string): string | undefined => byBeginning.get(typed.trim().toLowerCase().slice(0, 4))
