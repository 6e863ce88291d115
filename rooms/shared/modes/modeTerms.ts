import type { GameMode } from '../contract/gameModes.ts'
import type { RuleBooks } from './modeRegistry.ts'
import type { ModeRules, TurnEvent } from './modeRules.ts'

/** The names and types that a mode uses, as its rule book declares them. */
export interface ModeTerms {
  /** What happens in a turn. */
  event: TurnEvent
  /** What devices are shown of the board. */
  shown: unknown
  /** What a player who was right may choose. */
  move: string
  /** Why scores change while a turn is played out. */
  reason: string
}

/** Every module that puts a mode into words or pictures has to know all of these. */
export type TermsOf<Mode extends GameMode> =
  RuleBooks[Extract<Mode, keyof RuleBooks>] extends ModeRules<
    infer _Board,
    infer Event extends TurnEvent,
    infer Shown,
    infer Move extends string,
    infer Reason extends string
  >
    ? { event: Event; shown: Shown; move: Move; reason: Reason }
    : never
