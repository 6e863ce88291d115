import { useEffect } from 'react'
import { create } from 'zustand'
import { unpackMap } from '../../rooms/shared/maps/packedMap.ts'
import type { TileGrid } from '../../rooms/shared/maps/tileGrid.ts'
import { tellGame, useGame } from './game.ts'
import { onGameEvent } from './gameEvents.ts'

interface KnownMap {
  /** The game that the map belongs to: its code and its number under that code. */
  game: string
  grid: TileGrid | null
}

const useKnownMap = create<KnownMap>(() => ({ game: '', grid: null }))

/**
 * The map of the game. Only devices that draw or describe it ask for it, once for each connection; from then on they
 * are told the board, too.
 */
export function useGameMap(isWanted = true): TileGrid | null {
  const code = useGame((view) => view.code)
  const game = useGame((view) => `${view.code} ${view.gameRound}`)
  const isOpen = useGame((view) => view.status.kind === 'open')
  const known = useKnownMap()
  const grid = known.game === game ? known.grid : null
  useEffect(() => onGameEvent('game-map', (packed) => useKnownMap.setState({ game, grid: unpackMap(packed) })), [game])
  useEffect(() => {
    if (isWanted && isOpen && code !== '') tellGame('get-map')
  }, [isWanted, isOpen, code])
  return grid
}
