import type { MapMode } from '../../../rooms/shared/maps/tileTypes.ts'
import { inWords } from '../language.ts'
import { countText } from '../parts.ts'
import { saying } from '../saying.ts'

/** For making a map from wishes. */
export const makingTexts = inWords('makingTexts', {
  title: 'A map for your lesson',
  intro: 'Bots try every map before you see it. Afterwards you can change each tile.',
  players: 'Players',
  questions: 'Questions',
  picture: (map: string) => saying`${map}, a new map`,
  busy: 'Bots are trying a new map…',
  size: 'Size',
  length: 'Length of the way',
  lengthText: (tiles: number) => countText(tiles, 'tile', 'tiles'),
  lives: 'Lives lost per game',
  livesText: (lost: number, all: number) => `${lost} of ${all}`,
  another: 'Another',
  take: 'Take it',
})

/** Names of new maps, until the author gives them another. */
export const madeNames: Record<MapMode, readonly string[]> = inWords('madeNames', {
  racing: ['Crooked Mile', 'Duckpond Dash', 'Windy Loop', 'Picnic Run', 'Noodle Road', 'Long Way Home', 'Zigzag Cup'],
  battle: ['Echo Hall', 'Pillar Yard', 'Four Corners', 'Rumble Court', 'Stone Circle', 'Noisy Cellar', 'Old Arena'],
  'gold-quest': ['Lost Cellars', 'Mirror Maze', 'Mole City', 'Magpie Halls', 'Coin Warren', 'Twin Vaults', 'Sly Maze'],
  tower: ['Crow Keep', 'Thistle Tower', 'Gate Hill', 'Lantern Steps', 'Rusty Gate', 'High Watch', 'Bramble Keep'],
  survival: [
    'Hot Stones',
    'Jumping Meadow',
    'Bubble Bog',
    'Shaky Island',
    'Slippery Yard',
    'Ember Garden',
    'Mud Party',
  ],
})
