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
    // Whoever has no place yet had no points to get: before the first scored question, and after coming late.
    <HealthBar
      username={me.username}
      percent={healthPercent(me.score, total)}
      isOut={me.score === 0 && question > 0 && me.place > 0}
    />
  ),
  why: ({ score, total }) => battleTexts.ends(healthPercent(score, total)),
  music: battleMusic,
  turn: battleTurn,
}
