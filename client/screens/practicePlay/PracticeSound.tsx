import { useEffect } from 'react'
import { useSecondsLeft } from '../../parts/game/useSecondsLeft.ts'
import { playEffect, setMusic } from '../../state/gameSound.ts'
import type { PracticeView } from '../../state/practiceView.ts'
import { quiet } from '../play/sound/soundtrack.ts'
import { useClockSounds } from '../play/sound/useClockSounds.ts'

/** Quiet music to think on, from the first question to the last, and its clock. */
export default function PracticeSound({ view }: { view: PracticeView }) {
  const { phase, gameMode: world, clicked, endsAt, leftMs, score, aiScore } = view
  const isAsked = phase === 'question' && clicked === null
  const isPlayed = phase === 'question' || phase === 'reveal'
  const end = isAsked ? endsAt : null
  useEffect(
    () =>
      setMusic(
        isPlayed
          ? { piece: 'question', world, level: quiet, isPaused: false, ...(end !== null && { endsAt: end }) }
          : null,
      ),
    [isPlayed, world, end],
  )
  useEffect(() => () => setMusic(null), [])
  const isOver = phase === 'finished'
  const hasWon = score > aiScore
  useEffect(() => {
    if (isOver) playEffect(hasWon ? 'finish' : 'heal')
  }, [isOver, hasWon])
  const seconds = useSecondsLeft(endsAt, leftMs)
  useClockSounds(isAsked ? seconds : null, 'question')
  return null
}
