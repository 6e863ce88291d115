import { gameModes } from '../../../rooms/shared/contract/gameModes.ts'
import { modeLines } from '../../texts/game/modeLines.ts'
import { modeNames } from '../../texts/game/modes.ts'
import { ModePicture } from '../pictures/ModePicture.tsx'

export const modeChoices = gameModes.map((mode) => ({
  value: mode,
  title: modeNames[mode],
  text: modeLines[mode],
  picture: <ModePicture mode={mode} width={108} />,
}))
