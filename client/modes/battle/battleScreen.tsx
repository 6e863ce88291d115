import { healthPercent } from '../../parts/game/standings/modeFigures.ts'
import { battleTexts } from '../../texts/modes/battleTexts.ts'
import type { ScreenOf } from '../modeScreen.ts'
import { BattleBars, HealthBar } from './BattleBars.tsx'
import { battleMusic } from './battleMusic.ts'
import { battleTurn } from './battleTurn.ts'

export const screen: ScreenOf<'battle'> = {
  title: battleTexts.title,
  Scoreboard: BattleBars,
  ownLine: ({ me, total, question }) => (
    // Before the first scored question is closed there were no points to get, so no player counts as knocked out.
    <HealthBar
      username={me.username}
      percent={healthPercent(me.score, total)}
      isOut={me.score === 0 && question > 0 && (me.place > 0 || question > 1)}
    />
  ),
  why: ({ score, total }) => battleTexts.ends(healthPercent(score, total)),
  music: battleMusic,
  turn: battleTurn,
}
