import type { Headline } from '../script/script.ts'

/** A headline that the class has read already. */
export interface PastHeadline extends Pick<Headline, 'name' | 'who' | 'other' | 'twist' | 'nth'> {
  question: number
}

/** What a director knows about the game so far, besides the turn. */
export interface Story {
  question: number
  headlines: readonly PastHeadline[]
  /** Right answers in a row, this question's included. */
  streaks: ReadonlyMap<string, number>
  scores: ReadonlyMap<string, number>
}

export const noStory: Story = { question: 0, headlines: [], streaks: new Map(), scores: new Map() }
