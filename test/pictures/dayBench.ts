import { parseArgs } from 'node:util'
import type { CDPSession, Page } from 'playwright-core'
import { type BrowserSchool, hostedGame, openBrowserSchool, type Visit } from '../browser/school/browserSchool.ts'

/**
 * `npm run bench:day`: a board and a phone play game after game in the same two tabs, as in a school whose projector nobody
 * closes, and print what their pages hold after each. `--games 12` ends sooner.
 */
const { values } = parseArgs({ options: { games: { type: 'string', default: '36' } } })
const games = Number(values.games)
const modes = ['Racing', 'Battle', 'Gold Quest', 'Tower', 'Survival', 'Classic'] as const
const phaseMs = { reveal: 1_000, choose: 1_500, resolve: 2_500 }
const lookMs = 500

const line = (cells: readonly (string | number)[]) => process.stdout.write(`| ${cells.join(' | ')} |\n`)

/** What the page would hold if the browser tidied up at once. */
async function heldBy(session: CDPSession): Promise<{ heapMb: number; nodes: number; listeners: number }> {
  // What the first round lets go may have held more.
  for (const _ of [1, 2, 3]) await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN
  return { heapMb: of('JSHeapUsedSize') / 1e6, nodes: of('Nodes'), listeners: of('JSEventListeners') }
}

async function weigh({ page, context }: Visit): Promise<() => ReturnType<typeof heldBy>> {
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  return () => heldBy(session)
}

async function guestIn(school: BrowserSchool, code: string): Promise<Visit> {
  const guest = await school.visitor({ viewport: { width: 390, height: 844 }, reducedMotion: 'no-preference' })
  await guest.page.goto(`/join/${code}`)
  await guest.page.getByLabel('Nickname').fill('Ann')
  await guest.page.getByRole('button', { name: 'Join', exact: true }).click()
  await guest.page.getByText('You are in, Ann!').waitFor()
  return guest
}

/** Presses what is there until the game is over: turns end by themselves, and a press may come just after one has. */
async function playOn(board: Page, phone: Page): Promise<void> {
  const isOver = board.getByText('Game Complete!').first()
  const buttons = [
    phone.locator('button[aria-keyshortcuts="1 A"]'),
    phone.getByRole('list', { name: 'Moves' }).getByRole('button').first(),
    board.getByRole('button', { name: /^Next/ }).first(),
  ]
  while (!(await isOver.isVisible())) {
    for (const button of buttons)
      if (await button.isEnabled({ timeout: lookMs }).catch(() => false))
        await button.click({ timeout: lookMs }).catch(() => undefined)
    await board.waitForTimeout(lookMs)
  }
  await phone.getByText('Game Complete!').first().waitFor()
}

async function playAgain(board: Page, phone: Page, mode: string): Promise<void> {
  await board.getByRole('button', { name: 'Another set or mode' }).click()
  const dialog = board.getByRole('dialog', { name: 'Play again with…' })
  await dialog.getByRole('radio', { name: new RegExp(`^${mode}`) }).check({ force: true })
  if (mode !== 'Classic') await dialog.getByText('Choose a map').waitFor()
  await dialog.getByRole('button', { name: 'Play this' }).click()
  await phone.getByText('You are in, Ann!').waitFor()
}

const school = await openBrowserSchool([], {}, phaseMs)
const held: { board: number; phone: number }[] = []
try {
  const { teacher, code } = await hostedGame(school, undefined, 1)
  await teacher.page.emulateMedia({ reducedMotion: 'no-preference' })
  const guest = await guestIn(school, code)
  const weighBoard = await weigh(teacher)
  const weighPhone = await weigh(guest)
  await teacher.page.getByRole('button', { name: 'Start Game (1 player)' }).click()
  line(['games', 'mode', 'board MB', 'nodes', 'listeners', 'phone MB', 'nodes', 'listeners'])
  line(Array(8).fill('---'))
  for (let played = 1; ; played++) {
    await playOn(teacher.page, guest.page)
    const board = await weighBoard()
    const phone = await weighPhone()
    held.push({ board: board.heapMb, phone: phone.heapMb })
    const cells = [board, phone].flatMap(({ heapMb, nodes, listeners }) => [heapMb.toFixed(1), nodes, listeners])
    line([played, played === 1 ? 'Classic' : (modes[(played - 2) % modes.length] ?? ''), ...cells])
    if (played >= games) break
    await playAgain(teacher.page, guest.page, modes[(played - 1) % modes.length] ?? 'Classic')
  }
  for (const error of [...teacher.errors, ...guest.errors]) process.stdout.write(`on a page: ${error}\n`)
} finally {
  await school.close()
}

/** The first third loads the worlds. After that every game should leave as little as the one before. */
const grown = (page: 'board' | 'phone'): string => {
  const third = Math.floor(held.length / 3)
  const middle = (from: number) => held.slice(from, from + third).sort((one, other) => one[page] - other[page])
  const of = (from: number) => middle(from)[Math.floor(third / 2)]?.[page] ?? Number.NaN
  return (of(held.length - third) / of(third)).toFixed(3)
}
process.stdout.write(
  `in the last third the board holds ${grown('board')} times, the phone ${grown('phone')} times what it held in the second\n`,
)
process.exit(0)
