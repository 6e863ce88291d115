import { expect, it } from 'vitest'
import type { ModeRules, ScoreChange, Turn, TurnOutcome } from '../../../../rooms/shared/modes/modeRules.ts'
import { type GameSetup, playGame } from './classroom.ts'
import { type LawTerms, laws, lawsBroken } from './modeLaws.ts'

interface Sandbox {
  figures: number[]
}
type Rogue = Partial<ModeRules<Sandbox>>
type Setup = Partial<GameSetup<Sandbox, TurnOutcome<Sandbox>['events'][number], unknown>>

/** A mode in which nothing happens. */
const quiet: ModeRules<Sandbox> = {
  mode: 'racing',
  version: 1,
  hasMoves: true,
  openBoard: () => ({ figures: [0] }),
  admit: (board) => board,
  dismiss: (board) => board,
  prepare: (board) => board,
  offer: () => [{ id: 'wait' }],
  choose: () => ({ id: 'wait' }),
  resolve: ({ board }) => ({ board, changes: [], events: [], end: null }),
  payAtEnd: () => [],
  finishers: () => [],
  markOf: () => 0,
  show: () => null,
}

const terms: LawTerms<Sandbox> = {
  placesOf: ({ figures }) => figures,
  gambles: ['lost-bet'],
  monsters: ['bitten'],
  transfers: [{ lost: 'robbed', won: 'loot' }],
  hidden: ['inside'],
  phoneBytes: 20,
}

const map = { width: 5, height: 5, types: Array.from({ length: 25 }, () => 'track') }

/** The laws that are broken in a game of eight pupils with this rule book. */
function broken(rogue: Rogue, over: Setup = {}): string[] {
  const rules = { ...quiet, ...rogue }
  const game = playGame({ rules, map, players: 8, questions: 6, chaos: 'lively', seed: 3, ...over })
  return Object.keys(laws).filter((law) => lawsBroken(game, terms).some((breach) => breach.startsWith(`${law}: `)))
}

/** A rule book that makes these changes in each turn. */
const changing = (changesIn: (turn: Turn<Sandbox>) => ScoreChange[]): Rogue => ({
  resolve: (turn) => ({ board: turn.board, changes: changesIn(turn), events: [], end: null }),
})
const first = ({ players }: Turn<Sandbox>) => players[0]?.id ?? ''
const second = ({ players }: Turn<Sandbox>) => players[1]?.id ?? ''
const rich = (turn: Turn<Sandbox>): ScoreChange => ({ player: first(turn), by: 5000, reason: 'rich' })
const robbed = (turn: Turn<Sandbox>): ScoreChange => ({
  player: first(turn),
  by: -5,
  reason: 'robbed',
  other: second(turn),
})
const loot = (turn: Turn<Sandbox>): ScoreChange => ({ player: second(turn), by: 5, reason: 'loot', other: first(turn) })

it('a mode in which nothing happens breaks no law', () => {
  expect(broken({})).toEqual([])
})

it('a mode that writes to the board it was given cannot be played', () => {
  const resolve = ({ board }: Turn<Sandbox>) => {
    board.figures[0] = 1
    return { board, changes: [], events: [], end: null }
  }
  expect(() => broken({ resolve })).toThrow(TypeError)
})

it.each<{ broken: string; by: string; rogue: Rogue; over?: Setup }>([
  {
    broken: 'the same inputs give the same outcome, whatever order they came in',
    by: 'paying whose answer stands first',
    rogue: changing(({ answers }) => [{ player: [...answers.keys()][0] ?? '', by: 1, reason: 'first' }]),
  },
  {
    broken: 'a board is plain data',
    by: 'a board that JSON does not keep',
    rogue: { openBoard: () => Object.assign({ figures: [0] }, { seen: new Set([1]) }) },
  },
  {
    broken: 'no score below zero',
    by: 'taking more than there is',
    rogue: changing((turn) => [{ player: first(turn), by: -9999, reason: 'x' }]),
  },
  {
    broken: 'no score below zero',
    by: 'paying halves',
    rogue: changing((turn) => [{ player: first(turn), by: 0.5, reason: 'x' }]),
  },
  {
    broken: 'no score below zero',
    by: 'paying who is not there',
    rogue: changing(() => [{ player: 'ghost', by: 1, reason: 'x' }]),
  },
  { broken: 'nobody is off the board', by: 'a figure beside the map', rogue: { openBoard: () => ({ figures: [25] }) } },
  {
    broken: 'calm: nobody loses anything to a rival or a gamble',
    by: 'a theft',
    rogue: changing((turn) => [rich(turn), robbed(turn), loot(turn)]),
    over: { chaos: 'calm', questions: 1 },
  },
  {
    broken: 'calm: nobody loses anything to a rival or a gamble',
    by: 'a lost bet',
    rogue: changing((turn) => [rich(turn), { player: first(turn), by: -1, reason: 'lost-bet' }]),
    over: { chaos: 'calm' },
  },
  {
    broken: 'one hit: nobody loses to rivals twice in a turn, nor (C/L) in the turn after a loss',
    by: 'two thefts in one turn of a wild game',
    rogue: changing((turn) => [rich(turn), robbed(turn), loot(turn), robbed(turn), loot(turn)]),
    over: { chaos: 'wild' },
  },
  {
    broken: 'one hit: nobody loses to rivals twice in a turn, nor (C/L) in the turn after a loss',
    by: 'a theft in the turn after a bite',
    rogue: changing((turn) => [
      { player: 'p1', by: 500, reason: 'rich' },
      turn.played % 2 === 1
        ? { player: 'p1', by: -1, reason: 'bitten' }
        : { player: 'p1', by: -1, reason: 'x', other: 'p2' },
    ]),
  },
  {
    broken: 'transfers sum to 0',
    by: 'a theft that half gets lost',
    rogue: changing((turn) => [rich(turn), robbed(turn), { ...loot(turn), by: 2 }]),
    over: { questions: 1 },
  },
  {
    broken: 'a bubble means no negative change of any kind but an own gamble',
    by: 'biting who learned',
    rogue: changing(({ players, learned }) =>
      players.flatMap(({ id }) =>
        learned.has(id)
          ? [
              { player: id, by: 50, reason: 'y' },
              { player: id, by: -1, reason: 'bitten' },
            ]
          : [],
      ),
    ),
  },
  { broken: 'a right answer never has fewer than one move', by: 'offering nothing', rogue: { offer: () => [] } },
  {
    broken: 'a phone is shown little, and nothing that is hidden',
    by: 'showing what is inside',
    rogue: { show: () => ({ inside: 1 }) },
  },
  {
    broken: 'a phone is shown little, and nothing that is hidden',
    by: 'showing too much',
    rogue: { show: () => 'a long text that is shown' },
  },
])('"$broken" is broken by $by', ({ broken: law, rogue, over }) => {
  expect(broken(rogue, over)).toContain(law)
})
