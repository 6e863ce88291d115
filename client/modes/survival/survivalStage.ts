import type { StageOf } from '../modeStage.ts'
import { othersInWords } from '../scene/sceneMoment.ts'
import { directSurvival } from './directSurvival.ts'
import { survivalInWords } from './ownSurvival.ts'
import { openSurvivalField, stageSurvival, survivalAfter } from './survivalBoard.ts'

export const stage: StageOf<'survival'> = {
  board: stageSurvival,
  open: openSurvivalField,
  after: survivalAfter,
  direct: directSurvival,
  where: survivalInWords,
  near: othersInWords,
  world: () => import('./world/survivalWorld.ts'),
}
