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

/** What a mode shows on the screens of a game. */
export interface ModeScreen<Turn = ModeTurn | null> {
  /** The heading above the standings. */
  title: string
  Scoreboard: ComponentType<ScoreboardProps>
  /** What the whole class has in common. It stays visible when the ranking is hidden until the podium. */
  Common?: ComponentType<ScoreboardProps>
  /** The player's own row where the whole scoreboard has no room; null if the score says all. */
  ownLine: ((shown: OwnShown) => ReactNode) | null
  /** Why a player has this place at the end, besides the points; null if these say all. */
  why: ((end: AtTheEnd) => Why) | null
  /** How its music sounds. */
  music: World
  /** The moves and the turn after the answer; null in a mode without a map. */
  turn: Turn
}

export type ScreenOf<Mode extends GameMode> = ModeScreen<Mode extends MapMode ? ModeTurn<TermsOf<Mode>> : null>

/** `me`: the player's row, with the score that the screens count up to. */
interface OwnShown {
  me: OwnView
  total: number
  question: number
}

/** In full if there is room; in a word or two beside a name. */
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

/** The words of a mode for its moves and their results: each move and each reason of its rule book has its own. */
export interface ModeTurn<Terms extends ModeTerms = ModeTerms> {
  cards: Readonly<Record<Terms['move'], MoveOnCard>>
  /** What cannot touch a player who has learned from a mistake, for this turn. */
  bubble: { text: string; Picture: ComponentType<Actors> }
  /** By the mark beside the score: a player whose game is over has no moves to choose. */
  isThrough?(mark: number): boolean
  /** Why the player's own score changed. */
  reasons: Readonly<Record<Exclude<Terms['reason'], AnyReason>, Sentence>>
  /** The event that came with a change, if it tells more than the change does. */
  eventOf: Readonly<Partial<Record<Terms['reason'], Terms['event']['kind']>>>
  /** What happened to the player without a change of points, if it is worth a sentence. */
  happened(event: Terms['event']): Happening | null
  /** Another player tried something against this one, and got nothing. */
  tried?(event: Terms['event'], nameOf: NameOf): Happening | null
  /** What the class should read about an event. */
  headline(event: Terms['event'], cast: Cast): Headline | null
  /** One sentence about what happened to many players. */
  together?(events: readonly Terms['event'][]): Headline[]
  /** How the game of the whole class may end: in words for the class, and for the player. */
  endings?: Readonly<Record<'won' | 'lost', { class: string; own: string }>>
  /** What the board shows of the field, in words for a host who cannot see it. */
  field(shown: Terms['shown']): string[]
}

export type CardTone = 'mint' | 'orange' | 'grape' | 'berry' | 'sky' | 'sun' | 'wood'

/** What a move may bring: certain points, luck, or the loss of points or of a heart. */
export type Risk = 'sure' | 'luck' | 'loss' | 'heart'

export interface MoveOnCard {
  text: MoveText
  tone: CardTone
  risk: Risk | ((values: MoveFacts['values']) => Risk)
  /** The move's picture, with the player's own slime. */
  Picture: ComponentType<Actors>
}

/** One thing a turn did to a player. */
export interface Happening {
  text: string
  /** Points; null if it neither brought nor took any. */
  by: number | null
  /** The happening with the largest weight is the one that the player reads. */
  weight: number
}

export const note = (text: string, weight: number): Happening => ({ text, by: null, weight })

export type NameOf = (id: string | undefined) => string

/** The subject of a headline, which sets its colour. */
type HeadlineTone = 'race' | 'slick' | 'hit' | 'theft' | 'tower' | 'hazard' | 'calm'

export interface Headline {
  text: string
  tone: HeadlineTone
  /** The slimes that the headline shows at its two ends. */
  faces: readonly string[]
  weight: number
}

export interface Cast {
  name: NameOf
  slime: (id: string | undefined) => string[]
  /** After the last question the screens hide who has won: the podium tells. */
  isLast: boolean
}

/** A headline that names no player. */
export const ofMany = (text: string, tone: HeadlineTone, weight: number): Headline => ({
  text,
  tone,
  faces: [],
  weight,
})
