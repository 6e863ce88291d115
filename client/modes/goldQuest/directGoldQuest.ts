import type { GoldQuestEvent } from '../../../rooms/shared/modes/goldQuest/goldQuestEvents.ts'
import { monsterId } from '../../stage/board/monsterThing.ts'
import { act, effect, popped, sound } from '../../stage/direct/beats.ts'
import { Director, type EventOf } from '../../stage/direct/Director.ts'
import type { Direction, TurnContext } from '../../stage/direct/direction.ts'
import { chestFor, robbery } from './chestBeats.ts'
import { goldId } from './goldQuestBoard.ts'

const walkMsPerTile = 140
const longestWalkMs = 840
const strikeMs = 520
/** The eye does not follow more chests and thefts than this at once. For the others only their numbers are shown. */
const mostChests = 12
const mostThefts = 4

/** Directs a turn: all walk, fight and dig. Then the lids open, and a close-up shows the best chest. */
class GoldQuestDirector extends Director<GoldQuestEvent> {
  /** When each figure has arrived and can do something else. */
  private readonly free = new Map<string, number>()

  override direct(): Direction {
    this.bubbles(1400)
    this.walks()
    this.fights()
    this.digs()
    this.chests()
    this.thefts()
    return { beats: this.beats, candidates: this.candidates }
  }

  /** Shows the number on the side that chests leave free. */
  private paid(who: string, by: number, notBefore: number): void {
    this.tell(who, by, notBefore, by > 0 ? 'gold' : 'loss', -0.55)
  }

  private freeAt(who: string): number {
    return this.free.get(who) ?? 0
  }

  private walks(): void {
    const walked = this.of('walked')
    const traps = new Map(this.of('trapped').map((event) => [event.player, event]))
    const spread = Math.min(50, 400 / Math.max(1, walked.length))
    for (const [index, { player, way }] of walked.entries()) {
      const at = index * spread
      const ms = Math.min(longestWalkMs, Math.max(320, (way.length - 1) * walkMsPerTile))
      this.beats.push({ kind: 'go', who: player, way, gait: 'hop', at, ms })
      this.free.set(player, at + ms)
      const trap = traps.get(player)
      if (trap) this.springTrap(trap, at + (ms * Math.max(0, way.indexOf(trap.at))) / Math.max(1, way.length - 1))
    }
  }

  private springTrap({ player, at: place, by }: EventOf<GoldQuestEvent, 'trapped'>, at: number): void {
    this.beats.push(
      { kind: 'prop', where: place, thing: 'trap-up', size: 0.72, look: 'floor', at: Math.max(0, at - 60), ms: 700 },
      act(player, 'bump', at, 420),
    )
    this.paid(player, by, at)
  }

  private fights(): void {
    const waits = new Map<number, number>()
    const hits = this.of('hit')
    // It falls by its last hit, whoever has the shorter way to it.
    const falling = new Set(hits.flatMap(({ at: place, isLast }) => (isLast ? place : [])))
    for (const { player, at: place, left, by, isLast } of hits) {
      const queue = waits.get(place) ?? 0
      waits.set(place, queue + 1)
      const at = this.freeAt(player) + Math.min(6, queue) * 60
      const impact = at + 300
      this.beats.push({ kind: 'strike', who: player, target: place, at, ms: strikeMs })
      if (isLast || left > 0 || !falling.has(place))
        this.beats.push({ kind: 'thing', id: monsterId(place), left, at: impact, ms: 90 })
      if (queue < 3) this.beats.push(effect(place, 'burst', impact, 320), sound('hit', impact))
      this.paid(player, by, impact)
      this.free.set(player, at + strikeMs)
      if (isLast) this.beaten(player, place, impact)
    }
  }

  private beaten(who: string, place: number, impact: number): void {
    this.beats.push(effect(place, 'puff', impact, 600), sound('beaten', impact))
    this.candidates.push({
      headline: { name: 'beats-monster', who, focus: [who, place] },
      weight: 42,
      beats: [effect(place, 'stars', 60, 900), act(who, 'cheer', 100, 900)],
      otherwise: [],
    })
  }

  private digs(): void {
    for (const { player, at: place, by, left } of this.of('gold')) {
      const at = this.freeAt(player)
      this.beats.push(
        { kind: 'prop', where: player, thing: 'coin', size: 0.4, look: 'held', at, ms: 620 },
        sound('coins', at),
      )
      if (left === 0) this.beats.push({ kind: 'thing', id: goldId(place), picture: 'gold-gone', at, ms: 0 })
      this.paid(player, by, at)
      this.candidates.push({
        headline: { name: 'digs', who: player, by, focus: [player] },
        weight: 18 + this.ownWeight(player),
        beats: [
          act(player, 'cheer', 200, 900),
          { kind: 'prop', where: player, thing: 'coin', size: 0.7, look: 'held', at: 100, ms: 1300 },
          effect(player, 'rays', 60, 1400),
        ],
        otherwise: [],
      })
    }
  }

  /** What a chest holds is shown with it. Only the player who opened an empty one is told so. */
  private chests(): void {
    const robbers = new Set(this.of('stole').map(({ player }) => player))
    const found = new Map(this.of('found').map((event) => [event.player, event.by]))
    const lost = new Map(this.of('lost').map((event) => [event.player, event.by]))
    let shown = 0
    for (const { player, chest } of this.of('opened')) {
      if (robbers.has(player)) continue
      const pays = found.get(player) ?? lost.get(player) ?? 0
      const quiet = { who: player, chest, pays, isHero: false, at: this.afterAll(player) }
      const opening = shown++ < mostChests || this.isOwn(player) ? chestFor(quiet) : popped(player, pays, quiet.at)
      if (chest === 'golden' && pays > 0)
        this.candidates.push({
          headline: { name: 'opens-chest', who: player, by: pays, focus: [player] },
          weight: 20 + pays / 3 + this.ownWeight(player),
          beats: chestFor({ ...quiet, isHero: true, at: 0 }),
          otherwise: opening,
        })
      else this.beats.push(...opening)
    }
  }

  private thefts(): void {
    for (const [index, { player, other, by, isSwap }] of this.of('stole').entries()) {
      const isLeader = this.context.ranksBefore[0]?.id === other
      const at = Math.max(this.freeAt(player), this.freeAt(other))
      this.candidates.push({
        headline: { name: isSwap ? 'swaps' : 'steals', who: player, other, focus: [player, other] },
        weight: 40 + by / 4 + (isLeader ? 20 : 0) + (isSwap ? 15 : 0) + this.ownWeight(player, other),
        beats: robbery({ who: player, other, by, isHero: true, at: 0 }),
        otherwise:
          index < mostThefts || this.isOwn(player, other)
            ? robbery({ who: player, other, by, isHero: false, at })
            : [...popped(other, -by, at), ...popped(player, by, at, false, 'gold')],
      })
    }
  }

  private afterAll(who: string): number {
    return Math.max(this.freeAt(who), this.toldUntil(who) - 200)
  }
}

export const directGoldQuest = (events: readonly GoldQuestEvent[], context: TurnContext): Direction =>
  new GoldQuestDirector(events, context).direct()
