import { stepsBetween } from '../../../rooms/shared/maps/tileGrid.ts'
import type { SurvivalEvent } from '../../../rooms/shared/modes/survival/survivalEvents.ts'
import { act, cheering, effect, mood, movedBy, popped, shout, sound } from '../../stage/direct/beats.ts'
import { Director, type EventOf } from '../../stage/direct/Director.ts'
import type { Direction, TurnContext } from '../../stage/direct/direction.ts'
import { hopsBetween } from '../../stage/direct/ways.ts'
import type { Beat } from '../../stage/script/script.ts'
import { eruptionBeats, middleOf } from './eruption.ts'
import { isShaking, patrolId, swarmThing } from './survivalBoard.ts'

const hopMsPerTile = 190
const patrolMs = { at: 250, ms: 600 } as const
/** Cracks glow while all run; then all the ground goes at once. */
const glowsAt = 350
const quakesAt = 1050
/** How long the sunken ground lies in the lava. */
const sunkMs = 1000
const struckAt = quakesAt + 80
const swarmsAt = 1200
const bigCoin = 40
/** Others who stand no more steps away than this are company. */
const besideSteps = 2
/** The eye does not follow more bursts than this at once. */
const mostBursts = 10

/** The last scene of a game takes its time. */
const sceneMs = 2000

/** Directs a turn: all run, the ground goes, and the class sees who got away. No player is named for failing. */
class SurvivalDirector extends Director<SurvivalEvent> {
  private quakes = false
  /** Figures whose look has changed already. */
  private readonly changed = new Set<string>()

  override direct(): Direction {
    this.walks()
    this.patrols()
    this.quake()
    this.shrugs()
    this.hurts()
    this.revivals()
    this.changes()
    this.swarms()
    this.eruption()
    return { beats: this.beats, candidates: this.candidates, wholeFieldMs: this.quakes ? struckAt + 420 : 0 }
  }

  private walks(): void {
    this.bubbles(quakesAt + 900)
    for (const { player, from, to } of this.of('hopped')) this.hop(player, from, to, 0)
    const moved = this.of('moved')
    const spread = Math.min(40, 300 / Math.max(1, moved.length))
    for (const [index, event] of moved.entries()) {
      const { player, from, to } = event
      this.arrive(event, this.hop(player, from, to, index * spread))
    }
  }

  private hop(who: string, from: number, to: number, at: number): number {
    if (from === to) return at
    const way = hopsBetween(this.context.before.columns, from, to)
    const ms = Math.min(640, Math.max(260, (way.length - 1) * hopMsPerTile))
    this.beats.push({ kind: 'go', who, way, gait: 'hop', at, ms })
    return at + ms
  }

  private arrive({ player, move, paid }: EventOf<SurvivalEvent, 'moved'>, at: number): void {
    this.beats.push(...popped(player, paid, at, false, move === 'dare' ? 'gold' : 'gain'))
    if (move === 'hide' && this.context.after.moods[player] === 'shielded') this.change(player, at)
    if (move === 'roam' && paid > 0) this.roamed(player)
    if (move !== 'dare' || paid === 0) return
    this.beats.push({ kind: 'prop', where: player, thing: 'coin', size: 0.5, look: 'held', at, ms: 900 })
    if (paid < bigCoin) return
    this.candidates.push({
      headline: { name: 'grabs', who: player, by: paid, focus: [player] },
      weight: 40 + paid / 5 + this.ownWeight(player),
      beats: [
        act(player, 'cheer', 150, 1000),
        effect(player, 'rays', 60, 1500),
        { kind: 'prop', where: player, thing: 'coin', size: 0.7, look: 'held', at: 150, ms: 1300 },
        sound('coins', 150),
      ],
      otherwise: [],
    })
  }

  /** Alone on a tile, but beside others: the class would see a crowd around who is said to be far from everybody. */
  private isInCrowd(player: string): boolean {
    const { columns = 1, spots } = this.context.after
    const own = spots[player]
    return Object.entries(spots).some(
      ([who, place]) => who !== player && own !== undefined && stepsBetween(columns, own, place) <= besideSteps,
    )
  }

  private roamed(player: string): void {
    if (!this.isOwn(player) && this.isInCrowd(player)) return
    this.candidates.push({
      headline: { name: 'roams', who: player, focus: [player] },
      weight: 20 + this.ownWeight(player),
      beats: cheering(player),
      otherwise: [],
    })
  }

  private patrols(): void {
    for (const { patrol, from, to } of this.of('patrolled'))
      if (from !== to) this.beats.push({ kind: 'thing', id: patrolId(patrol), way: [from, to], ...patrolMs })
  }

  /** A player's device is not told that the ground went, but it saw the ground shake. */
  private quake(): void {
    const shaking = this.context.before.things.filter(isShaking)
    const plates = this.context.before.arePlatesTrembling === true
    const isTold = this.context.own !== null || this.of('quaked').length > 0
    if (!isTold || (shaking.length === 0 && !plates)) return
    this.quakes = true
    for (const { id } of shaking)
      this.beats.push(
        { kind: 'thing', id, picture: 'glowing-ground', at: glowsAt, ms: 0 },
        { kind: 'thing', id, picture: 'sunk-slab', at: quakesAt, ms: 0 },
        { kind: 'thing', id, isGone: true, at: quakesAt + sunkMs, ms: 0 },
      )
    const { columns = 1 } = this.context.before
    for (const block of shaking.slice(0, mostBursts))
      this.beats.push(effect(middleOf(block, columns), 'puff', quakesAt, 700))
    if (plates) this.beats.push({ kind: 'plates', at: quakesAt, ms: sunkMs })
    this.beats.push(sound('quake', quakesAt))
  }

  private shrugs(): void {
    for (const { player, guard } of this.of('shrugged')) {
      const guarded = guard === 'shield' ? 'bubble' : 'ring'
      const stands: Beat[] = [effect(player, guarded, 0, 800), act(player, 'shrug', 0, 500)]
      this.candidates.push({
        headline: { name: 'last-stand', who: player, focus: [player] },
        weight: (guard === 'shield' ? 55 : 50) + this.ownWeight(player),
        beats: [
          effect(player, 'burst', 120, 360),
          ...movedBy(stands, 260),
          effect(player, 'stars', 320, 1000),
          ...(guard === 'shield' ? [shout(player, 'shield', 260)] : []),
          act(player, 'cheer', 800, 800),
          sound('hit', 120),
        ],
        otherwise: movedBy(stands, struckAt),
      })
    }
  }

  /**
   * Players start, and a heart breaks over their head, without a name and without a close-up. The heart says nothing
   * about the answer: a player who was right and dared loses one, too. A player's device shows only the player's own.
   */
  private hurts(): void {
    const { before, after, own } = this.context
    const fallen = Object.entries(after.hearts ?? {}).filter(([id, left]) => left < (before.hearts?.[id] ?? left))
    for (const [index, [who, left]] of fallen.entries()) {
      this.beats.push(act(who, 'bump', struckAt, 450))
      if (left === 0) this.beats.push(effect(who, 'puff', struckAt, 700), sound('ghost', struckAt + 120))
      if (who === own) this.beats.push(effect(who, 'burst', struckAt, 360))
      if (own === null ? index < mostBursts : who === own)
        this.beats.push(...heartBreaks(who, who === own ? 0.55 : 0.42))
    }
  }

  private revivals(): void {
    for (const { player } of this.of('revived')) {
      const back: Beat[] = [
        { kind: 'prop', where: player, thing: 'heart', size: 0.6, look: 'held', at: 0, ms: 1300 },
        act(player, 'cheer', 100, 1000),
      ]
      this.candidates.push({
        headline: { name: 'revives', who: player, focus: [player] },
        weight: 75 + this.ownWeight(player),
        beats: [...back, effect(player, 'rays', 0, 1600)],
        otherwise: movedBy(back, struckAt),
      })
    }
  }

  private change(who: string, at: number): void {
    this.changed.add(who)
    this.beats.push(mood(who, at))
  }

  /** What the quake changes about a figure is not shown before the quake. */
  private changes(): void {
    const { before, after } = this.context
    for (const who of Object.keys(after.spots)) {
      const isSame = before.moods[who] === after.moods[who] && before.hearts?.[who] === after.hearts?.[who]
      if (!isSame && !this.changed.has(who)) this.change(who, struckAt)
    }
  }

  /** The last question ends with fire, which all who still stand see together. */
  private eruption(): void {
    const { isLast, own, before, after } = this.context
    if (!isLast || own !== null || !this.quakes) return
    const standing = Object.entries(after.hearts ?? {}).flatMap(([who, left]) => (left > 0 ? [who] : []))
    const holes = before.things.filter(isShaking)
    this.candidates.push({
      headline: { name: 'erupts', who: '', by: standing.length, focus: [] },
      weight: 400,
      ms: sceneMs,
      beats: eruptionBeats(holes, standing, before.columns ?? 1),
      otherwise: [],
    })
  }

  private swarms(): void {
    const swarmed = this.of('swarmed')
    const spread = Math.min(60, 400 / Math.max(1, swarmed.length))
    for (const [index, { to }] of swarmed.entries()) {
      const comes = swarmThing(to)
      this.beats.push({ kind: 'thing', id: comes.id, comes, at: swarmsAt + index * spread, ms: 0 })
    }
  }
}

/** The heart is whole while the ground goes, and in pieces after it. */
const heartBreaks = (where: string, size: number): Beat[] => [
  { kind: 'prop', where, thing: 'heart', size, look: 'shaken', at: struckAt - 320, ms: 320 },
  { kind: 'prop', where, thing: 'heart-lost', size: size * 1.1, look: 'held', at: struckAt, ms: 1200 },
]

export const directSurvival = (events: readonly SurvivalEvent[], context: TurnContext): Direction =>
  new SurvivalDirector(events, context).direct()
