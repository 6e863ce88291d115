import type { ComponentType, ReactNode } from 'react'
import type { GameMode } from '../../rooms/shared/contract/gameModes.ts'
import type { MapMode } from '../../rooms/shared/maps/tileTypes.ts'
import type { ModeTerms, TermsOf } from '../../rooms/shared/modes/modeTerms.ts'
import type { AnyReason } from '../../rooms/shared/modes/turnPoints.ts'
import type { ScoreboardProps } from '../parts/game/standings/scoreboard.ts'
import type { World } from '../sound/music/world.ts'
import type { OwnView } from '../state/gameView.ts'
import type { MoveFacts, MoveText, Sentence } from '../texts/modes/modeTexts.ts'
import type { Actors } from './cards/actors.tsx'

/** What a mode has on the screens of a game. */
export interface ModeScreen<Turn = ModeTurn | null> {
  /** Above who stands where. */
  title: string
  Scoreboard: ComponentType<ScoreboardProps>
  /** What the whole class has together: it stays in sight where the ranking is kept back for the podium. */
  Common?: ComponentType<ScoreboardProps>
  /** What one's own row of the scoreboard shows, wherever there is no room for all of it; null where the score says all. */
  ownLine: ((shown: OwnShown) => ReactNode) | null
  /** Why somebody stands where they do at the end, beside the points; null where these say all. */
  why: ((end: AtTheEnd) => Why) | null
  /** How its music sounds. */
  music: World
  /** The moves and the turn after the answer; null in a mode without a map. */
  turn: Turn
}

export type ScreenOf<Mode extends GameMode> = ModeScreen<Mode extends MapMode ? ModeTurn<TermsOf<Mode>> : null>

/** `me`: with the score as the displays count it. */
interface OwnShown {
  me: OwnView
  total: number
  question: number
}

/** In full where there is room, and in a word or two beside a name. */
export interface Why {
  full: string
  brief: string
}

/** `mark`: what the mode counts beside the score. */
interface AtTheEnd {
  score: number
  mark: number
  total: number
}

/** What a mode says of its moves and of what they did: every move and every reason of its rule book has its words. */
export interface ModeTurn<Terms extends ModeTerms = ModeTerms> {
  cards: Readonly<Record<Terms['move'], MoveOnCard>>
  /** What cannot touch a player who has learned from a mistake, as long as the turn lasts. */
  bubble: { text: string; Picture: ComponentType<Actors> }
  /** By the mark beside their score: whose game is over has nothing to choose. */
  isThrough?(mark: number): boolean
  /** Why one's own score changed. */
  reasons: Readonly<Record<Exclude<Terms['reason'], AnyReason>, Sentence>>
  /** Which event a change came with, where one tells more than the change does. */
  eventOf: Readonly<Partial<Record<Terms['reason'], Terms['event']['kind']>>>
  /** What happened to oneself, has no points of its own and is worth a sentence. */
  happened(event: Terms['event']): Happening | null
  /** Somebody has tried something against oneself, and has got nothing. */
  tried?(event: Terms['event'], nameOf: NameOf): Happening | null
  /** What a class should read of it. */
  headline(event: Terms['event'], cast: Cast): Headline | null
  /** What happened to many is one sentence. */
  together?(events: readonly Terms['event'][]): Headline[]
  /** How the game of the whole class may end: for the class, and for oneself. */
  endings?: Readonly<Record<'won' | 'lost', { class: string; own: string }>>
  /** What the whole class has before its eyes, for a host who does not see it. */
  field(shown: Terms['shown']): string[]
}

export type CardTone = 'mint' | 'orange' | 'grape' | 'berry' | 'sky' | 'sun' | 'wood'

/** What may become of a move: it pays for certain, luck decides, or points or a heart may be lost with it. */
export type Risk = 'sure' | 'luck' | 'loss' | 'heart'

export interface MoveOnCard {
  text: MoveText
  tone: CardTone
  risk: Risk | ((values: MoveFacts['values']) => Risk)
  /** What it looks like when one's own slime does it. */
  Picture: ComponentType<Actors>
}

/** One thing a turn did to a player. */
export interface Happening {
  text: string
  /** Points; null for what brought and took none. */
  by: number | null
  /** The weightiest is what the turn is remembered for. */
  weight: number
}

export const note = (text: string, weight: number): Happening => ({ text, by: null, weight })

export type NameOf = (id: string | undefined) => string

/** What a headline is about: it has the colour of that. */
type HeadlineTone = 'race' | 'slick' | 'hit' | 'theft' | 'tower' | 'hazard' | 'calm'

export interface Headline {
  text: string
  tone: HeadlineTone
  /** The slimes at its two ends. */
  faces: readonly string[]
  weight: number
}

export interface Cast {
  name: NameOf
  slime: (id: string | undefined) => string[]
  /** The last question keeps back who has won: the podium tells. */
  isLast: boolean
}

/** A headline that names no player. */
export const ofMany = (text: string, tone: HeadlineTone, weight: number): Headline => ({
  text,
  tone,
  faces: [],
  weight,
})
