import { describe, expect, it } from 'vitest'
import { placesOfBlock } from '../../../../../rooms/shared/modes/survival/groundBlocks.ts'
import { openSurvival, patrolPlace } from '../../../../../rooms/shared/modes/survival/survivalBoard.ts'
import { hazardsOf } from '../../../../../rooms/shared/modes/survival/survivalHazards.ts'
import { survivalMode } from '../../../../../rooms/shared/modes/survival/survivalMode.ts'
import { aFrame, aPlayer, aTurn, drawnGrid, type Part, rigged, right } from '../oneTurn.ts'
import { aBoard, inDanger, legend, meadow, play, shore } from './survivalWorld.ts'

describe('the ground', () => {
  it('a dangerous tile costs a heart at the end of a turn, and safe ground does not', () => {
    const { board } = play(aBoard({ p1: inDanger, p2: 0 }, shore), { p1: {}, p2: {} })
    expect(board.hearts).toEqual({ p1: 2, p2: 3 })
  })

  it('moving tiles alternate between safe and dangerous every turn, and say so from the question on', () => {
    const rows = ['ooooo', 'ooooo', 'ooooo', 'ooooo', 'ooooo']
    const hurtIn = (played: number) =>
      survivalMode.prepare(aBoard({ p1: 0 }, rows), aFrame({ played, total: 20 })).movingHurts
    expect([1, 2, 3, 4].map(hurtIn)).toEqual([false, true, false, true])
    for (const movingHurts of [false, true]) {
      const { board } = play(aBoard({ p1: 12 }, rows, { movingHurts }), { p1: {} })
      expect(board.hearts).toEqual({ p1: movingHurts ? 2 : 3 })
    }
  })

  it.each([
    ['calm', 5, 13],
    ['lively', 10, 18],
    ['wild', 15, 25],
  ] as const)('on plain ground in %s from %i to %i %% of the blocks of 3 x 3 shake', (chaos, first, last) => {
    const rows = Array.from({ length: 30 }, () => '.'.repeat(30))
    const shakeIn = (played: number) =>
      survivalMode.prepare(aBoard({ p1: 0 }, rows), aFrame({ chaos, played })).shaking.length
    expect([shakeIn(1), shakeIn(15)]).toEqual([first, last])
  })

  it('shaking blocks are drawn with the question, hurt at the end of its turn and then stand still', () => {
    const asked = survivalMode.prepare(aBoard({ p1: 0 }), aFrame())
    expect(asked.shaking.length).toBeGreaterThan(0)
    const at = placesOfBlock(asked, asked.shaking[0] ?? 0)[0] ?? 0
    const { board } = play({ ...asked, figures: { p1: at } }, { p1: {} })
    expect(board.hearts).toEqual({ p1: 2 })
    expect(board.shaking).toEqual([])
  })

  it('blocks at the edges of a map are cut off there', () => {
    expect(placesOfBlock({ width: 5, height: 5 }, 3)).toEqual([18, 19, 23, 24])
  })

  it('at most 55 % of the tiles are danger, evenly thinned', () => {
    const { ground } = aBoard({ p1: 0 }, [
      '~~~~~~~~~~',
      '~~~~~~~~~~',
      '~~~~~~~~~~',
      '~~~~~~~~~~',
      '~~~~~~~~~~',
      '~~~~~~~~~~',
    ])
    const dangers = [...ground].map((tile) => tile === '~')
    expect(dangers.filter(Boolean)).toHaveLength(33)
    expect(dangers.slice(0, 30).filter(Boolean).length).toBeGreaterThan(14)
    expect(dangers.slice(30).filter(Boolean).length).toBeGreaterThan(14)
  })
})

describe('patrols', () => {
  it('walk up and down over 2, 3 and 4 tiles', () => {
    const { patrols } = aBoard({ p1: 0 }, ['1........', '2........', '3........', '.........', '.........'])
    const walks = patrols.map((patrol) => [0, 1, 2, 3, 4, 5, 6].map((steps) => patrolPlace(patrol, steps) % 9))
    expect(walks).toEqual([
      [0, 1, 0, 1, 0, 1, 0],
      [0, 1, 2, 1, 0, 1, 2],
      [0, 1, 2, 3, 2, 1, 0],
    ])
  })

  it('cost a heart where they end and beside it, not further away', () => {
    const board = aBoard({ p1: 0, p2: 1, p3: 3 }, ['1........', ...meadow])
    expect(play(board, { p1: {}, p2: {}, p3: {} }).board.hearts).toEqual({ p1: 2, p2: 2, p3: 3 })
  })

  it('are at most 12', () => {
    const rows = Array.from({ length: 6 }, () => '3.3.3.3.3.')
    expect(aBoard({ p1: 0 }, rows).patrols).toHaveLength(12)
  })
})

describe('the swarm', () => {
  const nest = ['.........', '.........', '....*....', '.........', '.........']

  it('spreads to one neighbouring tile from each of its tiles every second turn', () => {
    const first = play(aBoard({ p1: 0 }, nest), { p1: {} }, { played: 1 }).board
    expect(first.swarm).toEqual([22])
    const second = play(first, { p1: {} }, { played: 2 }).board
    expect(second.swarm).toHaveLength(2)
    expect(play(second, { p1: {} }, { played: 4 }).board.swarm).toHaveLength(4)
  })

  it('has at most 4 sources, and hurts', () => {
    const board = aBoard({ p1: 22 }, ['*.*.*.*.*', '.........', '*.*.*.*.*', '.........', '.........'])
    expect(board.swarm).toHaveLength(4)
    expect(hazardsOf(board).filter((hazard) => hazard === 'swarm')).toHaveLength(4)
  })

  it('stops at a quarter of the map', () => {
    let board = aBoard({ p1: 0 }, nest)
    for (let played = 1; played <= 40; played++) board = play(board, { p1: {} }, { played, total: 50 }).board
    expect(board.swarm).toHaveLength(11)
  })
})

describe('coming and going', () => {
  it('everybody starts on safe ground with three hearts', () => {
    const board = openSurvival(
      drawnGrid(legend, ...shore),
      Array.from({ length: 9 }, (_, n) => aPlayer(`p${n}`)),
      aFrame(),
    )
    for (const place of Object.values(board.figures)) expect(place % 9).toBeLessThan(5)
    expect(new Set(Object.values(board.figures)).size).toBe(9)
    expect(Object.values(board.hearts)).toEqual(Array.from({ length: 9 }, () => 3))
  })

  it('who comes late has three hearts and a place where nobody stands', () => {
    const start = aBoard({ p1: 0, p2: 1 }, ['..~~~', '.~~~~', '~~.~~', '~~~~~', '.~~~~'])
    const board = survivalMode.admit(start, aPlayer('p3'), aFrame())
    expect(board.hearts.p3).toBe(3)
    expect([0, 1]).not.toContain(board.figures.p3)
    expect(hazardsOf(board)[board.figures.p3 ?? 0]).toBe(null)
  })

  it('who was removed is gone from the board without a trace', () => {
    const board = survivalMode.dismiss(aBoard({ p1: 0, p2: 1 }, meadow, { shielded: ['p2'], rising: ['p2'] }), 'p2')
    expect(JSON.stringify(board)).not.toContain('p2')
    expect(board.figures).toEqual({ p1: 0 })
  })

  it('without a map it is played on plain ground, without safe tiles on what there is', () => {
    expect(openSurvival(null, [aPlayer('p1')], aFrame()).ground).toMatch(/^\.{150}$/)
    const moving = openSurvival(
      drawnGrid(legend, 'ooooo', 'oo~oo', 'ooooo', 'ooooo', 'ooooo'),
      [aPlayer('p1')],
      aFrame(),
    )
    expect(moving.ground[moving.figures.p1 ?? 0]).toBe('o')
  })
})

describe('what is shown', () => {
  const viewer = { player: 'p3', others: ['p1', 'nobody'] }

  it('nobody is named for failing: lost hearts and empty coins are told in private', () => {
    const chance = rigged({ dare: [0, 0] })
    const { events } = play(aBoard({ p1: 2, p2: inDanger }, shore), { p1: { move: 'dare' }, p2: {} }, { chance })
    expect(events.filter(({ kind }) => kind === 'empty' || kind === 'hurt')).toEqual([
      { kind: 'empty', player: 'p1', isPrivate: true },
      { kind: 'hurt', player: 'p1', at: 5, by: 'dare', hearts: 2, isPrivate: true },
      { kind: 'hurt', player: 'p2', at: inDanger, by: 'danger', hearts: 2, isPrivate: true },
    ])
  })

  it('a phone is shown what hurts within three tiles of it, itself and those it can name', () => {
    const figures = Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`p${n + 1}`, n + 10]))
    const shown = survivalMode.show(aBoard(figures, shore, { shaking: [0] }), viewer)
    expect(shown).toMatchObject({ at: 12, hearts: 3, shielded: false, ghosts: 0 })
    if (!shown || 'ground' in shown) throw new Error('A phone is shown its surroundings')
    expect(shown.around.slice(21, 28)).toBe('###..~~')
    expect(shown.figures).toEqual([12, 10, -1])
  })

  it('the board screen is shown everybody, and where patrols go', () => {
    const shown = survivalMode.show(aBoard({ p1: 30, p2: 31 }, ['1........', ...meadow]), null)
    expect(shown).toMatchObject({ figures: { p1: 30, p2: 31 }, patrols: [{ at: 0, next: 1, kind: 'weak' }] })
  })

  it('the right to see the board is that of players and the board screen', () => {
    expect(survivalMode.show(aBoard({ p1: 0 }), { player: 'stranger', others: [] })).toBe(null)
  })
})

it('a turn of a thousand players is played within a frame, whatever they do', () => {
  const figures = Object.fromEntries(Array.from({ length: 1000 }, (_, n) => [`p${n + 1}`, (n * 7) % 63]))
  const moves = ['hide', 'roam', 'dare']
  const parts = Object.fromEntries(
    Object.keys(figures).map((id, n): [string, Part] => [
      id,
      n % 4 === 3 ? {} : { move: moves[n % 4] ?? 'hide', answer: right() },
    ]),
  )
  const turn = aTurn(aBoard(figures, shore), parts)
  const rounds = 30
  const from = performance.now()
  for (let round = 0; round < rounds; round++) expect(survivalMode.resolve(turn).changes.length).toBeGreaterThan(0)
  process.stdout.write(`survival: ${((performance.now() - from) / rounds).toFixed(2)} ms for a turn of 1000\n`)
})
