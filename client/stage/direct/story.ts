import type { Headline, HeadlineName, Script } from '../script/script.ts'

/** A headline that the class has read already. */
export interface PastHeadline extends Pick<Headline, 'name' | 'who' | 'other' | 'twist' | 'nth'> {
  question: number
}

/** What a board has shown of a game so far. */
export interface Past {
  headlines: readonly PastHeadline[]
  /** What happened without a headline. */
  passed: readonly { name: HeadlineName; question: number }[]
  /** The board has shown every turn up to this question. One that came late or lost its line for a turn has not. */
  upTo: number
}

export const noPast: Past = { headlines: [], passed: [], upTo: 0 }

/**
 * What the board had shown before this question. In a replay the viewer may have jumped. `passed` is null if a turn is
 * missing: the board cannot say what was first.
 */
export function pastBefore({ headlines, passed, upTo }: Past, question: number) {
  const isBefore = (past: { question: number }) => past.question < question
  return { headlines: headlines.filter(isBefore), passed: upTo < question - 1 ? null : passed.filter(isBefore) }
}

/** What the board has shown when this turn is over. */
export function pastAfter(past: Past, { headlines, passed = [] }: Script, question: number): Past {
  const before = pastBefore(past, question)
  return {
    headlines: [...before.headlines, ...headlines.map((headline) => ({ ...headline, question }))],
    passed: [...(before.passed ?? past.passed), ...passed.map((name) => ({ name, question }))],
    upTo: before.passed ? question : past.upTo,
  }
}

/** What a director knows about the game so far, besides the turn. */
export interface Story {
  question: number
  headlines: readonly PastHeadline[]
  /** The kinds of what happened without a headline; null if that is not known. */
  passed: ReadonlySet<HeadlineName> | null
  /** Right answers in a row, this question's included. */
  streaks: ReadonlyMap<string, number>
  scores: ReadonlyMap<string, number>
}
