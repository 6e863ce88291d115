import { useCallback, useState } from 'react'
import type { GameMode } from '../../../rooms/shared/contract/gameModes.ts'

/**
 * The map to be played in a mode. Each mode has its own: before the list of its maps is here a host may already press on,
 * and a map of the mode before would be refused. None is the usual one, which the server knows.
 */
export const useMapChoice = (mode: GameMode, first: string | null = null) => {
  const [chosen, setChosen] = useState<Partial<Record<GameMode, string | null>>>({ [mode]: first })
  const choose = useCallback((id: string | null) => setChosen((others) => ({ ...others, [mode]: id })), [mode])
  return [chosen[mode] ?? null, choose] as const
}
