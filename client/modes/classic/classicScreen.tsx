import { Standings } from '../../parts/game/standings/Standings.tsx'
import { scoreboardTexts } from '../../texts/game/scoreboards.ts'
import type { ScreenOf } from '../modeScreen.ts'
import { classicMusic } from './classicMusic.ts'

export const screen: ScreenOf<'classic'> = {
  title: scoreboardTexts.classic,
  Scoreboard: Standings,
  ownLine: null,
  why: null,
  music: classicMusic,
  turn: null,
}
