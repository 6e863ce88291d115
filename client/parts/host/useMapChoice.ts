import { useCallback, useState } from 'react'
import type { GameMode } from '../../../rooms/shared/contract/gameModes.ts'

/**
 * The map to play in a mode. Each mode has its own choice: a host may press on before the list of maps is here, and a map of
 * another mode would be refused. Null means the usual map, which the server knows.
 */
export const useMapChoice = (mode: GameMode, first: string | null = null) => {
  const [chosen, setChosen] = useState<Partial<Record<GameMode, string | null>>>({ [mode]: first })
  const choose = useCallback((id: string | null) => setChosen((others) => ({ ...others, [mode]: id })), [mode])
  return [chosen[mode] ?? null, choose] as const
}
