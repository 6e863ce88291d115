const wordsIn = (text: string): readonly string[] => text.trim().split(/\s+/)

/** Kind words, none about looks, because a pupil may have one for a whole school year. */
export const moods = wordsIn(`
Able Active Agile Airy Alert Amazing Amber Ample Apt Astute Awake Aware Balmy Beaming Blithe Bold Bouncy Brave
Breezy Bright Brisk Bubbly Busy Calm Candid Capable Caring Cheery Chipper Chirpy Civil Classic Clear Clever
Comfy Cool Cordial Cosmic Cosy Crafty Crisp Curious Dainty Dancing Dapper Daring Dashing Dazzling Deft Devoted
Dreamy Eager Earnest Easy Electric Epic Fabled Fair Famous Fancy Fearless Festive Fine Fleet Flying Fond Frank
Fresh Friendly Fun Funny Fuzzy Gallant Generous Gentle Giving Glad Gleaming Glowing Golden Good Grand Great
Groovy Handy Happy Hardy Harmonic Hearty Helpful Honest Hopeful Humble Ideal Jaunty Jazzy Jolly Joyful Jubilant
Just Keen Kind Leaping Lively Loyal Lucky Lunar Magic Majestic Mellow Merry Mighty Mindful Mirthful Modern
Musical Neat Nice Nifty Nimble Noble Patient Peaceful Peppy Perky Playful Plucky Polite Prime Proud Quick
Quiet Radiant Rapid Ready Regal Royal Sage Shining Shiny Sincere Singing Smart Smiling Snappy Snug Solar Sparkly
Speedy Splendid Spry Stellar Sterling Sunny Super Sure Swift Tactful Tidy Tranquil True Trusty Upbeat Valiant
Vivid Warm Whirling Wise Witty Wondrous Zesty Zippy
`)

export const namesakes = wordsIn(`
Acorn Alder Alpaca Anchor Antelope Apple Apricot Arctic Aspen Aster Atlas Aurora Avocado Azalea Badger Bamboo
Basil Bay Beacon Beaver Beech Bell Berry Birch Bison Blossom Bluebell Bobcat Breeze Brook Buffalo Cactus Camel
Canary Candle Canoe Canyon Caracal Cardinal Caribou Cedar Cello Cheetah Cherry Chestnut Chickadee Chinook Cicada
Clover Cloud Coconut Comet Compass Condor Coral Cosmos Cougar Coyote Crane Cricket Crocus Crystal Cypress
Daffodil Dahlia Daisy Dawn Deer Delta Diamond Dingo Dolphin Dragon Drum Duckling Eagle Echo Egret Elk Elm Ember
Emerald Falcon Fawn Feather Fern Ferret Finch Firefly Fjord Flamingo Flute Forest Fox Galaxy Gazelle Gecko Gem
Geyser Gibbon Giraffe Glacier Goldfinch Grape Griffin Grove Guitar Hamster Harbor Hare Harp Hawk Hazel Heather
Hedgehog Heron Hickory Hill Honeybee Horizon Horse Husky Ibex Ibis Iguana Impala Indigo Iris Island Ivy Jackal
Jackdaw Jade Jaguar Jasmine Jay Juniper Kayak Kelp Kestrel Kite Kitten Kiwi Koala Lagoon Lake Lantern Larch Lark
Laurel Lavender Leaf Lemming Lemon Lemur Leopard Lilac Lily Linden Lion Llama Lotus Lynx Macaw Magnolia Magpie
Mango Manta Maple Marigold Marmot Marten Meadow Meerkat Melody Meteor Mint Mistral Moon Moose Mountain Porpoise
Nebula Nectar Newt Nova Nutmeg Oak Oasis Oboe Ocean Ocelot Olive Onyx Opal Orca Orchid Oriole Osprey Otter Owl
Oyster Palm Panda Panther Papaya Parrot Peach Peacock Pear Pebble Pelican Penguin Peony Pepper Petal Phoenix
Piano Pine Pioneer Planet Plover Plum Pony Poppy Prairie Primrose Puffin Puma Puppy Quail Quartz Quokka Rabbit
Rainbow Raven Reed Reindeer River Robin Rocket Rose Rowan Ruby Saffron Sailor Salmon Sandpiper Sapphire
Satellite Seagull Seal Sequoia Shell Sky Skylark Snowflake Songbird Sparrow Spruce Squirrel Stag Star Starfish
Starling Stork Stream Summit Sun Sunflower Swallow Swan Sycamore Tapir Tern Thistle Thrush Thunder Tiger Toucan
Trout Trumpet Tulip Tundra Turquoise Turtle Unicorn Valley Vicuna Viola Violet Volcano Voyager Wallaby Walnut
Walrus Wave Willow Wind Wolf Wombat Wren Yak Zebra Zephyr Zinnia
`)

const pick = <T>(items: readonly T[], random: () => number): T => items[Math.floor(random() * items.length)] as T

/** Like "Brave Otter". */
export const drawPair = (random: () => number): string => `${pick(moods, random)} ${pick(namesakes, random)}`

/** A drawn name, for classes that do not choose names. It gets a number once the pairs run out. */
export function drawName(isTaken: (name: string) => boolean, random: () => number): string {
  for (let tries = 0; tries < 200; tries++) {
    const name = drawPair(random)
    if (!isTaken(name)) return name
  }
  let number = 1
  while (isTaken(`Slime ${number}`)) number++
  return `Slime ${number}`
}
