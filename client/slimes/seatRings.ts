import { slimeLookNamed, slimeLooks } from '../../rooms/shared/catalog/slimeLooks.ts'
import { variantIn } from '../../rooms/shared/catalog/slimeVariants.ts'

/** A circle around a player: the same on the board and on their own device, for as long as they sit there. */
export interface SeatRing {
  colour: string
  /** Lines and gaps in sixtieths of its whole length; none is a line without an end. */
  dash: readonly number[]
  /** A thinner line in the middle of the line. */
  core: string
}

const colours = [
  '#ff4d5e',
  '#3f7bff',
  '#ffd93d',
  '#1fc46b',
  '#ff6fd0',
  '#2fd6e0',
  '#ff932e',
  '#a06bff',
  '#ffffff',
  '#b5f04e',
  '#c07a45',
  '#8fa3c8',
]
/** Of a slime as it is in the shop. */
const whole: readonly Omit<SeatRing, 'colour'>[] = [
  { dash: [], core: '' },
  { dash: [], core: '#ffffff' },
  { dash: [], core: '#1a0e3c' },
  { dash: [27, 3], core: '' },
]
/** Of one that somebody in the class wears already. */
const broken: readonly Omit<SeatRing, 'colour'>[] = [
  { dash: [7, 5], core: '' },
  { dash: [0.01, 5], core: '' },
  { dash: [17, 3], core: '' },
  { dash: [7, 4, 0.01, 4], core: '' },
  { dash: [2, 4], core: '' },
]

const indexOf = new Map(slimeLooks.map(({ id }, index) => [id, index]))

/** Every number is given once in a class, and every slime without one is worn once: so there are no two alike. */
export function seatRing(name: string): SeatRing {
  const { number } = variantIn(name)
  const [index, kinds] = number > 0 ? [number - 1, broken] : [indexOf.get(slimeLookNamed(name).id) ?? 0, whole]
  const kind = kinds[Math.floor(index / colours.length) % kinds.length]
  return { colour: colours[index % colours.length] ?? '', dash: [], core: '', ...kind }
}
