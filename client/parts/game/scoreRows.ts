import type { GameView } from '../../state/gameView.ts'
import type { ScoreRow } from './scoreboards.ts'

/** Everybody a device knows of, in order: all on the board, the leaders and oneself on a player's device. */
export function scoreRows(
  { players, leaders, me, isHost, placesBefore }: GameView,
  scoresBefore?: ReadonlyMap<string, number>,
): ScoreRow[] {
  if (isHost) {
    return players
      .filter(({ plays, place }) => plays && place > 0)
      .map(({ id, username, slime, score, mark, place }) => ({
        id,
        username,
        slime,
        score,
        mark,
        place,
        placeBefore: placesBefore.get(id),
        scoreBefore: scoresBefore?.get(id),
      }))
  }
  const rows: ScoreRow[] = leaders.map((leader, index) => ({ ...leader, place: index + 1 }))
  if (me && me.place > rows.length) {
    const { id, username, slime, score, mark, place } = me
    rows.push({ id, username, slime, score, mark, place })
  }
  return rows
}
