import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { GameState } from '../../rooms/game/gameState.ts'
import type {
  CreateGame,
  GameMessageName,
  JoinGame,
  QuestionAsked,
  ServerMessageName,
  ServerMessages,
} from '../../rooms/shared/contract/game.ts'
import { joinRefusals } from '../../rooms/shared/contract/joinRefusals.ts'
import { type ConnectionStatus, GameConnection } from '../net/gameConnection.ts'
import { blankView, type GameView, readState } from './gameView.ts'
import { forgetSeat, rememberRemoval, rememberSeat } from './seats.ts'
import { showToast } from './toasts.ts'

const countdownMs = 3000

const store = createStore<GameView>(() => blankView)
let connection: GameConnection | null = null

/** The game this device is in. React reads it here; nothing else writes it. */
export const useGame = <Part>(select: (view: GameView) => Part): Part => useStore(store, select)

const listeners = new Set<(type: ServerMessageName) => void>()

/** What happened, beside what is: for sounds and cheers. Returns how to stop listening. */
export function onGameEvent(listener: (type: ServerMessageName) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function connect(code: string): GameConnection {
  connection?.leave()
  store.setState({ ...blankView, code: code.toUpperCase() }, true)
  connection = new GameConnection({ onStatus, onState, onTold })
  return connection
}

/** Whether this device sits in that game already, or is on its way back to its seat. */
export const isInGame = (code: string): boolean =>
  connection !== null && store.getState().code === code.toUpperCase() && store.getState().status.kind !== 'ended'

/** Opens a game; throws with the text of a refusal. */
export async function hostGame(payload: CreateGame): Promise<{ gameCode: string }> {
  const gameCode = await connect('').create(payload)
  store.setState({ code: gameCode })
  return { gameCode }
}

/** Sits down in a game; throws with the text of a refusal. */
export async function joinGame(code: string, options: JoinGame): Promise<void> {
  const attempt = connect(code)
  try {
    await attempt.join(code, options)
  } catch (error) {
    if (connection === attempt) leaveGame()
    throw error
  }
}

export function leaveGame(): void {
  const { status, phase, isHost, playerId, code } = store.getState()
  // Whoever leaves a lobby gives the seat back.
  if (status.kind === 'open' && phase === 'lobby' && playerId !== '' && !isHost) forgetSeat(code)
  connection?.leave()
  connection = null
  store.setState(blankView, true)
}

export const tellGame = (type: GameMessageName, message: object = {}): void => {
  connection?.send(type, message)
}

/** Once for each question; kept and sent again until the server says it is safe. */
export function submitAnswer(choice: number): void {
  const view = store.getState()
  if (view.phase !== 'question' || view.paused || view.ownAnswer || !view.plays) return
  store.setState({ ownAnswer: { questionNumber: view.questionNumber, choice, isSafe: false } })
  sendAnswer()
}

function sendAnswer(): void {
  const { ownAnswer, code, limitMs, endsAt } = store.getState()
  if (!ownAnswer || ownAnswer.isSafe) return
  const timeElapsed = Math.round((limitMs - Math.max(0, (endsAt ?? 0) - performance.now())) / 1000)
  const { choice: answer, questionNumber } = ownAnswer
  connection?.send('submit-answer', { gameCode: code, answer, timeElapsed, questionNumber })
}

function onStatus(status: ConnectionStatus): void {
  store.setState({ status })
  // A seat that another tab took over can be taken back; one that is gone is gone.
  if (status.kind !== 'ended') return
  const { code } = store.getState()
  if (status.why === 'removed' || status.message === joinRefusals.removed) rememberRemoval(code)
  else if (status.why === 'refused') forgetSeat(code)
}

function onState(state: GameState): void {
  const before = store.getState()
  const next = readState(state, before.playerId)
  // A host whom nobody joined plays alone, which only their row tells.
  const plays = next.me?.plays ?? before.plays
  store.setState({ ...next, plays, ...timing(before, next), ...movement(before, next) })
}

/** The phase's end by this device's own clock: a wrong clock on a phone shifts nothing. */
function timing(before: GameView, next: Pick<GameView, 'phase' | 'paused'>): Partial<GameView> {
  const now = performance.now()
  if (next.paused !== before.paused) {
    if (next.paused) return { remainingMs: before.endsAt === null ? null : Math.max(0, before.endsAt - now) }
    return { endsAt: before.remainingMs === null ? before.endsAt : now + before.remainingMs, remainingMs: null }
  }
  if (next.phase === before.phase) return {}
  if (next.phase === 'countdown') return { endsAt: now + countdownMs }
  return next.phase === 'question' ? {} : { endsAt: null }
}

function movement(before: GameView, next: Pick<GameView, 'phase'>): Partial<GameView> {
  if (before.phase === 'reveal' || next.phase !== 'reveal') return {}
  const placesBefore = new Map(before.players.map((player) => [player.id, player.place]))
  return { placesBefore, scoreBefore: before.me?.score ?? null }
}

const tellings: { [Name in ServerMessageName]?: (message: ServerMessages[Name]) => void } = {
  'join-success': ({ playerId, seatKey, isHost, plays, game }) => {
    rememberSeat(game.code, seatKey)
    store.setState({ playerId, isHost, plays, code: game.code, title: game.title, phase: game.phase })
  },
  'game-started': (asked) => newQuestion(asked),
  'next-question': (asked) => newQuestion(asked),
  'answer-submitted': (questionNumber) => {
    const { ownAnswer } = store.getState()
    if (ownAnswer?.questionNumber === questionNumber) store.setState({ ownAnswer: { ...ownAnswer, isSafe: true } })
    // Answered before a reload: which one it was, only the server knows until the question closes.
    else store.setState({ ownAnswer: { questionNumber, choice: -2, isSafe: true } })
  },
  'question-closed': (closed) => store.setState({ closed }),
  'game-finished': (final) => store.setState({ final }),
  'achievement-unlocked': ({ achievement_id }) => {
    store.setState({ unlocked: [...store.getState().unlocked, achievement_id] })
  },
  'name-caught': ({ name }) => {
    const { caughtNames } = store.getState()
    if (!caughtNames.includes(name)) store.setState({ caughtNames: [...caughtNames, name] })
  },
  notice: ({ type, message }) => {
    showToast(message, type)
  },
}

function newQuestion(asked: QuestionAsked): void {
  const { ownAnswer, paused } = store.getState()
  const isSame = ownAnswer?.questionNumber === asked.questionNumber
  const leftMs = asked.remainingMs ?? asked.timeLimit * 1000
  const endsAt = performance.now() + leftMs
  const remainingMs = paused ? leftMs : null
  store.setState({ asked, closed: null, endsAt, remainingMs, ownAnswer: isSame ? ownAnswer : null })
  if (isSame) sendAnswer()
}

function onTold<Name extends ServerMessageName>(type: Name, message: ServerMessages[Name]): void {
  tellings[type]?.(message)
  for (const listener of listeners) listener(type)
}

export function allowName(name: string): void {
  tellGame('allow-name', { name })
  dismissName(name)
}

export function dismissName(name: string): void {
  store.setState({ caughtNames: store.getState().caughtNames.filter((caught) => caught !== name) })
}

if (typeof window !== 'undefined') {
  window.addEventListener('online', () => connection?.hurry())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') connection?.hurry()
  })
}
