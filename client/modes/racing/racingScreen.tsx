import { progressPercent } from '../../parts/game/standings/modeFigures.ts'
import { racingTexts } from '../../texts/modes/racingTexts.ts'
import type { ScreenOf } from '../modeScreen.ts'
import { Lane, RacingLanes } from './RacingLanes.tsx'
import { racingMusic } from './racingMusic.ts'
import { racingTurn } from './racingTurn.ts'

const { ends } = racingTexts

export const screen: ScreenOf<'racing'> = {
  title: racingTexts.title,
  Scoreboard: RacingLanes,
  ownLine: ({ me, total }) => (
    <Lane username={me.username} slime={me.slime} percent={progressPercent(me.score, total)} crossed={me.mark} />
  ),
  why: ({ score, mark, total }) => (mark > 0 ? ends.crossed(mark) : ends.onTheWay(progressPercent(score, total))),
  music: racingMusic,
  turn: racingTurn,
}
