import type { BattleEvent } from '../../../rooms/shared/modes/battle/battleEvents.ts'
import { monsterId } from '../../stage/board/monsterThing.ts'
import { act, effect, mood, movedBy, popped, shout, sound } from '../../stage/direct/beats.ts'
import { Director, type EventOf } from '../../stage/direct/Director.ts'
import type { Direction, TurnContext } from '../../stage/direct/direction.ts'
import type { Beat } from '../../stage/script/script.ts'
import { blow, fallsOver, impactMs, isWithinReach, parried, party, strikeMs, swing, vanishes } from './battleBlows.ts'
import { powerUpId } from './battleBoard.ts'

/** A pause before a last hit, in which everybody looks. */
const waitMs = 350
const walkMsPerTile = 150
const longestWalkMs = 600
const apart = 50
/** The eye does not follow more bursts and blobs than this at once. */
const mostBursts = 10

/** Directs a turn: all walk and hit, monsters strike back, and close-ups show the best duels and last hits. */
class BattleDirector extends Director<BattleEvent> {
  private walkers = 0
  private bursts = 0
  /** They lie down in the duel that took their last points. */
  private readonly beaten = new Set<string>()
  /** When the last attack or duel is over. */
  private fought = 0

  override direct(): Direction {
    this.bubbles(2200)
    this.getUps()
    this.plainMoves()
    this.attacks()
    this.duels()
    this.powerUps()
    this.strikes()
    this.knockOuts()
    return { beats: this.beats, candidates: this.candidates }
  }

  /** Returns when the figure has arrived. */
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
      this.beats.push(mood(player, 150))
      const up: Beat[] = [act(player, 'cheer', 0, 900), effect(player, 'ring', 0, 500)]
      this.candidates.push({
        headline: { name: 'gets-up', who: player, focus: [player] },
        weight: 35 + this.ownWeight(player),
        beats: [...up, effect(player, 'rays', 0, 1500)],
        otherwise: [effect(player, 'ring', 150, 500)],
      })
    }
  }

  private plainMoves(): void {
    for (const { kind, player, way, by } of [...this.of('guard'), ...this.of('train')]) {
      const at = this.walk(player, way)
      if (kind === 'guard') this.beats.push(effect(player, 'bubble', at, 1500))
      else this.beats.push(act(player, 'crouch', at, 300))
      this.tell(player, by, at + 120)
    }
  }

  /** Slimes nearby leap at the monster, the others throw. Pips break in the order in which the hits fell. */
  private attacks(): void {
    let last = 0
    for (const event of this.of('attack')) {
      const { player, way, at: place, left, by, isLast, damage } = event
      const arrived = this.walk(player, way)
      // Hits are shown in the order in which they fell, however long the walks were.
      const at = Math.max(arrived, last)
      last = at
      const isNear = isWithinReach(this.context.before.columns, way.at(-1), place)
      const { beats, impact } = swing(player, place, isNear)
      const hit = at + impact
      this.fought = Math.max(this.fought, hit)
      if (isLast) {
        this.lastHit(event, isNear, at)
        continue
      }
      this.beats.push(...movedBy(beats, at))
      if (damage > 0) this.beats.push({ kind: 'thing', id: monsterId(place), left, at: hit, ms: 90 })
      this.burst(place, hit)
      this.tell(player, by, hit + 60)
      this.callDouble(event, hit)
      if (this.context.before.moods[player] === 'flaming') this.beats.push(mood(player, hit))
    }
  }

  /** A power-up doubles a hit. */
  private callDouble({ player, damage }: EventOf<BattleEvent, 'attack'>, hit: number): void {
    if (damage > 1 && this.context.before.moods[player] === 'flaming') this.beats.push(shout(player, 'double', hit))
  }

  /** A player who guards or learns loses nothing, and the scene shows it. */
  private isSafe(player: string): boolean {
    return this.events.some(({ kind, player: who }) => who === player && (kind === 'guard' || kind === 'bubble'))
  }

  private burst(where: number | string, at: number): void {
    if (this.bursts++ >= mostBursts) return
    this.beats.push(effect(where, 'burst', at, 320), sound('hit', at))
  }

  /** The last hit waits for its close-up. Until then the monster is alive, so that the close-up shows all of it. */
  private lastHit(event: EventOf<BattleEvent, 'attack'>, isNear: boolean, at: number): void {
    const { player, at: place, monster, left, by } = event
    const isBoss = monster === 'boss'
    const { beats, impact } = swing(player, place, isNear)
    const isFlaming = this.context.before.moods[player] === 'flaming'
    const blow = (from: number, isHero: boolean): Beat[] => {
      const hit = from + impact
      return [
        ...movedBy(beats, from),
        { kind: 'thing', id: monsterId(place), left, at: hit, ms: 90 },
        effect(place, 'burst', hit, 320),
        ...movedBy(vanishes(place), hit),
        ...popped(player, by, hit + 60, isHero),
        ...(isFlaming ? [mood(player, hit)] : []),
      ]
    }
    const hit = waitMs + impact
    this.candidates.push({
      headline: { name: isBoss ? 'beats-boss' : 'beats-monster', who: player, focus: [player, place] },
      weight: (isBoss ? 110 : 45) + this.ownWeight(player),
      beats: [
        act(player, 'crouch', 0, waitMs),
        ...blow(waitMs, true),
        act(player, 'cheer', hit + 220, 900),
        ...(isBoss ? movedBy(party(player), hit) : []),
      ],
      otherwise: blow(at, false),
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
      const strike: Beat[] = [
        { kind: 'strike', who: player, target: other, at: 0, ms: strikeMs },
        effect(other, 'ring', impactMs, 420),
      ]
      if (this.isSafe(other)) this.blocked(player, other, strike, arrived)
      else {
        this.beats.push(...movedBy([...strike, ...parried(player, other)], arrived))
        this.burst(other, arrived + impactMs)
      }
      this.tell(player, by, arrived + impactMs + 60)
    }
  }

  private blocked(player: string, other: string, strike: readonly Beat[], arrived: number): void {
    const beats = [...strike, shout(other, 'blocked', impactMs)]
    this.candidates.push({
      headline: { name: 'blocks', who: other, other: player, focus: [other, player] },
      weight: 34 + this.ownWeight(player, other),
      beats: [...beats, act(other, 'cheer', impactMs + 200, 900)],
      otherwise: movedBy(beats, arrived),
    })
  }

  private wonDuel(player: string, other: string, by: number, lost: number, arrived: number): void {
    const taken = { who: player, other, by, lost }
    const wasLeading = this.context.ranksBefore[0]?.id === other
    const isOut = lost > 0 && this.of('knocked-out').some((event) => event.player === other)
    if (isOut) this.beaten.add(other)
    const falls = (at: number): Beat[] => (isOut ? fallsOver(other, at + impactMs + 480) : [])
    this.candidates.push({
      headline: { name: 'wins-duel', who: player, other, focus: [player, other] },
      weight: 55 + lost / 10 + (wasLeading ? 25 : 0) + this.ownWeight(player, other),
      beats: [...blow(taken, 0, true), ...falls(0)],
      otherwise: [...blow(taken, arrived, false).filter(({ kind }) => kind !== 'act'), ...falls(arrived)],
    })
  }

  private powerUps(): void {
    for (const { player, at: place } of this.of('power-up')) {
      const at = Math.max(500, this.toldUntil(player))
      this.beats.push(
        { kind: 'thing', id: powerUpId(place), isGone: true, at, ms: 0 },
        mood(player, at),
        effect(player, 'ring', at, 500),
        sound('power', at),
      )
      this.candidates.push({
        headline: { name: 'powers-up', who: player, focus: [player] },
        weight: 20 + this.ownWeight(player),
        beats: [act(player, 'cheer', 150, 1000), effect(player, 'rays', 0, 1500)],
        otherwise: [],
      })
    }
  }

  /** Monsters strike after all attackers; no struck player is named. */
  private strikes(): void {
    const strikes = this.of('strike')
    const spread = Math.min(apart, 400 / Math.max(1, strikes.length))
    const from = this.fought + 120
    for (const [index, { player, at: place, by }] of strikes.entries()) {
      const at = from + index * spread
      const isFar = !isWithinReach(this.context.before.columns, this.context.before.spots[player], place)
      const hit = isFar ? at + 300 : at + 120
      this.beats.push({ kind: 'thing', id: monsterId(place), isStriking: true, at, ms: 0 })
      if (isFar && index < mostBursts)
        this.beats.push({ kind: 'throw', from: place, to: player, thing: 'slick-blob', at, ms: 300 })
      this.beats.push(act(player, 'bump', hit, 420))
      this.tell(player, by, hit)
      this.fought = Math.max(this.fought, hit)
    }
  }

  private knockOuts(): void {
    for (const { player } of this.of('knocked-out'))
      if (!this.beaten.has(player)) this.beats.push(...fallsOver(player, this.fought + 260))
  }
}

export const directBattle = (events: readonly BattleEvent[], context: TurnContext): Direction =>
  new BattleDirector(events, context).direct()
