import { goldCount } from '../../parts/game/standings/modeFigures.ts'
import { goldQuestTexts } from '../../texts/modes/goldQuestTexts.ts'
import type { ScreenOf } from '../modeScreen.ts'
import { GoldHoards, Hoard } from './GoldHoards.tsx'
import { goldQuestMusic } from './goldQuestMusic.ts'
import { goldQuestTurn } from './goldQuestTurn.ts'

export const screen: ScreenOf<'gold-quest'> = {
  title: goldQuestTexts.title,
  Scoreboard: GoldHoards,
  ownLine: ({ me, total }) => <Hoard score={me.score} totalQuestions={total} />,
  why: ({ score }) => goldQuestTexts.ends(goldCount(score)),
  music: goldQuestMusic,
  turn: goldQuestTurn,
}
