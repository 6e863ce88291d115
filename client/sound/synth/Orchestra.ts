import type { Note, VoiceName } from '../music/note.ts'
import { noiseOf } from './noise.ts'
import { voices } from './voices.ts'

const hzOf = (midi: number): number => 440 * 2 ** ((midi - 69) / 12)

/** Plays notes. Each voice has one filter and one way into the echo, and each note at most two or three nodes. */
export class Orchestra {
  /** Nodes made for notes, to measure what music costs. */
  nodesMade = 0
  private readonly audio: BaseAudioContext
  private readonly dry: AudioNode
  private readonly wet: AudioNode
  private readonly seats = new Map<VoiceName, AudioNode>()
  private readonly waves = new Map<VoiceName, PeriodicWave>()

  /** `wet` is the way into the echo. */
  constructor(audio: BaseAudioContext, dry: AudioNode, wet: AudioNode) {
    this.audio = audio
    this.dry = dry
    this.wet = wet
  }

  /** `when` by the clock of the audio, in seconds. */
  play({ voice, midi, loud }: Note, when: number, seconds: number): void {
    const sound = voices[voice]
    const start = Math.max(when, this.audio.currentTime)
    if (sound.kind === 'tone') this.tone(voice, hzOf(midi), loud * sound.level, start, seconds)
    else this.drum(voice, midi, loud, start)
  }

  /** Disconnects everything that leads out of it. */
  leave(): void {
    for (const seat of this.seats.values()) seat.disconnect()
    this.seats.clear()
  }

  private tone(voice: VoiceName, hz: number, loud: number, start: number, seconds: number): void {
    const sound = voices[voice]
    if (sound.kind !== 'tone') return
    const { attack, decay, release, apart } = sound
    const level = this.audio.createGain()
    const top = start + Math.min(attack, seconds)
    const end = start + Math.max(seconds, attack)
    level.gain.setValueAtTime(0, start)
    level.gain.linearRampToValueAtTime(loud, top)
    if (decay !== undefined) level.gain.setTargetAtTime(0, top, decay / 4)
    else level.gain.setValueAtTime(loud, end)
    level.gain.setTargetAtTime(0, end, release / 4)
    const stop = end + release * 1.6
    level.connect(this.seat(voice))
    for (const cents of apart ? [-apart / 2, apart / 2] : [0]) {
      const tone = this.audio.createOscillator()
      tone.setPeriodicWave(this.wave(voice))
      tone.frequency.value = hz
      tone.detune.value = cents
      tone.connect(level)
      tone.start(start)
      tone.stop(stop)
      this.nodesMade++
    }
    this.nodesMade++
  }

  private drum(voice: VoiceName, midi: number, loud: number, start: number): void {
    const sound = voices[voice]
    if (sound.kind !== 'drum') return
    const { tone, noise } = sound
    if (tone) {
      const base = tone.followsPitch ? hzOf(midi) : 1
      const skin = this.audio.createOscillator()
      skin.frequency.setValueAtTime(tone.from * base, start)
      skin.frequency.exponentialRampToValueAtTime(tone.to * base, start + tone.seconds * 0.6)
      skin.connect(this.hit(voice, loud * tone.level, start, tone.seconds))
      skin.start(start)
      skin.stop(start + tone.seconds * 1.4)
      this.nodesMade++
    }
    if (noise) {
      const breath = this.audio.createBufferSource()
      breath.buffer = noiseOf(this.audio)
      const filter = this.audio.createBiquadFilter()
      filter.type = noise.type
      filter.frequency.value = noise.hz
      filter.Q.value = noise.q
      breath.connect(filter).connect(this.hit(voice, loud * noise.level, start, noise.seconds))
      breath.start(start, (start * 0.37) % 0.5, noise.seconds * 1.4)
      this.nodesMade += 2
    }
  }

  /** Rises at once, but not within one sample, which would click. Then it fades by itself. */
  private hit(voice: VoiceName, loud: number, start: number, seconds: number): GainNode {
    const level = this.audio.createGain()
    level.gain.setValueAtTime(0, start)
    level.gain.linearRampToValueAtTime(loud, start + 0.002)
    level.gain.setTargetAtTime(0, start + 0.002, seconds / 4)
    level.connect(this.seat(voice))
    this.nodesMade++
    return level
  }

  private seat(voice: VoiceName): AudioNode {
    const known = this.seats.get(voice)
    if (known) return known
    const sound = voices[voice]
    const seat = this.audio.createBiquadFilter()
    seat.type = 'lowpass'
    seat.frequency.value = sound.kind === 'tone' ? sound.softened : 14_000
    seat.connect(this.dry)
    if (sound.room > 0) {
      const send = this.audio.createGain()
      send.gain.value = sound.room
      seat.connect(send).connect(this.wet)
    }
    this.seats.set(voice, seat)
    return seat
  }

  private wave(voice: VoiceName): PeriodicWave {
    const known = this.waves.get(voice)
    if (known) return known
    const sound = voices[voice]
    const partials = sound.kind === 'tone' ? sound.partials : [1]
    const sines = new Float32Array([0, ...partials])
    const wave = this.audio.createPeriodicWave(new Float32Array(sines.length), sines, { disableNormalization: true })
    this.waves.set(voice, wave)
    return wave
  }
}
