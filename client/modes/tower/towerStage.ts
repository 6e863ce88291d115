import type { StageOf } from '../modeStage.ts'
import { directTower } from './directTower.ts'
import { climbersInWords, towerInWords } from './ownTower.ts'
import { openTowerBoard, stageTower, towerAfter } from './towerBoard.ts'

export const stage: StageOf<'tower'> = {
  board: stageTower,
  open: openTowerBoard,
  after: towerAfter,
  direct: directTower,
  where: towerInWords,
  near: climbersInWords,
  world: () => import('./world/towerWorld.ts'),
}
