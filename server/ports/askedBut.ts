import { keyOfQuestion } from '../../rooms/classAhead.ts'
import { remembered } from '../content/remembered.ts'
import type { Services } from '../services.ts'

/** Where there are more, all questions count as asked: so many running games are read at once where Redis cannot say it. */
const gamesLookedAt = 1_000
const freshMs = 1_000
/** Sets are read by so many, between which answers are acknowledged. */
const inOnePiece = 50

/** Of what lies there, one piece after the other. */
async function manyOf<Kept>(shelf: { getMany: (ids: readonly string[]) => Promise<Kept[]> }, ids: readonly string[]) {
  const found: Kept[] = []
  for (let at = 0; at < ids.length; at += inOnePiece)
    found.push(...(await shelf.getMany(ids.slice(at, at + inOnePiece))))
  return found
}

type Shelves = Pick<Services['shelves'], 'runningGames' | 'playedQuestions' | 'gamePlans'>

/**
 * What games of other processes ask: read where Redis cannot say it, and once a second however many want to know. The
 * questions of a game never change, so of each game they are read once, and known for as long as it runs.
 */
export const askedBut = (
  { runningGames, playedQuestions, gamePlans }: Shelves,
  processId: string,
  now = () => performance.now(),
) => {
  /** By what they are kept under: a copy that several games share, or the plan of the only one that asks them. */
  let known = new Map<string, readonly string[]>()

  const read = async () => {
    const games = await runningGames.find({ where: { questionSetId: { gt: '' } }, limit: gamesLookedAt })
    if (games.length === gamesLookedAt) return 'unknown' as const
    const elsewhere = games.filter(({ heldBy, isOver }) => heldBy !== processId && !isOver)
    const shared = [...new Set(elsewhere.flatMap(({ questionsId }) => questionsId || []))]
    const alone = elsewhere.flatMap(({ gameId, questionsId }) => (questionsId ? [] : gameId))
    const isNew = (id: string) => !known.has(id)
    const [sets, plans] = await Promise.all([
      manyOf(playedQuestions, shared.filter(isNew)),
      manyOf(gamePlans, alone.filter(isNew)),
    ])
    const fresh = [
      ...sets.map(({ id, questions }) => [id, questions.map(keyOfQuestion)] as const),
      ...plans.map(({ id, plan }) => [id, (plan.questions ?? []).map(keyOfQuestion)] as const),
    ]
    const running = new Set([...shared, ...alone])
    known = new Map([...known, ...fresh].filter(([id]) => running.has(id)))
    return [...known.values()].flat()
  }
  return remembered(freshMs, now, read).get
}
