import { practiceCurrency } from '../../../rooms/shared/catalog/economy.ts'
import { mostForOwnQuestions } from '../../../rooms/shared/catalog/purse.ts'
import { gamePracticeTexts } from '../../texts/game/gamePractice.ts'
import { amountText } from '../../texts/parts.ts'

/** Why a practice brings fewer coins than its score is worth, if it does. */
export const whyFewer = (score: number, earned: number): string | null =>
  earned < practiceCurrency(score) ? gamePracticeTexts.tooFast : null

/** Why the pupil's own questions were paid less than they earned: the purse may be full, or the part of it for own questions. */
export const whyLessForOwn = (paid: number, earned: number): string =>
  gamePracticeTexts.ownSet(amountText(paid), amountText(earned), amountText(mostForOwnQuestions))
