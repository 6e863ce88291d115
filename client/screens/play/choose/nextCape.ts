import { type Cape, capeOf } from '../../../slimes/capes.ts'
import type { GameView } from '../../../state/gameView.ts'
import { choosingTexts } from '../../../texts/game/choosing.ts'

interface Runner {
  bestStreak: number
  /** How many questions are still to come. */
  left: number
}

/** For a player who was wrong: how many right answers in a row bring the next cape, if enough questions are left. */
export function nextCape({ bestStreak, left }: Runner): { run: number; cape: Cape } | null {
  const worn = capeOf({ bestStreak })
  for (let run = bestStreak + 1; run <= left; run++) {
    const cape = capeOf({ bestStreak: run })
    if (cape && cape !== worn) return { run, cape }
  }
  return null
}

/** What the player can still win. It promises nothing that can no longer come true. */
export function promiseOf({ me, questionNumber, totalQuestions }: GameView): string | null {
  const next = me && nextCape({ bestStreak: me.bestStreak, left: totalQuestions - questionNumber })
  return next ? choosingTexts.capeFor(next.run, next.cape === 'gold') : null
}
