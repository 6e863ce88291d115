import { describe, expect, it } from 'vitest'
import { battleMode } from '../../../../rooms/shared/modes/battle/battleMode.ts'
import { goldQuestMode } from '../../../../rooms/shared/modes/goldQuest/goldQuestMode.ts'
import type { ModeRules } from '../../../../rooms/shared/modes/modeRules.ts'
import { racingMode } from '../../../../rooms/shared/modes/racing/racingMode.ts'
import { survivalMode } from '../../../../rooms/shared/modes/survival/survivalMode.ts'
import { towerMode } from '../../../../rooms/shared/modes/tower/towerMode.ts'
import { arena, fight, prepared, tough, withBoss } from './battle/battleWorld.ts'
import { changed, rightAfter } from './classTurn.ts'
import { nowhere, open } from './goldQuest/goldQuestWorld.ts'
import { aFrame, type FrameOver, gainsOf, rigged, wrong } from './oneTurn.ts'
import { anyClass, drive, plain, race } from './racing/racingWorld.ts'
import * as survival from './survival/survivalWorld.ts'
import * as tower from './tower/towerWorld.ts'

/** What the card of a move says in this turn. */
const said = <Board>(rules: ModeRules<Board>, board: Board, move: string, over: FrameOver = {}) =>
  rules.offer(board, aFrame({ played: 5, ...over })).find(({ id }) => id === move)?.values ?? {}

/** The middle of the game on every dial, and its finale. */
const turns: FrameOver[] = [
  { chaos: 'calm', played: 5 },
  { chaos: 'lively', played: 5 },
  { chaos: 'wild', played: 5 },
  { chaos: 'lively', played: 13 },
]
const inTurn = '$chaos, question $played'

describe('what a racing card says is what its move does', () => {
  it.each(turns)(`steady and slick: ${inTurn}`, (over) => {
    const steady = drive(race(plain), { scores: anyClass, moves: { b: 'steady' }, ...over })
    expect(said(racingMode, race(plain), 'steady', over)).toEqual({ pays: changed(steady, 'b', 'steady') })
    const slick = drive(race(plain), { scores: anyClass, moves: { b: 'slick' }, ...over })
    const pays = changed(slick, 'b', 'slick')
    expect(said(racingMode, race(plain), 'slick', over)).toEqual({ pays, takes: 0 - changed(slick, 'a', 'slicked') })
  })

  it.each([...turns, { chaos: 'lively', played: 12 } as const])(`nitro: ${inTurn}`, (over) => {
    const { board } = drive(race(plain), { scores: anyClass, moves: { a: 'nitro', b: 'nitro' }, ...over })
    const next = { ...over, played: (over.played ?? 0) + 1 }
    const outcome = drive(board, { scores: anyClass, answers: { a: rightAfter(12), b: wrong }, ...next })
    expect(said(racingMode, race(plain), 'nitro', over)).toEqual({
      right: changed(outcome, 'a', 'nitro'),
      wrong: 0 - changed(outcome, 'b', 'nitro-lost'),
    })
  })
})

describe('what a battle card says is what its move does', () => {
  it.each(turns)(`attack and guard: ${inTurn}`, (over) => {
    const outcome = fight(tough, {
      scores: anyClass,
      moves: { a: 'attack', b: 'attack', c: 'guard' },
      answers: { a: rightAfter(12), b: rightAfter(2) },
      ...over,
    })
    const card = said(battleMode, prepared(tough, over), 'attack', over)
    // They all stand beside what they hit.
    expect({ pays: changed(outcome, 'a', 'attack'), fast: changed(outcome, 'b', 'attack') }).toEqual({
      pays: (card.pays ?? 0) + (card.beside ?? 0),
      fast: (card.fast ?? 0) + (card.beside ?? 0),
    })
    expect([card.boss, (card.beside ?? 0) > 0]).toEqual([0, true])
    expect(said(battleMode, tough, 'guard', over)).toEqual({ pays: changed(outcome, 'c', 'guard') })
  })

  it.each(turns)(`duel: ${inTurn}`, (over) => {
    const won = fight(tough, { scores: anyClass, moves: { b: 'duel' }, answers: { a: wrong }, ...over })
    const drawn = fight(tough, { scores: anyClass, moves: { b: 'duel' }, answers: { a: rightAfter(1) }, ...over })
    expect(said(battleMode, tough, 'duel', over)).toEqual({
      wins: changed(won, 'b', 'duel') + changed(won, 'b', 'duel-pay'),
      takes: 0 - changed(won, 'a', 'lost-duel'),
      otherwise: changed(drawn, 'b', 'duel-pay'),
    })
  })

  it('in the finale an attack goes for the boss, and is paid as it is said from afar', () => {
    const over = { played: 13 }
    const outcome = fight(arena(withBoss), { scores: anyClass, moves: { a: 'attack' }, ...over })
    const pays = changed(outcome, 'a', 'attack')
    expect(said(battleMode, prepared(arena(withBoss), over), 'attack', over)).toMatchObject({
      pays,
      fast: pays,
      boss: 1,
    })
  })
})

describe('what a chest says is what is in it', () => {
  const golden = (draw: number, over: FrameOver) => {
    const outcome = open('golden', 'p1', { scores: { p1: 100, p2: 90 }, ...over, chance: rigged({ golden: [draw] }) })
    return changed(outcome, 'p1', 'golden') + changed(outcome, 'p1', 'golden-lost')
  }

  it.each(turns)(`golden: ${inTurn}`, (over) => {
    const card = said(goldQuestMode, nowhere, 'golden', over)
    const chances = [0, (card.mostChance ?? 0) / 100, ((card.mostChance ?? 0) + (card.someChance ?? 0)) / 100]
    expect([card.most, card.some, card.rest]).toEqual(chances.map((draw) => golden(draw + 0.001, over)))
    expect(card.losesPercent).toBe(Math.max(0, -golden(0.999, over)))
  })

  it.each(turns)(`wooden and rascal: ${inTurn}`, (over) => {
    expect(said(goldQuestMode, nowhere, 'wooden', over).pays).toBe(changed(open('wooden', 'p1', over), 'p1', 'wooden'))
    const rascal = said(goldQuestMode, nowhere, 'rascal', over)
    const chance = rigged({ rascal: [0.99, 0] })
    expect(rascal.steals).toBe(changed(open('rascal', 'p8', { ...over, chance }), 'p8', 'rascal-loot'))
    expect(rascal.consoles).toBe(changed(open('rascal', 'p1', over), 'p1', 'rascal'))
  })

  it('the last question swaps nobody and takes nothing', () => {
    expect(said(goldQuestMode, nowhere, 'rascal', { played: 15 }).swapChance).toBe(0)
    expect(said(goldQuestMode, nowhere, 'golden', { played: 15 }).losesPercent).toBe(0)
  })
})

it.each(turns)(`what a tower card says is what its move does: ${inTurn}`, (over) => {
  const paid = (move: string, draw = 0) =>
    gainsOf(tower.play(tower.aBoard(), { p1: { move } }, { ...over, chance: rigged({ wind: [draw] }) }).changes, 'p1')
  const card = (move: string) => said(towerMode, tower.aBoard(), move, over)
  expect(card('build').pays).toBe(paid('build').build)
  expect(card('fire').pays).toBe(paid('fire').fire)
  expect([card('climb').least, card('climb').most]).toEqual([paid('climb').climb ?? 0, paid('climb', 0.99).climb])
})

it.each(turns)(`what a survival card says is what its move does: ${inTurn}`, (over) => {
  const paid = (move: string, draw = 0) =>
    gainsOf(
      survival.play(survival.aBoard({ p1: 30 }), { p1: { move } }, { ...over, chance: rigged({ dare: [draw] }) })
        .changes,
      'p1',
    )[move] ?? 0
  const card = (move: string) => said(survivalMode, survival.aBoard({ p1: 30 }), move, over)
  expect(card('hide').pays).toBe(paid('hide'))
  expect(card('roam').pays).toBe(paid('roam'))
  expect([card('dare').least, card('dare').most]).toEqual([paid('dare'), paid('dare', 0.99)])
})
