import type { Browser, Page } from 'playwright-core'
import { breakableNetwork } from '../browser/school/breakableNetwork.ts'
import type { Tapped } from './pupilMind.ts'

const lookEveryMs = 120
const patienceMs = 60_000

/** What the page shows now, read like a pupil would. */
interface Shown {
  question: number
  /** Places of the answers that can be pressed. */
  open: number[]
  isSafe: boolean
  cards: number
}

const readPage = (page: Page): Promise<Shown> =>
  page.evaluate(() => {
    const text = document.body.textContent ?? ''
    const inQuestion = document.querySelector('main section[aria-label^="Question "]')
    const question = Number(inQuestion?.getAttribute('aria-label')?.match(/\d+/)?.[0] ?? 0)
    const tiles = [...document.querySelectorAll<HTMLButtonElement>('main button[aria-keyshortcuts]')]
    return {
      question,
      open: tiles.flatMap((tile, place) => (tile.disabled ? [] : [place])),
      isSafe: text.includes('Answer locked in') && text.includes('Waiting for the others.'),
      cards: tiles.length,
    }
  })

async function stallOf(network: Awaited<ReturnType<typeof breakableNetwork>>, ms: number): Promise<void> {
  network.fail()
  await new Promise((resolve) => setTimeout(resolve, ms))
  network.heal()
}

/** A pupil at a real page, on a line that can go dead under it. */
export class PagePupil {
  readonly tapped = new Map<number, Tapped>()
  playerId = ''
  readonly name: string
  private readonly page: Page
  private readonly network: Awaited<ReturnType<typeof breakableNetwork>>
  private readonly random: () => number
  private isOver = false
  private playing: Promise<void> = Promise.resolve()

  private constructor(
    options: Pick<PagePupil, 'name'> & { page: Page; network: PagePupil['network']; random: () => number },
  ) {
    this.name = options.name
    this.page = options.page
    this.network = options.network
    this.random = options.random
  }

  static async open(
    browser: Browser,
    url: string,
    code: string,
    name: string,
    random: () => number,
  ): Promise<PagePupil> {
    const network = await breakableNetwork(url)
    const context = await browser.newContext({ baseURL: network.url, viewport: { width: 390, height: 844 } })
    context.setDefaultTimeout(patienceMs)
    const page = await context.newPage()
    // While the server is away there is no page yet that could heal by itself: people reload.
    const isThere = () => page.goto(`/join/${code}`, { waitUntil: 'commit' }).then(Boolean, () => false)
    while (!(await isThere())) await page.waitForTimeout(300)
    // The line dies in the first second, with everything under way on it, and the page has to heal by itself.
    if (random() < 0.5) await stallOf(network, 1000 + random() * 1500)
    await page.getByLabel('Nickname').fill(name)
    await page.getByRole('button', { name: 'Join', exact: true }).click()
    await page
      .getByText('Waiting for host to start the game...')
      .waitFor()
      .catch(async (cause: Error) => {
        throw new Error(`The page at ${page.url()} shows: ${await page.locator('body').textContent()}`, { cause })
      })
    const pupil = new PagePupil({ name, page, network, random })
    pupil.playing = pupil.play()
    return pupil
  }

  /** The line goes dead silently. When it comes back, all its connections are cut. */
  stall(ms: number): Promise<void> {
    return stallOf(this.network, ms)
  }

  private async play(): Promise<void> {
    while (!this.isOver) {
      await new Promise((resolve) => setTimeout(resolve, lookEveryMs))
      // The page may be reloading itself just now.
      await this.look().catch(() => undefined)
    }
  }

  private async look(): Promise<void> {
    const { question, open, isSafe, cards } = await readPage(this.page)
    const own = this.tapped.get(question)
    if (own) {
      if (isSafe) own.isSafe = true
      return
    }
    const isThinking = this.random() > 0.1
    if (isThinking || open.length === 0) return
    const choice = open[Math.floor(this.random() * open.length)] ?? 0
    // While players choose there are cards or a second look. Taps on those do not count as answers.
    const tile = this.page.locator('main button[aria-keyshortcuts]').nth(choice)
    await tile.click({ timeout: 1000, noWaitAfter: true })
    if (question > 0 && cards === 4) this.tapped.set(question, { question, choice, inTime: true, isSafe: false })
  }

  async leave(): Promise<void> {
    this.isOver = true
    await this.playing
    await this.page.context().close()
    await this.network.close()
  }
}
