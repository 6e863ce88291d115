import { useEffect } from 'react'
import { onGameEvent } from '../../state/game.ts'
import type { GameView } from '../../state/gameView.ts'
import { playCue } from '../../state/sound.ts'
import { ownResult } from './ownResult.ts'

/** The cues of a game: its start, and one's own result when a question closes. */
export function useGameSounds(view: GameView): void {
  const { phase, plays, questionNumber, closed } = view
  useEffect(
    () =>
      onGameEvent((type) => {
        if (type === 'game-started') playCue('start')
      }),
    [],
  )
  const own = phase === 'reveal' && plays && closed ? ownResult(view) : null
  const result = own?.counts ? own.isRight : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question has a result of its own
  useEffect(() => {
    if (result !== null) playCue(result ? 'success' : 'error')
  }, [result, questionNumber])
}
