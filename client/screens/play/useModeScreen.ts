import { type ComponentType, use, useEffect, useState } from 'react'
import type { GameMode } from '../../../rooms/shared/contract/gameModes.ts'
import type { ModeScreen } from '../../modes/modeScreen.ts'
import { modes } from '../../modes/modes.ts'
import { inTime } from '../../net/lateCode.ts'
import { type FetchedAhead, fetchedAhead } from '../../parts/fetchedAhead.tsx'

const here = new Map<GameMode, ModeScreen>()
const awaited = new Map<GameMode, Promise<ModeScreen>>()

/** React reads these fields and sees at once that the value is here, instead of waiting for a callback. */
const fulfilled = (value: ModeScreen): Promise<ModeScreen> =>
  Object.assign(Promise.resolve(value), { status: 'fulfilled', value })

/** Asked for long before it is shown, so that no player waits for it. */
export async function loadModeScreen(mode: GameMode): Promise<ModeScreen> {
  const { screen } = await modes[mode].screen()
  here.set(mode, screen)
  if (!awaited.has(mode)) awaited.set(mode, fulfilled(screen))
  return screen
}

/** A part of a game together with what its mode brings to it, so that it needs not wait once it is drawn. */
export function inMode<Props extends object>(load: (mode: GameMode) => Promise<ComponentType<Props>>) {
  const parts = new Map<GameMode, FetchedAhead<Props>>()
  return (mode: GameMode): FetchedAhead<Props> => {
    const part = parts.get(mode) ?? fetchedAhead(async () => (await Promise.all([load(mode), loadModeScreen(mode)]))[0])
    parts.set(mode, part)
    return part
  }
}

/** The mode's part of the game screens. A screen that needs it waits for it. */
export function useModeScreen(mode: GameMode): ModeScreen {
  const coming = awaited.get(mode) ?? inTime(() => loadModeScreen(mode))()
  awaited.set(mode, coming)
  // We call `use` even if the value is here: a part that has waited goes on from its `use`, and its next hooks would
  // fail without it.
  return use(coming)
}

/** The same for extras: null until the code is there, and for good if it does not come. */
export function useSpareModeScreen(mode: GameMode): ModeScreen | null {
  const [, tell] = useState(here.get(mode))
  useEffect(() => {
    loadModeScreen(mode).then(tell, () => {})
  }, [mode])
  return here.get(mode) ?? null
}
