import { gameModes } from '../../../rooms/shared/contract/gameModes.ts'
import { modes } from '../../modes/modes.ts'
import { posters } from '../../modes/posters.ts'
import { ModePicture } from '../pictures/ModePicture.tsx'

export const modeChoices = gameModes.map((mode) => ({
  value: mode,
  title: modes[mode].words.name,
  text: posters[mode].line,
  picture: <ModePicture mode={mode} width={108} />,
}))
