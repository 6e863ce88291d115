import { describe, expect, it } from 'vitest'
import { openSurvivalField, stageSurvival, survivalAfter } from '../../../../client/modes/survival/survivalBoard.ts'
import { emptyBoard, type StagedBoard } from '../../../../client/stage/board/stagedBoard.ts'
import { hopsBetween } from '../../../../client/stage/direct/ways.ts'
import { fieldOf as fieldOn } from '../../../../rooms/shared/modes/survival/survivalBoard.ts'
import type { SurvivalEvent } from '../../../../rooms/shared/modes/survival/survivalEvents.ts'
import type { SurvivalField, SurvivalSurroundings } from '../../../../rooms/shared/modes/survival/survivalShown.ts'
import { beatsOf, ranked, turnsOf } from '../../stage/directedTurn.ts'

const viewer = { own: 'ann', others: ['ben', null, null, null, 'cem'] }
const map = { width: 10, height: 10, types: Array.from({ length: 100 }, () => 'safe') }

const fieldOf = (over: Partial<SurvivalField> = {}): SurvivalField => ({
  width: 10,
  height: 10,
  ground: '.'.repeat(100),
  movingHurts: false,
  shaking: [],
  swarm: [],
  patrols: [],
  figures: { ann: 44, ben: 55 },
  hearts: { ann: 3, ben: 2 },
  shielded: [],
  ...over,
})

const board = (over: Partial<SurvivalField> = {}): StagedBoard => stageSurvival(fieldOf(over), map, viewer)

const directed = turnsOf<SurvivalEvent>('survival', board())

const quaked = (blocks: number[], movingHurts = false): SurvivalEvent => ({ kind: 'quaked', blocks, movingHurts })
const moved = (player: string, from: number, to: number, paid = 15): SurvivalEvent => ({
  kind: 'moved',
  player,
  move: 'hide',
  from,
  to,
  paid,
})
const shrugged = (player: string): SurvivalEvent => ({
  kind: 'shrugged',
  player,
  at: 44,
  by: 'danger',
  guard: 'shield',
})
const hurt = (player: string, hearts: number): SurvivalEvent => ({
  kind: 'hurt',
  player,
  at: 44,
  by: 'shaking',
  hearts,
  isPrivate: true,
})

describe('a turn of survival', () => {
  it('says that a player has the place alone only if nobody stands near', () => {
    const roams = { ...moved('ann', 44, 45, 25), move: 'roam' } as SurvivalEvent
    const toldWith = (ben: number) =>
      turnsOf<SurvivalEvent>(
        'survival',
        board({ figures: { ann: 45, ben } }),
      )([roams]).headlines.map(({ name }) => name)
    expect(toldWith(75)).toEqual(['roams'])
    expect(toldWith(46)).toEqual([])
    expect(toldWith(56)).toEqual([])
  })

  it('without events is over at once', () => {
    expect(directed([])).toMatchObject({ beats: [], headlines: [] })
  })

  it('runs over every tile between two places, without a jump', () => {
    expect(hopsBetween(10, 44, 26)).toEqual([44, 45, 46, 36, 26])
    expect(beatsOf(directed([moved('ann', 44, 46)]), 'go')[0]?.way).toEqual([44, 45, 46])
  })

  it('leaves those where they are who stay', () => {
    expect(beatsOf(directed([moved('ann', 44, 44)]), 'go')).toEqual([])
  })

  it('lets the ground glow, sink and go, all blocks together', () => {
    const script = directed([quaked([0, 4])], { before: board({ shaking: [0, 4] }) })
    const first = beatsOf(script, 'thing').filter(({ id }) => id === 'shaking-0')
    expect(first.map(({ picture, isGone }) => picture ?? isGone)).toEqual(['glowing-ground', 'sunk-slab', true])
    const gone = beatsOf(script, 'thing').filter(({ isGone }) => isGone)
    expect(new Set(gone.map(({ at }) => at)).size).toBe(1)
  })

  it('lets the ground of a device go that was only told to shake', () => {
    const script = directed([], { own: 'ann', before: board({ shaking: [4] }) })
    expect(beatsOf(script, 'thing').some(({ isGone }) => isGone)).toBe(true)
    expect(script.ms).toBeGreaterThan(beatsOf(script, 'sound')[0]?.at ?? 4000)
  })

  it('lowers the plates only when it is their turn', () => {
    const plates = (movingHurts: boolean) =>
      beatsOf(directed([quaked([], movingHurts)], { before: board({ movingHurts }) }), 'plates').length
    expect([plates(false), plates(true)]).toEqual([0, 1])
  })

  it('walks patrols to where they hurt', () => {
    const [walk] = beatsOf(directed([{ kind: 'patrolled', patrol: 2, from: 5, to: 6 }]), 'thing')
    expect(walk).toMatchObject({ id: 'patrol-2', way: [5, 6] })
  })

  it('brings the swarm to new tiles after the quake', () => {
    const script = directed([quaked([4]), { kind: 'swarmed', from: 1, to: 2 }], { before: board({ shaking: [4] }) })
    const comes = beatsOf(script, 'thing').find((beat) => beat.comes)
    expect(comes?.comes).toMatchObject({ id: 'swarm-2', at: 2 })
    expect(comes?.at).toBeGreaterThan(beatsOf(script, 'sound')[0]?.at ?? 4000)
  })

  it('has who shrugs it off in a headline, when the ground has gone', () => {
    const script = directed([quaked([4]), shrugged('ann')], { before: board({ shaking: [4] }) })
    expect(script.headlines[0]).toMatchObject({ name: 'last-stand', who: 'ann' })
    const quake = beatsOf(script, 'sound').find(({ sound }) => sound === 'quake')
    expect(script.headlines[0]?.at).toBeGreaterThan(quake?.at ?? 4000)
  })

  it('has ghosts who come back, and large coins, in headlines', () => {
    const dared: SurvivalEvent = { kind: 'moved', player: 'ben', move: 'dare', from: 55, to: 56, paid: 60 }
    const { headlines } = directed([{ kind: 'revived', player: 'ann' }, dared], { ms: 6000 })
    expect(headlines.map(({ name, who }) => [name, who])).toEqual([
      ['grabs', 'ben'],
      ['revives', 'ann'],
    ])
  })

  it('breaks a heart over who has lost one, and names them nowhere', () => {
    const after = board({ hearts: { ann: 2, ben: 0 } })
    const script = directed([quaked([4])], { before: board({ shaking: [4] }), after })
    expect(script.headlines).toEqual([])
    const broken = beatsOf(script, 'prop').filter(({ thing }) => thing === 'heart-lost')
    const quake = beatsOf(script, 'sound').find(({ sound }) => sound === 'quake')
    expect(broken.map(({ where }) => where)).toEqual(['ann', 'ben'])
    for (const { at } of broken) expect(at).toBeGreaterThan(quake?.at ?? 4000)
    expect(beatsOf(script, 'act').map(({ who }) => who)).toEqual(['ann', 'ben'])
    const own = directed([hurt('ann', 2)], { before: board({ shaking: [4] }), after, own: 'ann' })
    expect(beatsOf(own, 'prop')).toMatchObject([
      { where: 'ann', thing: 'heart' },
      { where: 'ann', thing: 'heart-lost' },
    ])
  })

  it('breaks no more hearts at once than the eye can follow', () => {
    const players = Array.from({ length: 40 }, (_, index) => [`p${index}`, 1] as const)
    const after = board({ hearts: Object.fromEntries(players) })
    const before = board({ shaking: [4], hearts: Object.fromEntries(players.map(([id]) => [id, 2])) })
    const script = directed([quaked([4])], { before, after })
    expect(beatsOf(script, 'prop').filter(({ thing }) => thing === 'heart-lost')).toHaveLength(10)
    expect(beatsOf(script, 'act')).toHaveLength(40)
  })

  it('erupts after the last question, says how many have hearts left, and names nobody', () => {
    const over = { before: board({ shaking: [0, 4] }), after: board({ hearts: { ann: 2, ben: 0 } }) }
    const script = directed([quaked([0, 4])], { ...over, isLast: true })
    expect(script.headlines).toMatchObject([{ name: 'erupts', who: '', by: 1 }])
    const fountains = beatsOf(script, 'prop').filter(({ thing }) => thing === 'fire-fountain')
    expect(fountains.map(({ where }) => where)).toEqual([11, 41])
    expect(directed([quaked([0, 4])], over).headlines).toEqual([])
    expect(directed([quaked([0, 4])], { ...over, isLast: true, own: 'ann' }).headlines).toEqual([])
  })

  it('erupts out of holes that the edge of the map cuts, and throws no fire across the map or below it', () => {
    // Ten columns: blocks of three, and one that is a single column or row, or both.
    const shaking = [0, 3, 12, 15]
    const over = { before: board({ shaking }), after: board() }
    const { beats } = directed([quaked(shaking)], { ...over, isLast: true })
    const fountains = beats.flatMap((beat) =>
      beat.kind === 'prop' && beat.thing === 'fire-fountain' ? [Number(beat.where)] : [],
    )
    expect(fountains).toEqual([11, 19, 91, 99])
    const flights = beats.flatMap((beat) => (beat.kind === 'throw' ? [[Number(beat.from), Number(beat.to)]] : []))
    expect(flights).toHaveLength(12)
    for (const [from = 0, to = 0] of flights) {
      expect(Math.abs((to % 10) - (from % 10))).toBeLessThanOrEqual(2)
      expect(Math.floor(to / 10)).toBeLessThan(10)
    }
  })

  it('makes nobody a ghost before the ground has gone', () => {
    const before = board({ shaking: [4] })
    const script = directed([quaked([4])], { before, after: board({ hearts: { ann: 3, ben: 0 } }) })
    const quake = beatsOf(script, 'sound').find(({ sound }) => sound === 'quake')
    expect(beatsOf(script, 'mood')[0]?.who).toBe('ben')
    expect(beatsOf(script, 'mood')[0]?.at).toBeGreaterThan(quake?.at ?? 4000)
  })

  it.each([1, 30, 200, 1000])('with %i players is never longer than it is shown', (count) => {
    const players = Array.from({ length: count }, (_, index) => `p${index}`)
    const events = [...players.map((id) => moved(id, 11, 44)), quaked([0, 1, 2]), ...players.map(shrugged)]
    const script = directed(events, {
      before: board({ shaking: [0, 1, 2], movingHurts: true }),
      ranksBefore: ranked(...players),
      ranksAfter: ranked(...players),
    })
    expect(script.ms).toBeLessThanOrEqual(4000)
    expect(Math.max(...beatsOf(script, 'go').map(({ at, ms }) => at + ms))).toBeLessThanOrEqual(4000)
  })

  it('tells somebody who wants stillness what it brought, without a journey', () => {
    const script = directed([moved('ann', 44, 46), quaked([4])], { before: board({ shaking: [4] }), isCalm: true })
    expect([...beatsOf(script, 'go'), ...beatsOf(script, 'plates')]).toEqual([])
    expect(beatsOf(script, 'number')).toHaveLength(1)
  })
})

const share: SurvivalSurroundings = {
  at: 0,
  hearts: 2,
  shielded: true,
  rising: false,
  around: ['       ', '       ', '       ', '   ..#*', '   ..#!', '   ....', '   o...'].join(''),
  figures: [0, 55, -1, -1, -1, 12],
  ghosts: 1,
}

describe('a field', () => {
  it('covers three by three tiles with what shakes, and less at the edge of the map', () => {
    const covers = board({ shaking: [0, 3, 15] }).things.map(({ at, covers }) => [at, covers])
    expect(covers).toEqual([
      [0, { width: 3, height: 3 }],
      [9, { width: 1, height: 3 }],
      [99, { width: 1, height: 1 }],
    ])
  })

  it('has a swarm that is one creature: a head where it came from, and a body under the feet', () => {
    const types = map.types.map((type, at) => (at === 44 ? 'enemy-swarm' : type))
    const { things } = stageSurvival(fieldOf({ swarm: [44, 45, 54] }), { ...map, types }, viewer)
    expect(things.map(({ at, picture, isFlat }) => [at, picture, isFlat ?? false])).toEqual([
      [44, 'swarm', false],
      [45, 'swarm-body', true],
      [54, 'swarm-body', true],
    ])
  })

  it('has one head where a swarm was drawn over tiles that lie close together', () => {
    const types = map.types.map((type, at) => (at === 44 || at === 46 || at === 54 ? 'enemy-swarm' : type))
    const { things } = stageSurvival(fieldOf({ swarm: [44, 45, 46, 54] }), { ...map, types }, viewer)
    expect(things.filter(({ picture }) => picture === 'swarm').map(({ at }) => at)).toEqual([44])
  })

  it('has patrols that tell where they go', () => {
    const { things } = board({ patrols: [{ at: 4, next: 5, kind: 'strong' }] })
    expect(things[0]).toMatchObject({ id: 'patrol-0', at: 4, aim: 5, picture: 'monster-strong' })
  })

  it('has ghosts where no heart is left, whatever shield they carry', () => {
    const { moods } = board({ hearts: { ann: 0, ben: 1 }, shielded: ['ann', 'ben'] })
    expect(moods).toEqual({ ann: 'ghost', ben: 'shielded' })
  })

  it("becomes the same kind of board from a player's share, on the edge of the map too", () => {
    const staged = stageSurvival(share, map, viewer)
    expect(staged.spots).toEqual({ ann: 0, ben: 55, cem: 12 })
    expect(staged).toMatchObject({ hearts: { ann: 2 }, moods: { ann: 'shielded' }, arePlatesTrembling: true })
    expect(staged.things.map(({ id }) => id).sort()).toEqual(['patrol-13', 'shaking-0', 'swarm-3'])
  })

  it('is empty for somebody who is not on it', () => {
    expect(stageSurvival(null, map, viewer)).toEqual(emptyBoard)
  })

  it('before the first question is what was drawn, with nobody on it', () => {
    const drawn = { width: 3, height: 1, types: ['enemy-weak', 'safe', 'enemy-swarm'] }
    expect(openSurvivalField(drawn)).toMatchObject({ spots: {}, things: [{ picture: 'monster-weak' }, { at: 2 }] })
  })

  it('shows what plays of a map with too many patrols and nests, and each swarm has its head', () => {
    const types = Array.from({ length: 100 }, (_, at) => (at < 9 ? 'enemy-swarm' : at > 69 ? 'enemy-weak' : 'safe'))
    const drawn = { width: 10, height: 10, types }
    const { swarm, patrols } = fieldOn(drawn)
    const pictures = openSurvivalField(drawn).things.map(({ picture }) => picture)
    expect(pictures.filter((picture) => picture === 'monster-weak')).toHaveLength(patrols.length)
    expect(pictures.filter((picture) => picture.startsWith('swarm'))).toHaveLength(swarm.length)
    expect(pictures).toContain('swarm')
  })

  it('after a turn is worked out on a device from its own events', () => {
    const before = stageSurvival(share, map, viewer)
    const after = survivalAfter(before, [moved('ann', 0, 1), shrugged('ann'), hurt('ann', 0)])
    expect(after).toMatchObject({ spots: { ann: 1, ben: 55 }, hearts: { ann: 0 }, moods: { ann: 'ghost' } })
    expect(after.things.some(({ isTrembling }) => isTrembling)).toBe(false)
    const hides = { ...moved('ann', 1, 2), move: 'hide' } as const
    const back = survivalAfter(after, [hides, { kind: 'revived', player: 'ann' }])
    expect(back).toMatchObject({ hearts: { ann: 1 }, moods: { ann: 'shielded' } })
    const walks = { ...moved('ann', 1, 2), move: 'roam' } as const
    expect(survivalAfter(after, [walks, { kind: 'revived', player: 'ann' }]).moods).toEqual({})
  })
})
