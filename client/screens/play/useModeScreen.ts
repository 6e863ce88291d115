import { use, useEffect, useState } from 'react'
import type { GameMode } from '../../../rooms/shared/contract/gameModes.ts'
import type { ModeScreen } from '../../modes/modeScreen.ts'
import { modes } from '../../modes/modes.ts'
import { inTime } from '../../net/lateCode.ts'

const here = new Map<GameMode, ModeScreen>()
const awaited = new Map<GameMode, Promise<ModeScreen>>()

/** Asked for long before it is shown: then nobody waits for it. */
export async function loadModeScreen(mode: GameMode): Promise<ModeScreen> {
  const { screen } = await modes[mode].screen()
  here.set(mode, screen)
  return screen
}

/** What the mode has on the screens of a game; a screen that needs it waits for it. */
export function useModeScreen(mode: GameMode): ModeScreen {
  const known = here.get(mode)
  if (known) return known
  const coming = awaited.get(mode) ?? inTime(() => loadModeScreen(mode))()
  awaited.set(mode, coming)
  return use(coming)
}

/** The same for what nobody waits for: null until it is there, and for good where it does not come. */
export function useSpareModeScreen(mode: GameMode): ModeScreen | null {
  const [, tell] = useState(here.get(mode))
  useEffect(() => {
    loadModeScreen(mode).then(tell, () => {})
  }, [mode])
  return here.get(mode) ?? null
}
