import { towerTexts } from '../../texts/modes/towerTexts.ts'
import type { ScreenOf } from '../modeScreen.ts'
import { Lives, TowerLives, TowerStandings } from './TowerStandings.tsx'
import { towerMusic } from './towerMusic.ts'
import { towerTurn } from './towerTurn.ts'

export const screen: ScreenOf<'tower'> = {
  title: towerTexts.title,
  Scoreboard: TowerStandings,
  Common: TowerLives,
  ownLine: ({ me, total, question }) => <Lives left={me.mark} totalQuestions={total} wave={question} />,
  why: ({ mark }) => towerTexts.ends(mark),
  music: towerMusic,
  turn: towerTurn,
}
