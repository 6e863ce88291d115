import { describe, expect, it } from 'vitest'
import type { GoldQuestBoard } from '../../../../rooms/shared/modes/goldQuest/goldQuestBoard.ts'
import { goldQuestMode } from '../../../../rooms/shared/modes/goldQuest/goldQuestMode.ts'
import { type ClassTurn, changed, classTurn, freshClass, perDial, rightAfter } from './classTurn.ts'
import { aFrame, aPlayer, drawnGrid, rigged, wrong } from './oneTurn.ts'

const legend = {
  '.': 'path',
  '#': 'wall',
  $: 'gold',
  '^': 'trap',
  '1': 'enemy-weak',
  '2': 'enemy-medium',
  '3': 'enemy-strong',
}
const questOn = (players: number, ...rows: string[]) =>
  goldQuestMode.openBoard(drawnGrid(legend, ...rows), freshClass(players), aFrame())
/** Everybody begins at the first place. */
const corridor = (row: string, players = 8): GoldQuestBoard => {
  const board = questOn(players, '#'.repeat(row.length), row, '#'.repeat(row.length))
  return { ...board, figures: Object.fromEntries(Object.keys(board.figures).map((id) => [id, row.length])) }
}
const quest = (board: GoldQuestBoard, turn: ClassTurn) => {
  const played = turn.played ?? 5
  return goldQuestMode.resolve(classTurn(goldQuestMode.prepare(board, aFrame({ played })), { ...turn, played }))
}
const nowhere = corridor('..........')
const anyClass = { p1: 1000, p2: 900, p3: 800, p4: 700, p5: 600, p6: 500, p7: 400, p8: 300 }
const open = (chest: string, player: string, turn: Partial<ClassTurn> = {}) =>
  quest(nowhere, { scores: anyClass, moves: { [player]: chest }, ...turn })

describe('a right answer walks up to 6 tiles to the nearest gold that is there', () => {
  const walk = (board: GoldQuestBoard, turn: Partial<ClassTurn> = {}) =>
    quest(board, { scores: anyClass, moves: { p1: 'wooden' }, ...turn })

  it('and no further', () => {
    const outcome = walk(corridor('........$'))
    expect(outcome.events).toContainEqual({ kind: 'walked', player: 'p1', way: [9, 10, 11, 12, 13, 14, 15] })
    expect([outcome.board.figures.p1, changed(outcome, 'p1', 'gold')]).toEqual([15, 0])
    expect(changed(walk(corridor('......$..')), 'p1', 'gold')).toBe(15)
  })

  it('and stays where the answer was wrong, learned or not', () => {
    const outcome = walk(corridor('...$'), { moves: {}, answers: { p1: wrong, p2: wrong }, learned: ['p2'] })
    expect([outcome.board.figures.p1, outcome.board.figures.p2]).toEqual([4, 4])
  })

  it('stays where no way leads to gold', () => {
    expect(walk(corridor('..#$')).board.figures.p1).toBe(4)
  })

  it('pays 15, in the finale as well', () => {
    expect(changed(walk(corridor('..$'), { played: 14 }), 'p1', 'gold')).toBe(15)
  })

  it.each([
    [1, 1],
    [8, 1],
    [9, 2],
    [30, 4],
  ])('pays of a class of %i the first %i who reach it', (players, share) => {
    const everybody = freshClass(players).map(({ id }) => id)
    const outcome = quest(corridor('..$', players), {
      scores: Object.fromEntries(everybody.map((id) => [id, 100])),
      moves: Object.fromEntries(everybody.map((id) => [id, 'wooden'])),
      answers: Object.fromEntries(everybody.map((id, index) => [id, rightAfter(19 - index / 2)])),
    })
    const paid = outcome.changes.filter(({ reason }) => reason === 'gold').map(({ player }) => player)
    expect(paid).toEqual(everybody.reverse().slice(0, share))
  })

  it('finds nothing for 3 turns where it is taken, counted from that turn', () => {
    const { board } = walk(corridor('..$'), { played: 2 })
    const found = (played: number) => changed(walk(board, { played }), 'p1', 'gold')
    expect([found(3), found(4), found(5)]).toEqual([0, 0, 15])
  })
})

describe('traps', () => {
  it('cost 10, once per turn, not if the answer came in the first half', () => {
    const cross = (seconds: number) =>
      changed(
        quest(corridor('.^^.$'), {
          scores: anyClass,
          moves: { p1: 'wooden' },
          answers: { p1: rightAfter(seconds) },
        }),
        'p1',
        'trap',
      )
    expect([cross(11), cross(10)]).toEqual([-10, 0])
  })

  it('are avoided where the way can', () => {
    const board = { ...questOn(1, '....', '.##.', '.^^$'), figures: { p1: 8 } }
    const { events } = quest(board, { scores: { p1: 100 }, moves: { p1: 'wooden' } })
    expect(events).toContainEqual({ kind: 'walked', player: 'p1', way: [8, 4, 0, 1, 2, 3, 7] })
  })
})

describe('a living monster beside the gold', () => {
  const guarded = (kind: string, over: Partial<ClassTurn> = {}) => {
    const board = { ...questOn(8, `.$${kind}`, '###'), figures: { p1: 0, p2: 0, p3: 0 } }
    return quest(board, { scores: anyClass, moves: { p1: 'golden' }, ...over })
  }

  it('takes 1 damage and pays 5 in place of the gold', () => {
    const outcome = guarded('3')
    expect([changed(outcome, 'p1', 'hit'), changed(outcome, 'p1', 'gold')]).toEqual([5, 0])
    expect(outcome.board.monsters[0]?.left).toBe(2)
  })

  it.each([
    ['1', 10, ['p1']],
    ['2', 20, ['p1', 'p2']],
    ['3', 30, ['p1', 'p2', 'p3']],
  ])('pays for the last hit: %s %i', (kind, pays, helpers) => {
    const moves = Object.fromEntries(helpers.map((id) => [id, 'wooden']))
    const outcome = guarded(kind, { moves, answers: { p1: rightAfter(19) } })
    expect(changed(outcome, 'p1', 'last-hit')).toBe(pays)
  })

  it('pays 5 all the same to who comes when it has fallen in this turn, and gold from the next turn on', () => {
    const moves = { p1: 'wooden', p2: 'wooden' }
    const outcome = guarded('1', { moves, answers: { p1: rightAfter(3) } })
    expect([changed(outcome, 'p1', 'last-hit'), changed(outcome, 'p2', 'hit')]).toEqual([10, 5])
    expect(changed(quest(outcome.board, { scores: anyClass, moves: { p1: 'wooden' } }), 'p1', 'gold')).toBe(15)
  })

  it('has 1, 2 or 3 hit points for each strength', () => {
    const full = (players: number) => questOn(players, '.123').monsters.map((monster) => monster.full)
    expect([full(8), full(30)]).toEqual([
      [1, 2, 3],
      [4, 8, 12],
    ])
  })
})

describe('the wooden chest', () => {
  it.each(perDial(36, 30, 40))('holds in $chaos sure $number', ({ chaos, number }) => {
    expect(changed(open('wooden', 'p1', { chaos }), 'p1', 'wooden')).toBe(number)
  })

  it('holds double in the finale', () => {
    expect(changed(open('wooden', 'p1', { played: 13 }), 'p1', 'wooden')).toBe(60)
  })

  it('keeps everybody from stealing from you in this turn', () => {
    const outcome = quest(nowhere, {
      scores: anyClass,
      moves: { p1: 'wooden', p2: 'rascal' },
      answers: { p1: rightAfter(19), p2: rightAfter(2) },
      chance: rigged({ rascal: [0.9, 0] }),
    })
    expect([changed(outcome, 'p1', 'robbed'), changed(outcome, 'p2', 'rascal')]).toEqual([0, 20])
  })
})

describe('the golden chest', () => {
  const golden = (draw: number, turn: Partial<ClassTurn> = {}, player = 'p2') =>
    open('golden', player, { chance: rigged({ golden: [draw] }), ...turn })

  it.each([
    ['calm', 0, 60],
    ['calm', 0.299, 60],
    ['calm', 0.3, 40],
    ['calm', 0.599, 40],
    ['calm', 0.6, 20],
    ['calm', 0.999, 20],
    ['lively', 0.299, 90],
    ['lively', 0.3, 40],
    ['lively', 0.599, 40],
    ['lively', 0.6, 0],
    ['lively', 0.919, 0],
    ['wild', 0.299, 180],
    ['wild', 0.3, 40],
    ['wild', 0.599, 40],
    ['wild', 0.6, 0],
    ['wild', 0.839, 0],
  ] as const)('holds in %s for a draw of %d: %i', (chaos, draw, pays) => {
    expect(changed(golden(draw, { chaos }), 'p2', 'golden')).toBe(pays)
  })

  it('holds 40 in place of nothing for the rear half, and for who has just come', () => {
    expect(changed(golden(0.7, {}, 'p5'), 'p5', 'golden')).toBe(40)
    expect(changed(golden(0.7, {}, 'p4'), 'p4', 'golden')).toBe(0)
    const board = goldQuestMode.admit(nowhere, aPlayer('p9', { score: 0 }), aFrame())
    const moves = { p9: 'golden' }
    const late = quest(board, { scores: { ...anyClass, p9: 950 }, moves, chance: rigged({ golden: [0.7] }) })
    expect(changed(late, 'p9', 'golden')).toBe(40)
  })

  it.each(perDial(20, 40, 40))('holds in $chaos $number for the rear half at least', ({ chaos, number }) => {
    expect(changed(golden(0.7, { chaos }, 'p5'), 'p5', 'golden')).toBe(number)
  })

  it('loses a tenth in lively and a fifth in wild, at most 100', () => {
    const loses = (chaos: 'lively' | 'wild', score: number) =>
      changed(golden(0.95, { chaos, scores: { p1: 3000, p2: score } }), 'p2', 'golden-lost')
    expect([loses('lively', 345), loses('lively', 2000)]).toEqual([-34, -100])
    expect([loses('wild', 345), loses('wild', 2000)]).toEqual([-69, -100])
    expect(changed(golden(0.92, { scores: { p2: 500 } }), 'p2', 'golden-lost')).toBe(-50)
    expect(changed(golden(0.84, { chaos: 'wild', scores: { p2: 500 } }), 'p2', 'golden-lost')).toBe(-100)
  })

  it('holds double in the finale, and loses no more than before', () => {
    expect(changed(golden(0, { played: 13 }), 'p2', 'golden')).toBe(180)
    expect(changed(golden(0.95, { played: 13 }), 'p2', 'golden-lost')).toBe(-90)
  })

  it('never loses anything in the last question', () => {
    expect(golden(0.95, { played: 15 }).changes).toEqual([])
  })

  it('tells nobody else what was lost', () => {
    expect(golden(0.95).events).toContainEqual({ kind: 'lost', player: 'p2', by: -90, isPrivate: true })
    expect(golden(0.7).events).toContainEqual({ kind: 'empty', player: 'p2', isPrivate: true })
  })
})

describe('the rascal’s chest', () => {
  /** The first draw says whether places are swapped, the second with whom or from whom. */
  const rascal = (draws: readonly number[], turn: Partial<ClassTurn> = {}, player = 'p8') =>
    open('rascal', player, { chance: rigged({ rascal: draws }), ...turn })
  const robbed = ({ changes }: ReturnType<typeof quest>) =>
    changes.filter(({ reason }) => reason === 'robbed').map(({ player, by }) => [player, by])

  it('steals 60 in lively and 70 in wild from one of the three next ahead', () => {
    expect(robbed(rascal([0.15, 0]))).toEqual([['p5', -60]])
    expect(robbed(rascal([0.15, 0.999]))).toEqual([['p7', -60]])
    expect(robbed(rascal([0.3, 0], { chaos: 'wild' }))).toEqual([['p5', -70]])
    expect(changed(rascal([0.15, 0]), 'p8', 'rascal-loot')).toBe(60)
  })

  it('takes the gap to one of the five next ahead, at most 150: places are swapped', () => {
    expect(robbed(rascal([0.149, 0.999]))).toEqual([['p7', -100]])
    expect(robbed(rascal([0.149, 0]))).toEqual([['p3', -150]])
    const { events } = rascal([0.149, 0.999])
    expect(events).toContainEqual({ kind: 'stole', player: 'p8', other: 'p7', by: 100, isSwap: true })
  })

  it('swaps in wild with one of the ten next ahead, without a limit', () => {
    const twelve = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`p${index + 1}`, 1200 - 100 * index]))
    expect(robbed(rascal([0.299, 0], { chaos: 'wild', scores: twelve }, 'p12'))).toEqual([['p2', -1000]])
  })

  it.each(perDial(38, 20, 0))('holds in $chaos $number where there is nothing to get', ({ chaos, number }) => {
    expect(changed(rascal([0.9, 0], { chaos }, 'p1'), 'p1', 'rascal')).toBe(number)
  })

  it('holds 38 in calm, sure', () => {
    const { changes } = rascal([0, 0], { chaos: 'calm' })
    expect(changes).toEqual([{ player: 'p8', by: 38, reason: 'rascal' }])
  })

  it('steals double in the finale; swaps are not doubled, and there is none in the last question', () => {
    expect(robbed(rascal([0.9, 0.999], { played: 13 }))).toEqual([['p7', -120]])
    expect(robbed(rascal([0, 0.999], { played: 13 }))).toEqual([['p7', -100]])
    expect(robbed(rascal([0, 0.999], { played: 15 }))).toEqual([['p7', -120]])
  })

  it('takes nothing from who learns', () => {
    const outcome = rascal([0.9, 0.999], { answers: { p7: wrong }, learned: ['p7'] })
    expect([robbed(outcome), changed(outcome, 'p8', 'rascal')]).toEqual([[], 20])
  })

  it('one hit: the faster gets it, the other gets 20', () => {
    const outcome = quest(nowhere, {
      scores: { p1: 500, p2: 400, p3: 300 },
      moves: { p2: 'rascal', p3: 'rascal' },
      answers: { p2: rightAfter(9), p3: rightAfter(8) },
      chance: rigged({ rascal: [0.9, 0] }),
    })
    expect(robbed(outcome)).toEqual([['p1', -60]])
    expect([changed(outcome, 'p3', 'rascal-loot'), changed(outcome, 'p2', 'rascal')]).toEqual([60, 20])
  })

  it.each([
    ['lively', 0],
    ['wild', -70],
  ] as const)('takes in %s %i of who was robbed in the turn before', (chaos, again) => {
    const turn = { scores: anyClass, moves: { p8: 'rascal' }, chance: rigged({ rascal: [0.9, 0] }), chaos }
    expect(changed(quest(quest(nowhere, turn).board, turn), 'p5', 'robbed')).toBe(again)
  })

  it('never takes more than there is', () => {
    const outcome = rascal([0.9, 0], { scores: { p1: 40, p8: 30 } })
    expect([robbed(outcome), changed(outcome, 'p8', 'rascal-loot')]).toEqual([[['p1', -40]], 40])
  })
})

describe('any map can be searched', () => {
  it('lets slimes walk over everything but walls where there is no path', () => {
    const board = questOn(3, '^#^', '$#^', '^#^')
    for (const place of Object.values(board.figures)) expect([0, 3, 6]).toContain(place)
  })

  it('starts where gold can be reached from', () => {
    expect(questOn(3, '..#$.', '..#..').starts).toEqual([4, 8, 9])
    expect(questOn(3, '..#$.', '..###').starts).toEqual([4])
  })

  it.each(['....', '####'])('has chests without any gold: %s', (row) => {
    const outcome = quest(questOn(2, row, row), { scores: { p1: 100, p2: 100 }, moves: { p1: 'wooden' } })
    expect(outcome.changes).toEqual([{ player: 'p1', by: 30, reason: 'wooden' }])
  })

  it('is there without any map', () => {
    expect(goldQuestMode.openBoard(null, freshClass(2), aFrame()).starts.length).toBeGreaterThan(0)
  })

  it('puts a late joiner on a start, and forgets who was removed', () => {
    const admitted = goldQuestMode.admit(nowhere, aPlayer('p9'), aFrame())
    expect(nowhere.starts).toContain(admitted.figures.p9)
    expect(goldQuestMode.admit(admitted, aPlayer('p9'), aFrame())).toEqual(admitted)
    expect(goldQuestMode.dismiss(admitted, 'p9')).toEqual(nowhere)
    expect(goldQuestMode.dismiss(admitted, 'p1').newcomers).toEqual(['p9'])
  })
})

describe('what is shown of the quest', () => {
  const board = { ...questOn(2, '..$.$', '1...$', '$....'), figures: { p1: 0, p2: 14 } }
  const shown = quest(board, { scores: { p1: 100, p2: 50 }, moves: { p1: 'wooden' } }).board

  it('is to the board screen who stands where, what gold is there and when the rest is back', () => {
    expect(goldQuestMode.show(shown, null)).toEqual({
      gold: [
        { at: 2, left: 0, backInTurns: 3 },
        { at: 4, left: 1, backInTurns: 0 },
        { at: 9, left: 1, backInTurns: 0 },
        { at: 10, left: 1, backInTurns: 0 },
      ],
      monsters: [{ at: 5, kind: 'weak', full: 1, left: 1 }],
      figures: { p1: 2, p2: 14 },
    })
  })

  it('is to a phone its own place, who is near, the nearest gold and the nearest monster', () => {
    expect(goldQuestMode.show(shown, { player: 'p2', leaders: ['p1'] })).toEqual({
      figures: { p1: 2, p2: 14 },
      gold: [9, 4, 10],
      monster: { at: 5, kind: 'weak', full: 1, left: 1 },
    })
  })
})
