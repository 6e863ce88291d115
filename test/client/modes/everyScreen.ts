import type { ModeScreen, ModeTurn } from '../../../client/modes/modeScreen.ts'
import { modes } from '../../../client/modes/modes.ts'
import { type GameMode, gameModes } from '../../../rooms/shared/contract/gameModes.ts'
import type { MapMode } from '../../../rooms/shared/maps/tileTypes.ts'

const loaded = new Map(
  await Promise.all(gameModes.map(async (mode) => [mode, (await modes[mode].screen()).screen] as const)),
)

/** The part that pages load when a mode is played. Here it is there at once. */
export function modeScreen(mode: GameMode): ModeScreen {
  const screen = loaded.get(mode)
  if (!screen) throw new Error(`${mode} has no screen`)
  return screen
}

export function modeTurn(mode: MapMode): ModeTurn {
  const { turn } = modeScreen(mode)
  if (!turn) throw new Error(`${mode} has no turns`)
  return turn
}
