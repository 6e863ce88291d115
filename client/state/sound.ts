import { create } from 'zustand'
import { readStored, writeStored } from './storage.ts'

const storageKey = 'slime-school.sound'
const volume = 0.1

/** Tones as frequency in Hz and duration in seconds. */
export const cues = {
  success: { hz: 523.25, seconds: 0.2 },
  error: { hz: 293.66, seconds: 0.3 },
  click: { hz: 440, seconds: 0.05 },
  join: { hz: 659.25, seconds: 0.15 },
  start: { hz: 783.99, seconds: 0.2 },
} as const
type Cue = keyof typeof cues

type Sound = { on: boolean }

export const useSound = create<Sound>(() => ({ on: readStored(storageKey) !== 'off' }))

export const toggleSound = (): void => {
  const on = !useSound.getState().on
  writeStored(storageKey, on ? 'on' : 'off')
  useSound.setState({ on })
  if (on) playCue('click')
}

let audio: AudioContext | undefined

export const playCue = (name: Cue): void => {
  if (!useSound.getState().on || typeof AudioContext === 'undefined') return
  audio ??= new AudioContext()
  if (audio.state === 'suspended') void audio.resume()
  const { hz, seconds } = cues[name]
  const tone = audio.createOscillator()
  const level = audio.createGain()
  const start = audio.currentTime
  tone.frequency.value = hz
  level.gain.setValueAtTime(volume, start)
  level.gain.exponentialRampToValueAtTime(0.001, start + seconds)
  tone.connect(level).connect(audio.destination)
  tone.start(start)
  tone.stop(start + seconds)
}
