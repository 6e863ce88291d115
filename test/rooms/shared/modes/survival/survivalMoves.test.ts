import { describe, expect, it } from 'vitest'
import type { SurvivalBoard } from '../../../../../rooms/shared/modes/survival/survivalBoard.ts'
import { hazardsOf } from '../../../../../rooms/shared/modes/survival/survivalHazards.ts'
import { survivalMode } from '../../../../../rooms/shared/modes/survival/survivalMode.ts'
import { aFrame, aPlayer, fastRight, gainsOf, rigged, right } from '../oneTurn.ts'
import { aBoard, inDanger, meadow, play, shore } from './survivalWorld.ts'

describe('moves', () => {
  it('are three, and the default is to hide', () => {
    const offers = survivalMode.offer(aBoard({ p1: 0 }), aFrame())
    expect(offers.map(({ id }) => id)).toEqual(['hide', 'roam', 'dare'])
  })

  it('lead at most 3 tiles far', () => {
    for (const move of ['hide', 'roam', 'dare']) {
      const { events } = play(aBoard({ p1: 31 }, shore), { p1: { move } })
      for (const event of events)
        if (event.kind === 'moved') {
          const [dx, dy] = [(event.to % 9) - (event.from % 9), Math.floor(event.to / 9) - Math.floor(event.from / 9)]
          expect(Math.abs(dx) + Math.abs(dy)).toBeLessThanOrEqual(3)
        }
    }
  })

  it('Hide goes to the safest: +15 and a shield', () => {
    const { board, changes } = play(aBoard({ p1: inDanger }, shore), { p1: { move: 'hide' } })
    expect(gainsOf(changes, 'p1')).toEqual({ hide: 15 })
    expect(board.shielded).toEqual(['p1'])
    expect(hazardsOf(board)[board.figures.p1 ?? 0]).toBe(null)
  })

  it('Hide goes where nothing hurts before it goes where less does nearby', () => {
    const ring = ['.........', '...~~~...', '..~~~~~..', '..~~.~~..', '..~~~~~..', '...~~~...', '.........']
    const { board } = play(aBoard({ p1: 30 }, ring), { p1: { move: 'hide' } })
    expect(hazardsOf(board)[board.figures.p1 ?? 0]).toBe(null)
  })

  it('the shield takes the next loss of a heart, and there is one at most', () => {
    const hidden = play(play(aBoard({ p1: 0 }), { p1: { move: 'hide' } }).board, { p1: { move: 'hide' } }).board
    const hit = play({ ...hidden, ground: shore.join(''), figures: { p1: inDanger } }, { p1: {} })
    expect([hit.board.hearts.p1, hit.board.shielded]).toEqual([3, []])
    expect(hit.events).toContainEqual({ kind: 'shrugged', player: 'p1', at: inDanger, by: 'danger', guard: 'shield' })
    expect(play(hit.board, { p1: {} }).board.hearts.p1).toBe(2)
  })

  it('Roam is +25 if nobody else ends there', () => {
    const { changes, board } = play(aBoard({ p1: 0, p2: 62 }), { p1: { move: 'roam' }, p2: {} })
    expect(gainsOf(changes, 'p1')).toEqual({ roam: 25 })
    expect(board.figures.p1).not.toBe(62)
  })

  it('Roam is nothing where somebody else ends, too', () => {
    const crowd = [0, 1, 2, 3, 9, 10, 11, 18, 19, 27].map((place, index): [string, number] => [`p${index + 2}`, place])
    const { changes } = play(aBoard({ p1: 0, ...Object.fromEntries(crowd) }), { p1: { move: 'roam' } })
    expect(changes).toEqual([])
  })

  it('who answered first looks first where it is empty: two who roam from one tile do not meet', () => {
    const chance = rigged({ roam: [0] })
    const parts = { p1: { move: 'roam' }, p2: { move: 'roam', answer: right({ ms: 3000 }) } }
    const { changes, board } = play(aBoard({ p1: 31, p2: 31 }), parts, { chance })
    expect(changes.map(({ player, by }) => [player, by])).toEqual([
      ['p2', 25],
      ['p1', 25],
    ])
    expect(board.figures.p1).not.toBe(board.figures.p2)
  })

  it.each([
    ['calm', [10, 20, 45]],
    ['lively', [0, 20, 60]],
    ['wild', [0, 0, 140]],
  ] as const)('Dare in %s is a coin of %j on a harmful tile', (chaos, coins) => {
    for (const [third, coin] of coins.entries()) {
      const chance = rigged({ dare: [(third + 0.5) / 3, 0.99] })
      const { changes, board } = play(aBoard({ p1: 2 }, shore), { p1: { move: 'dare' } }, { chaos, chance })
      expect(gainsOf(changes, 'p1')).toEqual(coin > 0 ? { dare: coin } : {})
      expect(hazardsOf(board)[board.figures.p1 ?? 0]).toBe('danger')
    }
  })

  it.each([
    ['calm', 0, 3],
    ['lively', 0.49, 2],
    ['lively', 0.51, 3],
    ['wild', 0.99, 2],
  ] as const)('in %s, at %d of 1, who dared has %i hearts', (chaos, draw, hearts) => {
    const chance = rigged({ dare: [0.5, draw] })
    expect(play(aBoard({ p1: 2 }, shore), { p1: { move: 'dare' } }, { chaos, chance }).board.hearts.p1).toBe(hearts)
  })

  it('it breaks under nobody who is fast or shielded, nor where nothing is harmful', () => {
    const chance = rigged({ dare: [0.5, 0] })
    const over = { chaos: 'wild', chance } as const
    const fast = play(aBoard({ p1: 2 }, shore), { p1: { move: 'dare', answer: fastRight } }, over)
    const shielded = play(aBoard({ p1: 2 }, shore, { shielded: ['p1'] }), { p1: { move: 'dare' } }, over)
    const harmless = play(aBoard({ p1: 2 }), { p1: { move: 'dare' } }, over)
    expect([fast, shielded, harmless].map(({ board }) => board.hearts.p1)).toEqual([3, 3, 3])
  })

  it('a ghost has no heart to pay with: where it breaks the coin is lost, unless it is fast or shielded', () => {
    const chance = rigged({ dare: [0.99, 0] })
    const dares = (over: Partial<SurvivalBoard>, answer = right()) => {
      const board = aBoard({ p1: 2 }, shore, { hearts: { p1: 0 }, ...over })
      return gainsOf(play(board, { p1: { move: 'dare', answer } }, { chance }).changes, 'p1')
    }
    expect(dares({})).toEqual({})
    expect(dares({}, fastRight)).toEqual({ dare: 60 })
    expect(dares({ shielded: ['p1'] })).toEqual({ dare: 60 })
  })

  it('what a move pays counts double in the finale', () => {
    const chance = rigged({ dare: [0.99, 0.99] })
    const gains = ['hide', 'roam', 'dare'].map((move) =>
      gainsOf(play(aBoard({ p1: 2 }, shore), { p1: { move } }, { played: 13, chance }).changes, 'p1'),
    )
    expect(gains).toEqual([{ hide: 30 }, { roam: 50 }, { dare: 120 }])
  })
})

describe('who was wrong', () => {
  it('stands, and is hurt by what hurts there', () => {
    const { board } = play(aBoard({ p1: inDanger }, shore), { p1: {} })
    expect([board.figures.p1, board.hearts.p1]).toEqual([inDanger, 2])
  })

  it('who learned hops one tile if that is harmless, gets 10 and loses nothing', () => {
    const edge = play(aBoard({ p1: 5 }, shore), { p1: { learned: true } })
    expect([edge.board.figures.p1, edge.board.hearts.p1]).toEqual([4, 3])
    expect(gainsOf(edge.changes, 'p1')).toEqual({ learned: 10 })
    const far = play(aBoard({ p1: 16 }, shore), { p1: { learned: true } })
    expect([far.board.figures.p1, far.board.hearts.p1]).toEqual([16, 3])
  })
})

describe('hearts', () => {
  it('a fast answer shields against one lost heart and keeps the shield from hiding', () => {
    const everywhere = aBoard({ p1: 31 }, meadow, {
      shaking: Array.from({ length: 9 }, (_, block) => block),
      shielded: ['p1'],
    })
    const { board } = play(everywhere, { p1: { move: 'roam', answer: fastRight } })
    expect([board.hearts.p1, board.shielded]).toEqual([3, ['p1']])
  })

  it('fast is in the first third of the limit: right in the first half is no shield', () => {
    const { board } = play(
      aBoard({ p1: inDanger }, shore),
      { p1: { move: 'dare', answer: right({ early: true }) } },
      {
        chaos: 'wild',
      },
    )
    expect(board.hearts.p1).toBe(2)
  })

  it('at most one is lost in a turn, however much hurts in one place', () => {
    const shaking = Array.from({ length: 9 }, (_, block) => block)
    expect(play(aBoard({ p1: inDanger }, shore, { shaking }), { p1: {} }).board.hearts.p1).toBe(2)
  })

  it('without hearts one is a ghost, loses no more and still chooses', () => {
    const ghost = play(aBoard({ p1: inDanger }, shore, { hearts: { p1: 1 } }), { p1: {} }).board
    expect(survivalMode.markOf(ghost, 'p1')).toBe(0)
    const next = play(ghost, { p1: { move: 'hide' } })
    expect([next.board.hearts.p1, gainsOf(next.changes, 'p1')]).toEqual([0, { hide: 15 }])
    expect(play({ ...ghost, figures: { p1: inDanger } }, { p1: {} }).board.hearts.p1).toBe(0)
  })

  it('two right in a row bring one heart back to a ghost, one right and a wrong one between do not', () => {
    const hearts = (answers: readonly boolean[]) => {
      let board = aBoard({ p1: 0 }, meadow, { hearts: { p1: 0 } })
      for (const isRight of answers) board = play(board, { p1: isRight ? { move: 'roam' } : {} }).board
      return board.hearts.p1
    }
    expect(hearts([true])).toBe(0)
    expect(hearts([true, true])).toBe(1)
    expect(hearts([true, false, true])).toBe(0)
    expect(hearts([true, true, true, true])).toBe(1)
  })

  it('the right answer with which a heart was lost does not count for a ghost', () => {
    const chance = rigged({ dare: [0.5, 0] })
    const fallen = play(aBoard({ p1: 2 }, shore, { hearts: { p1: 1 } }), { p1: { move: 'dare' } }, { chance }).board
    expect(fallen.hearts.p1).toBe(0)
    expect(play(fallen, { p1: { move: 'roam' } }).board.hearts.p1).toBe(0)
  })

  it('at the end each heart is +50, and not doubled', () => {
    const board = aBoard({ p1: 0, p2: 0, p3: 0 }, meadow, { hearts: { p1: 3, p2: 1, p3: 0 } })
    expect(survivalMode.payAtEnd(board, [aPlayer('p1'), aPlayer('p2'), aPlayer('p3')])).toEqual([
      { player: 'p1', by: 150, reason: 'hearts' },
      { player: 'p2', by: 50, reason: 'hearts' },
    ])
  })
})
