import type { TurnEvent } from '../../../rooms/shared/modes/modeRules.ts'
import { numbersApart } from '../script/readInTurn.ts'
import type { Beat, Tone } from '../script/script.ts'
import { effect, popped } from './beats.ts'
import type { Direction, HeadlineWish, TurnContext } from './direction.ts'

export type EventOf<Event extends TurnEvent, Kind extends Event['kind']> = Extract<Event, { kind: Kind }>

/**
 * The common part of the directors: the events of a turn, the beats made of them so far, and candidates for headlines.
 */
export abstract class Director<Event extends TurnEvent> {
  protected readonly events: readonly Event[]
  protected readonly context: TurnContext
  protected readonly beats: Beat[] = []
  protected readonly candidates: HeadlineWish[] = []
  private readonly told = new Map<string, number>()

  constructor(events: readonly Event[], context: TurnContext) {
    this.events = events
    this.context = context
  }

  abstract direct(): Direction

  protected of<Kind extends Event['kind']>(kind: Kind): EventOf<Event, Kind>[] {
    return this.events.filter((event): event is EventOf<Event, Kind> => event.kind === kind)
  }

  /** A player who has learned from a mistake wears a bubble for this turn. */
  protected bubbles(ms: number): void {
    for (const { kind, player } of this.events)
      if (kind === 'bubble' && player !== undefined) this.beats.push(effect(player, 'bubble', 0, ms))
  }

  protected tell(who: string, by: number, notBefore: number, tone?: Tone, aside?: number): void {
    const at = Math.max(notBefore, this.toldUntil(who))
    const beats = popped(who, by, at, false, tone)
    this.beats.push(
      ...(aside === undefined ? beats : beats.map((beat) => (beat.kind === 'number' ? { ...beat, aside } : beat))),
    )
    this.told.set(who, at + numbersApart)
  }

  /** Until then the last number over this head takes the room of the next one. */
  protected toldUntil(who: string): number {
    return this.told.get(who) ?? 0
  }

  protected isOwn(...players: (string | undefined)[]): boolean {
    return this.context.own !== null && players.includes(this.context.own)
  }

  /** On a player's own device, what concerns that player outweighs everything else. */
  protected ownWeight(...players: (string | undefined)[]): number {
    return this.isOwn(...players) ? 100 : 0
  }
}
