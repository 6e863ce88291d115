import { type TeamColour, teamBanners } from '../../../../rooms/shared/catalog/teams.ts'
import type { TeamScore } from '../../../../rooms/shared/contract/gameResults.ts'
import type { PlayerView } from '../../../state/gameView.ts'

export interface TeamSum {
  /** Counted from one. */
  team: number
  colour: TeamColour
  slime: string
  /** The sum of all its players; a pupil's own score does not change. */
  score: number
  place: number
  players: number
}

type Scored = { id: string; score: number }

/** Empty in a game without teams. `rows`: the scores that the screen shows now. */
export function teamSums(players: readonly Pick<PlayerView, 'id' | 'team'>[], rows: readonly Scored[]): TeamSum[] {
  const teams = new Map(players.map(({ id, team }) => [id, team]))
  const sums = teamBanners.map((banner, index) => {
    const own = rows.filter(({ id }) => teams.get(id) === index + 1)
    return { ...banner, team: index + 1, score: own.reduce((sum, { score }) => sum + score, 0), players: own.length }
  })
  return inOrder(sums)
}

/** A player's device does not know all rows: it is told the sums when the game is over. */
export const toldSums = (teams: readonly TeamScore[]): TeamSum[] =>
  inOrder(
    teams.flatMap((told) =>
      teamBanners.filter((_, index) => index + 1 === told.team).map((banner) => ({ ...banner, ...told })),
    ),
  )

function inOrder(sums: readonly Omit<TeamSum, 'place'>[]): TeamSum[] {
  const present = sums.filter(({ players }) => players > 0).sort((a, b) => b.score - a.score || a.team - b.team)
  return present.map((sum) => ({ ...sum, place: 1 + present.filter(({ score }) => score > sum.score).length }))
}
