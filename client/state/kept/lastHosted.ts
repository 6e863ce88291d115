import { type GameMode, gameModes } from '../../../rooms/shared/contract/gameModes.ts'
import type { GameSettings } from '../../../rooms/shared/contract/gameSettings.ts'
import { readStored, writeStored } from './storage.ts'

/** What this account hosted last, to host it again at once. Sets and maps are looked up again: they may be deleted. */
interface Hosted {
  questionSetId: string | null
  gameMode: GameMode
  mapId: string | null
  settings: Partial<GameSettings>
}

const nothing: Hosted = { questionSetId: null, gameMode: 'classic', mapId: null, settings: {} }

const keyOf = (userId: string) => `slime-school:hosted:${userId}`

const isText = (value: unknown): value is string => typeof value === 'string'

/** The stored settings may be older than the page: parts that do not fit are dropped. The server checks the settings. */
export function lastHosted(userId: string | undefined): Hosted {
  try {
    const kept: unknown = userId === undefined ? null : JSON.parse(readStored(keyOf(userId)) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return nothing
    const { questionSetId, gameMode, mapId, settings } = kept as Record<string, unknown>
    return {
      questionSetId: isText(questionSetId) ? questionSetId : null,
      gameMode: gameModes.find((mode) => mode === gameMode) ?? 'classic',
      mapId: isText(mapId) ? mapId : null,
      settings: typeof settings === 'object' && settings !== null ? settings : {},
    }
  } catch {
    return nothing
  }
}

export const rememberHosted = (userId: string | undefined, hosted: Hosted): void => {
  if (userId !== undefined) writeStored(keyOf(userId), JSON.stringify(hosted))
}
