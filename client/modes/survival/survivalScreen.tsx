import { heartPays } from '../../../rooms/shared/modes/survival/heartPay.ts'
import { survivalTexts } from '../../texts/modes/survivalTexts.ts'
import type { ScreenOf } from '../modeScreen.ts'
import { Hearts, SurvivalHearts } from './SurvivalHearts.tsx'
import { survivalMusic } from './survivalMusic.ts'
import { survivalTurn } from './survivalTurn.ts'

export const screen: ScreenOf<'survival'> = {
  title: survivalTexts.title,
  Scoreboard: SurvivalHearts,
  ownLine: ({ me }) => <Hearts count={me.mark} />,
  why: ({ mark }) => survivalTexts.ends(mark, mark * heartPays),
  music: survivalMusic,
  turn: survivalTurn,
}
