import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gameModes } from '../../../rooms/shared/contract/gameModes.ts'
import { modeScreen } from '../../client/modes/everyScreen.ts'
import type { PieceOrder } from '../../pictures/soundPage/soundOrder.ts'
import { axeComplaints } from '../school/axeOn.ts'
import { type BrowserSchool, hostedGame, openBrowserSchool, type Visit } from '../school/browserSchool.ts'
import { type DevPage, openDevPage } from '../school/devPages.ts'

const pieces = ['lobby', 'countdown', 'question', 'choose', 'action', 'podium'] as const
/** Long enough to hear what comes in late, such as a tune or a fanfare. */
const renderedSeconds = { lobby: 24, countdown: 12, question: 12, choose: 12, action: 12, podium: 24 } as const
const average = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

describe('what is synthesised', () => {
  let dev: DevPage
  let page: Page

  beforeAll(async () => {
    dev = await openDevPage({ path: 'test/pictures/soundPage/sound.html' })
    ;({ page } = dev)
    await page.waitForFunction(() => window.voiceNames !== undefined)
  })

  afterAll(() => dev.close())

  const render = (order: PieceOrder) => page.evaluate((wanted) => window.renderPiece(wanted), order)

  const loudnesses: number[] = []

  it.each(pieces)('the %s is cut off in no world', async (piece) => {
    const seconds = renderedSeconds[piece]
    for (const world of gameModes) {
      const { peak, loudness, notes, nodes, ms } = await render({ piece, world, seconds })
      process.stdout.write(
        `${piece} ${world}: peak ${peak.toFixed(2)}, ${loudness.toFixed(1)} dB, ` +
          `${(notes / seconds).toFixed(1)} notes and ${(nodes / seconds).toFixed(0)} nodes a second, ${(ms / seconds).toFixed(2)} ms\n`,
      )
      expect(peak, world).toBeLessThan(0.8)
      loudnesses.push(loudness)
    }
  })

  it('all pieces in all worlds are as loud as each other', () => {
    expect(loudnesses).toHaveLength(pieces.length * gameModes.length)
    expect(Math.min(...loudnesses)).toBeGreaterThan(-30)
    expect(Math.max(...loudnesses) - Math.min(...loudnesses)).toBeLessThan(5)
  })

  it('in every world the tune is heard over what goes with it, and the drums are heard at all', async () => {
    for (const world of gameModes) {
      const loudnessOf = async (only: string) => (await render({ piece: 'action', world, seconds: 8, only })).loudness
      const { lead, drum } = modeScreen(world).music
      const tune = await loudnessOf(lead)
      expect(tune, world).toBeGreaterThan((await loudnessOf('bass')) - 2)
      expect(tune, world).toBeGreaterThan((await loudnessOf('pizz')) - 2)
      expect(await loudnessOf(drum), world).toBeGreaterThan(tune - 20)
    }
  })

  it('a question swells in its last five seconds', async () => {
    const { bySecond } = await render({ piece: 'question', world: 'classic', seconds: 20, endsAfter: 20 })
    expect(average(bySecond.slice(15))).toBeGreaterThan(average(bySecond.slice(5, 15)) + 2)
  })

  it('every voice begins and ends in silence, so that nothing clicks', async () => {
    for (const name of await page.evaluate(() => window.voiceNames)) {
      const { first, last, jump, peak } = await page.evaluate((voice) => window.renderVoice(voice), name)
      expect(peak, name).toBeGreaterThan(0.05)
      expect(Math.max(first, last, jump), name).toBeLessThan(0.002)
    }
  })

  it('every effect is heard and none is cut off', async () => {
    for (const name of await page.evaluate(() => window.effectNames)) {
      const { peak } = await page.evaluate((effect) => window.renderEffect(effect), name)
      expect(peak, name).toBeGreaterThan(0.03)
      expect(peak, name).toBeLessThan(0.9)
    }
  })
})

/** Counts sounds. Also lets the browser report the page as untouched until a real touch. */
const listen = () => {
  const heard = { contexts: 0, tones: 0, states: [] as string[] }
  const touch = { hasBeenActive: false }
  for (const type of ['click', 'keydown'])
    window.addEventListener(
      type,
      (event) => {
        touch.hasBeenActive ||= event.isTrusted
      },
      { capture: true },
    )
  Object.defineProperty(navigator, 'userActivation', { value: touch })
  const Real = window.AudioContext
  const contexts: AudioContext[] = []
  window.AudioContext = class extends Real {
    constructor(options?: AudioContextOptions) {
      super(options)
      heard.contexts++
      contexts.push(this)
    }
    override createOscillator() {
      heard.tones++
      return super.createOscillator()
    }
  }
  Object.assign(window, { heard, states: () => contexts.map(({ state }) => state) })
}

declare global {
  interface Window {
    heard: { contexts: number; tones: number }
    states(): string[]
  }
}

describe('a board that is heard', () => {
  let school: BrowserSchool
  let teacher: Visit

  const heard = () => teacher.page.evaluate(() => window.heard)
  const press = (name: string | RegExp) => teacher.page.getByRole('button', { name }).click()

  beforeAll(async () => {
    school = await openBrowserSchool()
    ;({ teacher } = await hostedGame(school))
    await teacher.context.addInitScript(listen)
    await teacher.page.reload()
    await teacher.page.getByRole('button', { name: 'Volume' }).waitFor()
  })

  afterAll(() => school.close())

  it('makes nothing that could sound before somebody has touched it, and says nothing in the console', async () => {
    await teacher.page.waitForLoadState('networkidle')
    expect(await heard()).toEqual({ contexts: 0, tones: 0, states: [] })
    expect(teacher.errors).toEqual([])
  })

  it('plays from the first touch on, with one context for everything', async () => {
    await press('Volume')
    await teacher.page.waitForFunction(() => window.heard.tones > 5)
    expect((await heard()).contexts).toBe(1)
    expect(await axeComplaints(teacher.page)).toEqual([])
  })

  it('has sliders that the keyboard moves, and keeps them over a reload', async () => {
    const music = teacher.page.getByRole('slider', { name: 'Music' })
    await music.focus()
    for (let presses = 0; presses < 4; presses++) await teacher.page.keyboard.press('ArrowLeft')
    expect(await music.getAttribute('aria-valuetext')).toBe('50%')
    await teacher.page.keyboard.press('Escape')
    await teacher.page.reload()
    await press('Volume')
    expect(await teacher.page.getByRole('slider', { name: 'Music' }).getAttribute('aria-valuetext')).toBe('50%')
    expect(await teacher.page.getByRole('slider', { name: 'Effects' }).getAttribute('aria-valuetext')).toBe('100%')
    await teacher.page.keyboard.press('Escape')
  })

  it('is silent in one click, and stays it', async () => {
    // Waits for the music: if its code came after the click, it would begin unheard.
    await teacher.page.waitForFunction(() => window.states()[0] === 'running' && window.heard.tones > 4)
    await press('Sound is on. Turn it off')
    await teacher.page.waitForFunction(() => window.states()[0] === 'suspended')
    const { tones } = await heard()
    await press('Volume')
    await teacher.page.keyboard.press('Escape')
    expect((await heard()).tones).toBe(tones)
    await press('Sound is off. Turn it on')
    await teacher.page.waitForFunction(() => window.states()[0] === 'running')
  })

  it('stops while nobody sees the page, and goes on when somebody does', async () => {
    const see = (isHidden: boolean) =>
      teacher.page.evaluate((hidden) => {
        Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
        document.dispatchEvent(new Event('visibilitychange'))
      }, isHidden)
    await see(true)
    await teacher.page.waitForFunction(() => window.states()[0] === 'suspended')
    await see(false)
    await teacher.page.waitForFunction(() => window.states()[0] === 'running')
    expect(teacher.errors).toEqual([])
  })
})
