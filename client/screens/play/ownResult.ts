import { rankGap } from '../../parts/game/rankChanges.ts'
import type { GameView } from '../../state/gameView.ts'
import { gamePlayTexts } from '../../texts/gamePlay.ts'

type OwnResult = {
  isRight: boolean
  hasAnswered: boolean
  /** What the question brought; null when one was not there to see the score before. */
  gained: number | null
  streak: number
  cheer: string | undefined
  place: number
  gap: string
}

export const verdictOf = ({ isRight, hasAnswered }: OwnResult): string => {
  if (isRight) return gamePlayTexts.right
  return hasAnswered ? gamePlayTexts.wrong : gamePlayTexts.timeUp
}

/** What a closed question meant for oneself. */
export function ownResult({ me, ownAnswer, scoreBefore }: GameView): OwnResult | null {
  if (!me) return null
  const { lastAnswerCorrect: isRight, score, streak, place, ahead, behind } = me
  return {
    isRight,
    hasAnswered: isRight || (ownAnswer !== null && ownAnswer.choice !== -1),
    gained: scoreBefore === null ? null : Math.max(0, score - scoreBefore),
    streak,
    cheer: isRight ? gamePlayTexts.streakCheers[streak] : undefined,
    place,
    gap: gapText(rankGap(score, ahead, behind)),
  }
}

function gapText(gap: ReturnType<typeof rankGap>): string {
  switch (gap.kind) {
    case 'alone':
      return ''
    case 'level':
      return gamePlayTexts.levelWith(gap.name)
    case 'behind':
      return gamePlayTexts.behind(gap.by, gap.name)
    case 'ahead':
      return gamePlayTexts.leading(gap.by, gap.name)
  }
}
