import type { Rarity } from './rarity.ts'

/** What a slime is made of. The generator in the client draws each of these; a value it cannot draw does not compile. */

const bodies = [
  'blob',
  'round',
  'dome',
  'drop',
  'pear',
  'cube',
  'cloud',
  'flame',
  'crystal',
  'heart',
  'gem',
  'octagon',
  'star',
  'ghost',
  'wave',
  'bell',
  'egg',
  'lobed',
  'spark',
  'wisp',
  'moon',
  'tentacle',
] as const
export type SlimeBody = (typeof bodies)[number]

const eyes = [
  'round',
  'sparkle',
  'happy',
  'sleepy',
  'fierce',
  'narrow',
  'lash',
  'starry',
  'glow',
  'hollow',
  'slit',
  'wide',
  'wink',
] as const
export type SlimeEyes = (typeof eyes)[number]

const mouths = [
  'smile',
  'grin',
  'open',
  'cat',
  'fang',
  'tiny',
  'smirk',
  'tongue',
  'chatter',
  'jagged',
  'beak',
  'moustache',
  'beard',
  'pout',
  'hidden',
] as const
export type SlimeMouth = (typeof mouths)[number]

const accessories = [
  'none',
  'sprout',
  'cherryStem',
  'berryCrown',
  'leaf',
  'cream',
  'bow',
  'antenna',
  'vine',
  'bubbles',
  'earmuffs',
  'leafCrown',
  'fin',
  'coralHorns',
  'flower',
  'bolt',
  'gemCrown',
  'nightcap',
  'halo',
  'ninjaBand',
  'tiara',
  'orbit',
  'starAntenna',
  'beanie',
  'headphones',
  'helmet',
  'sparkles',
  'fireWings',
  'dragonHorns',
  'crown',
  'unicornHorn',
  'wizardHat',
  'headband',
] as const
export type SlimeAccessory = (typeof accessories)[number]

const patterns = [
  'plain',
  'dots',
  'stars',
  'scales',
  'seeds',
  'drip',
  'honeycomb',
  'ribs',
  'embers',
  'waves',
  'frost',
  'leaves',
  'petals',
  'bolts',
  'facets',
  'shimmer',
  'galaxy',
  'mist',
  'aurora',
  'rainbow',
  'plates',
  'shine',
  'feathers',
  'ermine',
  'jewels',
  'runes',
  'suckers',
] as const
export type SlimePattern = (typeof patterns)[number]

type SlimeTraits = {
  body: SlimeBody
  eyes: SlimeEyes
  mouth: SlimeMouth
  accessory: SlimeAccessory
  pattern: SlimePattern
}

export type SlimeColors = { primary: string; secondary: string; accent: string }

/** What a picture is drawn from, and what it is called. */
export type SlimeLook = {
  id: string
  name: string
  rarity: Rarity
  colors: SlimeColors
  traits: SlimeTraits
}

export type SlimeDesign = SlimeLook & {
  /** One line a child reads on the card. */
  character: string
  emoji: string
}
