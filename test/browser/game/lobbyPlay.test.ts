import { afterAll, beforeAll, expect, it } from 'vitest'
import { emotes } from '../../../rooms/shared/contract/lobbyPlay.ts'
import { axeComplaints } from '../school/axeOn.ts'
import { type BrowserSchool, hostedGame, openBrowserSchool, type Visit } from '../school/browserSchool.ts'

let school: BrowserSchool
let teacher: Visit
let ann: Visit
let ben: Visit
let code: string

const phone = { width: 390, height: 844 }
const ownSlime = ({ page }: Visit) => page.getByRole('button', { name: 'Tap your slime' })

async function joined(nickname: string): Promise<Visit> {
  const visit = await school.visitor({ viewport: phone })
  await visit.page.goto(`/join/${code}`)
  await visit.page.getByLabel('Nickname').fill(nickname)
  await visit.page.getByRole('button', { name: 'Join', exact: true }).click()
  await visit.page.getByText('You are in').waitFor()
  return visit
}

beforeAll(async () => {
  school = await openBrowserSchool()
  ;({ teacher, code } = await hostedGame(school))
  ann = await joined('Ann')
  ben = await joined('Ben')
})

afterAll(() => school.close())

/** Notes whose slimes move on the board, in order. */
const watchBoard = () =>
  teacher.page.evaluate(() => {
    const moved: string[] = []
    const { animate } = Element.prototype
    Element.prototype.animate = function (...args) {
      const card = this.closest('li')
      if (card) moved.push(card.textContent?.match(/Ann|Ben/)?.[0] ?? '')
      return animate.apply(this, args)
    }
    Object.assign(window, { moved })
  })
const movedOnBoard = () => teacher.page.evaluate(() => (window as unknown as { moved: string[] }).moved)

it('a tap makes one hop on the board and on the phone, and on nobody else’s', async () => {
  await watchBoard()
  await ownSlime(ann).waitFor()
  await ownSlime(ann).click()
  await teacher.page.waitForFunction(() => (window as unknown as { moved: string[] }).moved.length > 0)
  expect(await movedOnBoard()).toEqual(['Ann'])
  expect(await ben.page.locator('[data-emote]').count()).toBe(0)
})

it('a second tap says something kind, with the keyboard as well', async () => {
  const said = teacher.page.locator('[data-emote]')
  const bubble = () =>
    teacher.page
      .waitForFunction(
        () => {
          const one = document.querySelector('[data-emote]')
          return one && [one.getAttribute('data-emote'), one.getAttribute('aria-hidden')]
        },
        undefined,
        { timeout: 2000 },
      )
      .then((seen) => seen.jsonValue())
  // A busy machine may hand over two presses too late for a second tap.
  const saying = async () => {
    for (let press = 0; press < 2; press++) await ben.page.keyboard.press('Enter')
    return bubble().catch(() => null)
  }
  await ownSlime(ben).focus()
  await expect.poll(saying, { timeout: 30_000 }).toEqual([expect.toBeOneOf([...emotes]), 'true'])
  await said.waitFor({ state: 'detached' })
  expect(await ann.page.locator('[data-emote]').count()).toBe(0)
  expect(await movedOnBoard()).toContain('Ben')
})

it('is no trouble to read or to reach', async () => {
  expect(await axeComplaints(ann.page)).toEqual([])
  expect(await axeComplaints(teacher.page)).toEqual([])
})

it('the host ends it, and every phone knows', async () => {
  const taps = teacher.page.getByRole('button', { name: 'Slime taps' })
  expect(await taps.getAttribute('aria-pressed')).toBe('true')
  await taps.click()
  await Promise.all([ann, ben].map((one) => ownSlime(one).waitFor({ state: 'detached' })))
  const late = await joined('Late')
  expect(await ownSlime(late).count()).toBe(0)
  expect(await taps.getAttribute('aria-pressed')).toBe('false')
  await taps.click()
  await ownSlime(late).waitFor()
})

it('who waits for the others can poke their slime, which tells nobody', async () => {
  await teacher.page.getByRole('button', { name: /Start Game/ }).click()
  await ann.page.getByText('Where is').first().waitFor()
  await ann.page.keyboard.press('1')
  const poke = ann.page.getByRole('button', { name: 'Poke your slime' })
  await poke.waitFor()
  expect(await axeComplaints(ann.page)).toEqual([])
  const frames: string[] = []
  ann.page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => frames.push(String(payload))))
  for (let pokes = 0; pokes < 5; pokes++) await poke.click()
  expect(frames.filter((frame) => frame.includes('slime'))).toEqual([])
  for (const { errors } of [teacher, ann, ben]) expect(errors).toEqual([])
})
