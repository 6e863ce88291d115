import type { Page } from 'playwright-core'
import { type BrowserSchool, endedByHand, hostedGame, openBrowserSchool } from '../browser/school/browserSchool.ts'
import { choose } from '../browser/school/choose.ts'

/**
 * How soon a page shows its content: `npm run bench:open`. First for pages whose files the browser already has, then for a phone
 * and a board that reload in each phase of a racing game. For each it prints the middle of its tries, and how long the screen was
 * empty or said that it loads.
 */
const tries = 9
const triesInGame = 5
const phone = { viewport: { width: 390, height: 844 } }

/** Notes from the first moment what is on the screen, without forcing a layout. */
const watch = () => {
  const shown: [at: number, what: 'bare' | 'loading' | 'itself'][] = []
  Object.assign(window, { shownHere: shown })
  const look = () => {
    const main = document.querySelector('main')
    const isBare = (main?.textContent ?? '') === '' && !main?.querySelector('canvas')
    const what = isBare ? 'bare' : main?.getAttribute('aria-busy') ? 'loading' : 'itself'
    if (shown.at(-1)?.[1] !== what) shown.push([performance.now(), what])
  }
  new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true })
}

interface Opened {
  ms: number
  bareMs: number
  loadingMs: number
}

async function opened(page: Page): Promise<Opened> {
  await page.waitForLoadState('networkidle')
  const shown = await page.evaluate(
    () => (window as unknown as { shownHere: [number, 'bare' | 'loading' | 'itself'][] }).shownHere,
  )
  const spent = { bare: 0, loading: 0 }
  for (const [index, [at, what]] of shown.entries())
    if (what !== 'itself') spent[what] += (shown[index + 1]?.[0] ?? at) - at
  return { ms: shown.at(-1)?.[0] ?? 0, bareMs: spent.bare, loadingMs: spent.loading }
}

const middle = (numbers: readonly number[]): string =>
  String(Math.round([...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? 0))

function print(name: string, all: readonly Opened[]): void {
  const [ms, bare, loading] = (['ms', 'bareMs', 'loadingMs'] as const).map((what) => middle(all.map((it) => it[what])))
  process.stdout.write(`${name.padEnd(28)} itself after ${ms} ms; ${bare} ms bare, ${loading} ms loading\n`)
}

async function openOften(page: Page, name: string, times: number, open: () => Promise<unknown>): Promise<void> {
  const all: Opened[] = []
  for (let time = 0; time < times; time++) {
    await open()
    all.push(await opened(page))
  }
  print(name, all)
}

async function openPages(school: BrowserSchool, code: string): Promise<void> {
  const { page } = await school.visitor(phone)
  await page.addInitScript(watch)
  for (const place of ['/', '/login', '/shop', `/join/${code}`]) {
    await page.goto(place)
    await openOften(page, place.replace(code, 'CODE'), tries, () => page.goto(place))
  }
}

const school = await openBrowserSchool([], {}, endedByHand)
const prepare = async (page: Page) => {
  await choose(page.getByRole('radio', { name: /^Racing/ }))
  await page.getByText('Default').first().waitFor()
  await page.getByText('Game settings').click()
  await page.getByLabel('Seconds per question').selectOption('120')
}
const { teacher, code } = await hostedGame(school, prepare, 1)
await openPages(school, code)

const board = teacher.page
const { page: hand } = await school.visitor(phone)
await hand.goto(`/join/${code}`)
await hand.getByLabel('Nickname').fill('Zoe')
await hand.getByRole('button', { name: 'Join', exact: true }).click()
await hand.getByText('You are in, Zoe!').waitFor()
for (const page of [board, hand]) await page.addInitScript(watch)
const reloadBoth = async (phase: string) => {
  await openOften(hand, `phone, ${phase}`, triesInGame, () => hand.reload())
  await openOften(board, `board, ${phase}`, triesInGame, () => board.reload())
}

await reloadBoth('lobby')
await board.getByRole('button', { name: 'Start Game' }).click()
await hand.getByRole('heading', { name: 'Where is Mercury?' }).waitFor()
await reloadBoth('question')
await hand.getByRole('button', { name: /First/ }).click()
await hand.getByRole('heading', { name: 'Correct!' }).waitFor()
await reloadBoth('reveal')
await board.getByRole('button', { name: 'Next', exact: true }).click()
await hand.getByText('Choose your move').first().waitFor()
await reloadBoth('choosing')
await hand.getByRole('button', { name: /Steady/ }).click()
await hand.getByText('This turn').first().waitFor()
await reloadBoth('resolving')
await board.getByRole('button', { name: 'End game' }).click()
await board.getByRole('alertdialog').getByRole('button', { name: 'End game' }).click()
await hand.getByRole('heading', { name: 'Game Complete!' }).waitFor()
await reloadBoth('end')
await school.close()
