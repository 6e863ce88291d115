import { Client } from 'colyseus.js'
import type { CDPSession, Page } from 'playwright-core'
import {
  type BrowserSchool,
  endedByHand,
  hostedGame,
  openBrowserSchool,
  type Visit,
} from '../browser/school/browserSchool.ts'
import { phone } from '../browser/school/school.ts'

/**
 * What a board and a phone cost their computers while they are only looked at, without a graphics chip: `npm run bench:rest`.
 * Prints how much of one processor core each page keeps busy, and the painting of both together. Motion runs as often as the
 * screen is painted; only the map is drawn twenty times a second.
 */
const settleMs = 2_000
const lookMs = 6_000

type Busy = ReadonlyMap<number, { type: string; seconds: number }>

async function busy(session: CDPSession): Promise<Busy> {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  return new Map(processInfo.map(({ id, type, cpuTime }) => [id, { type, seconds: cpuTime }]))
}

async function game(school: BrowserSchool, session: CDPSession, mode: string): Promise<void> {
  const renderers = async () =>
    [...(await busy(session))].filter(([, { type }]) => type === 'renderer').map(([id]) => id)
  const { teacher, code } = await hostedGame(school, async (page) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.getByRole('radio', { name: new RegExp(`^${mode}`) }).check({ force: true })
    if (mode !== 'Classic') await page.getByText('Default').first().waitFor()
  })
  const ofBoard = await renderers()
  const guest = await guestIn(school, code)
  const others = await Promise.all(
    ['Ben', 'Cleo', 'Dan', 'Eve'].map(async (username) => {
      const other = await new Client(school.url).joinById(code, { username, slime: 'mint' })
      other.onMessage('*', () => {})
      return other
    }),
  )

  const look = async (what: string) => {
    await teacher.page.waitForTimeout(settleMs)
    const before = await busy(session)
    const since = performance.now()
    await teacher.page.waitForTimeout(lookMs)
    const took = (performance.now() - since) / 1000
    const shares = { board: 0, phone: 0, painting: 0 }
    for (const [id, { type, seconds }] of await busy(session)) {
      const share = (seconds - (before.get(id)?.seconds ?? 0)) / took
      if (type === 'renderer') shares[ofBoard.includes(id) ? 'board' : 'phone'] += share
      else if (type === 'GPU') shares.painting += share
    }
    const cells = Object.entries(shares).map(([name, share]) => `${name} ${(share * 100).toFixed(1).padStart(5)} %`)
    process.stdout.write(`${`${mode}, ${what}`.padEnd(22)} ${cells.join('   ')}\n`)
  }

  await look('lobby')
  await teacher.page.getByRole('button', { name: /^Start Game/ }).click()
  await guest.page.getByRole('button', { name: /First/ }).waitFor()
  await look('question')
  await answer(guest.page)
  await look('has answered')
  for (const other of others) other.send('submit-answer', { answer: 0 })
  await teacher.page.getByRole('button', { name: /^Next/ }).waitFor()
  await look('answer shown')
  for (const other of others) void other.leave()
  await Promise.all([teacher, guest].map(({ context }) => context.close()))
}

const answer = (page: Page) => page.getByRole('button', { name: /First/ }).click()

async function guestIn(school: BrowserSchool, code: string): Promise<Visit> {
  const guest = await school.visitor({ viewport: phone, reducedMotion: 'no-preference' })
  await guest.page.goto(`/join/${code}`)
  await guest.page.getByLabel('Nickname').fill('Ann')
  await guest.page.getByRole('button', { name: 'Join', exact: true }).click()
  await guest.page.getByText('You are in, Ann!').waitFor()
  return guest
}

const school = await openBrowserSchool([], {}, endedByHand)
const session = await school.browser.newBrowserCDPSession()
for (const mode of ['Classic', 'Racing', 'Battle', 'Gold Quest', 'Tower', 'Survival']) await game(school, session, mode)
await school.close()
process.exit(0)
