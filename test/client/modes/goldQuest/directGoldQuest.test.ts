import { describe, expect, it } from 'vitest'
import type { GoldQuestEvent } from '../../../../rooms/shared/modes/goldQuest/goldQuestEvents.ts'
import { beatsOf, turnsOf } from '../../stage/directedTurn.ts'

const directed = turnsOf<GoldQuestEvent>('gold-quest')

const walked = (player: string, way: number[]): GoldQuestEvent => ({ kind: 'walked', player, way })
const hit = (player: string, isLast = false): GoldQuestEvent => ({
  kind: 'hit',
  player,
  at: 9,
  monster: 'weak',
  by: 5,
  left: isLast ? 0 : 1,
  isLast,
})
const golden = (player: string, by: number): GoldQuestEvent[] => [
  { kind: 'opened', player, chest: 'golden' },
  { kind: 'found', player, chest: 'golden', by },
]
const stole = (player: string, other: string, by = 60, isSwap = false): GoldQuestEvent[] => [
  { kind: 'opened', player, chest: 'rascal' },
  { kind: 'stole', player, other, by, isSwap },
]

describe('a turn of gold quest', () => {
  it('without events is over at once', () => {
    expect(directed([])).toMatchObject({ beats: [], headlines: [] })
  })

  it('walks the way that was walked, on foot', () => {
    expect(beatsOf(directed([walked('ann', [1, 2, 12])]), 'go')[0]).toMatchObject({ way: [1, 2, 12], gait: 'hop' })
  })

  it('strikes the monster beside the gold after having come to it', () => {
    const script = directed([hit('ann'), walked('ann', [1, 2, 3])])
    const [go, strike] = [beatsOf(script, 'go')[0], beatsOf(script, 'strike')[0]]
    expect(strike?.at).toBeGreaterThanOrEqual((go?.at ?? 0) + (go?.ms ?? 0))
  })

  it('lets a monster fall by its last hit, and not when somebody strikes it who came too late', () => {
    const late = { kind: 'hit', player: 'ben', at: 9, monster: 'weak', by: 5, left: 0, isLast: false } as const
    const script = directed([hit('ann', true), late, walked('ann', [1, 2, 3, 4, 5, 6, 7]), walked('ben', [17, 8])])
    const strikes = new Map(beatsOf(script, 'strike').map(({ who, at }) => [who, at]))
    expect(strikes.get('ben')).toBeLessThan(strikes.get('ann') ?? 0)
    const falls = beatsOf(script, 'thing').filter(({ left }) => left === 0)
    expect(falls).toHaveLength(1)
    expect(falls[0]?.at).toBeGreaterThan(strikes.get('ann') ?? Number.POSITIVE_INFINITY)
  })

  it('springs a trap while somebody walks over it, and not before or after', () => {
    const script = directed([walked('ann', [1, 2, 3, 4]), { kind: 'trapped', player: 'ann', at: 3, by: -10 }])
    const [go, jump] = [beatsOf(script, 'go')[0], beatsOf(script, 'act')[0]]
    expect(jump?.act).toBe('bump')
    expect(jump?.at).toBeGreaterThan(go?.at ?? 0)
    expect(jump?.at).toBeLessThan((go?.at ?? 0) + (go?.ms ?? 0))
    expect(beatsOf(script, 'prop')[0]).toMatchObject({ where: 3, thing: 'trap-up' })
  })

  it('empties a dish only for the last who finds gold there', () => {
    const dug = (player: string, left: number): GoldQuestEvent => ({ kind: 'gold', player, at: 7, by: 15, left })
    const script = directed([dug('ann', 1), dug('ben', 0)])
    expect(beatsOf(script, 'thing')).toMatchObject([{ id: 'gold-7', picture: 'gold-gone' }])
    expect(beatsOf(script, 'number').map(({ text }) => text)).toEqual(['+15', '+15'])
  })

  it('opens each kind of chest as what it is', () => {
    const wooden: GoldQuestEvent[] = [
      { kind: 'opened', player: 'ann', chest: 'wooden' },
      { kind: 'found', player: 'ann', chest: 'wooden', by: 30 },
    ]
    expect(beatsOf(directed(wooden), 'prop').map(({ thing }) => thing)).toEqual(['chest-wooden', 'chest-wooden-open'])
  })

  it('names who opens a golden chest, with what was in it', () => {
    expect(directed(golden('cem', 90)).headlines).toMatchObject([{ name: 'opens-chest', who: 'cem', by: 90 }])
  })

  it('names nobody for an empty chest or a lost tenth', () => {
    const events: GoldQuestEvent[] = [
      { kind: 'opened', player: 'ann', chest: 'golden' },
      { kind: 'lost', player: 'ann', by: -40, isPrivate: true },
      { kind: 'opened', player: 'ben', chest: 'golden' },
      { kind: 'empty', player: 'ben', isPrivate: true },
    ]
    expect(directed(events).headlines).toEqual([])
  })

  it('lets coins fly from the robbed to the robber', () => {
    const script = directed(stole('fay', 'ann'))
    expect(beatsOf(script, 'throw')).toMatchObject([{ from: 'ann', to: 'fay', thing: 'coin' }])
    expect(script.headlines).toMatchObject([{ name: 'steals', who: 'fay', other: 'ann' }])
  })

  it('calls a swap a swap', () => {
    expect(directed(stole('fay', 'ann', 120, true)).headlines[0]?.name).toBe('swaps')
  })

  it('still shows a theft that has no room for a headline', () => {
    const events = [...stole('fay', 'ann'), ...stole('eli', 'ben'), ...stole('dee', 'cem'), hit('ann', true)]
    expect(beatsOf(directed(events, { ms: 2400 }), 'throw')).toHaveLength(3)
  })

  it('lets coins fly only from a few where many rob, and tells of the others in numbers', () => {
    const events = Array.from({ length: 20 }, (_, index) => stole(`r${index}`, `v${index}`)).flat()
    const script = directed(events)
    expect(beatsOf(script, 'throw').length).toBeLessThan(8)
    expect(beatsOf(script, 'number')).toHaveLength(40)
  })

  it('keeps the own theft for the end', () => {
    const events = [...stole('fay', 'ann', 150, true), ...stole('eli', 'ben', 20)]
    expect(directed(events, { own: 'ben' }).headlines.at(-1)?.who).toBe('eli')
  })

  it.each([1, 30, 200])('is over in time with %i players, whatever they do', (count) => {
    const events = Array.from({ length: count }, (_, index) => `p${index}`).flatMap((id) => [
      ...golden(id, 40),
      hit(id),
      walked(id, [1, 2, 3, 4, 5, 6, 7]),
    ])
    const script = directed(events)
    expect(script.ms).toBeLessThanOrEqual(4000)
    for (const { at, ms } of script.beats) expect(Number.isFinite(at + ms) && at >= 0).toBe(true)
  })

  it('is told without journeys to who wants less motion', () => {
    const script = directed([walked('ann', [1, 2]), ...golden('ann', 90)], { isCalm: true })
    expect(new Set(script.beats.map(({ kind }) => kind))).not.toContain('go')
    expect(beatsOf(script, 'number')).toHaveLength(1)
  })
})
