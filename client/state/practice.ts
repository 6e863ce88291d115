import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { QuestionAsked, QuestionClosed } from '../../rooms/shared/contract/game.ts'
import { type PackedMap, unpackMap } from '../../rooms/shared/maps/packedMap.ts'
import type { PracticeWish } from '../../rooms/shared/practice/practiceRules.ts'
import { PracticeConnection, savePractice } from '../net/practiceConnection.ts'
import { refusalOf } from '../net/roomLine.ts'
import { refusalWords } from '../texts/refusals.ts'
import { refreshPlayer } from './player.ts'
import { blankPractice, type PracticeView, readPractice, runOf } from './practiceView.ts'
import { showToast } from './toasts.ts'

const refreshAfterMs = 1000

const store = createStore<PracticeView>(() => blankPractice)
let connection: PracticeConnection | null = null
let wish: PracticeWish | null = null
let player = ''

export const usePractice = (): PracticeView => useStore(store)

const isSame = (a: PracticeWish, b: PracticeWish): boolean =>
  a.questionSetId === b.questionSetId && a.difficulty === b.difficulty && a.gameMode === b.gameMode

export type Opening = { ok: true } | { ok: false; why: 'missing' | 'failed'; message: string }

/** Begins a practice; one that is on already goes on. */
export async function startPractice(wanted: PracticeWish, userId: string): Promise<Opening> {
  if (connection && wish && isSame(wish, wanted)) return { ok: true }
  leavePractice()
  wish = wanted
  player = userId
  const attempt = new PracticeConnection({
    onLine: (isUp) => {
      // Whoever was away when the last question ended is not told again that it did.
      if (store.getState().line === 'lost') isOver = true
      store.setState({ line: isUp ? 'open' : 'lost' })
    },
    onState: (state) => {
      store.setState(readPractice(state))
      saveIfOver()
    },
    onTold,
    onGone: () => store.setState({ line: 'gone' }),
  })
  connection = attempt
  try {
    await attempt.open(wanted)
    return { ok: true }
  } catch (error) {
    if (connection === attempt) leavePractice()
    const refusal = refusalOf(error) ?? 'questionsLoadFailed'
    const message = refusalWords(refusal)
    return { ok: false, why: refusal === 'questionSetNotFound' ? 'missing' : 'failed', message }
  }
}

/** The server says so once the run is on record; to save it before that would be refused. */
let isOver = false

function saveIfOver(): void {
  if (isOver && store.getState().phase === 'finished' && store.getState().saving.kind === 'unsaved') void save()
}

function onTold(type: string, message: unknown): void {
  if (type === 'game-started' || type === 'next-question') newQuestion(message as QuestionAsked)
  else if (type === 'question-closed') closeQuestion(message as QuestionClosed)
  else if (type === 'game-map') store.setState({ map: unpackMap(message as PackedMap) })
  else if (type === 'cut-short') showToast(refusalWords('beingPlayed'), 'info')
  else if (type === 'game-finished') {
    isOver = true
    saveIfOver()
  }
}

function newQuestion(asked: QuestionAsked): void {
  const endsAt = performance.now() + (asked.remainingMs ?? asked.timeLimit * 1000)
  store.setState({ asked, closed: null, endsAt, leftMs: null, clicked: null })
}

function closeQuestion(closed: QuestionClosed): void {
  const { endsAt } = store.getState()
  const leftMs = endsAt === null ? 0 : Math.max(0, endsAt - performance.now())
  store.setState({ closed, endsAt: null, leftMs })
}

export function answerPractice(answer: number): void {
  const { phase, clicked, questionNumber, asked } = store.getState()
  if (phase !== 'question' || clicked !== null || !asked) return
  store.setState({ clicked: answer })
  connection?.send('submit-answer', { answer, questionNumber })
}

export const nextInPractice = (): void => connection?.send('next', { questionNumber: store.getState().questionNumber })

/** Only for who draws it. */
export const askForMap = (): void => connection?.send('get-map', {})

/** Once for each run: a second save would be refused, and a first that did not arrive may be tried again. */
export async function save(): Promise<void> {
  const view = store.getState()
  if (!wish || view.saving.kind === 'saving' || view.saving.kind === 'saved') return
  store.setState({ saving: { kind: 'saving' } })
  const answer = await savePractice(player, runOf(view, wish.questionSetId))
  if (answer.ok || answer.refusal === 'practiceRunSaved') {
    const paid = answer.ok ? answer.value.saved.currency_earned : null
    store.setState({ saving: { kind: 'saved', paid } })
    setTimeout(() => void refreshPlayer(), refreshAfterMs)
    return
  }
  const isFinal = answer.status >= 400 && answer.status < 500
  store.setState({ saving: { kind: 'failed', message: answer.error, isFinal } })
}

export function leavePractice(): void {
  connection?.leave()
  connection = null
  wish = null
  isOver = false
  store.setState(blankPractice, true)
}

if (typeof window !== 'undefined') {
  window.addEventListener('online', () => connection?.hurry())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') connection?.hurry()
  })
}
