import type { Headline, HeadlineName, Script } from '../script/script.ts'

/** A headline that the class has read already. */
export interface PastHeadline extends Pick<Headline, 'name' | 'who' | 'other' | 'twist' | 'nth'> {
  question: number
}

/** What a board has shown of a game so far. */
export interface Past {
  headlines: readonly PastHeadline[]
  /** What happened without a headline. Null for a board that has not seen every turn: it cannot say what was first. */
  passed: readonly { name: HeadlineName; question: number }[] | null
}

export const noPast: Past = { headlines: [], passed: [] }

/** What the board had shown before this question. In a replay the viewer may have jumped back. */
export function pastBefore({ headlines, passed }: Past, question: number): Past {
  const isBefore = (past: { question: number }) => past.question < question
  return { headlines: headlines.filter(isBefore), passed: passed?.filter(isBefore) ?? null }
}

/** What the board has shown when this turn is over. */
export function pastAfter(past: Past, { headlines, passed = [] }: Script, question: number): Past {
  const before = pastBefore(past, question)
  return {
    headlines: [...before.headlines, ...headlines.map((headline) => ({ ...headline, question }))],
    passed: before.passed && [...before.passed, ...passed.map((name) => ({ name, question }))],
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

export const noStory: Story = {
  question: 0,
  headlines: [],
  passed: new Set(),
  streaks: new Map(),
  scores: new Map(),
}
