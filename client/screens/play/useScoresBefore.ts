import { useEffect, useRef } from 'react'
import type { GameView } from '../../state/gameView.ts'

/** The scores before the question that has just closed. Empty for a board that opened after that. */
export function useScoresBefore({ phase, players }: GameView): ReadonlyMap<string, number> {
  const scores = useRef<ReadonlyMap<string, number>>(new Map())
  useEffect(() => {
    if (phase !== 'reveal') scores.current = new Map(players.map(({ id, score }) => [id, score]))
  }, [phase, players])
  return scores.current
}
