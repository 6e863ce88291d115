import { afterAll, beforeAll, expect, it } from 'vitest'
import { shootDevices } from '../../pictures/shootDevices.ts'
import { axeComplaints } from '../school/axeOn.ts'
import { type BrowserSchool, hostedGame, openBrowserSchool } from '../school/browserSchool.ts'

let school: BrowserSchool
beforeAll(async () => {
  school = await openBrowserSchool()
})
afterAll(() => school.close())

const phone = { width: 390, height: 844 }
const tile = 'button[aria-keyshortcuts="1 A"]'

it('the leaderboard of a new school says why it is empty, and shows who knew most where no account has won', async () => {
  const { page } = await school.visitor()
  await page.goto('/leaderboard')
  await page.getByText(/Only players with an account are listed here. Log in, answer/).waitFor()
  expect(await page.getByRole('combobox', { name: 'Sort by' }).inputValue()).toBe('totalWins')

  const { teacher, code } = await hostedGame(school)
  const board = teacher.page
  const pupil = await school.newcomer('student', { viewport: phone })
  await pupil.page.goto('/leaderboard')
  await pupil.page.getByText(/Only players with an account are listed here. Answer a question/).waitFor()
  await pupil.page.goto(`/join/${code}`)
  await pupil.page.getByText(/^You are in/).waitFor()
  await board.getByRole('button', { name: 'Start Game (1 player)' }).click()
  await pupil.page.locator(tile).click()
  await board.getByRole('heading', { name: 'Standings' }).waitFor()
  await board.getByRole('button', { name: 'End game' }).click()
  await board.getByRole('alertdialog').getByRole('button', { name: 'End game' }).click()
  await pupil.page.getByText(/You earned/).waitFor()

  // The results of a game are stored a moment after its end.
  const own = page.getByRole('row').filter({ hasText: pupil.user.username })
  const isListed = async () => {
    await page.reload()
    await own.or(page.getByText(/^Only players with an account/)).waitFor()
    return own.isVisible()
  }
  await expect.poll(isListed, { interval: 500 }).toBe(true)
  await page.getByText(/^No player with an account has won against another one yet/).waitFor()
  expect(await axeComplaints(page)).toEqual([])
  await shootDevices(page, 'leaderboard-new')
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('totalWins')
  await page.getByText('No player with an account has anything under “Wins” yet.').waitFor()
})

it('practice says which moves it has, and promises no boss', async () => {
  const { page } = await school.newcomer('student')
  await page.goto('/practice')
  await page.getByRole('radio', { name: /^Racing/ }).waitFor({ state: 'attached' })
  for (const move of [/Nitro/, /slick/, /duel/i]) expect(await page.getByText(move).count()).toBe(1)
  await shootDevices(page, 'practice-modes')
})

it('the four figures of practice stand in whole rows, on every screen', async () => {
  const { page } = await school.newcomer('student')
  await page.goto('/practice')
  await page.getByText('Average score').waitFor()
  for (const width of [1920, 1366, 820, 390]) {
    await page.setViewportSize({ width, height: 844 })
    const tops = await Promise.all(
      ['Practice games', 'Accuracy', 'Average score', 'Coins earned'].map((label) =>
        page
          .getByText(label, { exact: true })
          .evaluate((text) => Math.round(text.parentElement?.parentElement?.getBoundingClientRect().top ?? 0)),
      ),
    )
    const rows = [...new Set(tops)].map((top) => tops.filter((other) => other === top).length)
    expect(new Set(rows).size, `${width}: ${rows}`).toBe(1)
  }
})

it('what the class missed is asked again in the room where it still sits, and the lobby says what it is', async () => {
  const { teacher, code } = await hostedGame(school)
  const board = teacher.page
  const { page } = await school.visitor({ viewport: phone })
  await page.goto(`/join/${code}`)
  await page.getByLabel('Nickname').fill('Lotte')
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await page.getByText('You are in, Lotte!').waitFor()
  await board.getByRole('button', { name: 'Start Game (1 player)' }).click()
  await page.locator('button[aria-keyshortcuts="2 B"]').click()
  await board.getByRole('heading', { name: 'Standings' }).waitFor()
  await board.getByRole('button', { name: 'End game' }).click()
  await board.getByRole('alertdialog').getByRole('button', { name: 'End game' }).click()
  await board.getByRole('link', { name: 'See report' }).click()
  await board.getByRole('button', { name: 'Play the missed one again' }).click()
  await board.waitForURL(`**/lobby/${code}`)
  await board.getByText('Planets · The questions you missed').waitFor()
  // The pupil did not have to type the code again.
  await page.getByText('You are in, Lotte!').waitFor()
  await page.getByText(/The questions you missed/).waitFor()
  await shootDevices(board, 'lobby-missed')
  await shootDevices(page, 'lobby-missed-phone', ['phone'])
  await board.getByRole('button', { name: 'Start Game (1 player)' }).click()
  await page.getByText('Question 1 of 1').first().waitFor()
})
