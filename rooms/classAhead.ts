import type { RoomPorts } from './ports.ts'
import type { KeyedQuestion } from './shared/questions/question.ts'
import { marksOf } from './shared/questions/questionKinds.ts'

/** A teacher's game, as those see it who look for its answers from the address behind which it is played. */
export interface ClassGame {
  /** What it has still to ask, the open question included; nothing where no class plays. */
  ahead(): readonly KeyedQuestion[]
  /** Tells other processes once more behind which addresses it is played. */
  announce(): void
}

/** One or two players are no class: one of them may be the very person who looks the answers up. */
export const leastOfAClass = 3
/** A practice or a copy of fewer questions is none. */
const fewestWorthwhile = 3

const games = new Map<string, Set<ClassGame>>()

/** The same question, however its answers are shuffled and whichever set it stands in. */
export const keyOfQuestion = (question: KeyedQuestion): string => [question.question, ...marksOf(question)].join('\n')

/**
 * We cannot tell a second account, a private window or another browser from a second person. So the questions that a
 * class has still to be asked are hidden from every device behind its address; the school's other questions stay open.
 * A pupil's own game hides nothing: with three tabs one pupil would keep a whole school from practising what they like.
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

  /** In this process. */
  here: (address: string): string[] =>
    [...(games.get(address) ?? [])].flatMap((game) => game.ahead().map(keyOfQuestion)),

  announce(): void {
    for (const game of new Set([...games.values()].flatMap((some) => [...some]))) game.announce()
  },
}

/** Questions by their keys. */
export type Ahead = Pick<ReadonlySet<string>, 'has' | 'size'>

const everyQuestion: Ahead = { has: () => true, size: Number.POSITIVE_INFINITY }

/** What any class behind an address has still to be asked, at whichever process; any question, where nobody can say. */
export const askedAhead = async ({ whereabouts }: Pick<RoomPorts, 'whereabouts'>, address: string): Promise<Ahead> => {
  const elsewhere = await whereabouts.ahead(address)
  return elsewhere === 'unknown' ? everyQuestion : new Set([...classAhead.here(address), ...elsewhere])
}

export const isAhead = (ahead: Ahead, question: KeyedQuestion): boolean =>
  ahead.size > 0 && ahead.has(keyOfQuestion(question))

/** The questions that are left; undefined where they are too few. */
export function withoutAhead<Question extends KeyedQuestion>(
  questions: readonly Question[],
  ahead: Ahead,
): Question[] | undefined {
  const left = questions.filter((question) => !isAhead(ahead, question))
  return left.length < Math.min(fewestWorthwhile, questions.length) ? undefined : left
}
