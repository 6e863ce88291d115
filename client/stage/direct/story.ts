import type { CutInNumber, Headline, HeadlineName, Twist } from '../script/script.ts'
import type { HeadlineWish, TurnContext } from './direction.ts'

/** A headline that the class has read already. */
export interface PastHeadline extends Pick<Headline, 'name' | 'who' | 'other' | 'twist' | 'nth'> {
  question: number
}

/** What a director knows of the game so far, beside the turn. */
export interface Story {
  question: number
  headlines: readonly PastHeadline[]
  /** Right answers in a row, this question's included. */
  streaks: ReadonlyMap<string, number>
  scores: ReadonlyMap<string, number>
}

/** Knows what a class has read, and chooses what it reads next; boards alone have one. */
export interface Storyteller {
  /** What it would tell beside what the mode does. */
  headlines(context: TurnContext): HeadlineWish[]
  /** What a headline gains in weight by whom it is about. */
  extra(who: string, story: Story): number
  /** Of the kind, or of the kind about whom it is about. */
  isToldEnough(
    headline: Pick<Headline, 'name' | 'who'>,
    headlines: readonly Pick<PastHeadline, 'name' | 'who'>[],
  ): boolean
  twistOf(headline: Pick<Headline, 'name' | 'who' | 'other'>, story: Story, ranks: readonly { id: string }[]): Twist
  /** Undefined where everybody whom it is about is found on the field. */
  cutInOf(wish: HeadlineWish, context: TurnContext): readonly CutInNumber[] | undefined
  turnOf(name: HeadlineName, who: string, headlines: readonly PastHeadline[]): number
}

export const noStory: Story = { question: 0, headlines: [], streaks: new Map(), scores: new Map() }
