import { slimeLookNamed } from '../../rooms/shared/catalog/slimeLooks.ts'
import type { SlimeAccessory, SlimeBody, SlimeLook } from '../../rooms/shared/catalog/slimeTraits.ts'
import { variantIn } from '../../rooms/shared/catalog/slimeVariants.ts'
import { mix } from './colour.ts'

/** Hats with different outlines; none of them is the mark of a rare slime. */
const hats: readonly SlimeAccessory[] = [
  'bow',
  'beanie',
  'headphones',
  'flower',
  'nightcap',
  'antenna',
  'ninjaBand',
  'cream',
  'earmuffs',
  'leafCrown',
  'fin',
  'berryCrown',
  'starAntenna',
  'coralHorns',
  'vine',
  'bubbles',
  'cherryStem',
  'headband',
  'helmet',
  'leaf',
  'bolt',
  'sprout',
  'sparkles',
]
const bodies: readonly SlimeBody[] = ['dome', 'cube', 'egg', 'drop', 'pear', 'lobed', 'blob', 'bell']
const tints = ['#ffffff', '#5b3fd6', '#ffd84a', '#ff5fa8', '#33d6ff', '#2b1a5e'] as const
const tinted = 0.26

const at = <Value>(values: readonly Value[], index: number): Value => values[index % values.length] as Value

/** A common slime changes its hat, and every second variant its shape. A rare one is known by both, so it changes its tint. */
function dressed(look: SlimeLook, number: number): SlimeLook {
  const tint = at(tints, number)
  const { primary, secondary, accent } = look.colors
  const colors = { primary: mix(primary, tint, tinted), secondary: mix(secondary, tint, tinted), accent }
  if (look.rarity !== 'common') return { ...look, colors }
  const { traits } = look
  const body = number % 2 === 0 ? at(bodies, number / 2) : traits.body
  return { ...look, colors, traits: { ...traits, body, accessory: at(hats, number - 1) } }
}

/** Each look is made once and stays the same object, because callers remember things by it. */
const known = new Map<string, SlimeLook>()

/** The look to draw for a name key. */
export function lookNamed(name: string): SlimeLook {
  const { number } = variantIn(name)
  if (number === 0) return slimeLookNamed(name)
  const look = known.get(name) ?? dressed(slimeLookNamed(name), number)
  known.set(name, look)
  return look
}
