import { noiseOf } from '../synth/noise.ts'
import type { Patch } from './patches.ts'

/** How long it is heard, in seconds. */
export const lengthOf = ({ strokes }: Patch): number =>
  strokes.reduce((latest, { at = 0, seconds }) => Math.max(latest, at + seconds), 0)

/** `pitch` shifts the whole effect a little: the same sound twice in a row would be like a machine. */
export function playPatch(audio: BaseAudioContext, out: AudioNode, { strokes }: Patch, when: number, pitch = 1): void {
  for (const { wave, from, to = from, at = 0, seconds, level, attack = 0.004 } of strokes) {
    const start = when + at
    const gain = audio.createGain()
    gain.gain.setValueAtTime(0, start)
    gain.gain.linearRampToValueAtTime(level, start + attack)
    gain.gain.setTargetAtTime(0, start + attack, Math.max(0.01, (seconds - attack) / 4))
    gain.connect(out)
    const stop = start + seconds * 1.5
    if (wave === 'noise') {
      const breath = audio.createBufferSource()
      breath.buffer = noiseOf(audio)
      breath.loop = true
      const filter = audio.createBiquadFilter()
      filter.type = 'bandpass'
      glide(filter.frequency, from * pitch, to * pitch, start, seconds)
      breath.connect(filter).connect(gain)
      breath.start(start)
      breath.stop(stop)
    } else {
      const tone = audio.createOscillator()
      tone.type = wave
      glide(tone.frequency, from * pitch, to * pitch, start, seconds)
      tone.connect(gain)
      tone.start(start)
      tone.stop(stop)
    }
  }
}

function glide(frequency: AudioParam, from: number, to: number, start: number, seconds: number): void {
  frequency.setValueAtTime(from, start)
  if (to !== from) frequency.exponentialRampToValueAtTime(to, start + seconds)
}
