import { createHash } from 'node:crypto'
import type { KeyedQuestion } from '../../rooms/shared/questions/question.ts'
import { removeUnused } from '../archive/removeUnused.ts'
import type { Shelves } from '../archive/shelves.ts'

export type KeptQuestions = ReturnType<typeof keepQuestions>

/** From the drawing of questions until their game holds them. */
const atHandMs = 60_000

/**
 * Questions being played: one copy in memory for all rooms of a set, and one in the archive as long as a running game asks
 * them. The archive finds them by their content. A plan has only numbers that say which of them it asks, and in which
 * order.
 */
export const keepQuestions = ({ playedQuestions, runningGames }: Pick<Shelves, 'playedQuestions' | 'runningGames'>) => {
  const atHand = new Map<string, { questions: KeyedQuestion[]; until: NodeJS.Timeout }>()
  const held = new Map<string, { questions: KeyedQuestion[]; count: number }>()
  let turn: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(act: () => Promise<T>): Promise<T> => {
    const done = turn.then(act, act)
    turn = done.catch(() => {})
    return done
  }

  /** By a game of any process. A game's record is written before it takes hold of its questions. */
  const isPlayed = async (questionsId: string) => (await runningGames.count({ questionsId })) > 0

  const known = (id: string) => (held.get(id) ?? atHand.get(id))?.questions

  const keepAtHand = (id: string, questions: KeyedQuestion[]): KeyedQuestion[] => {
    const present = atHand.get(id)
    if (present) present.until.refresh()
    else atHand.set(id, { questions, until: setTimeout(() => atHand.delete(id), atHandMs).unref() })
    return questions
  }

  return {
    /** Returns the one copy that all rooms share. If there is none yet, these questions become it. */
    share: (questions: KeyedQuestion[]): { id: string; questions: KeyedQuestion[] } => {
      const id = createHash('sha256').update(JSON.stringify(questions)).digest('hex')
      return { id, questions: keepAtHand(id, known(id) ?? questions) }
    },

    load: async (id: string): Promise<KeyedQuestion[] | undefined> =>
      known(id) ?? (await playedQuestions.get(id))?.questions,

    /** When this resolves, the questions are stored for a game that will be opened. */
    layOut: async (id: string): Promise<void> => {
      const questions = known(id)
      if (questions) await playedQuestions.insert({ id, questions })
    },

    /** When this resolves, they are stored. */
    hold: (id: string, questions: KeyedQuestion[]): Promise<void> =>
      inTurn(async () => {
        const present = held.get(id)
        if (present) return void present.count++
        await playedQuestions.insert({ id, questions })
        held.set(id, { questions, count: 1 })
      }),

    release: (id: string): Promise<void> =>
      inTurn(async () => {
        const present = held.get(id)
        if (!present || --present.count > 0) return
        held.delete(id)
        await removeUnused(playedQuestions, id, isPlayed)
      }),

    /** Removes copies that a crash has left without a game. */
    sweep: async (): Promise<void> => {
      for (const id of await playedQuestions.ids(mostIds)) await removeUnused(playedQuestions, id, isPlayed)
    },
  }
}

const mostIds = 1_000_000
