import type { StageOf } from '../modeStage.ts'
import { othersInWords } from '../scene/sceneMoment.ts'
import { directGoldQuest } from './directGoldQuest.ts'
import { openQuestBoard, questAfter, stageQuest } from './goldQuestBoard.ts'
import { goldQuestInWords } from './ownGoldQuest.ts'

export const stage: StageOf<'gold-quest'> = {
  board: stageQuest,
  open: openQuestBoard,
  after: questAfter,
  direct: directGoldQuest,
  where: goldQuestInWords,
  near: othersInWords,
  world: () => import('./world/goldQuestWorld.ts'),
}
