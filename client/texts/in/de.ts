import * as collecting from './de/collecting.ts'
import * as design from './de/design.ts'
import * as game from './de/game.ts'
import * as home from './de/home.ts'
import * as join from './de/join.ts'
import * as maps from './de/maps.ts'
import * as modes from './de/modes.ts'
import * as moments from './de/moments.ts'
import * as notices from './de/notices.ts'
import * as parts from './de/parts.ts'
import * as refusals from './de/refusals.ts'
import * as school from './de/school.ts'
import * as shell from './de/shell.ts'
import * as sound from './de/sound.ts'
import * as tryOut from './de/tryOut.ts'
import { speakWords } from './speak.ts'

export const spoken = speakWords('de', {
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
