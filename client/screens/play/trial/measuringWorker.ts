import { gridOfMap } from '../../../../rooms/shared/maps/tileGrid.ts'
import { modeStages } from '../../../modes/modeStages.ts'
import { allAtOnce } from '../replay/inSlices.ts'
import { measuredMap } from './mapFigures.ts'
import type { Games } from './measuring.ts'

const measured = async ({ trial, count }: Games) => {
  const { stage } = await modeStages[trial.mode]()
  return allAtOnce(measuredMap(trial, { map: gridOfMap(trial.map), craft: stage }, count))
}

addEventListener('message', async ({ data }: MessageEvent<Games>) => {
  postMessage(await measured(data).catch(() => null))
})
