import { describe, expect, it } from 'vitest'
import { emptyBoard } from '../../../client/stage/board/stagedBoard.ts'
import type { TurnContext } from '../../../client/stage/direct/direction.ts'
import { directTurn } from '../../../client/stage/direct/directTurn.ts'
import type { Beat, BeatOf, Script } from '../../../client/stage/script/script.ts'
import type { StageFigure } from '../../../client/stage/stageView.ts'
import type { GoldQuestEvent } from '../../../rooms/shared/modes/goldQuest/goldQuestEvents.ts'

const order: StageFigure[] = ['ann', 'ben', 'cem', 'dee', 'eli', 'fay'].map((id, index) => ({
  id,
  name: id,
  slime: 'mint',
  rank: index + 1,
  isDone: true,
}))

const directed = (events: readonly GoldQuestEvent[], over: Partial<TurnContext> = {}): Script =>
  directTurn('gold-quest', events, {
    before: emptyBoard,
    after: emptyBoard,
    ranksBefore: order,
    ranksAfter: order,
    ms: 4000,
    isCalm: false,
    isLast: false,
    own: null,
    ...over,
  })

const of = <Kind extends Beat['kind']>({ beats }: Script, kind: Kind): BeatOf<Kind>[] =>
  beats.filter((beat): beat is BeatOf<Kind> => beat.kind === kind)

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
    expect(of(directed([walked('ann', [1, 2, 12])]), 'go')[0]).toMatchObject({ way: [1, 2, 12], gait: 'hop' })
  })

  it('strikes the monster beside the gold after having come to it', () => {
    const script = directed([hit('ann'), walked('ann', [1, 2, 3])])
    const [go, strike] = [of(script, 'go')[0], of(script, 'strike')[0]]
    expect(strike?.at).toBeGreaterThanOrEqual((go?.at ?? 0) + (go?.ms ?? 0))
  })

  it('springs a trap while somebody walks over it, and not before or after', () => {
    const script = directed([walked('ann', [1, 2, 3, 4]), { kind: 'trapped', player: 'ann', at: 3, by: -10 }])
    const [go, jump] = [of(script, 'go')[0], of(script, 'act')[0]]
    expect(jump?.act).toBe('bump')
    expect(jump?.at).toBeGreaterThan(go?.at ?? 0)
    expect(jump?.at).toBeLessThan((go?.at ?? 0) + (go?.ms ?? 0))
    expect(of(script, 'prop')[0]).toMatchObject({ where: 3, thing: 'trap-up' })
  })

  it('empties a dish only for the last who finds gold there', () => {
    const dug = (player: string, left: number): GoldQuestEvent => ({ kind: 'gold', player, at: 7, by: 15, left })
    const script = directed([dug('ann', 1), dug('ben', 0)])
    expect(of(script, 'thing')).toMatchObject([{ id: 'gold-7', picture: 'gold-gone' }])
    expect(of(script, 'number').map(({ text }) => text)).toEqual(['+15', '+15'])
  })

  it('opens each kind of chest as what it is', () => {
    const wooden: GoldQuestEvent[] = [
      { kind: 'opened', player: 'ann', chest: 'wooden' },
      { kind: 'found', player: 'ann', chest: 'wooden', by: 30 },
    ]
    expect(of(directed(wooden), 'prop').map(({ thing }) => thing)).toEqual(['chest-wooden', 'chest-wooden-open'])
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
    expect(of(script, 'throw')).toMatchObject([{ from: 'ann', to: 'fay', thing: 'coin' }])
    expect(script.headlines).toMatchObject([{ name: 'steals', who: 'fay', other: 'ann' }])
  })

  it('calls a swap a swap', () => {
    expect(directed(stole('fay', 'ann', 120, true)).headlines[0]?.name).toBe('swaps')
  })

  it('still shows a theft that has no room for a headline', () => {
    const events = [...stole('fay', 'ann'), ...stole('eli', 'ben'), ...stole('dee', 'cem'), hit('ann', true)]
    expect(of(directed(events, { ms: 2400 }), 'throw')).toHaveLength(3)
  })

  it('lets coins fly only from a few where many rob, and tells of the others in numbers', () => {
    const events = Array.from({ length: 20 }, (_, index) => stole(`r${index}`, `v${index}`)).flat()
    const script = directed(events)
    expect(of(script, 'throw').length).toBeLessThan(8)
    expect(of(script, 'number')).toHaveLength(40)
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
    expect(of(script, 'number')).toHaveLength(1)
  })
})
