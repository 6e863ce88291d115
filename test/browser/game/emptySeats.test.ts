import '../../bench/sameSockets.ts'
import { Client } from 'colyseus.js'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { shootDevices } from '../../pictures/shootDevices.ts'
import { axeComplaints } from '../school/axeOn.ts'
import { type BrowserSchool, hostedGame, openBrowserSchool } from '../school/browserSchool.ts'
import { focused } from '../school/keys.ts'

let school: BrowserSchool

beforeAll(async () => {
  school = await openBrowserSchool()
})

afterAll(() => school.close())

/** However many buttons there are, the footer has at most two lines of text, and all of it is in the window. */
const squeezedInFooter = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll('footer li, footer button')]
    return parts.flatMap((part) => {
      const { left, right, height } = part.getBoundingClientRect()
      const line = Number.parseFloat(getComputedStyle(part).lineHeight) || 20
      const isWhole = left >= 0 && right <= innerWidth && part.scrollWidth <= part.clientWidth + 1
      return isWhole && height <= line * 2 + 20 ? [] : [`${part.textContent}: ${Math.round(height)} px high`]
    })
  })

it('the host clears by one press what a script has left in the lobby, and nobody real; and newcomers are asked what the board shows', async () => {
  const { teacher, code } = await hostedGame(school)
  const { page } = teacher
  const pupil = await school.visitor({ viewport: { width: 390, height: 844 } })
  await pupil.page.goto(`/join/${code}`)
  await pupil.page.getByLabel('Nickname').fill('Zoe')
  await pupil.page.getByRole('button', { name: 'Join', exact: true }).click()
  await pupil.page.getByText('You are in, Zoe!').waitFor()
  for (let count = 1; count <= 5; count++) {
    const ghost = await new Client(school.url).joinById(code, { username: `Ghost ${count}` })
    ghost.reconnection.enabled = false
    ghost.onMessage('*', () => {})
  }
  const clear = page.getByRole('button', { name: 'Clear 5 empty seats' })
  await clear.waitFor()
  await page.getByRole('button', { name: 'Start Game (6 players)' }).waitFor()
  expect(await axeComplaints(page)).toEqual([])
  expect(await squeezedInFooter(page)).toEqual([])
  await shootDevices(page, 'empty-seats', ['chromebook'])

  // During a flood, newcomers are asked what the board shows.
  await page.getByRole('button', { name: 'Ask newcomers what the board shows' }).click()
  const sign = page.getByText('To come in, tap').locator('xpath=..')
  const shown = () => sign.getByRole('img').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''))
  await expect.poll(async () => (await shown()).length).toBe(3)
  const late = await school.visitor({ viewport: { width: 390, height: 844 } })
  await late.page.goto(`/join/${code}`)
  await late.page.getByLabel('Nickname').fill('Max')
  await late.page.keyboard.press('Enter')
  const proof = late.page.getByRole('group', { name: 'Which three slimes are on the board?' })
  await proof.getByText('Left slime').waitFor()
  await expect.poll(() => focused(late.page)).not.toBe('nothing')
  expect(await axeComplaints(late.page)).toEqual([])
  expect(await axeComplaints(page)).toEqual([])
  await shootDevices(late.page, 'door-proof', ['phone'])
  await shootDevices(page, 'door-sign', ['projector', 'chromebook'])
  // After a wrong proof, keys go on from the slime that was tapped last.
  const right = await shown()
  const labels = await proof.getByRole('button').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
  // The board may well show one slime three times.
  const wrong = labels.find((label) => !right.includes(label ?? '')) ?? ''
  await proof.getByRole('button', { name: wrong, exact: true }).focus()
  for (let times = 0; times < 3; times++) await late.page.keyboard.press('Enter')
  await proof.getByText('That is not what the board shows. Look again!').waitFor()
  await expect.poll(() => focused(late.page)).toBe(wrong)
  for (const name of await shown()) await proof.getByRole('button', { name, exact: true }).click()
  await late.page.getByText('You are in, Max!').waitFor()

  // A user who is signed in is asked as well.
  const student = await school.newcomer('student', { viewport: { width: 390, height: 844 } })
  await student.page.goto(`/join/${code}`)
  const asked = student.page.getByRole('group', { name: 'Which three slimes are on the board?' })
  for (const name of await shown()) await asked.getByRole('button', { name, exact: true }).click()
  await student.page.getByText(`You are in, ${student.user.username}!`).waitFor()
  expect([...late.errors, ...student.errors]).toEqual([])
  await clear.click()
  await page.getByRole('button', { name: 'Start Game (3 players)' }).waitFor()
  await clear.waitFor({ state: 'detached' })
  await pupil.page.getByText('You are in, Zoe!').waitFor()
  await page.getByRole('button', { name: 'Start Game (3 players)' }).click()
  await pupil.page.waitForURL('**/play/*')
  expect(teacher.errors).toEqual([])
})
