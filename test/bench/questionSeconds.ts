import { phaseMs } from '../../rooms/shared/match/phaseLengths.ts'
import { seededRandom } from '../../rooms/shared/seededRandom.ts'
import type { ToldTurn } from '../client/stage/toldGames.ts'

/** Of a class that was watched, in milliseconds. */
const slowestAnswer = 8000
const answer = { least: 2500, most: slowestAnswer }
const reading = { least: 1500, most: 3000 }
const picking = { least: 1500, most: 4500 }
const looking = { least: 2000, most: 5000 }
const shareRight = 0.65
/** The board takes no less for a turn, so that the standings are seen. */
const leastTurn = 2600

type Phase = 'question' | 'reveal' | 'choose' | 'resolve'

interface Seconds {
  lasts: Record<Phase, number>
  /** How long the usual phone has nothing on it but to wait for others; a turn on the board is watched. */
  waits: number
}

/** `isEarly`: moves are picked in the reveal, and a turn is over with its script. */
function questionOf(players: number, script: number, isEarly: boolean, random: () => number): Seconds {
  const within = ({ least, most }: { least: number; most: number }) => least + random() * (most - least)
  const pupils = Array.from({ length: players }, () => {
    const isRight = random() < shareRight
    return { answered: within(answer), read: within(reading), isRight, acts: within(isRight ? picking : looking) }
  })
  const { reveal } = phaseMs
  const doneAt = pupils.map(({ isRight, read, acts }) =>
    isRight && isEarly ? Math.max(0, read + acts - reveal) : acts,
  )
  const choose = Math.min(phaseMs.choose, Math.max(...doneAt))
  const lasts = {
    question: slowestAnswer,
    reveal,
    choose,
    resolve: isEarly ? Math.min(phaseMs.resolve, Math.max(leastTurn, script)) : phaseMs.resolve,
  }
  const waits = pupils.reduce((sum, { answered, read, acts }) => {
    const busy = answered + Math.min(reveal + choose, read + acts)
    return sum + (slowestAnswer + reveal + choose - busy) + Math.max(0, lasts.resolve - Math.max(leastTurn, script))
  }, 0)
  return { lasts, waits: waits / players }
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length

/** What a question takes where nobody has to press anything: as it was, and as it is. */
export const secondsOf = (turns: readonly ToldTurn[], players: number): string[] =>
  [false, true].map((isEarly) => {
    const random = seededRandom(4001)
    const all = turns.map(({ script }) => questionOf(players, script.ms, isEarly, random))
    const lasts = (phase: Phase) => mean(all.map((one) => one.lasts[phase])) / 1000
    const whole = mean(all.map(({ lasts }) => Object.values(lasts).reduce((sum, ms) => sum + ms, 0))) / 1000
    const waits = mean(all.map(({ waits }) => waits)) / 1000
    const parts = (['question', 'reveal', 'choose', 'resolve'] as const).map(
      (phase) => `${phase} ${lasts(phase).toFixed(1)}`,
    )
    const when = isEarly
      ? 'moves in the reveal, turns as long as their script'
      : 'one phase after the other, by the clock'
    return `  ${when}: ${whole.toFixed(1)} s a question (${parts.join(', ')}), waiting ${Math.round((100 * waits) / whole)} %`
  })
