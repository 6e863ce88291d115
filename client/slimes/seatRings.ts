import { slimeLookNamed, slimeLooks } from '../../rooms/shared/catalog/slimeLooks.ts'
import { variantIn } from '../../rooms/shared/catalog/slimeVariants.ts'

/** A ring around a player: the same on the board and on the player's device, for as long as the player has the seat. */
interface SeatRing {
  colour: string
  /** Lengths of lines and gaps in sixtieths of the whole ring; empty for an unbroken line. */
  dash: readonly number[]
  /** The colour of a thinner line inside the line; empty for none. */
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
/** For a slime as the shop sells it. */
const whole: readonly Omit<SeatRing, 'colour'>[] = [
  { dash: [], core: '' },
  { dash: [], core: '#ffffff' },
  { dash: [], core: '#1a0e3c' },
  { dash: [27, 3], core: '' },
]
/** For a slime that another player of the class wears already, so that this one got a number. */
const broken: readonly Omit<SeatRing, 'colour'>[] = [
  { dash: [7, 5], core: '' },
  { dash: [0.01, 5], core: '' },
  { dash: [17, 3], core: '' },
  { dash: [7, 4, 0.01, 4], core: '' },
  { dash: [2, 4], core: '' },
]

const indexOf = new Map(slimeLooks.map(({ id }, index) => [id, index]))

/** A class has each number once, and each slime without a number once, so no two rings are alike. */
export function seatRing(name: string): SeatRing {
  const { number } = variantIn(name)
  const [index, kinds] = number > 0 ? [number - 1, broken] : [indexOf.get(slimeLookNamed(name).id) ?? 0, whole]
  const kind = kinds[Math.floor(index / colours.length) % kinds.length]
  return { colour: colours[index % colours.length] ?? '', dash: [], core: '', ...kind }
}
