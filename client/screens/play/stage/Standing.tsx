import { useEffect, useRef } from 'react'
import type { ScoreRow } from '../../../parts/game/standings/scoreboard.ts'
import { resolvedRows, restingRows, toldRows } from '../../../parts/game/standings/scoreRows.ts'
import type { Told } from '../../../stage/script/telling.ts'
import type { GameView } from '../../../state/gameView.ts'
import { BoardSide } from '../board/BoardSide.tsx'

/** The rows before the turn, for a panel that comes only with it: where nobody has answered, nobody chooses. */
const rowsBefore = (view: GameView): ScoreRow[] =>
  resolvedRows(view)
    .map((row) => ({ ...row, score: row.scoreBefore ?? row.score, place: row.placeBefore || row.place }))
    .sort((a, b) => a.place - b.place)

/** Scores rise with the turn as it plays. The order of the rows changes after the turn. */
export const Standing = ({ view, told }: { view: GameView; told: Told | null }) => {
  const isResolved = view.phase === 'resolve'
  const final = isResolved ? resolvedRows(view) : restingRows(view)
  const before = useRef(isResolved ? rowsBefore(view) : final)
  useEffect(() => {
    if (!isResolved) before.current = final
  })
  const rows = isResolved && told ? toldRows(before.current, told) : final
  return <BoardSide view={view} rows={rows} />
}
