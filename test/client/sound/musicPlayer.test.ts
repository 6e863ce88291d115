import { beforeEach, describe, expect, it } from 'vitest'
import { classicMusic } from '../../../client/modes/classic/classicMusic.ts'
import { MusicPlayer, type MusicWish } from '../../../client/sound/MusicPlayer.ts'
import { winnerBeat } from '../../../client/sound/music/podiumPiece.ts'

/** Accepts every call, and notes when sounds begin. */
class SilentAudio {
  currentTime = 0
  readonly sampleRate = 1000
  readonly begun: number[] = []
  readonly fades: { at: number; to: number }[] = []
  /** All values that were set on notes. They tell one bar from another. */
  readonly settings: number[] = []

  private node(): unknown {
    const { settings } = this
    const parameter = {
      get value() {
        return 0
      },
      set value(to: number) {
        settings.push(to)
      },
      setValueAtTime: (value: number) => settings.push(value),
      linearRampToValueAtTime: () => {},
      exponentialRampToValueAtTime: () => {},
      setTargetAtTime: (to: number, at: number) => this.fades.push({ at, to }),
    }
    const node = {
      gain: parameter,
      frequency: parameter,
      detune: parameter,
      Q: parameter,
      connect: (next: unknown) => next,
      disconnect: () => {},
      setPeriodicWave: () => {},
      start: (when: number) => this.begun.push(when),
      stop: () => {},
    }
    return node
  }

  createGain = () => this.node()
  createOscillator = () => this.node()
  createBiquadFilter = () => this.node()
  createBufferSource = () => this.node()
  createConvolver = () => this.node()
  createPeriodicWave = () => ({})
  createBuffer = (_channels: number, length: number) => ({ getChannelData: () => new Float32Array(length) })
}

let audio: SilentAudio
let player: MusicPlayer

const lobby: MusicWish = { piece: 'lobby', world: classicMusic, level: 1, isPaused: false }
const lobbyBeat = 60 / 92
/** The clock of the wishes is an hour ahead of the clock of the audio. */
const pageMs = (seconds: number) => 3_600_000 + seconds * 1000

beforeEach(() => {
  audio = new SilentAudio()
  player = new MusicPlayer(audio as unknown as BaseAudioContext, {} as AudioNode, () => pageMs(audio.currentTime))
})

/** Time passes unevenly, as timers let it. */
function playTo(seconds: number): void {
  const steps = [0.1, 0.07, 0.19, 0.1, 0.26]
  for (let turn = 0; audio.currentTime < seconds; turn++) {
    audio.currentTime = Math.min(seconds, audio.currentTime + (steps[turn % steps.length] ?? 0.1))
    player.tick()
  }
}

/** The beats at which something begins, counted from the first. */
const beatsOf = (perBeat: number, begun = audio.begun): number[] => {
  const first = Math.min(...begun)
  return [...new Set(begun.map((when) => Math.round(((when - first) / perBeat) * 1000) / 1000))].sort((a, b) => a - b)
}

describe('the player of music', () => {
  it('hands notes over ahead of their time, each once, on the grid of its beat', () => {
    player.play(lobby)
    playTo(8)
    const beats = beatsOf(lobbyBeat)
    expect(beats.every((beat) => Number.isInteger(beat * 4))).toBe(true)
    expect(beats.slice(0, 4)).toEqual([0, 0.5, 1, 1.5])
    const again = player.spent.notes
    player.tick()
    expect(player.spent.notes).toBe(again)
  })

  it('says the same however late its timer comes', () => {
    player.play(lobby)
    playTo(6)
    const patient = [...audio.begun]
    audio = new SilentAudio()
    player = new MusicPlayer(audio as unknown as BaseAudioContext, {} as AudioNode, () => pageMs(audio.currentTime))
    player.play(lobby)
    for (let time = 0; time <= 6; time += 0.05) {
      audio.currentTime = time
      player.tick()
    }
    const soon = (begun: number[]) => begun.filter((when) => when < 6.2).map((when) => when.toFixed(6))
    expect(soon(audio.begun).sort()).toEqual(soon(patient).sort())
  })

  it('goes over to the next piece on a beat of the last one, and fades that', () => {
    player.play(lobby)
    playTo(5)
    const first = Math.min(...audio.begun)
    audio.begun.length = 0
    audio.fades.length = 0
    player.play({ ...lobby, piece: 'choose' })
    playTo(6)
    const begins = (Math.min(...audio.begun) - first) / lobbyBeat
    expect(begins).toBeCloseTo(Math.round(begins), 6)
    const fade = audio.fades.find(({ to }) => to === 0)
    expect(fade?.at).toBeCloseTo(Math.min(...audio.begun), 6)
  })

  it('a question ticks with the seconds of its clock', () => {
    playTo(1.3)
    player.play({ ...lobby, piece: 'question', endsAt: pageMs(20) })
    playTo(4)
    const untilEnd = (20 - Math.min(...audio.begun)) * 2
    expect(untilEnd).toBeCloseTo(Math.round(untilEnd), 6)
  })

  it('a question is denser once five seconds are left, whenever that comes to be', () => {
    player.play({ ...lobby, piece: 'question', endsAt: pageMs(40) })
    playTo(12)
    const calm = audio.begun.filter((when) => when >= 6 && when < 11).length
    // The host shortened the question, or a pause moved its end.
    player.play({ ...lobby, piece: 'question', endsAt: pageMs(18) })
    playTo(18)
    const pressing = audio.begun.filter((when) => when >= 13 && when < 18).length
    expect(pressing).toBeGreaterThan(calm * 2)
  })

  it('a pause stops it, and it goes on at the beat where it stopped', () => {
    player.play(lobby)
    playTo(4)
    const first = Math.min(...audio.begun)
    player.play({ ...lobby, isPaused: true })
    expect(player.isPlaying).toBe(false)
    const stopped = audio.begun.length
    playTo(30)
    expect(audio.begun.length).toBe(stopped)
    audio.begun.length = 0
    player.play(lobby)
    playTo(32)
    // Four seconds were heard, so the beats go on from there as if the pause had not been.
    const resumed = Math.min(...audio.begun) - 26 - 0.06
    const beat = (resumed - first) / lobbyBeat
    expect(beat * 4).toBeCloseTo(Math.round(beat * 4), 6)
    expect(beat).toBeGreaterThanOrEqual((4 - first) / lobbyBeat - 1e-6)
    expect(beat).toBeLessThan((4 - first) / lobbyBeat + 1)
  })

  it('comes into a ceremony that has begun already where that is by now', () => {
    audio.currentTime = 10
    player.play({ ...lobby, piece: 'podium', beganAt: pageMs(7.2) })
    playTo(11)
    expect(Math.min(...audio.begun)).toBeGreaterThanOrEqual(10)
    const winner = 7.2 + winnerBeat * 0.6
    expect(audio.begun.some((when) => Math.abs(when - winner) < 1e-6)).toBe(true)
  })

  it('the same wish again changes nothing', () => {
    player.play(lobby)
    playTo(2)
    const { length } = audio.begun
    player.play({ ...lobby })
    expect(audio.begun.length).toBe(length)
  })

  it('falls silent when nothing is wished for', () => {
    player.play(lobby)
    playTo(2)
    player.play(null)
    const { length } = audio.begun
    playTo(6)
    expect(audio.begun.length).toBe(length)
    expect(player.isPlaying).toBe(false)
  })

  it('a piece that comes again goes on: fifteen rounds of a game do not begin with the same bars', () => {
    const beginnings = { question: [] as string[], choose: [] as string[], action: [] as string[] }
    const lasts = { question: 20, choose: 8, action: 5 }
    const openingSeconds = 3
    let end = 0
    for (let round = 0; round < 15; round++)
      for (const piece of ['question', 'choose', 'action'] as const) {
        audio.settings.length = 0
        player.play({ ...lobby, piece, ...(piece === 'question' && { endsAt: pageMs(end + lasts.question) }) })
        playTo(end + openingSeconds)
        beginnings[piece].push(audio.settings.slice(0, 60).join(' '))
        end += lasts[piece]
        playTo(end)
      }
    for (const [piece, heard] of Object.entries(beginnings)) {
      const counts = heard.map((one) => heard.filter((other) => other === one).length)
      process.stdout.write(
        `${piece}: ${new Set(heard).size} beginnings in 15 rounds, one is heard ${Math.max(...counts)} times\n`,
      )
      expect(Math.max(...counts), piece).toBeLessThanOrEqual(4)
      expect(
        heard.some((one, index) => one === heard[index + 1]),
        piece,
      ).toBe(false)
    }
  })

  it('plays more with each third of a game, and half a tone up in the questions that pay double', () => {
    const heard = (question: number) => {
      audio = new SilentAudio()
      player = new MusicPlayer(audio as unknown as BaseAudioContext, {} as AudioNode, () => pageMs(audio.currentTime))
      player.play({ ...lobby, piece: 'choose', question, of: 15 })
      playTo(8)
      return { notes: player.spent.notes, pitch: Math.max(...audio.settings.filter((hz) => hz < 1500)) }
    }
    expect(heard(6).notes).toBeGreaterThan(heard(5).notes)
    expect(heard(11).notes).toBeGreaterThan(heard(6).notes)
    expect(heard(13).pitch / heard(12).pitch).toBeCloseTo(2 ** (1 / 12), 3)
  })
})
