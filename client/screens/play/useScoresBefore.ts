import { useEffect, useRef } from 'react'
import type { GameView } from '../../state/gameView.ts'

/** What everybody had before the question that has just closed; empty for a board that came in its middle. */
export function useScoresBefore({ phase, players }: GameView): ReadonlyMap<string, number> {
  const scores = useRef<ReadonlyMap<string, number>>(new Map())
  useEffect(() => {
    if (phase !== 'reveal') scores.current = new Map(players.map(({ id, score }) => [id, score]))
  }, [phase, players])
  return scores.current
}
