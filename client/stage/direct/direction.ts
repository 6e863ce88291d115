import type { StagedBoard } from '../board/stagedBoard.ts'
import type { Beat, CutInNumber, Headline, HeadlineName, Twist } from '../script/script.ts'
import type { StageFigure } from '../stageView.ts'
import type { PastHeadline, Story } from './story.ts'

/** What a director knows about a turn besides its events. */
export interface TurnContext {
  before: StagedBoard
  after: StagedBoard
  /** The figures in order of rank, before and after the turn. */
  ranksBefore: readonly StageFigure[]
  ranksAfter: readonly StageFigure[]
  /** How long the turn is shown. */
  ms: number
  /** The viewer wants less motion: the stage shows how things are now, not how they got there. */
  isCalm: boolean
  /** The last turn of a game does not show who has won: the podium tells it. */
  isLast: boolean
  /** The story of the game so far. */
  story: Story
  /** Null on a player's device, which shows what concerns its player however often. */
  teller: Storyteller | null
  /** The player of this device, whose own part is always shown; null on a board. */
  own: string | null
}

/** What a mode makes of a turn: what all do at once, and what could be a headline. */
export interface Direction {
  beats: Beat[]
  candidates: HeadlineWish[]
  /** Until then the camera shows the whole field. */
  wholeFieldMs?: number
}

/** A headline that is played if there is room. Its beats start at zero, and are moved to the time at which it is played. */
export interface HeadlineWish {
  headline: Omit<Headline, 'at' | 'ms' | 'twist' | 'nth' | 'cutIn'>
  /** The candidates with the largest weights are shown. */
  weight: number
  beats: readonly Beat[]
  /** The fixed length of a scene that cannot be shown in less. Headlines without it share the time that is left. */
  ms?: number
  /** If the headline finds no room, these beats are played together with everybody's. */
  otherwise: readonly Beat[]
}

/** Knows what the class has read, and chooses what it reads next. Only boards have one. */
export interface Storyteller {
  /** Headlines of its own, besides those of the mode. */
  headlines(context: TurnContext): HeadlineWish[]
  /** How much weight a headline gains because of its hero. */
  extra(who: string, story: Story): number
  /** Whether the class has read enough of this kind, or of this kind about this player. */
  isToldEnough(
    headline: Pick<Headline, 'name' | 'who'>,
    headlines: readonly Pick<PastHeadline, 'name' | 'who'>[],
  ): boolean
  twistOf(headline: Pick<Headline, 'name' | 'who' | 'other'>, story: Story, ranks: readonly { id: string }[]): Twist
  /** Undefined if the class finds all heroes of the headline on the field. */
  cutInOf(wish: HeadlineWish, context: TurnContext): readonly CutInNumber[] | undefined
  turnOf(name: HeadlineName, who: string, headlines: readonly PastHeadline[]): number
}
