import type { TurnEvent } from '../../../rooms/shared/modes/modeRules.ts'
import { numbersApart } from '../script/readInTurn.ts'
import type { Beat, BeatOf, Tone } from '../script/script.ts'
import { effect, popped } from './beats.ts'
import type { Direction, HeadlineWish, TurnContext } from './direction.ts'

export type EventOf<Event extends TurnEvent, Kind extends Event['kind']> = Extract<Event, { kind: Kind }>

/** A number that came later than this would seem to be about something else. */
const mostBehindMs = 2 * numbersApart

/**
 * The common part of the directors: the events of a turn, the beats made of them so far, and candidates for headlines.
 */
export abstract class Director<Event extends TurnEvent> {
  protected readonly events: readonly Event[]
  protected readonly context: TurnContext
  protected readonly beats: Beat[] = []
  protected readonly candidates: HeadlineWish[] = []
  private readonly told = new Map<string, number>()
  /** The last number over a head, if it is a gain. */
  private readonly gains = new Map<string, BeatOf<'number'>>()

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

  /** Nobody reads many gains over one head, one after the other: what would come too late is added to the last of them. */
  protected tell(who: string, by: number, notBefore: number, tone?: Tone, aside?: number): void {
    const at = Math.max(notBefore, this.toldUntil(who))
    const gain = by > 0 && at - notBefore > mostBehindMs ? this.gains.get(who) : undefined
    // A director may have moved it into a headline.
    const last = gain && this.beats.includes(gain) ? gain : undefined
    if (!last) this.told.set(who, at + numbersApart)
    const [number] = popped(who, by + (last?.by ?? 0), last?.at ?? at, false, tone)
    if (number?.kind !== 'number') return
    const told = aside === undefined ? number : { ...number, aside }
    if (last) this.beats.splice(this.beats.indexOf(last), 1, told)
    else this.beats.push(told)
    if (by > 0) this.gains.set(who, told)
    else this.gains.delete(who)
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
