import { SoundDesk } from '../sound/SoundDesk.ts'
import { useSoundLevels } from './kept/soundLevels.ts'
import { useSound } from './sound.ts'

/** The sound desk of this device, with its sliders where the user left them. */
export function openDesk(): SoundDesk {
  const levels = () => ({ isOn: useSound.getState().on, ...useSoundLevels.getState() })
  const desk = new SoundDesk(levels())
  useSound.subscribe(() => desk.setLevels(levels()))
  useSoundLevels.subscribe(() => desk.setLevels(levels()))
  return desk
}
