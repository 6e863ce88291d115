import type { BattleEvent } from '../../../rooms/shared/modes/battle/battleEvents.ts'
import { powerUpId } from '../board/battleBoard.ts'
import { monsterId } from '../board/monsterThing.ts'
import type { Beat } from '../script/script.ts'
import type { Direction, HeadlineWish, TurnContext } from './direction.ts'
import { popped } from './directRacing.ts'

const walkMsPerTile = 150
const longestWalkMs = 600
const strikeMs = 520
/** When within a strike, a throw or a blow of a monster it hits. */
const impactMs = 320
const flightMs = 360
const apart = 50
/** Beyond this many steps a blob is thrown instead. */
const armLength = 2
/** More bursts and blobs than this at once nobody looks at. */
const mostBursts = 10

type EventOf<Kind extends BattleEvent['kind']> = Extract<BattleEvent, { kind: Kind }>

const party = (who: string): Beat[] => [
  { kind: 'effect', where: who, effect: 'rays', at: 60, ms: 1500 },
  { kind: 'effect', where: who, effect: 'confetti', at: 200, ms: 1300 },
]

/** Everybody walks and hits, monsters strike back, and the best duels and last hits are seen from near. */
class BattleDirector {
  private readonly context: TurnContext
  private readonly events: readonly BattleEvent[]
  private readonly beats: Beat[] = []
  private readonly candidates: HeadlineWish[] = []
  private readonly told = new Map<string, number>()
  private walkers = 0
  private bursts = 0
  /** When the last of all who attack and duel has done it. */
  private fought = 0

  constructor(events: readonly BattleEvent[], context: TurnContext) {
    this.events = events
    this.context = context
  }

  private of<Kind extends BattleEvent['kind']>(kind: Kind): EventOf<Kind>[] {
    return this.events.filter((event): event is EventOf<Kind> => event.kind === kind)
  }

  direct(): Direction {
    for (const { player } of this.of('bubble'))
      this.beats.push({ kind: 'effect', where: player, effect: 'bubble', at: 0, ms: 2200 })
    this.getUps()
    this.plainMoves()
    this.attacks()
    this.duels()
    this.powerUps()
    this.strikes()
    this.knockOuts()
    return { beats: this.beats, candidates: this.candidates }
  }

  private tell(who: string, by: number, notBefore: number): void {
    const at = Math.max(notBefore, this.told.get(who) ?? 0)
    this.beats.push(...popped(who, by, at))
    this.told.set(who, at + 420)
  }

  private isOwn(...players: (string | undefined)[]): boolean {
    return this.context.own !== null && players.includes(this.context.own)
  }

  /** Says when they have arrived. */
  private walk(who: string, way: readonly number[]): number {
    const moving = this.of('attack').length + this.of('duel').length + this.of('guard').length + this.of('train').length
    const at = this.walkers++ * Math.min(apart, 450 / Math.max(1, moving))
    if (way.length < 2) return at
    const ms = Math.min(longestWalkMs, Math.max(240, (way.length - 1) * walkMsPerTile))
    this.beats.push({ kind: 'go', who, way, gait: 'hop', at, ms })
    return at + ms
  }

  private getUps(): void {
    for (const { player } of this.of('got-up')) {
      this.beats.push({ kind: 'mood', who: player, at: 150, ms: 0 })
      const up: Beat[] = [
        { kind: 'act', who: player, act: 'cheer', at: 0, ms: 900 },
        { kind: 'effect', where: player, effect: 'ring', at: 0, ms: 500 },
      ]
      this.candidates.push({
        headline: { name: 'gets-up', who: player, focus: [player] },
        weight: 35 + (this.isOwn(player) ? 60 : 0),
        beats: [...up, { kind: 'effect', where: player, effect: 'rays', at: 0, ms: 1500 }],
        otherwise: [{ kind: 'effect', where: player, effect: 'ring', at: 150, ms: 500 }],
      })
    }
  }

  private plainMoves(): void {
    for (const { kind, player, way, by } of [...this.of('guard'), ...this.of('train')]) {
      const at = this.walk(player, way)
      if (kind === 'guard') this.beats.push({ kind: 'effect', where: player, effect: 'bubble', at, ms: 1500 })
      else this.beats.push({ kind: 'act', who: player, act: 'crouch', at, ms: 300 })
      this.tell(player, by, at + 120)
    }
  }

  /** Who is near leaps at it, who is far throws. Pips break in the order in which the hits fell. */
  private attacks(): void {
    let last = 0
    for (const event of this.of('attack')) {
      const { player, way, at: place, left, by, isLast, damage } = event
      const arrived = this.walk(player, way)
      // Told in the order of the hits, however long the ways were.
      const at = Math.max(arrived, last)
      last = at
      const hit = this.isNear(way.at(-1), place) ? this.leap(player, place, at) : this.lob(player, place, at)
      if (damage > 0) this.beats.push({ kind: 'thing', id: monsterId(place), left, at: hit, ms: 90 })
      this.burst(place, hit)
      this.tell(player, by, hit + 60)
      this.fought = Math.max(this.fought, hit)
      if (this.context.before.moods[player] === 'flaming')
        this.beats.push({ kind: 'mood', who: player, at: hit, ms: 0 })
      if (isLast) this.beaten(event, hit)
    }
  }

  private isNear(from: number | undefined, to: number): boolean {
    const { columns } = this.context.before
    if (from === undefined || columns === undefined) return true
    return (
      Math.abs((from % columns) - (to % columns)) + Math.abs(Math.floor(from / columns) - Math.floor(to / columns)) <=
      armLength
    )
  }

  private leap(who: string, target: number | string, at: number): number {
    this.beats.push({ kind: 'strike', who, target, at, ms: strikeMs })
    return at + impactMs
  }

  private lob(who: string, target: number | string, at: number): number {
    this.beats.push({ kind: 'act', who, act: 'crouch', at, ms: 180 })
    this.beats.push({ kind: 'throw', from: who, to: target, thing: 'slick-blob', at: at + 180, ms: flightMs })
    return at + 180 + flightMs
  }

  private burst(where: number | string, at: number): void {
    if (this.bursts++ >= mostBursts) return
    this.beats.push({ kind: 'effect', where, effect: 'burst', at, ms: 320 }, { kind: 'sound', sound: 'hit', at, ms: 0 })
  }

  private beaten({ player, at: place, monster }: EventOf<'attack'>, hit: number): void {
    const isBoss = monster === 'boss'
    const end: Beat[] = [
      { kind: 'effect', where: place, effect: 'puff', at: 0, ms: 600 },
      { kind: 'effect', where: place, effect: 'stars', at: 60, ms: 900 },
      { kind: 'sound', sound: 'beaten', at: 0, ms: 0 },
    ]
    this.candidates.push({
      headline: { name: isBoss ? 'beats-boss' : 'beats-monster', who: player, focus: [player, place] },
      weight: (isBoss ? 110 : 45) + (this.isOwn(player) ? 60 : 0),
      beats: [...end, { kind: 'act', who: player, act: 'cheer', at: 200, ms: 1000 }, ...(isBoss ? party(player) : [])],
      otherwise: end.map((beat) => ({ ...beat, at: beat.at + hit })),
    })
  }

  private duels(): void {
    for (const event of this.of('duel')) {
      const { player, other, way, isWon, by, lost } = event
      const arrived = this.walk(player, way)
      this.fought = Math.max(this.fought, arrived + impactMs)
      if (other === undefined) {
        this.tell(player, by, arrived)
        continue
      }
      if (isWon) {
        this.wonDuel(player, other, by, lost, arrived)
        continue
      }
      this.beats.push({ kind: 'strike', who: player, target: other, at: arrived, ms: strikeMs })
      this.beats.push({ kind: 'effect', where: other, effect: 'ring', at: arrived + impactMs, ms: 420 })
      this.tell(player, by, arrived + impactMs + 60)
    }
  }

  private wonDuel(player: string, other: string, by: number, lost: number, arrived: number): void {
    const blow = (at: number, isHero: boolean): Beat[] => [
      { kind: 'strike', who: player, target: other, at, ms: strikeMs },
      { kind: 'effect', where: other, effect: 'burst', at: at + impactMs, ms: 340 },
      { kind: 'sound', sound: 'hit', at: at + impactMs, ms: 0 },
      { kind: 'act', who: other, act: lost === 0 ? 'shrug' : 'bump', at: at + impactMs, ms: 460 },
      ...(lost === 0
        ? []
        : [{ kind: 'throw', from: other, to: player, thing: 'star', at: at + impactMs + 60, ms: 520 } as const]),
      ...popped(other, -lost, at + impactMs + 60, isHero),
      ...popped(player, by, at + impactMs + 420),
      { kind: 'act', who: player, act: 'cheer', at: at + impactMs + 420, ms: 800 },
    ]
    const wasLeading = this.context.ranksBefore[0]?.id === other
    this.candidates.push({
      headline: { name: 'wins-duel', who: player, other, focus: [player, other] },
      weight: 55 + lost / 10 + (wasLeading ? 25 : 0) + (this.isOwn(player, other) ? 60 : 0),
      beats: blow(0, true),
      otherwise: blow(arrived, false).filter(({ kind }) => kind !== 'act'),
    })
  }

  private powerUps(): void {
    for (const { player, at: place } of this.of('power-up')) {
      const at = Math.max(500, this.told.get(player) ?? 0)
      this.beats.push(
        { kind: 'thing', id: powerUpId(place), isGone: true, at, ms: 0 },
        { kind: 'mood', who: player, at, ms: 0 },
        { kind: 'effect', where: player, effect: 'ring', at, ms: 500 },
      )
      this.candidates.push({
        headline: { name: 'powers-up', who: player, focus: [player] },
        weight: 20 + (this.isOwn(player) ? 40 : 0),
        beats: [
          { kind: 'act', who: player, act: 'cheer', at: 150, ms: 1000 },
          { kind: 'effect', where: player, effect: 'rays', at: 0, ms: 1500 },
        ],
        otherwise: [],
      })
    }
  }

  /** Monsters strike when all who attacked have; nobody is named for it. */
  private strikes(): void {
    const strikes = this.of('strike')
    const spread = Math.min(apart, 400 / Math.max(1, strikes.length))
    const from = this.fought + 120
    for (const [index, { player, at: place, by }] of strikes.entries()) {
      const at = from + index * spread
      const isFar = !this.isNear(this.context.before.spots[player], place)
      const hit = isFar ? at + 300 : at + 120
      this.beats.push({ kind: 'thing', id: monsterId(place), isStriking: true, at, ms: 0 })
      if (isFar && index < mostBursts)
        this.beats.push({ kind: 'throw', from: place, to: player, thing: 'slick-blob', at, ms: 300 })
      this.beats.push({ kind: 'act', who: player, act: 'bump', at: hit, ms: 420 })
      this.tell(player, by, hit)
      this.fought = Math.max(this.fought, hit)
    }
  }

  private knockOuts(): void {
    for (const { player } of this.of('knocked-out')) {
      const at = this.fought + 260
      this.beats.push(
        { kind: 'mood', who: player, at, ms: 0 },
        { kind: 'effect', where: player, effect: 'puff', at, ms: 600 },
        { kind: 'effect', where: player, effect: 'stars', at: at + 100, ms: 1600 },
      )
    }
  }
}

export const directBattle = (events: readonly BattleEvent[], context: TurnContext): Direction =>
  new BattleDirector(events, context).direct()
