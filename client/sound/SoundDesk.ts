import { type Cue, playCue } from './cues.ts'
import { type EffectName, type Patch, patches } from './effects/patches.ts'
import { lengthOf, playPatch } from './effects/playPatch.ts'
import { VoiceLimit } from './effects/voiceLimit.ts'
import type { MusicPlayer, MusicWish } from './MusicPlayer.ts'

interface Levels {
  isOn: boolean
  /** From 0 to 1, both. */
  music: number
  effects: number
}

const tickMs = 100
/** If no sound has played for this long, the audio is suspended, which saves the battery. */
const restAfterMs = 8000
/** In this time music that has stopped is no longer heard. */
const fadingMs = 1000
/** A sound that comes later than this no longer fits anything on the screen. */
const lateMs = 350
const fadeSeconds = 0.04

const noMusic = () => {}
/** Effects take these pitches in turn, so that the same effect twice does not sound like a machine. */
const pitches = [1, 1.03, 0.97, 1.015, 0.985] as const

/** Effects stand out beside the music, and do not frighten anybody without it. */
export const effectsTrim = 0.9

/** Ears hear ratios, so half way on the slider is a quarter of the strength. */
const strengthOf = (level: number): number => level * level

/** Holds back sound that is too loud instead of cutting it off. */
export function limiterOf(audio: BaseAudioContext): DynamicsCompressorNode {
  const limiter = audio.createDynamicsCompressor()
  limiter.threshold.value = -6
  limiter.knee.value = 3
  limiter.ratio.value = 20
  limiter.attack.value = 0.003
  limiter.release.value = 0.2
  return limiter
}

/** Everything a device sounds like. It exists from the first touch on: before that browsers let nothing sound. */
export class SoundDesk {
  private readonly audio = new AudioContext({ latencyHint: 'interactive' })
  private readonly cues = this.audio.createGain()
  private readonly effects = this.audio.createGain()
  private readonly music = this.audio.createGain()
  private player: MusicPlayer | null = null
  private wish: MusicWish | null = null
  private readonly limit = new VoiceLimit()
  private isOn = true
  private count = 0
  private busyUntilMs = 0
  private ticking: ReturnType<typeof setInterval> | undefined

  constructor(levels: Levels) {
    const limiter = limiterOf(this.audio)
    this.cues.connect(this.audio.destination)
    this.effects.connect(limiter)
    this.music.connect(limiter)
    limiter.connect(this.audio.destination)
    document.addEventListener('visibilitychange', () => this.wakeOrRest())
    // Some browsers start sound only within a touch, and stop it for a telephone call.
    for (const touch of ['click', 'keydown']) window.addEventListener(touch, () => this.wakeOrRest())
    this.setLevels(levels)
  }

  setLevels({ isOn, music, effects }: Levels): void {
    const now = this.audio.currentTime
    this.isOn = isOn
    this.music.gain.setTargetAtTime(strengthOf(music), now, fadeSeconds)
    this.effects.gain.setTargetAtTime(strengthOf(effects) * effectsTrim, now, fadeSeconds)
    this.cues.gain.setTargetAtTime(strengthOf(effects), now, fadeSeconds)
    this.wakeOrRest()
  }

  cue(name: Cue, askedAt: number): void {
    if (!this.isHeard(askedAt)) return
    this.stayAwake(500)
    playCue(this.audio, this.cues, name)
  }

  effect(name: EffectName, askedAt: number): void {
    if (!this.isHeard(askedAt)) return
    const patch: Patch = patches[name]
    const lengthMs = lengthOf(patch) * 1000
    if (!this.limit.admits(name, performance.now(), lengthMs, patch.matters === true)) return
    this.stayAwake(lengthMs)
    const pitch = pitches[this.count++ % pitches.length]
    playPatch(this.audio, this.effects, patch, this.audio.currentTime + 0.005, patch.matters ? 1 : pitch)
  }

  /** Most devices never play music, so the player is loaded with the first wish. If that fails, there is no music. */
  play(wish: MusicWish | null): void {
    this.wish = wish
    if (!this.player && wish) import('./MusicPlayer.ts').then((code) => this.begin(code), noMusic)
    const wasPlaying = this.player?.isPlaying
    this.player?.play(wish)
    // Notes are handed over ahead: if the audio stopped before they are over, they would be heard when it goes on.
    if (wasPlaying && !this.player?.isPlaying) this.stayAwake(fadingMs)
    else this.wakeOrRest()
  }

  private begin({ MusicPlayer }: typeof import('./MusicPlayer.ts')): void {
    this.player ??= new MusicPlayer(this.audio, this.music, () => performance.now())
    this.player.play(this.wish)
    this.wakeOrRest()
  }

  /** What the music has cost so far. */
  get spent(): MusicPlayer['spent'] | null {
    return this.player?.spent ?? null
  }

  private isHeard(askedAt: number): boolean {
    return this.isOn && !document.hidden && performance.now() - askedAt < lateMs
  }

  private stayAwake(ms: number): void {
    this.busyUntilMs = Math.max(this.busyUntilMs, performance.now() + ms)
    this.wakeOrRest()
  }

  private wakeOrRest(): void {
    const isWanted =
      this.isOn && !document.hidden && (this.player?.isPlaying || performance.now() < this.busyUntilMs + restAfterMs)
    if (!isWanted) {
      clearInterval(this.ticking)
      this.ticking = undefined
      if (this.audio.state === 'running') void this.audio.suspend()
      return
    }
    if (this.audio.state !== 'running') void this.audio.resume()
    this.ticking ??= setInterval(() => this.tick(), tickMs)
  }

  private tick(): void {
    this.player?.tick()
    this.wakeOrRest()
  }
}
