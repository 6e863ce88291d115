import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import type { MusicWish } from '../../../client/sound/MusicPlayer.ts'
import { SoundDesk } from '../../../client/sound/SoundDesk.ts'

const param = () => ({ value: 0, setTargetAtTime: () => {} })
const node = () => ({ gain: param(), connect: () => {} })

class Audio {
  state = 'suspended'
  currentTime = 0
  destination = {}
  createGain = node
  createDynamicsCompressor = () => ({
    ...node(),
    ...{ threshold: param(), knee: param(), ratio: param(), attack: param(), release: param() },
  })
  resume = () => void Object.assign(this, { state: 'running' })
  suspend = () => void Object.assign(this, { state: 'suspended' })
  constructor() {
    heard.push(this)
  }
}
const heard: Audio[] = []

vi.mock('../../../client/sound/MusicPlayer.ts', () => ({
  MusicPlayer: class {
    isPlaying = false
    play(wish: MusicWish | null): void {
      this.isPlaying = wish !== null && !wish.isPaused
    }
    tick(): void {}
  },
}))
vi.stubGlobal('AudioContext', Audio)
vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }))
vi.stubGlobal('window', new EventTarget())
afterAll(() => void vi.unstubAllGlobals())

const wish = (isPaused: boolean) => ({ isPaused }) as MusicWish

async function deskAtMusic() {
  const desk = new SoundDesk({ isOn: true, music: 1, effects: 1 })
  desk.play(wish(false))
  await vi.dynamicImportSettled()
  // Long after the last effect.
  vi.advanceTimersByTime(20_000)
  const audio = heard.at(-1)
  if (!audio) throw new Error('There is no audio')
  expect(audio.state).toBe('running')
  return { desk, audio }
}

beforeEach(() => void vi.useFakeTimers())
afterAll(() => void vi.useRealTimers())

it.each([
  ['is paused', wish(true)],
  ['ends', null],
])('music that %s fades, and what was handed over is not kept for later; then the audio rests', async (_, stopped) => {
  const { desk, audio } = await deskAtMusic()
  desk.play(stopped)
  vi.advanceTimersByTime(1000)
  expect(audio.state).toBe('running')
  vi.advanceTimersByTime(20_000)
  expect(audio.state).toBe('suspended')
})
