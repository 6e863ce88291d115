import { useEffect } from 'react'
import { onGameEvent } from '../../state/game.ts'
import type { GameView } from '../../state/gameView.ts'
import { playCue } from '../../state/sound.ts'

/** The cues of a game: its start, and one's own result when a question closes. */
export function useGameSounds({ phase, plays, questionNumber, me }: GameView): void {
  useEffect(
    () =>
      onGameEvent((type) => {
        if (type === 'game-started') playCue('start')
      }),
    [],
  )
  const result = phase === 'reveal' && plays && me ? me.lastAnswerCorrect : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question has a result of its own
  useEffect(() => {
    if (result !== null) playCue(result ? 'success' : 'error')
  }, [result, questionNumber])
}
