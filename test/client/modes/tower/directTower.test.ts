import { describe, expect, it } from 'vitest'
import { emptyBoard, type StagedBoard } from '../../../../client/stage/board/stagedBoard.ts'
import { hitsIn } from '../../../../client/stage/scenes/closeUps.ts'
import type { TowerEvent } from '../../../../rooms/shared/modes/tower/towerEvents.ts'
import { beatsOf, noStory, turnsOf } from '../../stage/directedTurn.ts'

const walker = { id: 'walker-40', at: 24, picture: 'monster-weak', size: 1, pips: { left: 5, full: 5 } } as const
const board: StagedBoard = {
  ...emptyBoard,
  spots: { ann: 50, ben: 51 },
  things: [walker],
  climb: [50, 51, 41, 31, 32],
  roads: [[20, 21, 22, 23, 24, 25, 26, 27]],
}

const directed = turnsOf<TowerEvent>('tower', board)

const fired = (monster = 40, left = 0): TowerEvent => ({ kind: 'fired', from: 14, monster, at: 23, damage: 2, left })
const fell = (player?: string, paid = 10): TowerEvent => ({
  kind: 'fell',
  monster: 40,
  at: 23,
  paid,
  ...(player && { player }),
})
const shot = (player: string, left = 1) =>
  ({ kind: 'shot', player, monster: 40, walker: 'medium', at: 24, damage: 2, left, full: 4 }) as const
const walked: TowerEvent = { kind: 'walked', monster: 40, from: 24, to: 27 }

describe('a turn of tower', () => {
  it('without events is over at once', () => {
    expect(directed([])).toMatchObject({ beats: [], headlines: [] })
  })

  it('climbs along the ladders and not through the air', () => {
    const after = { ...board, spots: { ann: 31, ben: 51 } }
    expect(beatsOf(directed([], { after }), 'go')).toMatchObject([{ who: 'ann', way: [50, 51, 41, 31], gait: 'hop' }])
  })

  it('is carried fast by the wind, and slides where height was lost', () => {
    const after = { ...board, spots: { ann: 31, ben: 50 } }
    const script = directed([{ kind: 'climbed', player: 'ann', paid: 60 }], { after })
    expect(beatsOf(script, 'go').map(({ who, gait }) => [who, gait])).toEqual([
      ['ann', 'dash'],
      ['ben', 'slide'],
    ])
    expect(script.headlines).toMatchObject([{ name: 'rides-wind', who: 'ann', by: 60 }])
  })

  it('lets a tower come with its first stone', () => {
    const [thing] = beatsOf(directed([{ kind: 'raised', at: 14, by: 1, stones: 1 }]), 'thing')
    expect(thing).toMatchObject({ id: 'tower-14', picture: 'tower-1', comes: { at: 14 } })
  })

  it('tells the number of stones only for those that were laid by choice', () => {
    const events: TowerEvent[] = [
      { kind: 'built', player: 'ann', at: 14, stones: 1 },
      { kind: 'raised', at: 14, by: 2, stones: 3 },
      { kind: 'raised', at: 16, by: 2, stones: 2 },
    ]
    expect(beatsOf(directed(events), 'number')).toMatchObject([{ where: 14, text: '+1★' }])
  })

  it('has what fires hit the monster itself, and the place where it is not known', () => {
    const script = directed([fired(40, 3), fired(77, 3)])
    expect(beatsOf(script, 'throw').map(({ to }) => to)).toEqual(['walker-40', 23])
    expect(beatsOf(script, 'thing').map(({ id, left }) => [id, left])).toEqual([
      ['walker-40', 3],
      ['walker-77', 3],
    ])
  })

  it('turns a barrel to what it shoots at before it fires, and none for a shot by hand', () => {
    const tower = { id: 'tower-14', at: 14, picture: 'tower-1', size: 1.5 } as const
    const after = { ...board, things: [walker, tower] }
    const script = directed([fired(40, 3), shot('ann', 3)], { after })
    const [aim, ...others] = beatsOf(script, 'aim')
    const flight = beatsOf(script, 'throw').find(({ thing }) => thing === 'cannon-ball')
    expect(others).toEqual([])
    expect(aim).toMatchObject({ from: 'tower-14', to: 'walker-40' })
    expect((aim?.at ?? 0) + (aim?.ms ?? 0)).toBe(flight?.at)
  })

  it('lets a tower grow when the stone has arrived that was thrown to it', () => {
    const script = directed([{ kind: 'built', player: 'ann', at: 14, stones: 1 }])
    const [[stone], [tower]] = [beatsOf(script, 'throw'), beatsOf(script, 'thing')]
    expect(tower?.at).toBeGreaterThanOrEqual((stone?.at ?? 0) + (stone?.ms ?? Number.POSITIVE_INFINITY))
  })

  it('shows all towers fire before anybody is looked at from near', () => {
    const volley = Array.from({ length: 12 }, (_, index) => ({ ...fired(40, 12 - index), from: index }) as TowerEvent)
    const script = directed([...volley, shot('ben', 0), fell('ben')])
    const landed = beatsOf(script, 'throw').filter(({ thing }) => thing === 'cannon-ball')
    const last = Math.max(...landed.map(({ at, ms }) => at + ms))
    expect(landed).toHaveLength(12)
    expect(script.headlines[0]?.at).toBeGreaterThan(last)
  })

  it('names whose tower popped a monster', () => {
    expect(directed([fired(), fell('ben')]).headlines).toMatchObject([{ name: 'pops', who: 'ben', focus: [14, 24] }])
    // A device is not told of its player's towers, but of what their last hits paid.
    expect(beatsOf(directed([fell('ben'), fell('ben', 20)], { own: 'ben' }), 'number')).toMatchObject([
      { where: 'ben', by: 10 },
      { where: 'ben', by: 20 },
    ])
  })

  it('prefers a wind to one more of the same sort', () => {
    const second: TowerEvent[] = [fired(41), { kind: 'fell', monster: 41, at: 23, player: 'cem', paid: 10 }]
    const wind: TowerEvent = { kind: 'climbed', player: 'dee', paid: 60 }
    const script = directed([fired(), fell('ben'), ...second, wind], { ms: 3400 })
    expect(script.headlines.map(({ name }) => name)).toEqual(['rides-wind', 'pops'])
  })

  it('lets a monster fall without a name where nobody built', () => {
    const script = directed([fired(), fell()])
    expect(script.headlines).toEqual([])
    expect(beatsOf(script, 'thing')[0]?.left).toBe(0)
  })

  it('walks along the road', () => {
    const after = { ...board, things: [{ ...walker, at: 27 }] }
    expect(beatsOf(directed([walked], { after }), 'thing')).toMatchObject([{ id: 'walker-40', way: [24, 25, 26, 27] }])
  })

  it('takes lives at the gate and names nobody for it', () => {
    const script = directed([walked, { kind: 'leaked', monster: 40, at: 27, cost: 2, lives: 3 }])
    expect(beatsOf(script, 'number')).toMatchObject([{ where: 27, text: '−2', tone: 'loss' }])
    expect(beatsOf(script, 'thing').filter(({ isGone }) => isGone)).toHaveLength(1)
    expect(script.headlines.map(({ who }) => who)).toEqual([''])
  })

  it('says what was lost while its ribbon is read, also where it shares the time with another', () => {
    const leak: TowerEvent = { kind: 'leaked', monster: 40, at: 27, cost: 1, lives: 3 }
    const popped: TowerEvent[] = [fired(41), { kind: 'fell', monster: 41, at: 23, player: 'cem', paid: 10 }]
    for (const [before, ms] of [
      [[], 1600],
      [popped, 2650],
    ] as const) {
      const script = directed([...before, walked, leak], { ms })
      const headline = script.headlines.find(({ name }) => name === 'leaks')
      const lost = beatsOf(script, 'number').find(({ where }) => where === 27)
      // For the last fifth of its time the number fades out.
      const readUntil = (lost?.at ?? Number.POSITIVE_INFINITY) + (lost?.ms ?? 0) * 0.8
      expect(readUntil).toBeLessThanOrEqual((headline?.at ?? 0) + (headline?.ms ?? 0))
      expect(beatsOf(script, 'prop')[0]?.at).toBeGreaterThanOrEqual(headline?.at ?? 0)
    }
  })

  it('shows a lost life from near: the monster waits at the gate, a large heart trembles and breaks', () => {
    const script = directed([walked, { kind: 'leaked', monster: 40, at: 27, cost: 1, lives: 3 }])
    const [headline] = script.headlines
    expect(headline).toMatchObject({ name: 'leaks', by: 3, focus: [27] })
    const broken = beatsOf(script, 'prop').find(({ thing }) => thing === 'heart-lost')
    expect(hitsIn(script)).toContainEqual({ at: broken?.at, strength: 10 })
    const gone = beatsOf(script, 'thing').find(({ isGone }) => isGone)
    const [whole, lost] = beatsOf(script, 'prop')
    expect(gone?.at).toBeGreaterThan((headline?.at ?? 0) + 300)
    expect(whole).toMatchObject({ thing: 'heart', look: 'shaken' })
    expect(lost).toMatchObject({ thing: 'heart-lost', at: gone?.at })
    expect(lost?.size).toBeGreaterThan(1)
    expect(whole?.at).toBeGreaterThanOrEqual(headline?.at ?? 0)
  })

  it('ends with everybody on the castle where the class has held it, and says how many waves it were', () => {
    const story = { ...noStory, question: 9 }
    const script = directed([fired(), fell('ben')], { isLast: true, story })
    expect(script.headlines.at(-1)).toMatchObject({ name: 'tower-held', who: '', by: 9 })
    const at = script.headlines.at(-1)?.at ?? 0
    const cheering = beatsOf(script, 'act').filter((beat) => beat.act === 'cheer' && beat.at > at)
    expect(cheering.map(({ who }) => who).sort()).toEqual(['ann', 'ben'])
    expect(beatsOf(script, 'effect').filter(({ effect }) => effect === 'confetti').length).toBeGreaterThan(1)
    expect(directed([], { isLast: true, own: 'ann' }).headlines).toEqual([])
  })

  it('lets nobody walk on along the road while a held castle is celebrated', () => {
    const after = { ...board, things: [walker, { ...walker, id: 'walker-41' }] }
    const script = directed([fired()], { isLast: true, after })
    const at = script.headlines.at(-1)?.at ?? Number.POSITIVE_INFINITY
    const gone = beatsOf(script, 'thing').filter((beat) => beat.isGone && beat.at >= at)
    expect(gone.map(({ id }) => id)).toEqual(['walker-40', 'walker-41'])
  })

  it('ends a lost game at the gate, and with a flag for the waves that were held', () => {
    const lost: TowerEvent = { kind: 'leaked', monster: 40, at: 27, cost: 2, lives: 0 }
    const story = { ...noStory, question: 9 }
    const script = directed([walked, lost], { story, before: { ...board, columns: 10 } })
    expect(script.headlines).toMatchObject([{ name: 'tower-lost', who: '', by: 8 }])
    const props = beatsOf(script, 'prop')
    const [broken, flag] = ['heart-lost', 'checkpoint-flag'].map((name) => props.find(({ thing }) => thing === name))
    expect(broken?.at).toBeGreaterThan(script.headlines[0]?.at ?? Number.POSITIVE_INFINITY)
    expect(flag?.at).toBeGreaterThan(broken?.at ?? Number.POSITIVE_INFINITY)
    expect(directed([walked, lost], { isLast: true, story }).headlines.map(({ name }) => name)).not.toContain(
      'tower-held',
    )
  })

  it('hurries no last scene, however much there is to tell before it', () => {
    const more: TowerEvent[] = [fired(), fell('ben'), { kind: 'climbed', player: 'dee', paid: 60 }]
    const { headlines } = directed(more, { isLast: true })
    expect(headlines.at(-1)?.ms).toBeGreaterThan(2000)
    for (const { ms } of headlines) expect(ms).toBeGreaterThan(900)
  })

  it('leaves it among all the others on the device of a player', () => {
    const leak: TowerEvent = { kind: 'leaked', monster: 40, at: 27, cost: 1, lives: 3 }
    expect(directed([walked, leak], { own: 'ann' }).headlines).toEqual([])
  })

  it('shows on the device of who shoots what it shoots at, though that is told of no monster', () => {
    const surroundings = { ...board, things: [] }
    const script = directed([shot('ann'), fired()], { own: 'ann', before: surroundings, after: surroundings })
    const [comes, ...changes] = beatsOf(script, 'thing')
    expect(comes).toMatchObject({
      id: 'walker-40',
      comes: { at: 24, picture: 'monster-medium', pips: { left: 3, full: 4 } },
    })
    expect(changes.at(-1)).toMatchObject({ id: 'walker-40', isGone: true })
    expect(beatsOf(script, 'throw')[0]).toMatchObject({ from: 'ann', to: 'walker-40' })
    // If all monsters are shown, the target is already one of them.
    expect(beatsOf(directed([shot('ann')], { own: 'ann' }), 'thing').filter(({ comes }) => comes)).toEqual([])
  })

  it.each([1, 30, 200])('is over in time when %i shoot at once', (count) => {
    const events = Array.from({ length: count }, (_, index): TowerEvent[] => [
      { ...shot(`p${index}`), left: count - index - 1, full: count },
      fired(77, 1),
    ]).flat()
    const script = directed([...events, fell('p0', 30), walked])
    expect(script.ms).toBeLessThanOrEqual(4000)
    for (const { at, ms } of script.beats) expect(Number.isFinite(at + ms) && at >= 0).toBe(true)
  })
})
