/** Tones as frequency in Hz and duration in seconds. */
export const cues = {
  success: { hz: 523.25, seconds: 0.2 },
  error: { hz: 293.66, seconds: 0.3 },
  click: { hz: 440, seconds: 0.05 },
  join: { hz: 659.25, seconds: 0.15 },
  start: { hz: 783.99, seconds: 0.2 },
} as const

export type Cue = keyof typeof cues

const volume = 0.1

export function playCue(audio: BaseAudioContext, out: AudioNode, name: Cue): void {
  const { hz, seconds } = cues[name]
  const tone = audio.createOscillator()
  const level = audio.createGain()
  const start = audio.currentTime
  tone.frequency.value = hz
  level.gain.setValueAtTime(volume, start)
  level.gain.exponentialRampToValueAtTime(0.001, start + seconds)
  tone.connect(level).connect(out)
  tone.start(start)
  tone.stop(start + seconds)
}
