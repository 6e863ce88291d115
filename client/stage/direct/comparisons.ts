import type { Beat } from '../script/script.ts'
import { cheering, sound } from './beats.ts'
import type { HeadlineWish, TurnContext } from './direction.ts'

/** In the first few questions all ranks change much, so a comeback means nothing. */
export const comebackFrom = 4

export const cheer = (who: string): Beat[] => [...cheering(who), sound('lead', 200)]

/** Headlines from the ranking, for every mode: a new leader, and a player who comes from far behind. */
export const comparedHeadlines = (context: TurnContext): HeadlineWish[] => [...leads(context), ...comesBack(context)]

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
