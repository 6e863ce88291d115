import type { TurnEvent } from '../../../../rooms/shared/modes/modeRules.ts'
import type { PlayedGame } from './classroom.ts'

type AnyGame = Pick<PlayedGame<unknown, TurnEvent>, 'turns' | 'ranking'>

/** Ranks by value, the highest first. Equal values share the mean of their ranks. */
function sharedRanks(values: readonly number[]): number[] {
  const order = values.map((value, index) => ({ value, index })).sort((a, b) => b.value - a.value)
  const ranks = Array.from(values, () => 0)
  for (let from = 0; from < order.length; ) {
    let to = from
    while (to < order.length && order[to]?.value === order[from]?.value) to++
    for (const { index } of order.slice(from, to)) ranks[index] = (from + to - 1) / 2
    from = to
  }
  return ranks
}

function correlation(a: readonly number[], b: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [meanA, meanB] = [mean(a), mean(b)]
  let [both, squaresA, squaresB] = [0, 0, 0]
  for (const [index, value] of a.entries()) {
    const [offA, offB] = [value - meanA, (b[index] ?? 0) - meanB]
    both += offA * offB
    squaresA += offA * offA
    squaresB += offB * offB
  }
  return squaresA === 0 || squaresB === 0 ? 1 : both / Math.sqrt(squaresA * squaresB)
}

/** How strongly right answers decide the final ranking. 1 means completely. */
export const knowledgeDecides = ({ ranking }: AnyGame): number =>
  correlation(
    sharedRanks(ranking.map(({ correctCount }) => correctCount)),
    ranking.map((_, index) => index),
  )

export function leadChanges({ turns }: AnyGame): number {
  const leaders = turns.map(({ ranking }) => ranking[0]?.id)
  return leaders.filter((leader, index) => index > 0 && leader !== leaders[index - 1]).length
}

/** Whether the second, three questions before the end, could still pass the leader with one right answer. */
export function isOpenBeforeTheEnd({ turns }: AnyGame): boolean {
  const [leader, second] = turns.at(-4)?.ranking ?? []
  return leader !== undefined && second !== undefined && leader.score - second.score <= 120
}

export const leaderThenWins = ({ turns, ranking }: AnyGame): boolean => turns.at(-4)?.ranking[0]?.id === ranking[0]?.id

export function winnerKnewMuch({ ranking }: AnyGame): boolean {
  const byRight = ranking.map(({ correctCount }) => correctCount).sort((a, b) => b - a)
  const needed = byRight[Math.max(0, Math.ceil(ranking.length / 5) - 1)] ?? 0
  return (ranking[0]?.correctCount ?? 0) >= needed
}

/** The share of players who were in the upper third after some question. */
export function onceInUpperThird({ turns, ranking }: AnyGame): number {
  const upper = new Set<string>()
  for (const { ranking } of turns) for (const { id } of ranking.slice(0, Math.ceil(ranking.length / 3))) upper.add(id)
  return upper.size / ranking.length
}

/** The share of a class's turns in which a player did something or something happened to them. */
export function turnsWithSomething({ turns }: AnyGame, { bubbles }: { bubbles: boolean }): number {
  let [lively, all] = [0, 0]
  for (const { turn, outcome } of turns) {
    const touched = new Set<string | undefined>(turn.moves.keys())
    for (const { player, reason } of outcome.changes) if (bubbles || reason !== 'learned') touched.add(player)
    for (const { kind, player, other } of outcome.events)
      if (bubbles || !(kind === 'bubble' || kind === 'hopped')) touched.add(player).add(other)
    lively += turn.players.filter(({ id }) => touched.has(id)).length
    all += turn.players.length
  }
  return lively / all
}
