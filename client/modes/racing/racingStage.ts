import type { StageOf } from '../modeStage.ts'
import { directRacing } from './directRacing.ts'
import { racersInWords, racingInWords } from './ownRacing.ts'
import { openRace, raceAfter, stageRace } from './racingBoard.ts'

export const stage: StageOf<'racing'> = {
  board: stageRace,
  open: openRace,
  after: raceAfter,
  direct: directRacing,
  where: racingInWords,
  near: racersInWords,
  world: () => import('./world/racingWorld.ts'),
}
