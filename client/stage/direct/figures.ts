import { act, sound } from './beats.ts'
import { cheer, comebackFrom } from './comparisons.ts'
import type { HeadlineWish, TurnContext } from './direction.ts'

/** The screens cheer these streaks, too. */
const streaksTold: readonly number[] = [3, 5, 7, 10, 15]
const closePoints = 15

/** Headlines from scores and streaks, for every mode: a streak, and a close race. */
export const figureHeadlines = (context: TurnContext): HeadlineWish[] => [...streaks(context), ...neckAndNeck(context)]

const streaks = ({ ranksAfter, story }: TurnContext): HeadlineWish[] =>
  ranksAfter.flatMap(({ id }): HeadlineWish[] => {
    const by = story.streaks.get(id) ?? 0
    if (!streaksTold.includes(by)) return []
    const headline = { name: 'streak', who: id, by, focus: [id] } as const
    return [{ headline, weight: 25 + 4 * by, beats: cheer(id), otherwise: [] }]
  })

/** A player who has crossed the finish stands before others with more points. Then the race is not close. */
function neckAndNeck({ ranksAfter, story }: TurnContext): HeadlineWish[] {
  const [leader, second] = ranksAfter
  if (!leader || !second || story.question < comebackFrom) return []
  const by = (story.scores.get(leader.id) ?? 0) - (story.scores.get(second.id) ?? 0)
  if (by < 1 || by > closePoints) return []
  const focus = [leader.id, second.id]
  const headline = { name: 'neck-and-neck', who: leader.id, other: second.id, by, focus } as const
  const both = [act(leader.id, 'cheer', 250, 900), act(second.id, 'cheer', 450, 900), sound('lead', 200)]
  return [{ headline, weight: 40, beats: both, otherwise: [] }]
}
