import { useEffect, useState } from 'react'
import { triedGame } from '../../../../rooms/shared/bots/triedGame.ts'
import type { Scenery } from '../../../../rooms/shared/maps/sceneries.ts'
import type { Tile } from '../../../../rooms/shared/maps/tileGrid.ts'
import type { MapMode } from '../../../../rooms/shared/maps/tileTypes.ts'
import { inSlices } from '../replay/inSlices.ts'
import { type FoldedSoFar, foldFilm } from '../replay/useReel.ts'
import { loadStage } from '../stage/useStage.ts'

/** Nobody can follow more than a dozen slimes. */
export const players = 12
export const questions = 8

export type Tried = { mode: MapMode; name: string; tiles: readonly Tile[]; scenery?: Scenery | undefined }

/** A game that bots play on a map, made now and shown from its first turn on. Null until there is a turn. */
export function useTriedReel({ mode, name, tiles, scenery }: Tried, seed: number): FoldedSoFar | null {
  const [reel, setReel] = useState<FoldedSoFar | null>(null)
  useEffect(() => {
    let isWanted = true
    setReel(null)
    // Loads the stage while the game is played. If that fails, the film says so.
    loadStage(mode).catch(() => {})
    const play = async () => {
      const game = triedGame({ mode, map: { name, tiles, ...(scenery && { scenery }) }, players, questions, seed })
      const replay = await inSlices(game, () => isWanted)
      if (replay) await foldFilm(replay, () => isWanted, setReel)
    }
    void play()
    return () => {
      isWanted = false
    }
  }, [mode, name, tiles, scenery, seed])
  return reel
}
