import type { ElementHandle, Page } from 'playwright-core'
import type { Classroom } from './classroom.ts'
import type { Deed } from './deeds.ts'
import { errandTable } from './errands/errandTable.ts'
import { drawMap, host, join, joinUnread, practise, writeSet } from './errands.ts'
import type { Offer } from './pageEyes.ts'
import type { Person } from './people.ts'

const pressMs = 1500
const loadMs = 30_000

const handOf = async (page: Page, offer: Offer): Promise<ElementHandle<Element> | null> => {
  const found = await page.evaluateHandle((wanted) => window.monkeyEyes.find(wanted), offer)
  return found.asElement() as ElementHandle<Element> | null
}

/** If the thing has moved away meanwhile, it is not pressed: a person would have missed it, too. */
async function press(page: Page, offer: Offer, times: number): Promise<void> {
  const hand = await handOf(page, offer)
  const isInput = ['radio', 'checkbox', 'switch'].includes(offer.role)
  await hand?.click({ timeout: pressMs, clickCount: times, force: isInput, noWaitAfter: true })
}

async function write(page: Page, offer: Offer, text: string): Promise<void> {
  const hand = await handOf(page, offer)
  if (offer.role === 'select') {
    const options = (await hand?.evaluate((list) => (list as HTMLSelectElement).options.length)) ?? 0
    await hand?.selectOption({ index: text.length % Math.max(1, options) }, { timeout: pressMs })
  } else await hand?.fill(text, { timeout: pressMs })
}

async function draw(page: Page, offer: Offer): Promise<void> {
  const box = await (await handOf(page, offer))?.boundingBox()
  if (!box) return
  await page.mouse.move(box.x + box.width * 0.3, box.y + box.height * 0.4)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.6, box.y + box.height * 0.5, { steps: 4 })
  await page.mouse.up()
}

async function blink(person: Person, ms: number): Promise<void> {
  person.isOffline = true
  await person.context.setOffline(true)
  await new Promise((resolve) => setTimeout(resolve, ms))
  await person.context.setOffline(false)
  person.isOffline = false
}

async function bursts(person: Person, ms: number): Promise<void> {
  for (const share of [0.2, 0.5, 0.3]) {
    await blink(person, ms * share)
    await new Promise((resolve) => setTimeout(resolve, ms * 0.1))
  }
}

/** As if somebody had closed the computer at the board by accident. */
async function reopen(person: Person, page: Page, ms: number): Promise<void> {
  const { pathname } = new URL(page.url())
  await page.close({ runBeforeUnload: false })
  await new Promise((resolve) => setTimeout(resolve, ms))
  await (await person.context.newPage()).goto(pathname, { timeout: loadMs })
}

async function signIn(page: Page, person: Person): Promise<void> {
  await page.goto('/login', { timeout: loadMs })
  const toggle = page.getByRole('button', { name: 'Already have an account? Login' })
  await toggle.or(page.getByRole('button', { name: "Don't have an account? Register" })).waitFor()
  if (await toggle.isVisible()) await toggle.click()
  await page.getByLabel('Username').fill(person.user?.username ?? '')
  await page.getByLabel('Password', { exact: true }).fill(person.secret.password)
  await page.locator('form button[type=submit]').click()
  await page.waitForURL(/\/(teacher|student)$/, { timeout: loadMs })
}

async function closeTab(person: Person, page: Page): Promise<void> {
  if (person.tabs.length === 1) await (await person.context.newPage()).goto('/', { timeout: loadMs })
  await page.close({ runBeforeUnload: false })
}

/** What a deed needs beside its page. Codes differ between walks, so it looks them up. */
interface Surroundings {
  codeOf: (game: number) => string
  classroom: Classroom
}

/** Throws if the deed could not be finished, because the page had changed or was busy. */
export async function doDeed(person: Person, tab: number, deed: Deed, around: Surroundings): Promise<void> {
  const page = person.tabs[tab]
  if (!page) return
  const patience = { timeout: loadMs, waitUntil: 'commit' } as const
  switch (deed.do) {
    case 'press':
      return press(page, deed.offer, 1)
    case 'pressTwice':
      return press(page, deed.offer, 2)
    case 'draw':
      return draw(page, deed.offer)
    case 'write':
      return write(page, deed.offer, deed.text)
    case 'key':
      return page.keyboard.press(deed.key)
    case 'escape':
      return page.keyboard.press('Escape')
    case 'go':
      return void (await page.goto(deed.to, patience))
    case 'back':
      return void (await page.goBack(patience))
    case 'forward':
      return void (await page.goForward(patience))
    case 'reload':
      return void (await page.reload(patience))
    case 'resize':
      return page.setViewportSize({ width: deed.width, height: deed.height })
    case 'blink':
      return blink(person, deed.ms)
    case 'bursts':
      return bursts(person, deed.ms)
    case 'reopen':
      return reopen(person, page, deed.ms)
    case 'errand':
      return errandTable[deed.what]({ page, person, classroom: around.classroom, nth: deed.nth })
    case 'secondTab':
      return void (await (await person.context.newPage()).goto(new URL(page.url()).pathname, patience))
    case 'closeTab':
      return closeTab(person, page)
    case 'signIn':
      return signIn(page, person)
    case 'look':
      return
    default:
      return errand(page, person, deed, around.codeOf)
  }
}

type Errand = Extract<Deed, { do: 'host' | 'join' | 'remote' | 'practise' | 'buyPack' | 'writeSet' | 'drawMap' }>

async function errand(page: Page, person: Person, deed: Errand, codeOf: Surroundings['codeOf']): Promise<void> {
  switch (deed.do) {
    case 'host':
      return host(page, person, deed.mode, deed.map ?? 0)
    case 'join':
      return person.ways.language
        ? joinUnread(page, codeOf(deed.game), deed.name)
        : join(page, codeOf(deed.game), deed.name)
    case 'remote':
      return void (await page.goto(`/remote/${codeOf(deed.game)}`, { timeout: loadMs }))
    case 'practise':
      return practise(page, deed.mode)
    case 'buyPack':
      await page.goto('/shop', { timeout: loadMs })
      return page
        .getByRole('button', { name: /^Buy Pack/ })
        .first()
        .click()
    case 'writeSet':
      return writeSet(page)
    case 'drawMap':
      return drawMap(page)
  }
}
