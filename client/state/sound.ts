import { create } from 'zustand'
import type { Cue } from '../sound/cues.ts'
import type { SoundDesk } from '../sound/SoundDesk.ts'
import { readStored, writeStored } from './kept/storage.ts'

const storageKey = 'slime-school.sound'

export const useSound = create<{ on: boolean }>(() => ({ on: readStored(storageKey) !== 'off' }))

export const toggleSound = (): void => {
  const on = !useSound.getState().on
  writeStored(storageKey, on ? 'on' : 'off')
  useSound.setState({ on })
}

let desk: Promise<SoundDesk> | undefined

/** Loads the sound desk with the first sound. Browsers let nothing sound before the user has touched the page. */
export function withDesk(use: (desk: SoundDesk) => void): void {
  if (!desk && (!useSound.getState().on || navigator.userActivation?.hasBeenActive === false)) return
  desk ??= import('./openDesk.ts').then(({ openDesk }) => openDesk())
  desk.then(use, () => {
    desk = undefined
  })
}

export const playCue = (name: Cue): void => {
  const askedAt = performance.now()
  withDesk((desk) => desk.cue(name, askedAt))
}
