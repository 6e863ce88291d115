import type { StageOf } from '../modeStage.ts'
import { othersInWords } from '../scene/sceneMoment.ts'
import { battleAfter, openArena, stageBattle } from './battleBoard.ts'
import { directBattle } from './directBattle.ts'
import { battleInWords } from './ownBattle.ts'

export const stage: StageOf<'battle'> = {
  board: stageBattle,
  open: openArena,
  after: battleAfter,
  direct: directBattle,
  where: battleInWords,
  near: othersInWords,
  world: () => import('./world/battleWorld.ts'),
}
