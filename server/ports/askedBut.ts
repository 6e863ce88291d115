import { keyOfQuestion } from '../../rooms/classAhead.ts'
import { remembered } from '../content/remembered.ts'
import type { Services } from '../services.ts'

/** With this many running games, which are read at once if Redis cannot say it, all questions count as asked. */
const gamesLookedAt = 1_000
const freshMs = 1_000
/** This many sets are read at a time. In between answers are acknowledged. */
const inOnePiece = 50

/** Records of a shelf, read in pieces. */
async function manyOf<Kept>(shelf: { getMany: (ids: readonly string[]) => Promise<Kept[]> }, ids: readonly string[]) {
  const found: Kept[] = []
  for (let at = 0; at < ids.length; at += inOnePiece)
    found.push(...(await shelf.getMany(ids.slice(at, at + inOnePiece))))
  return found
}

type Shelves = Pick<Services['shelves'], 'runningGames' | 'playedQuestions' | 'gamePlans'>

/**
 * The questions of games at other processes, read from the archive if Redis cannot say them, once a second however many
 * ask. A game's questions never change, so they are read once and remembered as long as it runs.
 */
export const askedBut = (
  { runningGames, playedQuestions, gamePlans }: Shelves,
  processId: string,
  now = () => performance.now(),
) => {
  /** By the id of shared questions, or by the game whose plan holds its own. */
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
