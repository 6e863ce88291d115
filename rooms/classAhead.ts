import type { RoomPorts } from './ports.ts'
import type { KeyedQuestion } from './shared/questions/question.ts'
import { marksOf } from './shared/questions/questionKinds.ts'

/** A teacher's game, as it matters to a person who looks for its answers from the same address. */
export interface ClassGame {
  /** The questions still to come, the open one included; empty if no class plays. */
  ahead(): readonly KeyedQuestion[]
  /** Tells other processes again from which addresses it is played. */
  announce(): void
}

/** One or two players are no class: one of them may be the person who looks the answers up. */
export const leastOfAClass = 3
/** With fewer questions a practice or a copy is not worth opening. */
const fewestWorthwhile = 3

const games = new Map<string, Set<ClassGame>>()

/** The same key for one question in any set, however its answers are shuffled. */
export const keyOfQuestion = (question: KeyedQuestion): string => [question.question, ...marksOf(question)].join('\n')

/**
 * A second account, a private window or another browser looks the same to us as a second person. So questions that a
 * class has still to be asked are hidden from every device behind its address. The school's other questions stay open.
 * A pupil's own game hides nothing: otherwise one pupil with three tabs could stop a whole school from practising.
 */
export const classAhead = {
  open(address: string, game: ClassGame): void {
    const there = games.get(address)
    if (there) there.add(game)
    else games.set(address, new Set([game]))
  },

  close(address: string, game: ClassGame): void {
    const there = games.get(address)
    there?.delete(game)
    if (there?.size === 0) games.delete(address)
  },

  /** Only of this process. */
  here: (address: string): string[] =>
    [...(games.get(address) ?? [])].flatMap((game) => game.ahead().map(keyOfQuestion)),

  announce(): void {
    for (const game of new Set([...games.values()].flatMap((some) => [...some]))) game.announce()
  },
}

/** Questions by their keys. */
export type Ahead = Pick<ReadonlySet<string>, 'has' | 'size'>

const everyQuestion: Ahead = { has: () => true, size: Number.POSITIVE_INFINITY }

/** What any class behind an address has still to be asked, at any process. If that is unknown, every question counts. */
export const askedAhead = async ({ whereabouts }: Pick<RoomPorts, 'whereabouts'>, address: string): Promise<Ahead> => {
  const elsewhere = await whereabouts.ahead(address)
  return elsewhere === 'unknown' ? everyQuestion : new Set([...classAhead.here(address), ...elsewhere])
}

export const isAhead = (ahead: Ahead, question: KeyedQuestion): boolean =>
  ahead.size > 0 && ahead.has(keyOfQuestion(question))

/** The questions that are left; undefined if they are too few. */
export function withoutAhead<Question extends KeyedQuestion>(
  questions: readonly Question[],
  ahead: Ahead,
): Question[] | undefined {
  const left = questions.filter((question) => !isAhead(ahead, question))
  return left.length < Math.min(fewestWorthwhile, questions.length) ? undefined : left
}
