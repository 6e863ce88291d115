import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { shootDevices } from '../../pictures/shootDevices.ts'
import { axeComplaints } from '../school/axeOn.ts'
import { type BrowserSchool, hostedGame, openBrowserSchool, type Visit } from '../school/browserSchool.ts'
import { focused, press } from '../school/keys.ts'

const phone = { width: 390, height: 844 }
let school: BrowserSchool

beforeAll(async () => {
  school = await openBrowserSchool()
})

afterAll(() => school.close())

async function guestIn(code: string, name: string): Promise<Page> {
  const { page } = await school.visitor({ viewport: phone })
  await page.goto(`/join/${code}`)
  await page.getByLabel('Nickname').fill(name)
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await page.getByText(`You are in, ${name}!`).waitFor()
  return page
}

const tile = (page: Page) => page.locator('button[aria-keyshortcuts="1 A"]')
const control = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })

const links: string[] = []

/** Notes the invitations on the board's own line. */
async function listenForLinks(board: Page): Promise<void> {
  board.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const text = payload.toString('latin1')
      const at = text.indexOf('remote-invited')
      if (at < 0) return
      const token = /token[^A-Za-z0-9_-]+([A-Za-z0-9_-]{24})/.exec(text.slice(at))?.[1]
      if (token) links.push(token)
    }),
  )
}
/** Buttons of the remote that are too small for a thumb. */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a')]
      .filter((one) => one.offsetParent !== null)
      .filter((one) => one.getBoundingClientRect().height < 44 || one.getBoundingClientRect().width < 44)
      .map((one) => one.textContent ?? ''),
  )

it('a phone that the board said yes to leads the game, and the board shows no bar', async () => {
  const { teacher, code } = await hostedGame(school)
  const board = teacher.page
  await listenForLinks(board)
  await board.reload()
  const ann = await guestIn(code, 'Ann')
  await guestIn(code, 'Ben')
  await control(board, 'Remote').click()
  // The board first offers the host's own account, which needs no link. Before a link is asked for, no pupil can take one.
  await board.getByText(`Log in as ${teacher.user.username}`).waitFor()
  await shootDevices(board, 'remote-account', ['projector', 'chromebook', 'phone'])
  expect(await axeComplaints(board)).toEqual([])
  expect(links).toEqual([])
  await control(board, 'Use a phone without my account').click()
  await board.getByRole('img', { name: 'QR code that opens the remote of this game' }).waitFor()
  await expect.poll(() => links.length).toBeGreaterThan(0)
  expect(await axeComplaints(board)).toEqual([])
  await shootDevices(board, 'remote-link', ['projector', 'chromebook'])

  const { page: hand, errors }: Visit = await school.visitor({ viewport: phone })
  await hand.goto(`/remote/${code}#${links.at(-1)}`)
  await hand.getByRole('heading', { name: 'Look at the board' }).waitFor()
  expect(hand.url()).not.toContain('#')
  await board.getByRole('heading', { name: 'Does your phone show this sign?' }).waitFor()
  const sign = await board.getByRole('alert').locator('b').textContent()
  expect(await hand.locator('main b').textContent()).toBe(sign)
  expect(await axeComplaints(hand)).toEqual([])
  expect(await axeComplaints(board)).toEqual([])
  await shootDevices(board, 'remote-ask', ['projector', 'chromebook'])
  await shootDevices(hand, 'remote-waiting', ['phone'])
  await control(board, 'Yes, let it control the game').click()

  // In the lobby, only the phone shows the first question.
  await hand.getByRole('heading', { name: 'In the lobby' }).waitFor()
  await hand.getByText('Where is Mercury?').waitFor()
  await board.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await control(board, 'Lock').count()).toBe(0)
  await shootDevices(hand, 'remote-lobby', ['phone'])
  await shootDevices(board, 'remote-led-lobby', ['chromebook'])
  await control(hand, /^Start Game/).click()
  await tile(ann).waitFor()
  await board.getByText('Question 1 of 4').first().waitFor()
  expect(await board.getByRole('region', { name: 'Host controls' }).count()).toBe(0)
  await hand
    .getByRole('listitem')
    .filter({ hasText: 'First' })
    .first()
    .getByText('Correct')
    .waitFor({ state: 'attached' })
  await hand.getByText('Where is Venus?').waitFor()
  expect(await axeComplaints(hand)).toEqual([])
  expect(await tooSmall(hand)).toEqual([])
  await shootDevices(hand, 'remote-question', ['phone', 'chromebook'])
  await hand.setViewportSize(phone)
  await shootDevices(board, 'remote-led', ['projector', 'chromebook'])

  // The phone does everything that a host can do.
  await control(hand, 'Pause').click()
  await board.getByText('Paused').first().waitFor()
  await control(hand, 'Resume').first().click()
  await tile(ann).click()
  await control(hand, 'Skip').click()
  await hand.getByTitle('Chosen by 1 player').waitFor()
  await shootDevices(hand, 'remote-reveal', ['phone'])
  await control(hand, /^Players/).click()
  await hand.getByRole('dialog').getByText('Ann').waitFor()
  await shootDevices(hand, 'remote-players', ['phone'])
  expect(await axeComplaints(hand)).toEqual([])
  await hand.getByRole('button', { name: 'Remove Ben' }).click()
  await hand.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await hand.getByRole('dialog').getByText('Ben').waitFor({ state: 'detached' })
  await control(hand, 'Close').click()
  await control(hand, 'Lock').click()
  await board.getByText('Locked').waitFor()

  // The phone reloads, and the board shows its small way back.
  await hand.reload()
  await control(hand, 'Next').click()
  await board.getByText('Question 2 of 4').first().waitFor()

  // The phone has no account but can open the next game, because the board does it.
  await control(hand, 'End game').click()
  await hand.getByRole('alertdialog').getByRole('button', { name: 'End game' }).click()
  await control(hand, 'Play again').waitFor()
  expect(await axeComplaints(hand)).toEqual([])
  await shootDevices(hand, 'remote-over', ['phone'])
  await control(hand, 'Play again').click()
  await tile(ann).waitFor()
  await hand.getByText('Question 1 of 4').first().waitFor()

  await control(board, /^A phone controls this game/).click()
  await board.getByRole('region', { name: 'Host controls' }).waitFor()
  await control(board, 'Remote').click()
  await control(board, 'Take control back').click()
  await hand.getByRole('heading', { name: 'The board took control back' }).waitFor()
  await control(hand, 'Try again').click()
  await hand.getByRole('heading', { name: 'This device may not control the game' }).waitFor()
  expect(errors).toEqual([])
  expect(teacher.errors).toEqual([])
})

it('another device of the same account leads from the dashboard; either may leave; a link that was used is refused', async () => {
  const { teacher, code } = await hostedGame(school)
  const board = teacher.page
  await guestIn(code, 'Ann')
  const second = await teacher.context.newPage()
  await second.setViewportSize(phone)
  await second.goto('/teacher')
  await control(board, 'Lock').focus()
  await second.getByRole('link', { name: /^Remote for Planets/ }).click()
  await second.getByRole('heading', { name: 'In the lobby' }).waitFor()
  await control(board, /^A phone controls this game/).waitFor()
  // The focus on the board is not lost when the bar goes, nor when the way back to it goes.
  await expect.poll(() => focused(board)).not.toBe('nothing')
  await control(second, /^Start Game/).click()
  await board.getByText('Question 1 of 4').first().waitFor()
  await press(board, /^A phone controls this game/)
  await board.getByRole('region', { name: 'Host controls' }).waitFor()
  await expect.poll(() => focused(board)).not.toBe('nothing')
  await press(board, 'Hide')
  await control(board, /^A phone controls this game/).waitFor()
  await expect.poll(() => focused(board)).not.toBe('nothing')
  await second.close()
  await board.getByRole('region', { name: 'Host controls' }).waitFor()

  const pupil = await school.visitor({ viewport: phone })
  await pupil.page.goto(`/remote/${code}#made-up-by-a-pupil-000000`)
  await pupil.page.getByRole('heading', { name: 'This device may not control the game' }).waitFor()
  expect(await axeComplaints(pupil.page)).toEqual([])
  await shootDevices(pupil.page, 'remote-refused', ['phone'])
  await pupil.page.goto(`/remote/${code}`)
  await pupil.page.getByRole('heading', { name: 'This device may not control the game' }).waitFor()

  // The class must not see a caught name either.
  const rude = await school.visitor({ viewport: phone })
  await rude.page.goto(`/join/${code}`)
  await rude.page.getByLabel('Nickname').fill('Mobi Dick')
  await rude.page.getByRole('button', { name: 'Join', exact: true }).click()
  await control(board, '1 name caught').click()
  await board.getByRole('alertdialog', { name: 'Everybody sees this screen' }).waitFor()
  await board.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()

  // Without a remote the host is warned: everybody sees what opens on this screen.
  await control(board, 'Players').click()
  await board.getByRole('alertdialog', { name: 'Everybody sees this screen' }).waitFor()
  await shootDevices(board, 'remote-warning', ['chromebook'])
  expect(await axeComplaints(board)).toEqual([])
  await board.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  expect(await board.getByRole('dialog').count()).toBe(0)
  await control(board, 'Players').click()
  await control(board, 'Show it here').click()
  await board.getByRole('dialog').getByText('Ann').waitFor()
})
