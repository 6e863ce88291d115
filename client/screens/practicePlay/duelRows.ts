import type { ScoreRow } from '../../parts/game/scoreboards.ts'
import type { PracticeView } from '../../state/practiceView.ts'
import { gamePracticeTexts } from '../../texts/gamePractice.ts'

type Duel = Pick<PracticeView, 'correctCount' | 'aiCorrectCount' | 'difficulty'>

/** The displays of the modes count each correct answer as a hundred points, however fast it was. */
const asScore = (correctCount: number) => correctCount * 100

export const duelRows = (
  { correctCount, aiCorrectCount, difficulty }: Duel,
  ownSlime: string,
  aiSlime: string,
): ScoreRow[] => [
  { id: 'you', username: gamePracticeTexts.you, slime: ownSlime, score: asScore(correctCount), place: 1 },
  {
    id: 'ai',
    username: gamePracticeTexts.aiName[difficulty],
    slime: aiSlime,
    score: asScore(aiCorrectCount),
    place: 2,
  },
]
