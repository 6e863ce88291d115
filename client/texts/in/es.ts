import * as collecting from './es/collecting.ts'
import * as design from './es/design.ts'
import * as game from './es/game.ts'
import * as home from './es/home.ts'
import * as join from './es/join.ts'
import * as maps from './es/maps.ts'
import * as modes from './es/modes.ts'
import * as moments from './es/moments.ts'
import * as notices from './es/notices.ts'
import * as parts from './es/parts.ts'
import * as refusals from './es/refusals.ts'
import * as school from './es/school.ts'
import * as shell from './es/shell.ts'
import * as sound from './es/sound.ts'
import * as tryOut from './es/tryOut.ts'
import { speakWords } from './speak.ts'

export const spoken = speakWords('es', {
  ...collecting,
  ...design,
  ...game,
  ...home,
  ...join,
  ...maps,
  ...modes,
  ...moments,
  ...notices,
  ...parts,
  ...refusals,
  ...school,
  ...shell,
  ...sound,
  ...tryOut,
})
