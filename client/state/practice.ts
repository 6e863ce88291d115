import { create } from 'zustand'
import type { PracticeMode } from '../../rooms/shared/contract/gameModes.ts'
import type { PracticeSaveRequest } from '../../rooms/shared/contract/practice.ts'
import type { PracticeWish } from '../../rooms/shared/practice/practiceRules.ts'
import { useConnection } from '../net/connection.ts'
import { refusalOf } from '../net/line/roomLine.ts'
import { savePractice } from '../net/practice.ts'
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

export type Saving =
  | { kind: 'unsaved' }
  | { kind: 'saving' }
  /** `paid`: what of it the purse took, where that was heard. */
  | { kind: 'saved'; paid: number | null }
  | { kind: 'failed'; message: string; isFinal: boolean }

const unsaved: Saving = { kind: 'unsaved' }

/** How the saving of a finished practice stands; the practice itself is a game as any other. */
export const useSaving = create<{ saving: Saving }>(() => ({ saving: unsaved }))
const tell = (saving: Saving): void => useSaving.setState({ saving })

let wish: PracticeWish | null = null
let player = ''

const isSame = (a: PracticeWish, b: PracticeWish): boolean =>
  a.questionSetId === b.questionSetId && a.difficulty === b.difficulty && a.gameMode === b.gameMode

export type Opening = { ok: true } | { ok: false; why: 'missing' | 'failed'; message: string }

/** Begins a practice; one that is on already goes on, also after the page was loaded anew. */
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
    // The page then leads to the login, and from there back to practice.
    if (refusal === 'signInFirst' && reader === presentReader()) sessionHasEnded()
    const { isLineShut } = useConnection.getState()
    const message = isLineShut ? `${refusalWords(refusal)}. ${gameLobbyTexts.lineShut}` : refusalWords(refusal)
    return { ok: false, why: refusal === 'questionSetNotFound' ? 'missing' : 'failed', message }
  }
}

async function comeBack(wanted: PracticeWish): Promise<boolean> {
  const kept = keptPractice()
  if (!kept?.wish || !isSame(kept.wish, wanted)) return false
  try {
    await joinGame(kept.code, {})
    return true
  } catch {
    forgetPractice()
    return false
  }
}

/** The server says so once the run is on record; to save it before that would be refused. */
onGameEvent('game-finished', () => {
  if (wish) void save()
})

/** The result as the server has it, to be kept: nothing of it is worked out here. */
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

/** Once for each run: a second save would be refused, and a first that did not arrive may be tried again. */
export async function save(): Promise<void> {
  const { saving } = useSaving.getState()
  const run = wish && runOf(gameNow(), wish)
  if (!run || saving.kind === 'saving' || saving.kind === 'saved') return
  tell({ kind: 'saving' })
  const answer = await savePractice(player, run)
  if (answer.ok || answer.refusal === 'practiceRunSaved') {
    tell({ kind: 'saved', paid: answer.ok ? answer.value.saved.currency_earned : null })
    setTimeout(() => void refreshPlayer(), refreshAfterMs)
    return
  }
  // In another tab somebody else has logged in: once they are back it is theirs again.
  const isOthers = answer.refusal === 'notYours'
  const isFinal = answer.status >= 400 && answer.status < 500 && !isOthers
  tell({ kind: 'failed', message: isOthers ? gamePracticeTexts.otherAccount : answer.error, isFinal })
}

export function leavePractice(): void {
  wish = null
  forgetPractice()
  tell(unsaved)
  leaveGame()
}
