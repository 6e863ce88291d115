import { create } from 'zustand'
import type { PracticeMode } from '../../rooms/shared/contract/gameModes.ts'
import type { PracticeSaveRequest } from '../../rooms/shared/contract/practice.ts'
import type { PracticeWish } from '../../rooms/shared/practice/practiceRules.ts'
import { useConnection } from '../net/connection.ts'
import { refusalOf } from '../net/line/roomLine.ts'
import { paidFor, savePractice } from '../net/practice.ts'
import { presentReader, sessionHasEnded } from '../net/reader.ts'
import { gameLobbyTexts } from '../texts/game/gameLobby.ts'
import { gamePracticeTexts } from '../texts/game/gamePractice.ts'
import { refusalWords } from '../texts/refusals/refusals.ts'
import { gameNow, joinGame, leaveGame, openGame } from './game.ts'
import { onGameEvent } from './gameEvents.ts'
import type { GameView } from './gameView.ts'
import { forgetPractice, keptPractice, rememberPractice } from './kept/keptPractice.ts'
import { refreshPlayer } from './player.ts'

const refreshAfterMs = 1000
const knocksAgainAfterMs = 3000
const knocksForMs = 120_000

export type Saving =
  | { kind: 'unsaved' }
  | { kind: 'saving' }
  /** `paid`: the coins that the purse had room for; null if the server did not say. */
  | { kind: 'saved'; paid: number | null }
  | { kind: 'failed'; message: string; isFinal: boolean }

const unsaved: Saving = { kind: 'unsaved' }

/** Whether a finished practice has been saved. The practice itself is a game like any other. */
export const useSaving = create<{ saving: Saving }>(() => ({ saving: unsaved }))
const tell = (saving: Saving): void => useSaving.setState({ saving })

let wish: PracticeWish | null = null
let player = ''

const isSame = (a: PracticeWish, b: PracticeWish): boolean =>
  a.questionSetId === b.questionSetId && a.difficulty === b.difficulty && a.gameMode === b.gameMode

export type Opening = { ok: true } | { ok: false; why: 'missing' | 'failed'; message: string }

/** Begins a practice. If one like it is running already, also from before a reload, that one goes on. */
export async function startPractice(wanted: PracticeWish, userId: string): Promise<Opening> {
  if (wish && isSame(wish, wanted)) return { ok: true }
  wish = wanted
  player = userId
  tell(unsaved)
  if (await comeBack(wanted)) return { ok: true }
  if (wish !== wanted) return { ok: true }
  const reader = presentReader()
  try {
    rememberPractice(wanted, await openGame('practice', wanted))
    return { ok: true }
  } catch (error) {
    if (wish === wanted) leavePractice()
    const refusal = refusalOf(error) ?? 'questionsLoadFailed'
    // The page then leads to the login, and after it back to practice.
    if (refusal === 'signInFirst' && reader === presentReader()) sessionHasEnded()
    const { isLineShut } = useConnection.getState()
    const message = isLineShut ? `${refusalWords(refusal)}. ${gameLobbyTexts.lineShut}` : refusalWords(refusal)
    return { ok: false, why: refusal === 'questionSetNotFound' ? 'missing' : 'failed', message }
  }
}

/**
 * False if there is no such practice, or no longer. While the server cannot be reached, this goes on trying. A server
 * that is there but lets nobody in is asked for as long as a practice is likely to wait.
 */
async function comeBack(wanted: PracticeWish): Promise<boolean> {
  const kept = keptPractice()
  if (!kept?.wish || !isSame(kept.wish, wanted)) return false
  let knockedMs = 0
  while (wish === wanted) {
    try {
      await joinGame(kept.code, {})
      return true
    } catch (error) {
      // While the server is away, the practice waits, too.
      if (useConnection.getState().online) knockedMs += knocksAgainAfterMs
      if (refusalOf(error) !== undefined || knockedMs > knocksForMs) {
        forgetPractice()
        return false
      }
      await new Promise((resolve) => setTimeout(resolve, knocksAgainAfterMs))
    }
  }
  return false
}

/** The server sends this message once the run is on record. An earlier save would be refused. */
onGameEvent('game-finished', () => {
  if (wish) void save()
})

/** The result as the server told it. The page works out no part of it. */
export function runOf(view: GameView, { questionSetId, difficulty }: PracticeWish): PracticeSaveRequest | null {
  const { final, playerId, totalQuestions, gameMode } = view
  const own = final?.players.find(({ id }) => id === playerId)
  if (!final || !own) return null
  return {
    questionSetId,
    gameMode: gameMode as PracticeMode,
    difficulty,
    score: own.score,
    questionsCorrect: own.correctCount,
    questionsTotal: totalQuestions,
    currencyEarned: final.currency ?? 0,
  }
}

/** Saves each run once: the server refuses a second save. If a save did not arrive, it may be tried again. */
export async function save(): Promise<void> {
  const { saving } = useSaving.getState()
  const run = wish && runOf(gameNow(), wish)
  if (!run || saving.kind === 'saving' || saving.kind === 'saved') return
  const underWay: Saving = { kind: 'saving' }
  tell(underWay)
  const answer = await savePractice(player, run)
  const tellOfThisRun = (outcome: Saving): void => {
    // The pupil may have begun the next run, which has a save of its own.
    if (useSaving.getState().saving === underWay) tell(outcome)
  }
  if (answer.ok || answer.refusal === 'practiceRunSaved') {
    // After a reload, or where the first answer was lost, the full purse must be told of again.
    const paid = answer.ok ? answer.value.saved.currency_earned : await paidFor(player, run)
    tellOfThisRun({ kind: 'saved', paid })
    setTimeout(() => void refreshPlayer(), refreshAfterMs)
    return
  }
  // Another user has logged in in another tab. When this user is back, saving can work again.
  const isOthers = answer.refusal === 'notYours'
  const isFinal = answer.status >= 400 && answer.status < 500 && !isOthers
  tellOfThisRun({ kind: 'failed', message: isOthers ? gamePracticeTexts.otherAccount : answer.error, isFinal })
}

export function leavePractice(): void {
  wish = null
  forgetPractice()
  tell(unsaved)
  leaveGame()
}
