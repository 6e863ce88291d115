import type { Beat } from '../script/script.ts'
import { act, cheering, sound } from './beats.ts'
import type { HeadlineWish, TurnContext } from './direction.ts'

/** After the first few questions everybody is far from where they were, and it says nothing. */
const comebackFrom = 4
/** Cheered by the screens, too. */
const streaksTold: readonly number[] = [3, 5, 7, 10, 15]
const closePoints = 15

const cheer = (who: string): Beat[] => [...cheering(who), sound('lead', 200)]

/** What the order and the figures tell in any mode: a new leader, who comes from far behind, streaks, and a close race. */
export const comparedHeadlines = (context: TurnContext): HeadlineWish[] => [
  ...leads(context),
  ...comesBack(context),
  ...streaks(context),
  ...neckAndNeck(context),
]

function leads({ ranksBefore, ranksAfter }: TurnContext): HeadlineWish[] {
  const [leaderBefore, leader] = [ranksBefore[0], ranksAfter[0]]
  if (!leader || !leaderBefore || leader.id === leaderBefore.id || ranksAfter.length < 2) return []
  const headline = { name: 'leads', who: leader.id, focus: [leader.id] } as const
  return [{ headline, weight: 80, beats: cheer(leader.id), otherwise: [] }]
}

function comesBack({ ranksBefore, ranksAfter, story }: TurnContext): HeadlineWish[] {
  if (story.question < comebackFrom) return []
  const before = new Map(ranksBefore.map(({ id, rank }) => [id, rank]))
  const fewest = Math.max(3, Math.ceil(ranksAfter.length / 4))
  let best: { id: string; risen: number } | null = null
  for (const { id, rank } of ranksAfter) {
    const was = before.get(id) ?? rank
    const risen = was - rank
    if (was > (ranksBefore.length * 2) / 3 && risen >= fewest && risen > (best?.risen ?? 0)) best = { id, risen }
  }
  if (!best || best.id === ranksAfter[0]?.id) return []
  const headline = { name: 'comes-back', who: best.id, by: best.risen, focus: [best.id] } as const
  return [{ headline, weight: 45 + best.risen, beats: cheer(best.id), otherwise: [] }]
}

const streaks = ({ ranksAfter, story }: TurnContext): HeadlineWish[] =>
  ranksAfter.flatMap(({ id }): HeadlineWish[] => {
    const by = story.streaks.get(id) ?? 0
    if (!streaksTold.includes(by)) return []
    const headline = { name: 'streak', who: id, by, focus: [id] } as const
    return [{ headline, weight: 25 + 4 * by, beats: cheer(id), otherwise: [] }]
  })

/** Players who have crossed a finish are in front of others with more points: there it is not close. */
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
