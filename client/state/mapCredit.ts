import { useEffect } from 'react'
import { create } from 'zustand'
import type { MapCredit } from '../../rooms/shared/contract/maps.ts'
import { tellGame, useGame } from './game.ts'
import { onGameEvent } from './gameEvents.ts'

const useKnownCredit = create<{ game: string; credit: MapCredit | null }>(() => ({ game: '', credit: null }))

/**
 * Who built the map of the game, if its author has an account here. The server tells it to a device that has asked for
 * the map, so a device that draws no world asks for it just to get the name.
 */
export function useMapCredit(asks = false): MapCredit | null {
  const game = useGame((view) => `${view.code} ${view.gameRound}`)
  const known = useKnownCredit()
  useEffect(() => onGameEvent('map-credit', (credit) => useKnownCredit.setState({ game, credit })), [game])
  const isOpen = useGame((view) => view.status.kind === 'open')
  useEffect(() => {
    if (asks && isOpen && game !== '') tellGame('get-map')
  }, [asks, isOpen, game])
  return known.game === game ? known.credit : null
}
