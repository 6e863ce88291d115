import { isDeepStrictEqual } from 'node:util'
import type { ScoreChange, TurnEvent } from '../../../../rooms/shared/modes/modeRules.ts'
import { type PlayedGame, type PlayedTurn, playGame, viewerOf } from './classroom.ts'

/** What the laws need to know about a mode. */
export interface LawTerms<Board> {
  /** Where figures stand. Every place has to be on the map. */
  placesOf(board: Board): readonly number[]
  /** Reasons for losses by chance: a chest, a broken coin, a lost Nitro. On the calm dial there are none. */
  gambles?: readonly string[]
  /** Reasons for losses to monsters. On calm and lively, rivals spare such a player in the next turn. */
  monsters?: readonly string[]
  /** Pairs of reasons: what one player loses, another gets, to the point. */
  transfers?: readonly { lost: string; won: string }[]
  /** Names of fields that no phone may see. */
  hidden?: readonly string[]
  /** The most that a phone may be shown, in bytes of JSON, whatever the size of the room. */
  phoneBytes: number
}

type Game<Board, Event extends TurnEvent, Shown> = PlayedGame<Board, Event, Shown>
type Law = <Board, Event extends TurnEvent, Shown>(
  game: Game<Board, Event, Shown>,
  terms: LawTerms<Board>,
) => Iterable<string>

const isLoss = ({ by }: ScoreChange) => by < 0
/** If a loss names another player, that player took the points. */
const isTaken = (change: ScoreChange) => isLoss(change) && change.other !== undefined

const inTurn = (played: number, text: string) => `turn ${played}: ${text}`

/** The same entries in another order, because nothing may depend on their order. */
function backwards<Value>(map: ReadonlyMap<string, Value>): Map<string, Value> {
  return new Map([...map].reverse())
}

const theGameEnds: Law = function* ({ setup, turns, end }) {
  const planned = setup.questions - (setup.voided?.length ?? 0)
  if (turns.length > planned) yield 'more turns were played than planned'
  if (turns.length < planned && end === null) yield 'the game stopped without an end'
}

/** Plays every third turn again. That is enough to find a fault, and keeps hundreds of games quick. */
const theSameInAnyOrder: Law = function* ({ setup, turns }) {
  for (const { turn, outcome } of turns) {
    if (turn.played % 3 !== 1) continue
    const again = setup.rules.resolve({
      ...turn,
      answers: backwards(turn.answers),
      moves: backwards(turn.moves),
      learned: new Set([...turn.learned].reverse()),
    })
    if (JSON.stringify(again) !== JSON.stringify(outcome)) yield inTurn(turn.played, 'the order of choices mattered')
  }
}

const boardsArePlainData: Law = function* ({ board, opening }) {
  for (const one of [opening, board])
    if (!isDeepStrictEqual(JSON.parse(JSON.stringify(one)), one)) yield 'the board is not plain data'
}

const scoresStayAboveZero: Law = function* ({ turns }) {
  for (const { turn, outcome } of turns) {
    const scores = new Map(turn.players.map(({ id, score }) => [id, score]))
    for (const { player, by, reason } of outcome.changes) {
      const before = scores.get(player)
      if (before === undefined) yield inTurn(turn.played, `${player} is not in the game and was changed by ${reason}`)
      if (!Number.isInteger(by) || by === 0) yield inTurn(turn.played, `${reason} changed a score by ${by}`)
      const score = (before ?? 0) + by
      if (score < 0) yield inTurn(turn.played, `${player} fell below zero by ${reason}`)
      scores.set(player, score)
    }
  }
}

const everybodyStaysOnTheBoard: Law = function* ({ setup, opening, turns }, { placesOf }) {
  const places = setup.map ? setup.map.width * setup.map.height : Number.POSITIVE_INFINITY
  const isOn = (place: number) => Number.isInteger(place) && place >= 0 && place < places
  if (!placesOf(opening).every(isOn)) yield 'somebody is off the board at the start'
  for (const { turn, outcome } of turns)
    if (!placesOf(outcome.board).every(isOn)) yield inTurn(turn.played, 'somebody is off the board')
}

const calmTakesNothing: Law = function* ({ setup, turns }, { gambles = [] }) {
  if (setup.chaos !== 'calm') return
  for (const { turn, outcome } of turns)
    for (const change of outcome.changes)
      if (isTaken(change) || (isLoss(change) && gambles.includes(change.reason)))
        yield inTurn(turn.played, `${change.player} lost ${change.by} by ${change.reason} in calm`)
}

const losersIn = <Board, Event extends TurnEvent>(
  { outcome }: PlayedTurn<Board, Event>,
  isWanted: (change: ScoreChange) => boolean,
): string[] => outcome.changes.filter(isWanted).map(({ player }) => player)

const rivalsHitOnce: Law = function* ({ setup, turns }, { monsters = [] }) {
  let spared = new Set<string>()
  for (const played of turns) {
    const taken = losersIn(played, isTaken)
    const number = played.turn.played
    if (new Set(taken).size < taken.length) yield inTurn(number, 'somebody lost to rivals twice')
    if (setup.chaos !== 'wild')
      for (const player of taken)
        if (spared.has(player)) yield inTurn(number, `${player} lost to a rival in the turn after a loss`)
    spared = new Set([...taken, ...losersIn(played, (change) => isLoss(change) && monsters.includes(change.reason))])
  }
}

const transfersSumToZero: Law = function* ({ turns }, { transfers = [] }) {
  for (const { lost, won } of transfers)
    for (const { turn, outcome } of turns) {
      const moved = outcome.changes.filter(({ reason }) => reason === lost || reason === won)
      if (moved.reduce((sum, { by }) => sum + by, 0) !== 0) yield inTurn(turn.played, `${lost} is not ${won}`)
    }
}

const bubblesHold: Law = function* ({ turns }, { gambles = [] }) {
  for (const { turn, outcome } of turns)
    for (const change of outcome.changes)
      if (isLoss(change) && turn.learned.has(change.player) && !gambles.includes(change.reason))
        yield inTurn(turn.played, `${change.player} has a bubble and lost by ${change.reason}`)
}

const movesAreAlwaysOffered: Law = function* ({ setup, turns }) {
  if (!setup.rules.hasMoves) return
  for (const { turn, offers } of turns) {
    if (offers.length === 0) yield inTurn(turn.played, 'nothing was on offer')
    if (new Set(offers.map(({ id }) => id)).size < offers.length) yield inTurn(turn.played, 'a move is offered twice')
  }
}

const phonesAreShownLittle: Law = function* ({ setup, turns }, { phoneBytes, hidden = [] }) {
  for (const { turn, outcome, ranking } of turns) {
    const seers = [ranking.at(0), ranking.at(ranking.length / 2), ranking.at(-1)].filter((seer) => seer !== undefined)
    const screens = seers.flatMap(({ id }) =>
      [turn.board, outcome.board].map((board) => JSON.stringify(setup.rules.show(board, viewerOf(id, ranking)))),
    )
    for (const shown of screens) {
      if (shown.length > phoneBytes) yield inTurn(turn.played, `a phone is shown ${shown.length} bytes: ${shown}`)
      for (const name of hidden) if (shown.includes(`"${name}"`)) yield inTurn(turn.played, `a phone is shown ${name}`)
    }
  }
}

/** The laws, each under the sentence that it checks. */
export const laws: Readonly<Record<string, Law>> = {
  'it ends': theGameEnds,
  'the same inputs give the same outcome, whatever order they came in': theSameInAnyOrder,
  'a board is plain data': boardsArePlainData,
  'no score below zero': scoresStayAboveZero,
  'nobody is off the board': everybodyStaysOnTheBoard,
  'calm: nobody loses anything to a rival or a gamble': calmTakesNothing,
  'one hit: nobody loses to rivals twice in a turn, nor (C/L) in the turn after a loss': rivalsHitOnce,
  'transfers sum to 0': transfersSumToZero,
  'a bubble means no negative change of any kind but an own gamble': bubblesHold,
  'a right answer never has fewer than one move': movesAreAlwaysOffered,
  'a phone is shown little, and nothing that is hidden': phonesAreShownLittle,
}

/** Every law that the game breaks, with the turn in which it does. */
export function lawsBroken<Board, Event extends TurnEvent, Shown>(
  game: Game<Board, Event, Shown>,
  terms: LawTerms<Board>,
): string[] {
  return Object.entries(laws).flatMap(([name, law]) => [...law(game, terms)].map((breach) => `${name}: ${breach}`))
}

/** Plays the game a second time: everything in it has to follow from its setup. */
export function playsTheSameAgain<Board, Event extends TurnEvent, Shown>(game: Game<Board, Event, Shown>): boolean {
  const again = playGame(game.setup)
  const told = ({ turns, board, pay, ranking }: Game<Board, Event, Shown>) =>
    JSON.stringify([turns.map(({ outcome }) => outcome), board, pay, ranking])
  return told(again) === told(game)
}
