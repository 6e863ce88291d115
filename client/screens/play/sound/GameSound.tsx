import { Suspense, useEffect, useRef } from 'react'
import { hasMap } from '../../../modes/modes.ts'
import { useSecondsLeft } from '../../../parts/game/answers/useSecondsLeft.ts'
import { spare } from '../../../parts/spare.ts'
import { onGameEvent } from '../../../state/gameEvents.ts'
import { playEffect } from '../../../state/gameSound.ts'
import type { GameView } from '../../../state/gameView.ts'
import { playCue } from '../../../state/sound.ts'
import { ownResult } from '../player/ownResult.ts'
import { isAbleHere } from '../stage/ableDevice.ts'
import { roomLevel } from './roomLevel.ts'
import { useClockSounds } from './useClockSounds.ts'

/** Only the device that plays for the room has music, so phones do not load its code. */
const RoomMusic = spare(() => import('./RoomMusic.tsx'))

/** The start, and the player's own result when a question closes. */
function useOwnCues(view: GameView): void {
  const { phase, plays, questionNumber, closed, ownMove, ownLook } = view
  useEffect(() => onGameEvent('game-started', () => playCue('start')), [])
  const own = phase === 'reveal' && plays && closed ? ownResult(view) : null
  const result = own?.counts ? own.isRight || own.isPartly : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question has a result of its own
  useEffect(() => {
    if (result !== null) playCue(result ? 'success' : 'error')
  }, [result, questionNumber])
  const isKept = ownMove?.isSafe === true
  useEffect(() => {
    if (isKept) playEffect('chosen')
  }, [isKept])
  const hasLearned = ownLook?.right === true
  useEffect(() => {
    if (hasLearned) playEffect('gain')
  }, [hasLearned])
}

/** A device without a stage plays one sound for the result of the turn. */
function useTurnWithoutStage({ phase, me, scoreBefore, gameMode }: GameView): void {
  const isTold = phase === 'resolve' && hasMap(gameMode) && me !== null && scoreBefore !== null && !isAbleHere()
  const gained = isTold ? me.score - scoreBefore : 0
  useEffect(() => {
    if (gained !== 0) playEffect(gained > 0 ? 'gain' : 'loss')
  }, [gained])
}

/** Sounds that the room hears: a player has answered, the answer is shown. */
function useRoomSounds(view: GameView): void {
  const { phase, closed, answeredCount } = view
  const isRoom = roomLevel(view) > 0
  const before = useRef(answeredCount)
  useEffect(() => {
    if (isRoom && answeredCount > before.current) playEffect('locked')
    before.current = answeredCount
  }, [isRoom, answeredCount])
  const isRevealed = isRoom && phase === 'reveal' && closed !== null
  useEffect(() => {
    if (isRevealed) playEffect('reveal')
  }, [isRevealed])
}

/** All sounds of a game. This component draws nothing. */
export default function GameSound({ view }: { view: GameView }) {
  const { phase, endsAt, remainingMs } = view
  useOwnCues(view)
  useTurnWithoutStage(view)
  useRoomSounds(view)
  const seconds = useSecondsLeft(endsAt, remainingMs)
  const isTicking = phase === 'countdown' || phase === 'question' || phase === 'choose'
  const isRoom = roomLevel(view) > 0
  useClockSounds(isRoom && isTicking ? seconds : null, phase)
  return <Suspense>{isRoom && <RoomMusic view={view} />}</Suspense>
}
