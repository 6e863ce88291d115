import type { MapMode } from '../../../../rooms/shared/maps/tileTypes.ts'
import type { ModeRules, Strategy, TurnEvent } from '../../../../rooms/shared/modes/modeRules.ts'
import { seededRandom } from '../../../../rooms/shared/seededRandom.ts'
import type { GameSetup } from './classroom.ts'
import { defaultMaps, hostileMaps, randomMap } from './hostileMaps.ts'

const dials = ['calm', 'lively', 'wild'] as const
/** Small classes find most faults, and a few large ones find the rest. */
const classSizes = [8, 1, 8, 30, 8, 2, 8, 8, 30, 8]
const lengths = [10, 5, 15, 1, 8, 3, 12, 25]

/** The number of games of each mode. Set `GAMES=1000` after a change of a rule book. */
const usualCount = Number(process.env.GAMES ?? 250)

/** Games of every kind that a school could play, each named by its seed: `it.each(seededGames(...))('$title', ...)`. */
export function seededGames<Board, Event extends TurnEvent, Shown>(
  mode: MapMode,
  rules: ModeRules<Board, Event, Shown>,
  sensible: Strategy<Shown>,
  count = usualCount,
): { title: string; setup: GameSetup<Board, Event, Shown> }[] {
  const [drawn, hostile] = [defaultMaps(mode), hostileMaps(mode)]
  return Array.from({ length: count }, (_, index) => {
    const seed = index + 1
    const random = seededRandom(seed ^ 0x9a3e5)
    const of = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
    const map = [of(drawn), of(hostile), randomMap(mode, seed)][seed % 3] ?? of(drawn)
    const [players, questions, chaos] = [seed % 100 === 0 ? 200 : of(classSizes), of(lengths), of(dials)]
    const some = (chance: number) => random() < chance
    const before = () => 1 + Math.floor(random() * questions)
    const setup: GameSetup<Board, Event, Shown> = {
      rules,
      sensible,
      map: map.grid,
      players,
      questions,
      chaos,
      seed,
      speedBonus: some(0.85),
      ...(some(0.2) && { knowledge: random() }),
      ...(some(0.3) && { late: [{ before: before(), players: 1 + Math.floor(random() * 3) }] }),
      ...(some(0.3) &&
        players > 1 && { removed: [{ before: before(), player: `p${1 + Math.floor(random() * players)}` }] }),
      ...(some(0.15) && { voided: [before()] }),
      ...(some(0.25) && { partly: random() }),
    }
    return { title: `seed ${seed}: ${map.name}, class of ${players}, ${questions} questions, ${chaos}`, setup }
  })
}
