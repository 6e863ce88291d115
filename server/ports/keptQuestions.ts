import { createHash } from 'node:crypto'
import type { KeyedQuestion } from '../../rooms/shared/match/matchPlan.ts'
import type { Shelves } from '../archive/shelves.ts'

export type KeptQuestions = ReturnType<typeof keepQuestions>

/** From being drawn for a game until the game holds them. */
const atHandMs = 60_000

/**
 * The questions that are being played: one copy in memory for all rooms of a set, and one in the archive, by what they say,
 * as long as a game holds them. Which of them a game asks, and in which order, is a few numbers of its plan.
 */
export const keepQuestions = ({ playedQuestions }: Pick<Shelves, 'playedQuestions'>) => {
  const atHand = new Map<string, { questions: KeyedQuestion[]; until: NodeJS.Timeout }>()
  const held = new Map<string, { questions: KeyedQuestion[]; count: number }>()
  /** Whether games are being read that have not taken hold of theirs yet. */
  let areMoreToCome = false
  let turn: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(act: () => Promise<T>): Promise<T> => {
    const done = turn.then(act, act)
    turn = done.catch(() => {})
    return done
  }

  const known = (id: string) => (held.get(id) ?? atHand.get(id))?.questions

  const keepAtHand = (id: string, questions: KeyedQuestion[]): KeyedQuestion[] => {
    const present = atHand.get(id)
    if (present) present.until.refresh()
    else atHand.set(id, { questions, until: setTimeout(() => atHand.delete(id), atHandMs).unref() })
    return questions
  }

  return {
    /** The copy that everybody has, of what may be another one. */
    share: (questions: KeyedQuestion[]): { id: string; questions: KeyedQuestion[] } => {
      const id = createHash('sha256').update(JSON.stringify(questions)).digest('hex')
      return { id, questions: keepAtHand(id, known(id) ?? questions) }
    },

    load: async (id: string): Promise<KeyedQuestion[] | undefined> =>
      known(id) ?? (await playedQuestions.get(id))?.questions,

    /** On the shelf when this resolves. */
    hold: (id: string, questions: KeyedQuestion[]): Promise<void> =>
      inTurn(async () => {
        const present = held.get(id)
        if (present) return void present.count++
        await playedQuestions.insert({ id, questions })
        held.set(id, { questions, count: 1 })
      }),

    letGo: (id: string): Promise<void> =>
      inTurn(async () => {
        const present = held.get(id)
        if (!present || --present.count > 0) return
        held.delete(id)
        if (!areMoreToCome) await playedQuestions.remove(id)
      }),

    /** Until the next sweep nothing is taken off the shelf: what one game lets go of, the next one may ask. */
    expectMore: (): void => {
      areMoreToCome = true
    },

    /** What a crash has left without a game. Once every game has taken hold of its own. */
    sweep: (): Promise<void> =>
      inTurn(async () => {
        areMoreToCome = false
        for (const id of await playedQuestions.ids(mostIds)) if (!held.has(id)) await playedQuestions.remove(id)
      }),
  }
}

const mostIds = 1_000_000
