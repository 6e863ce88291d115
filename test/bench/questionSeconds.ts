import { phaseMs } from '../../rooms/shared/match/phaseLengths.ts'
import { revealMsOf } from '../../rooms/shared/match/revealTime.ts'
import type { KeyedQuestion } from '../../rooms/shared/questions/question.ts'
import { seededRandom } from '../../rooms/shared/seededRandom.ts'
import type { ToldTurn } from '../client/stage/toldGames.ts'

/** Times of a class that was watched, in milliseconds. */
const answer = { least: 2500, most: 8000 }
const reading = { least: 1500, most: 3000 }
const picking = { least: 1500, most: 4500 }
const looking = { least: 2000, most: 5000 }
/** How players fill their waiting: they read and tap a guess, and cheer for at most this long. */
const guessing = { least: 1500, most: 3000 }
const cheering = 3000
const shareRight = 0.65
/** On the board a turn takes at least this long, so that the standings are seen. */
const leastTurn = 2600

type Phase = 'question' | 'reveal' | 'choose' | 'resolve'

interface Seconds {
  lasts: Record<Phase, number>
  /** How long the usual phone only waits for others. To watch a turn on the board is no waiting. */
  waits: number
  /** How much of that is left after the guess and the cheering. */
  bare: number
}

/** `isEarly`: moves are picked in the reveal, and a turn is over with its script. */
interface Way {
  says: string
  isEarly: boolean
  /** How long the reveal of this question lasts. */
  reveal(question: KeyedQuestion): number
}

const ways: readonly Way[] = [
  { says: 'one phase after the other, by the clock', isEarly: false, reveal: () => phaseMs.reveal },
  {
    says: 'moves in the reveal, which is as long as its answer, turns as long as their script',
    isEarly: true,
    reveal: (question) => revealMsOf({ ...question, explanation: undefined }),
  },
  { says: 'and with an explanation to read', isEarly: true, reveal: revealMsOf },
]

function questionOf(players: number, script: number, reveal: number, isEarly: boolean, random: () => number): Seconds {
  const within = ({ least, most }: { least: number; most: number }) => least + random() * (most - least)
  const pupils = Array.from({ length: players }, () => {
    const isRight = random() < shareRight
    const acts = within(isRight ? picking : looking)
    return { answered: within(answer), read: within(reading), isRight, acts, guesses: within(guessing) }
  })
  const doneIn = ({ isRight, read, acts }: (typeof pupils)[number]) =>
    isRight && isEarly ? Math.max(0, read + acts - reveal) : acts
  const question = Math.max(...pupils.map(({ answered }) => answered))
  const choose = Math.min(phaseMs.choose, Math.max(...pupils.map(doneIn)))
  const told = Math.max(leastTurn, script)
  const resolve = isEarly ? Math.min(phaseMs.resolve, told) : phaseMs.resolve
  const sum = { waits: 0, bare: 0 }
  for (const pupil of pupils) {
    const inQuestion = question - pupil.answered
    const untilChoose = Math.max(0, reveal - pupil.read - (pupil.isRight && isEarly ? pupil.acts : 0))
    const inChoose = Math.max(0, choose - doneIn(pupil))
    const afterTurn = Math.max(0, resolve - told)
    sum.waits += inQuestion + untilChoose + inChoose + afterTurn
    sum.bare += Math.max(0, inQuestion - pupil.guesses) + untilChoose + Math.max(0, inChoose - cheering) + afterTurn
  }
  return { lasts: { question, reveal, choose, resolve }, waits: sum.waits / players, bare: sum.bare / players }
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length

/** How long a question takes if nobody has to press anything: by the clock, as it is now, and with explanations. */
export function secondsOf(turns: readonly ToldTurn[], players: number, questions: readonly KeyedQuestion[]): string[] {
  return ways.map(({ says, isEarly, reveal }) => {
    const random = seededRandom(4001)
    const all = turns.map(({ script }) => {
      const question = questions[Math.floor(random() * questions.length)]
      return questionOf(players, script.ms, question ? reveal(question) : phaseMs.reveal, isEarly, random)
    })
    const lasts = (phase: Phase) => mean(all.map((one) => one.lasts[phase])) / 1000
    const whole = mean(all.map(({ lasts }) => Object.values(lasts).reduce((sum, ms) => sum + ms, 0))) / 1000
    const shareOf = (ms: (one: Seconds) => number) => `${Math.round((100 * mean(all.map(ms))) / 1000 / whole)} %`
    const parts = (['question', 'reveal', 'choose', 'resolve'] as const).map(
      (phase) => `${phase} ${lasts(phase).toFixed(1)}`,
    )
    return `  ${says}: ${whole.toFixed(1)} s a question (${parts.join(', ')}), waiting ${shareOf(({ waits }) => waits)}, with guess and cheers ${shareOf(({ bare }) => bare)}`
  })
}
