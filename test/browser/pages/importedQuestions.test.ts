import { afterAll, beforeAll, expect, it } from 'vitest'
import { shootDevices } from '../../pictures/shootDevices.ts'
import { type BrowserSchool, openBrowserSchool } from '../school/browserSchool.ts'

let school: BrowserSchool
beforeAll(async () => {
  school = await openBrowserSchool()
})
afterAll(() => school.close())

const longQuestion =
  'Which of the planets of our solar system are gas giants, and which of them are made of rock? '.repeat(2)

it('keeps the word on a button whole beside a long question, and what is beside the imported questions folded', async () => {
  const { page } = await school.newcomer('teacher')
  await page.goto('/create-set?import')
  await page.getByRole('tab', { name: 'Paste text' }).click()
  const header = 'Question,Answer 1,Answer 2,Answer 3,Answer 4,Time limit,Correct answer(s)'
  const lines = [`"${longQuestion}",Jupiter,Saturn,Mars,Venus,30,7`, `"${longQuestion}",Jupiter,Saturn,Mars,Venus,30,1`]
  await page
    .getByRole('textbox')
    .last()
    .fill([header, ...lines].join('\n'))
  const repair = page.getByRole('button', { name: /^Repair/ }).first()
  await repair.waitFor()
  for (const viewport of [
    { width: 1366, height: 768 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport)
    await shootDevices(page, 'import-repair')
    await page.setViewportSize(viewport)
    const box = await repair.boundingBox()
    expect([viewport.width, (box?.width ?? 0) > (box?.height ?? 0)]).toEqual([viewport.width, true])
  }
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.getByRole('button', { name: /^Use 1 question/ }).click()
  const extras = page.locator('details').first()
  await extras.waitFor()
  expect(await extras.getAttribute('open')).toBeNull()
  await extras.getByText('30 seconds').first().waitFor()
})

it('a double click on what closes the dialog does not press what lies behind it', async () => {
  const { page } = await school.newcomer('teacher')
  await page.goto('/create-set?import')
  await page.getByRole('tab', { name: 'Paste text' }).click()
  const rows = ['Question,Answer 1,Answer 2,Answer 3,Answer 4,Correct answer', 'Which is red?,Mars,Sun,Moon,Venus,1']
  await page.getByRole('textbox').last().fill(rows.join('\n'))
  const use = page.getByRole('button', { name: /^Use 1 question/ })
  const box = await use.boundingBox()
  await page.evaluate(
    ({ x, y }) => {
      const behind = document.createElement('button')
      behind.style.cssText = `position: fixed; inset: auto; left: ${x}px; top: ${y}px; width: 4px; height: 4px`
      behind.onclick = () => {
        document.title = 'pressed'
      }
      document.querySelector('main')?.append(behind)
    },
    { x: (box?.x ?? 0) + 10, y: (box?.y ?? 0) + 10 },
  )
  await page.mouse.dblclick((box?.x ?? 0) + 12, (box?.y ?? 0) + 12, { delay: 40 })
  await page.getByText('Which is red?').first().waitFor()
  expect(await page.title()).not.toBe('pressed')
})

it('"Look again" goes to the question that was meant', async () => {
  const { page } = await school.newcomer('teacher', { viewport: { width: 390, height: 844 } })
  await page.goto('/create-set')
  await page.getByLabel('Title').fill('Five')
  await page.getByLabel('Subject').selectOption('Science')
  for (let number = 1; number <= 5; number++) {
    if (number > 1) await page.getByRole('button', { name: 'Add question' }).click()
    const card = page.locator(`#question-${number}`)
    await card.getByRole('textbox').first().fill(`Question ${number}?`)
    for (const [index, letter] of ['A', 'B', 'C', 'D'].entries())
      await card.getByLabel(`Answer ${letter}`).fill(`${letter}${index}`)
    // Marks a right answer in all questions but the second.
    if (number !== 2) {
      await card.getByRole('radio').nth(1).focus()
      await page.keyboard.press('Space')
    }
  }
  await page.getByRole('button', { name: /^Save/ }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Is A the right answer?' })
  await dialog.getByRole('button', { name: 'Look again' }).click()
  await dialog.waitFor({ state: 'detached' })
  const place = () =>
    page.locator('#question-2').evaluate((card) => {
      const { top, bottom } = card.getBoundingClientRect()
      return { isSeen: top < innerHeight && bottom > 0, hasFocus: card.contains(document.activeElement) }
    })
  await expect.poll(place).toEqual({ isSeen: true, hasFocus: true })
})
