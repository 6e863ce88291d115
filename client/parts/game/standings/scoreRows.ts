import type { GameView } from '../../../state/gameView.ts'
import { shownScore } from './modeFigures.ts'
import type { ScoreRow } from './scoreboard.ts'

/** All players that a device knows, in order: all on the board; on a player's device the leaders and the player. */
export function scoreRows(
  { players, leaders, me, isHost, placesBefore, practice }: GameView,
  scoresBefore?: ReadonlyMap<string, number>,
): ScoreRow[] {
  if (isHost) {
    return players
      .filter(({ plays, place }) => plays && place > 0)
      .map(({ id, username, slime, score, modeScore, mark, place }) => ({
        id,
        username,
        slime,
        score: shownScore(practice !== null, { score, modeScore }),
        mark,
        place,
        placeBefore: placesBefore.get(id),
        scoreBefore: scoresBefore?.get(id),
      }))
  }
  // Leaders are known by name. The player's own row also has an id.
  const idOf = ({ id, username }: { id: string; username: string }) => (username === me?.username ? me.id : id)
  const rows: ScoreRow[] = leaders.map((leader, index) => ({ ...leader, id: idOf(leader), place: index + 1 }))
  if (me && me.place > rows.length) {
    const { id, username, slime, score, mark, place } = me
    rows.push({ id, username, slime, score, mark, place })
  }
  return rows
}

/** The same rows while a turn is played out: with what it gave and took. */
export function resolvedRows(view: GameView): ScoreRow[] {
  const changes = new Map<string, number>()
  for (const { player, by } of view.round?.changes ?? []) changes.set(player, (changes.get(player) ?? 0) + by)
  return scoreRows(view).map((row) => {
    const change = changes.get(row.id) ?? 0
    return { ...row, change, scoreBefore: row.score - change }
  })
}

/** The rows while a stage plays the turn: the points seen so far, in the order before the turn. */
export const toldRows = (before: readonly ScoreRow[], told: ReadonlyMap<string, number>): ScoreRow[] =>
  before.map((row) => {
    const change = told.get(row.id) ?? 0
    return { ...row, change, scoreBefore: row.score, score: Math.max(0, row.score + change) }
  })

/** The first few rows. If the player's own row is further down, it takes the last of them. */
export function fewRows(rows: readonly ScoreRow[], shown: number, ownId: string): ScoreRow[] {
  const few = rows.slice(0, shown)
  const own = rows.slice(shown).find(({ id }) => id === ownId)
  return own ? [...few.slice(0, -1), own] : few
}

/** The rows while players choose: no row has moved since the reveal. */
export const restingRows = (view: GameView): ScoreRow[] =>
  scoreRows(view).map((row) => ({ ...row, placeBefore: undefined, scoreBefore: undefined }))
