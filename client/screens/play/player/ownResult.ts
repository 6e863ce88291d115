import type { QuestionClosed } from '../../../../rooms/shared/contract/asking.ts'
import { isToldPlace, rankGap } from '../../../parts/game/standings/rankChanges.ts'
import type { GameView, OwnAnswer } from '../../../state/gameView.ts'
import { gamePlayTexts } from '../../../texts/game/gamePlay.ts'
import { shareByKey } from './shareByKey.ts'

export type OwnResult = {
  /** False if the question was taken out: then the row still tells about the one before. */
  counts: boolean
  isRight: boolean
  /** For kinds of questions that may be partly right. */
  isPartly: boolean
  hasAnswered: boolean
  /** The points of the question. Null if the device does not know the score before it. */
  gained: number | null
  streak: number
  cheer: string | undefined
  /** The player's rank, as far as the player is told. */
  rank: string
  gap: string
}

export const verdictOf = ({ counts, isRight, isPartly, hasAnswered }: OwnResult): string => {
  if (!counts) return gamePlayTexts.takenOut
  if (isRight) return gamePlayTexts.right
  if (isPartly) return gamePlayTexts.partly
  return hasAnswered ? gamePlayTexts.wrong : gamePlayTexts.timeUp
}

/**
 * Whether this player's answer counted. One that would have been right but was not scored came too late, and so did one
 * that may be late and is not acknowledged, or that the server has not counted. Of any other the acknowledgement may come
 * after the reveal.
 */
function cameInTime(view: GameView): boolean {
  const { ownAnswer, closed, unsaved } = view
  if (!ownAnswer || ownAnswer.choice === -1) return false
  if (ownAnswer.choice === closed?.correct || shareByKey(view) === 1) return false
  return ownAnswer.isSafe || unsaved || !(ownAnswer.mayBeLate || (closed && isUncounted(ownAnswer, closed)))
}

/** Nobody gave such an answer in time: the host has gone on in the moment in which this player answered. */
const isUncounted = ({ choice }: OwnAnswer, { spread, counted }: QuestionClosed): boolean =>
  choice >= 0 ? spread[choice] === 0 : counted?.wrong === 0 && counted.partly === 0

/** What a closed question meant for this player. */
export function ownResult(view: GameView): OwnResult | null {
  const { me, asked, closed, scoreBefore, playerCount } = view
  if (!me) return null
  const { score, streak, place, ahead, behind } = me
  const kind = asked?.question.kind
  const counts = !closed?.voided && kind !== 'opinion'
  const isRight = counts && me.lastAnswerCorrect
  const since = scoreBefore === null ? null : Math.max(0, score - scoreBefore)
  const gained = counts ? (closed?.gained ?? since) : null
  const hasAnswered = isRight || cameInTime(view)
  // A question that is practised once more pays nothing. Where nobody was wrong, this player was partly right, too.
  const isPartlyUnpaid = hasAnswered && (closed?.counted?.wrong === 0 || shareByKey(view) > 0)
  const gap = gapText(rankGap(score, ahead, behind))
  return {
    counts,
    isRight,
    isPartly: counts && !isRight && kind !== undefined && ((gained ?? 0) > 0 || isPartlyUnpaid),
    hasAnswered,
    gained,
    streak,
    cheer: isRight ? gamePlayTexts.streakCheers[streak] : undefined,
    rank: isToldPlace(place, playerCount) ? gamePlayTexts.rankLine(place, gap) : gap,
    gap,
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
