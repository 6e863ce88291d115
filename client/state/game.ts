import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { GameState } from '../../rooms/game/showing/gameState.ts'
import type { GivenAnswer, QuestionAsked } from '../../rooms/shared/contract/asking.ts'
import type {
  GameMessageName,
  JoinGame,
  RemoteOpened,
  ServerMessageName,
  ServerMessages,
  Tell,
} from '../../rooms/shared/contract/game.ts'
import { ownRound } from '../../rooms/shared/contract/ownRound.ts'
import { phaseMs } from '../../rooms/shared/match/phaseLengths.ts'
import type { Move } from '../../rooms/shared/modes/modeRules.ts'
import { useConnection } from '../net/connection.ts'
import { type ConnectionStatus, GameConnection, type GameLine, type OpenedRoom } from '../net/gameConnection.ts'
import { isOutdated, loadBuild } from '../net/ownCode/ownBuild.ts'
import { type AnyTellings, passOn, type ViewTellings } from './gameEvents.ts'
import { blankView, type GameView, untold } from './gameView.ts'
import { askedAnew, choosing, closedAnew, lineLost, movement, timing } from './kept/phaseChanges.ts'
import { readState, type Synchronised } from './kept/readState.ts'
import { forgetSeat, rememberRemoval, rememberSeat } from './kept/seats.ts'
import { signedInUser } from './session.ts'
import { showToast } from './toasts.ts'

/** Sent as the choice of a player who gave no answer in time. */
export const timedOut = -1
/** Stands for a choice if the answer is of another kind (`given`), or if this page does not know which one was tapped. */
export const notOneChoice = -2

const store = createStore<GameView>(() => blankView)
let connection: GameLine | null = null
let lastState: GameState | null = null

/** The game this device is in. React reads it here; nothing else writes it. */
export const useGame = <Part>(select: (view: GameView) => Part): Part => useStore(store, select)
export const gameNow = (): GameView => store.getState()

function clear(view: Partial<GameView>): void {
  connection?.leave()
  lastState = null
  store.setState({ ...blankView, ...view }, true)
}

function connect(code: string): GameConnection {
  clear({ code: code.toUpperCase() })
  const opened = new GameConnection({ whoseId: () => signedInUser()?.id ?? null, onStatus, onState, onTold })
  connection = opened
  return opened
}

/** A game whose table is in this page. `open` gets two functions, to show and to tell this device what a room would. */
export function playHere(playerId: string, open: (show: (next: Synchronised) => void, tell: Tell) => GameLine): void {
  clear({ playerId, status: { kind: 'open' } })
  connection = open(show, onTold)
}

/** Whether this device sits in that game already, or is on its way back to its seat. */
export const isInGame = (code: string): boolean =>
  connection !== null && store.getState().code === code.toUpperCase() && store.getState().status.kind !== 'ended'

/** Opens a game or a practice; throws with the name of a refusal. */
export async function openGame<Kind extends keyof OpenedRoom>(kind: Kind, payload: OpenedRoom[Kind]): Promise<string> {
  const code = await connect('').create(kind, payload)
  store.setState({ code })
  return code
}

/** Sits down in a game; throws with the name of a refusal. */
export async function joinGame(code: string, options: JoinGame): Promise<void> {
  const attempt = connect(code)
  try {
    await attempt.join(code, options)
  } catch (error) {
    if (connection === attempt) leaveGame()
    throw error
  }
}

/** A remote gets no `join-success`, so this sets what the device has to know about its game. */
export function comeInAsRemote({ game, playerId }: RemoteOpened, key: string): void {
  connection?.comeBackBy({ remote: key })
  store.setState({ ...untold, gameRound: game.round, code: game.code, title: game.title, playerId, isHost: true })
}

export function leaveGame(): void {
  const { status, phase, isHost, playerId, code } = store.getState()
  // A player who leaves a lobby gives the seat back.
  if (status.kind === 'open' && phase === 'lobby' && playerId !== '' && !isHost) forgetSeat(code)
  connection?.leave()
  connection = null
  store.setState(blankView, true)
}

export const tellGame = (type: GameMessageName, message: object = {}): void => {
  connection?.send(type, message)
}

/** Sends an answer, once for each question. It is kept and sent again until the server says that it is safe. */
export function submitAnswer(choice: number, given?: GivenAnswer): void {
  const view = store.getState()
  if (view.phase !== 'question' || view.pausedBy === 'host' || view.ownAnswer || !view.plays) return
  const mayBeLate = view.status.kind !== 'open' || (view.endsAt !== null && view.endsAt <= performance.now())
  store.setState({ ownAnswer: { questionNumber: view.turn, choice, given, isSafe: false, mayBeLate } })
  sendAnswer()
}

function sendAnswer(): void {
  const { ownAnswer, code, limitMs, endsAt } = store.getState()
  if (!ownAnswer || ownAnswer.isSafe) return
  const timeElapsed = Math.round((limitMs - Math.max(0, (endsAt ?? 0) - performance.now())) / 1000)
  const { choice: answer, given, questionNumber } = ownAnswer
  connection?.send('submit-answer', { gameCode: code, answer, given, timeElapsed, questionNumber })
}

/** Sends one of the moves on offer. It is kept and sent again until the server says that it is safe. */
export function chooseMove(move: Move): void {
  const { choosing, ownMove, pausedBy } = store.getState()
  if (!choosing || ownMove || pausedBy === 'host') return
  store.setState({ ownMove: { questionNumber: choosing.questionNumber, move, isSafe: false } })
  sendChoice()
}

/** Sends the second look of a player who was wrong or too late: an answer to the same question. */
export function lookAgain(choice: number, given?: GivenAnswer): void {
  const { choosing, ownLook, pausedBy } = store.getState()
  if (!choosing || ownLook || pausedBy === 'host') return
  store.setState({ ownLook: { questionNumber: choosing.questionNumber, choice, given, right: null } })
  sendChoice()
}

function sendChoice(): void {
  const { ownMove, ownLook, code: gameCode } = store.getState()
  if (ownMove && !ownMove.isSafe) {
    const { questionNumber, move } = ownMove
    connection?.send('choose', { gameCode, questionNumber, move })
  }
  if (ownLook && ownLook.right === null) {
    const { questionNumber, choice: answer, given } = ownLook
    connection?.send('look-again', { gameCode, questionNumber, answer, given })
  }
}

/** Ends only the phase that this screen shows: if the host presses twice, the second press names a phase that is over. */
export function endPhase(): void {
  const { phase, turn } = store.getState()
  tellGame('skip', { phase, questionNumber: turn })
}

function onStatus(status: ConnectionStatus): void {
  const { code } = store.getState()
  store.setState({ status })
  if (status.kind === 'lost') store.setState(lineLost(store.getState()))
  // The key is kept if another tab took the seat over: this tab can take it back. It is also kept when the game is
  // over: a guest can still keep the coins earned on that seat.
  if (status.kind !== 'ended') return
  if (status.why === 'removed' || status.refusal === 'removed') rememberRemoval(code)
  else if (status.why === 'refused' && status.refusal !== 'ended') forgetSeat(code)
}

function onState(state: GameState): void {
  lastState = state
  const next = readState(state, store.getState().playerId)
  show(next)
  keepUp(next)
}

function show(next: Synchronised): void {
  const before = store.getState()
  // If nobody else joins, the host plays alone. Only the host's own row says so.
  const plays = next.me?.plays ?? before.plays
  store.setState({ ...next, plays, ...timing(before, next), ...movement(before, next), ...choosing(next) })
  if (before.paused && !next.paused) {
    sendAnswer()
    sendChoice()
  }
}

/** Reloads an old page in a game of a newer server. Only between questions: the new page has its seat back before the next. */
let serversBuild = ''
function keepUp({ phase }: Pick<GameView, 'phase'>): void {
  if ((phase === 'lobby' || phase === 'reveal' || phase === 'resolve') && isOutdated(serversBuild))
    loadBuild(serversBuild)
}

/** What the server could not save at once is acknowledged late, when another question may be open. */
const isAsked = (questionNumber: number): boolean => store.getState().asked?.questionNumber === questionNumber

const tellings: AnyTellings = {
  'join-success': ({ playerId, seatKey, isHost, plays, game, build, unhurried = false, practice = null }) => {
    if (!practice) rememberSeat(game.code, seatKey)
    serversBuild = build
    const { round: gameRound, code, title } = game // Its phase is that of the knock; the state has come before it.
    const isOther = gameRound !== store.getState().gameRound
    tellGame('here')
    store.setState({ ...(isOther && untold), gameRound, playerId, isHost, plays, code, title, unhurried, practice })
    // When the state came, this page did not know yet which row is its own. A quiet lobby sends no other state.
    if (lastState) store.setState({ me: readState(lastState, playerId).me })
  },
  'game-started': (asked) => newQuestion(asked),
  'next-question': (asked) => newQuestion(asked),
  'answer-submitted': (questionNumber) => {
    if (!isAsked(questionNumber)) return
    const { ownAnswer, asked } = store.getState()
    const choices = asked?.question.own?.choices
    // The player answered before a reload: the question came with the choice.
    const choice = choices?.[0] ?? (choices ? timedOut : notOneChoice)
    store.setState({ ownAnswer: { questionNumber, choice, ...ownAnswer, isSafe: true } })
  },
  'question-closed': (closed) => store.setState(closedAnew(store.getState(), closed)),
  'choose-opened': (choosing) => {
    const { paused } = store.getState()
    const { remainingMs = phaseMs.choose, board } = choosing
    store.setState({
      choosing,
      ...(board !== undefined && { board }),
      endsAt: performance.now() + remainingMs,
      remainingMs: paused ? remainingMs : null,
    })
    sendChoice()
  },
  'move-chosen': ({ questionNumber, move }) => {
    if (isAsked(questionNumber)) store.setState({ ownMove: { questionNumber, move, isSafe: true } })
  },
  'looked-again': ({ questionNumber, right }) => {
    const { choice = -1, given } = store.getState().ownLook ?? {}
    if (isAsked(questionNumber)) store.setState({ ownLook: { questionNumber, choice, given, right } })
  },
  'move-refused': () => store.setState({ ownMove: null, ownLook: null }),
  'round-resolved': (told) => {
    const { plays, playerId } = store.getState()
    const round = plays ? ownRound(told, playerId) : told
    store.setState(round.board === undefined ? { round } : { round, board: round.board })
  },
  'board-shown': ({ board }) => store.setState({ board }),
  'game-finished': (final) => store.setState({ final }),
  'game-paid': ({ currency: paid }) => {
    const { final } = store.getState()
    if (final) store.setState({ final: { ...final, paid } })
  },
  'achievement-unlocked': ({ achievement_id: id }) =>
    store.setState(({ unlocked }) => ({ unlocked: [...unlocked, id] })),
  'name-caught': ({ name }) =>
    store.setState(({ caughtNames }) => ({ caughtNames: [...new Set([...caughtNames, name])] })),
  // Few players ever get a notice, so its words are loaded only then.
  notice: (notice) =>
    void import('../texts/notices.ts').then(
      ({ noticeText }) => showToast(noticeText(notice), notice.type),
      () => {},
    ),
} satisfies ViewTellings

function newQuestion(asked: QuestionAsked): void {
  const view = store.getState()
  const { ownAnswer, ownMove, ownLook, paused } = view
  const leftMs = asked.remainingMs ?? asked.timeLimit * 1000
  // This device thought that the time was up, but the server says that there is time left.
  const isTakenBack = ownAnswer?.choice === timedOut && !ownAnswer.isSafe && leftMs > 0
  const isSame = ownAnswer?.questionNumber === asked.questionNumber && !isTakenBack
  // A slide without a limit ends only when its host ends it, and of a closed question the next phase has the clock.
  const hasClock = asked.timeLimit > 0 && (leftMs > 0 || view.phase === 'question')
  const endsAt = hasClock ? performance.now() + leftMs : null
  store.setState({
    asked,
    ...askedAnew(view, asked),
    round: null,
    endsAt,
    remainingMs: paused && endsAt ? leftMs : null,
    ownAnswer: isSame ? ownAnswer : null,
    ownMove: ownMove?.questionNumber === asked.questionNumber ? ownMove : null,
    ownLook: ownLook?.questionNumber === asked.questionNumber ? ownLook : null,
  })
  if (isSame) sendAnswer()
}

function onTold<Name extends ServerMessageName>(type: Name, message: ServerMessages[Name]): void {
  tellings[type]?.(message)
  passOn(type, message)
}

export function allowName(name: string): void {
  tellGame('allow-name', { name })
  dismissName(name)
}

export function dismissName(name: string): void {
  store.setState({ caughtNames: store.getState().caughtNames.filter((caught) => caught !== name) })
}

if (typeof window !== 'undefined') {
  const hurry = () => connection?.hurry()
  window.addEventListener('online', hurry)
  useConnection.subscribe(({ online }, before) => online && !before.online && hurry())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') hurry()
  })
}
