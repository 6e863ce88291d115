import type { StagedBoard } from '../board/stagedBoard.ts'
import type { Beat, CutInNumber, Headline, HeadlineName, Twist } from '../script/script.ts'
import type { StageFigure } from '../stageView.ts'
import type { PastHeadline, Story } from './story.ts'

/** What a director knows of a turn beside its events. */
export interface TurnContext {
  before: StagedBoard
  after: StagedBoard
  /** In order of rank, before and after. */
  ranksBefore: readonly StageFigure[]
  ranksAfter: readonly StageFigure[]
  /** How long the turn is shown. */
  ms: number
  /** Somebody wants less motion: how things are now, instead of how they came there. */
  isCalm: boolean
  /** The last turn of a game keeps its end back: the podium tells it. */
  isLast: boolean
  /** The story of the game so far. */
  story: Story
  /** Null on a player's device: it shows what concerns its owner, however often. */
  teller: Storyteller | null
  /** Whose device it is, so that their own part is always shown. */
  own: string | null
}

/** What a mode makes of a turn: what everybody does at once, and what could be a headline. */
export interface Direction {
  beats: Beat[]
  candidates: HeadlineWish[]
  /** Until then the camera shows the whole field. */
  wholeFieldMs?: number
}

/** A headline that is played if there is room for it; its beats start at zero and are moved to where it is played. */
export interface HeadlineWish {
  headline: Omit<Headline, 'at' | 'ms' | 'twist' | 'nth' | 'cutIn'>
  /** What outweighs what. */
  weight: number
  beats: readonly Beat[]
  /** A scene that cannot be told in less; a moment has a share of the time there is. */
  ms?: number
  /** Beats that are played together with everybody's when there is no room for the headline. */
  otherwise: readonly Beat[]
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
