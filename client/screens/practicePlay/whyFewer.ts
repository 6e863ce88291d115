import { practiceCurrency } from '../../../rooms/shared/catalog/economy.ts'
import type { PracticeSign } from '../../../rooms/shared/contract/game.ts'
import { gamePracticeTexts } from '../../texts/game/gamePractice.ts'

/** Why a practice brings fewer coins than its score is worth, if it does. */
export const whyFewer = (practice: PracticeSign | null, score: number, earned: number): string | null => {
  if (practice?.isUnpaid) return gamePracticeTexts.ownSet
  return earned < practiceCurrency(score) ? gamePracticeTexts.tooFast : null
}
