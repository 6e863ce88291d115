import type { ModeStage } from '../../../client/modes/modeStage.ts'
import { modes } from '../../../client/modes/modes.ts'
import type { WorldPainter } from '../../../client/stage/world/paintWorld.ts'
import { type MapMode, mapModes } from '../../../rooms/shared/maps/tileTypes.ts'

async function stageOf(mode: MapMode): Promise<[MapMode, { stage: ModeStage; world: WorldPainter }]> {
  const loading = modes[mode].stage?.()
  if (!loading) throw new Error(`${mode} has no stage`)
  const { stage } = await loading
  return [mode, { stage, ...(await stage.world()) }]
}

const loaded = new Map(await Promise.all(mapModes.map(stageOf)))

const stageAndWorld = (mode: MapMode) => {
  const found = loaded.get(mode)
  if (!found) throw new Error(`${mode} has no stage`)
  return found
}

/** The part that pages load when a mode is played. Here it is there at once. */
export const modeStage = (mode: MapMode): ModeStage => stageAndWorld(mode).stage
export const modeWorld = (mode: MapMode): WorldPainter => stageAndWorld(mode).world
