import { describe, expect, it } from 'vitest'
import { battleAfter, openArena, powerUpId, stageBattle } from '../../../../client/modes/battle/battleBoard.ts'
import { emptyBoard, type StagedBoard } from '../../../../client/stage/board/stagedBoard.ts'
import { changesIn, lookOf } from '../../../../client/stage/script/moodChanges.ts'
import { openBattle } from '../../../../rooms/shared/modes/battle/battleBoard.ts'
import type { BattleEvent } from '../../../../rooms/shared/modes/battle/battleEvents.ts'
import { type ShownBattle, type ShownFighter, showBattle } from '../../../../rooms/shared/modes/battle/battleShown.ts'
import { beatsOf, ranked, sixPlayers, turnsOf } from '../../stage/directedTurn.ts'

const board: StagedBoard = { ...emptyBoard, columns: 10 }

const directed = turnsOf<BattleEvent>('battle', board)

const attack = (player: string, over: Partial<Extract<BattleEvent, { kind: 'attack' }>> = {}): BattleEvent => ({
  kind: 'attack',
  player,
  way: [11, 12],
  at: 13,
  monster: 'strong',
  damage: 1,
  left: 2,
  full: 3,
  isLast: false,
  by: 10,
  ...over,
})

const duel = (player: string, other: string, lost = 50): BattleEvent => ({
  kind: 'duel',
  player,
  other,
  way: [11],
  isWon: true,
  by: 50,
  lost,
})

describe('a turn of battle', () => {
  it.each(['strong', 'boss'] as const)('keeps what is beaten alive until its headline: %s', (monster) => {
    const hits = [
      attack('ann', { monster, left: 1 }),
      attack('ben', { monster, left: 0, isLast: true, by: 40 }),
      attack('cem', { monster, left: 0, damage: 0 }),
    ]
    const script = directed(hits)
    const [headline] = script.headlines
    const dies = beatsOf(script, 'thing').find(({ left }) => left === 0)
    const strike = beatsOf(script, 'strike').find(({ who }) => who === 'ben')
    expect(headline).toMatchObject({ who: 'ben' })
    expect(strike?.at).toBeGreaterThanOrEqual((headline?.at ?? 0) + 300)
    expect(dies?.at).toBeGreaterThan(strike?.at ?? 0)
    expect(dies?.at).toBeLessThan((headline?.at ?? 0) + (headline?.ms ?? 0))
    const paid = beatsOf(script, 'number').find(({ where }) => where === 'ben')
    expect(paid).toMatchObject({ by: 40, isHero: true })
    expect(paid?.at).toBeGreaterThan(dies?.at ?? 0)
  })

  it('calls out a doubled hit', () => {
    const before: StagedBoard = { ...board, moods: Object.fromEntries(sixPlayers.map(({ id }) => [id, 'flaming'])) }
    const hits = [attack('ann', { damage: 2 }), attack('ben', { damage: 1 })]
    expect(beatsOf(directed(hits, { before }), 'shout')).toMatchObject([{ where: 'ann', shout: 'double' }])
    expect(beatsOf(directed(hits), 'shout')).toEqual([])
  })

  it('says that a guard held, over whoever guarded', () => {
    const lost: BattleEvent = { kind: 'duel', player: 'ben', other: 'ann', way: [11], isWon: false, by: 8, lost: 0 }
    const guard: BattleEvent = { kind: 'guard', player: 'ann', way: [11], by: 15 }
    expect(beatsOf(directed([guard, lost]), 'shout')).toMatchObject([{ where: 'ann', shout: 'blocked' }])
    expect(beatsOf(directed([lost]), 'shout')).toEqual([])
  })

  it('lets sparks fly where nobody wins a duel: the rival holds, and who came for them bounces off', () => {
    const drawn: BattleEvent = { kind: 'duel', player: 'ben', other: 'ann', way: [11], isWon: false, by: 8, lost: 0 }
    const script = directed([drawn])
    const [strike] = beatsOf(script, 'strike')
    const spark = beatsOf(script, 'effect').find(({ effect }) => effect === 'burst')
    expect(spark).toMatchObject({ where: 'ann' })
    expect(spark?.at).toBeGreaterThan(strike?.at ?? Number.POSITIVE_INFINITY)
    expect(beatsOf(script, 'act').map(({ who, act }) => [who, act])).toEqual([
      ['ann', 'shrug'],
      ['ben', 'bump'],
    ])
  })

  it('without events is over at once', () => {
    expect(directed([])).toMatchObject({ beats: [], headlines: [] })
  })

  it('lets who is near leap at a monster, after the way there', () => {
    const script = directed([attack('ann')])
    const [go, strike] = [beatsOf(script, 'go')[0], beatsOf(script, 'strike')[0]]
    expect(go?.way).toEqual([11, 12])
    expect(strike?.at).toBeGreaterThanOrEqual((go?.at ?? 0) + (go?.ms ?? 0))
  })

  it('lets who is far throw', () => {
    const script = directed([attack('ann', { way: [11], at: 88 })])
    expect(beatsOf(script, 'strike')).toEqual([])
    expect(beatsOf(script, 'throw')[0]).toMatchObject({ from: 'ann', to: 88 })
  })

  it('takes from a monster in the order in which it was hit', () => {
    const events = [
      attack('ann', { way: [11, 12, 22, 23], left: 2 }),
      attack('ben', { way: [12], left: 1 }),
      attack('cem', { way: [14], left: 0, isLast: true }),
    ]
    expect(beatsOf(directed(events), 'thing').map(({ left }) => left)).toEqual([2, 1, 0])
  })

  it('takes nothing where a hit came too late', () => {
    expect(beatsOf(directed([attack('ann', { damage: 0, left: 0 })]), 'thing')).toEqual([])
  })

  it.each([
    ['strong', 'beats-monster'],
    ['boss', 'beats-boss'],
  ] as const)('has the last hit on a %s in a headline', (monster, name) => {
    const script = directed([attack('ann', { monster, left: 0, isLast: true })])
    expect(script.headlines[0]).toMatchObject({ name, who: 'ann', focus: ['ann', 13] })
  })

  it('names the winner of a duel first, and shows both numbers', () => {
    const script = directed([duel('ben', 'ann')])
    expect(script.headlines[0]).toMatchObject({ name: 'wins-duel', who: 'ben', other: 'ann' })
    expect(
      beatsOf(script, 'number')
        .map(({ text }) => text)
        .sort(),
    ).toEqual(['+50', '−50'])
  })

  it('names nobody whom a monster strikes or who is knocked out', () => {
    const events: BattleEvent[] = [
      { kind: 'strike', player: 'ann', at: 13, monster: 'weak', by: -10 },
      { kind: 'knocked-out', player: 'ann' },
    ]
    expect(directed(events).headlines).toEqual([])
  })

  it('lets monsters strike back when all attacks have landed', () => {
    const script = directed([attack('ann'), { kind: 'strike', player: 'ben', at: 13, monster: 'strong', by: -20 }])
    const hit = beatsOf(script, 'thing').find(({ left }) => left !== undefined)
    const blow = beatsOf(script, 'thing').find(({ isStriking }) => isStriking)
    expect(blow?.at).toBeGreaterThan(hit?.at ?? 0)
  })

  it('lets nobody lie down before they were struck', () => {
    const events: BattleEvent[] = [
      { kind: 'strike', player: 'ann', at: 13, monster: 'weak', by: -10 },
      { kind: 'knocked-out', player: 'ann' },
    ]
    const script = directed(events)
    expect(beatsOf(script, 'mood')[0]?.at).toBeGreaterThan(beatsOf(script, 'number')[0]?.at ?? 0)
  })

  it('lets who gets up walk upright to a power-up, and burn when it is taken', () => {
    const [before, after] = [
      { ...board, moods: { ann: 'out' } },
      { ...board, moods: { ann: 'flaming' } },
    ] as const
    const guard: BattleEvent = { kind: 'guard', player: 'ann', way: [11, 12, 13], by: 15 }
    const script = directed([{ kind: 'got-up', player: 'ann' }, guard, { kind: 'power-up', player: 'ann', at: 13 }])
    const change = changesIn(script).get('ann')
    const [go, taken] = [beatsOf(script, 'go')[0], beatsOf(script, 'thing')[0]]
    const moods = [0, (go?.at ?? 0) + 200, (taken?.at ?? 0) - 1, taken?.at ?? 0].map(
      (now) => lookOf('ann', now, change, [before, after]).mood,
    )
    expect(moods).toEqual(['out', undefined, undefined, 'flaming'])
  })

  it('lets nobody lie down before the duel that took their last points, in its headline or among all others', () => {
    const out = (player: string): BattleEvent => ({ kind: 'knocked-out', player })
    const told = directed([attack('cem'), duel('ben', 'ann'), out('ann')])
    const duels = [duel('cem', 'ann'), duel('dee', 'eli'), duel('ben', 'fay')]
    const passed = directed([...duels, out('ann'), out('eli'), out('fay')])
    for (const script of [told, passed])
      for (const { who, at } of beatsOf(script, 'mood')) {
        const lost = beatsOf(script, 'number').find(({ where, by = 0 }) => where === who && by < 0)
        expect(at).toBeGreaterThan(lost?.at ?? Number.POSITIVE_INFINITY)
      }
    expect(beatsOf(passed, 'mood')).toHaveLength(3)
  })

  it('takes a power-up away when it is picked up', () => {
    const script = directed([{ kind: 'power-up', player: 'ann', at: 44 }])
    expect(beatsOf(script, 'thing')[0]).toMatchObject({ id: powerUpId(44), isGone: true })
  })

  it.each([1, 30, 200, 1000])('with %i fighters is never longer than it is shown', (count) => {
    const players = Array.from({ length: count }, (_, index) => `p${index}`)
    const events = players.flatMap((id, index): BattleEvent[] => [
      attack(id, { way: [10, 11, 12, 13, 23], left: count - index }),
      ...(index > 0 ? [duel(id, players[index - 1] ?? '')] : []),
      { kind: 'strike', player: id, at: 13, monster: 'strong', by: -20 },
    ])
    const script = directed(events, { ranksBefore: ranked(...players), ranksAfter: ranked(...players) })
    expect(script.ms).toBeLessThanOrEqual(4000)
    expect(Math.max(...beatsOf(script, 'strike').map(({ at, ms }) => at + ms))).toBeLessThanOrEqual(4000)
  })

  it('tells somebody who wants stillness what it brought, without a journey', () => {
    const script = directed([attack('ann'), duel('ben', 'ann')], { isCalm: true })
    expect([...beatsOf(script, 'go'), ...beatsOf(script, 'strike')]).toEqual([])
    expect(beatsOf(script, 'number')).toHaveLength(3)
  })

  it('has all in the order in which it is played, also for somebody who wants stillness', () => {
    const strike: BattleEvent = { kind: 'strike', player: 'dee', at: 13, monster: 'weak', by: -10 }
    const { beats } = directed([attack('ann'), attack('cem', { left: 1 }), strike, duel('ben', 'eli')], {
      isCalm: true,
    })
    expect(beats.map(({ at }) => at)).toEqual(beats.map(({ at }) => at).sort((a, b) => a - b))
  })

  it('tells what a duel brought with its headline, and not before, to somebody who wants stillness, too', () => {
    const script = directed([attack('cem'), duel('ben', 'ann')], { isCalm: true })
    const duelled = script.headlines.find(({ name }) => name === 'wins-duel')
    const sums = beatsOf(script, 'number').filter(({ where }) => where === 'ben' || where === 'ann')
    expect(sums).toHaveLength(2)
    for (const { at } of sums) expect(at).toBeGreaterThanOrEqual(duelled?.at ?? Number.POSITIVE_INFINITY)
    expect(beatsOf(script, 'number').find(({ where }) => where === 'cem')?.at).toBeLessThanOrEqual(200)
  })
})

const map = { width: 4, height: 2, types: ['arena', 'enemy-boss', 'powerup', 'wall', 'spawn', 'arena', 'arena', ''] }
const viewer = { own: 'ann', others: ['ben', null, null, null, 'cem'] }

const arena: ShownBattle = {
  monsters: [{ at: 1, kind: 'boss', left: 5, full: 5, isAsleep: true, backInTurns: 0 }],
  powerUps: [
    { at: 2, backInTurns: 0 },
    { at: 6, backInTurns: 2 },
  ],
  figures: { ann: 4, ben: 5 },
  powered: ['ann'],
  knockedOut: ['ben'],
}

const share: ShownFighter = {
  figures: [4, 5, -1, -1, -1, 0],
  monster: { at: 5, kind: 'weak', left: 1, full: 1 },
  boss: { left: 5, full: 5, isAsleep: true },
  powered: true,
  knockedOut: false,
}

describe('an arena', () => {
  it('has a boss that sleeps, and the power-ups that are there', () => {
    const staged = stageBattle(arena, map, viewer)
    expect(staged.things.map(({ id }) => id)).toEqual(['monster-1', powerUpId(2)])
    expect(staged.things[0]?.isAsleep).toBe(true)
  })

  it('has monsters that stand behind King Gloop come out at his side', () => {
    const wide = { width: 9, height: 9, types: Array.from({ length: 81 }, () => 'arena') }
    const monster = (at: number, kind: 'weak' | 'boss') => ({
      at,
      kind,
      left: 1,
      full: 1,
      isAsleep: false,
      backInTurns: 0,
    })
    const monsters = [
      monster(58, 'boss'),
      monster(30, 'weak'),
      monster(31, 'weak'),
      monster(33, 'weak'),
      monster(76, 'weak'),
    ]
    const { things } = stageBattle({ ...arena, monsters, powerUps: [] }, wide, viewer)
    const sides = things.map(({ at, aside }) => [at, Math.sign(aside?.x ?? 0)])
    expect(sides).toEqual([
      [58, 0],
      [30, -1],
      [31, 1],
      [33, 0],
      [76, 0],
    ])
  })

  it('shows who burns for a hit and who lies down', () => {
    expect(stageBattle(arena, map, viewer).moods).toEqual({ ann: 'flaming', ben: 'out' })
  })

  it("becomes the same kind of board from a player's share", () => {
    const staged = stageBattle(share, map, viewer)
    expect(staged.spots).toEqual({ ann: 4, ben: 5, cem: 0 })
    expect(staged.moods).toEqual({ ann: 'flaming' })
    expect(staged.things.map(({ id, isAsleep }) => [id, isAsleep === true])).toEqual([
      ['monster-5', false],
      ['monster-1', true],
    ])
  })

  it('before the first question is what was drawn, with nobody in it', () => {
    const staged = openArena(map)
    expect(staged.spots).toEqual({})
    expect(staged.things.map(({ id }) => id)).toEqual(['monster-1', powerUpId(2)])
  })

  it('has only the monsters that play, where more were drawn, and the boss where it plays', () => {
    const crowded = { width: 30, height: 1, types: Array.from({ length: 30 }, () => 'enemy-weak') }
    // Of the two bosses only the second is among the dozen that play.
    crowded.types[0] = crowded.types[11] = 'enemy-boss'
    const shown = showBattle(openBattle(crowded, [], { total: 10 } as never), null) as ShownBattle
    const playing = shown.monsters.map(({ at }) => `monster-${at}`)
    const before = openArena(crowded).things.map(({ id }) => id)
    expect(before).toEqual(playing)
    const [boss] = shown.monsters.filter(({ kind }) => kind === 'boss')
    const own = stageBattle({ ...share, monster: null }, crowded, viewer)
    expect(own.things.map(({ id }) => id)).toEqual([`monster-${boss?.at}`])
  })

  it('after a turn is worked out on a device from its own events', () => {
    const after = battleAfter(stageBattle(share, map, viewer), [
      attack('ann', { way: [4, 0], at: 5, left: 0, isLast: true }),
    ])
    expect(after.spots.ann).toBe(0)
    expect(after.moods).toEqual({})
    expect(after.things[0]?.pips?.left).toBe(0)
  })
})
