import { describe, expect, it } from 'vitest'
import type { GoldQuestBoard } from '../../../../../rooms/shared/modes/goldQuest/goldQuestBoard.ts'
import { goldQuestMode } from '../../../../../rooms/shared/modes/goldQuest/goldQuestMode.ts'
import { type ClassTurn, changed, freshClass, rightAfter } from '../classTurn.ts'
import { aFrame, aPlayer, wrong } from '../oneTurn.ts'
import { anyClass, corridor, nowhere, quest, questOn } from './goldQuestWorld.ts'

describe('a right answer walks up to 6 tiles to the nearest gold that is there', () => {
  const walk = (board: GoldQuestBoard, turn: Partial<ClassTurn> = {}) =>
    quest(board, { scores: anyClass, moves: { p1: 'wooden' }, ...turn })

  it('and no further', () => {
    const outcome = walk(corridor('........$'))
    expect(outcome.events).toContainEqual({ kind: 'walked', player: 'p1', way: [9, 10, 11, 12, 13, 14, 15] })
    expect([outcome.board.figures.p1, changed(outcome, 'p1', 'gold')]).toEqual([15, 0])
    expect(changed(walk(corridor('......$..')), 'p1', 'gold')).toBe(36)
  })

  it('and stays where the answer was wrong, learned or not', () => {
    const outcome = walk(corridor('...$'), { moves: {}, answers: { p1: wrong, p2: wrong }, learned: ['p2'] })
    expect([outcome.board.figures.p1, outcome.board.figures.p2]).toEqual([4, 4])
  })

  it('stays where no way leads to gold', () => {
    expect(walk(corridor('..#$')).board.figures.p1).toBe(4)
  })

  it('pays as much in the finale', () => {
    expect(changed(walk(corridor('..$'), { played: 14 }), 'p1', 'gold')).toBe(36)
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
    expect([found(3), found(4), found(5)]).toEqual([0, 0, 36])
  })
})

describe('traps', () => {
  it('cost 15, once per turn, not if the answer came in the first half', () => {
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
    expect([cross(11), cross(10)]).toEqual([-15, 0])
  })

  const walkedOver = (seconds: number, start: number, ...rows: string[]) =>
    quest(
      { ...questOn(1, ...rows), figures: { p1: start } },
      { scores: { p1: 100 }, moves: { p1: 'wooden' }, answers: { p1: rightAfter(seconds) } },
    ).events

  it('are walked around where another way is as short', () => {
    const way = [4, 5, 6, 2, 3]
    expect(walkedOver(12, 4, '^^.$', '....')).toContainEqual({ kind: 'walked', player: 'p1', way })
  })

  it('bite where they lie on the shortest way', () => {
    const events = walkedOver(12, 8, '....', '.##.', '.^.$')
    expect(events).toContainEqual({ kind: 'walked', player: 'p1', way: [8, 9, 10, 11] })
    expect(events).toContainEqual({ kind: 'trapped', player: 'p1', at: 9, by: -15 })
  })

  it('are jumped by who answers in the first half', () => {
    const events = walkedOver(10, 8, '....', '.##.', '.^^$')
    expect(events).toContainEqual({ kind: 'walked', player: 'p1', way: [8, 9, 10, 11] })
    expect(events.map(({ kind }) => kind)).not.toContain('trapped')
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
    expect(changed(quest(outcome.board, { scores: anyClass, moves: { p1: 'wooden' } }), 'p1', 'gold')).toBe(46)
  })

  it('has 1, 2 or 3 hit points for each strength', () => {
    const full = (players: number) => questOn(players, '.123').monsters.map((monster) => monster.full)
    expect([full(8), full(30)]).toEqual([
      [1, 2, 3],
      [4, 8, 12],
    ])
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
    expect(outcome.changes).toEqual([{ player: 'p1', by: 26, reason: 'wooden' }])
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
        { at: 2, left: 0, backInTurns: 3, pays: 24 },
        { at: 4, left: 1, backInTurns: 0, pays: 22 },
        { at: 9, left: 1, backInTurns: 0, pays: 22 },
        { at: 10, left: 1, backInTurns: 0, pays: 38 },
      ],
      monsters: [{ at: 5, kind: 'weak', full: 1, left: 1 }],
      figures: { p1: 2, p2: 14 },
    })
  })

  it('is to a phone its own place, those whom it can name, the nearest gold and the nearest monster', () => {
    expect(goldQuestMode.show(shown, { player: 'p2', others: ['p1'] })).toEqual({
      figures: [14, 2],
      gold: [9, 4, 10],
      monster: { at: 5, kind: 'weak', full: 1, left: 1 },
    })
  })
})
