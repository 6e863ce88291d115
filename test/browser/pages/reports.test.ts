import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { shootDevices } from '../../pictures/shootDevices.ts'
import { axeComplaints } from '../school/axeOn.ts'
import { addQuestionSet, type BrowserSchool, hostedGame, openBrowserSchool } from '../school/browserSchool.ts'

let school: BrowserSchool
beforeAll(async () => {
  school = await openBrowserSchool()
})
afterAll(() => school.close())

/** Figures at the top of a report that stick out of their cards. */
const outOfTheirCards = (page: Page): Promise<string[]> =>
  page.locator('main dl dd').evaluateAll((figures) =>
    figures.flatMap((figure) => {
      const text = document.createRange()
      text.selectNodeContents(figure)
      const card = figure.closest('dl')?.parentElement
      const isOut = text.getBoundingClientRect().right > (card?.getBoundingClientRect().right ?? 0)
      return isOut ? [figure.textContent ?? ''] : []
    }),
  )

it('a report says what to teach again and how one pupil does, and the missed ones are played again at one press', async () => {
  const { teacher, code } = await hostedGame(school)
  const { page } = teacher
  const pupil = await school.newcomer('student', { viewport: { width: 390, height: 844 } })
  await pupil.page.goto(`/join/${code}`)
  await pupil.page
    .getByText(/^You are in/)
    .first()
    .waitFor()
  await page.getByRole('button', { name: 'Start Game' }).click()
  await page.waitForURL(`**/play/${code}`)
  // Always chooses the first answer, which is right only for the first question.
  for (let question = 1; question <= 4; question++) {
    await pupil.page.getByText(`Question ${question} of 4`).first().waitFor()
    await pupil.page.locator('button[aria-keyshortcuts="1 A"]').click()
    await page.getByRole('button', { name: /^Next/ }).click()
  }
  await page.getByRole('link', { name: /See report/ }).click()
  await page.getByRole('heading', { name: 'Teach again' }).waitFor()
  const again = page.getByRole('region', { name: 'Teach again' })
  await again.getByText('1 of 1 answered First').first().waitFor()
  expect(await again.getByRole('listitem').count()).toBe(3)
  // Who hears the page hears what the tick shows.
  expect(await again.getByRole('listitem').first().textContent()).toContain('right answer')
  await shootDevices(page, 'teach-again')
  await page.setViewportSize({ width: 768, height: 1024 })
  expect(await outOfTheirCards(page)).toEqual([])
  expect(await axeComplaints(page)).toEqual([])

  await page.getByRole('tab', { name: 'Students' }).click()
  await page.getByRole('link', { name: `${pupil.user.username} over several games` }).click()
  await page.getByRole('heading', { name: 'Still to learn' }).waitFor()
  await page.getByText('1 of 4 right').waitFor()
  await page.getByRole('region', { name: 'Still to learn' }).getByText('right answer').first().waitFor()
  await shootDevices(page, 'one-pupil')
  expect(await axeComplaints(page)).toEqual([])
  await page.goBack()

  await page.getByRole('button', { name: 'Play the 3 missed ones again' }).click()
  await page.waitForURL('**/lobby/*')
  const next = page.url().split('/').at(-1) ?? ''
  await pupil.page.goto(`/join/${next}`)
  await pupil.page
    .getByText(/^You are in/)
    .first()
    .waitFor()
  await page.getByRole('button', { name: 'Start Game' }).click()
  await pupil.page.getByText('Question 1 of 3').first().waitFor()
})

it('a teacher comes home to what was played last, what the week has shown, and sets folded by subject', async () => {
  const { teacher, code } = await hostedGame(school)
  const { page } = teacher
  const pupil = await school.newcomer('student')
  await pupil.page.goto(`/join/${code}`)
  await pupil.page
    .getByText(/^You are in/)
    .first()
    .waitFor()
  await page.getByRole('button', { name: 'Start Game' }).click()
  await pupil.page.locator('button[aria-keyshortcuts="1 A"]').click()
  await page.getByRole('button', { name: /^Next/ }).waitFor()
  await page.getByRole('button', { name: 'End game' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'End game' }).click()
  await page.getByRole('link', { name: /See report/ }).waitFor()
  for (const title of ['Moons', 'Comets', 'Stars', 'Suns', 'Rockets', 'Orbits']) {
    await addQuestionSet(teacher, school.url, title)
  }
  await page.goto('/teacher')
  await page.getByRole('region', { name: 'This week' }).getByText('1 game, 100% of all answers right').waitFor()
  await page.locator('summary').filter({ hasText: 'Science' }).getByText('7 sets').waitFor()
  await shootDevices(page, 'teacher-home')
  expect(await axeComplaints(page)).toEqual([])
  // The main button is in sight, both before and after the user scrolls.
  const create = page.getByRole('button', { name: 'Create Game & Get Code' })
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.getByRole('heading', { name: 'Host Game' }).scrollIntoViewIfNeeded()
  const box = await create.boundingBox()
  expect(box && box.y + box.height).toBeLessThanOrEqual(768)
  await page.getByRole('button', { name: 'Play Planets, Classic' }).click()
  await page.waitForURL('**/lobby/*')
})

it('a report of a game in which nobody answered says no time, and not that they were quick', async () => {
  const { teacher, code } = await hostedGame(school, undefined, 1)
  const { page } = teacher
  const pupil = await school.newcomer('student')
  await pupil.page.goto(`/join/${code}`)
  await page.getByRole('button', { name: 'Start Game (1 player)' }).click()
  await pupil.page.locator('button[aria-keyshortcuts="1 A"]').waitFor()
  await page.getByRole('button', { name: 'Skip' }).click()
  await page.getByRole('button', { name: /^Next/ }).click()
  await page.getByRole('link', { name: /See report/ }).click()
  const time = page.locator('main dl').filter({ hasText: 'Average time' }).locator('dd')
  await time.waitFor()
  expect(await time.textContent()).toBe('–')
})
