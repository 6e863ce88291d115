import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { shootDevices } from '../../pictures/shootDevices.ts'
import { allKinds } from '../../rooms/shared/questions/someQuestions.ts'
import { type BrowserSchool, openBrowserSchool } from '../school/browserSchool.ts'

let school: BrowserSchool
beforeAll(async () => {
  school = await openBrowserSchool()
})
afterAll(() => school.close())

const file = (name: string) => join(import.meta.dirname, '../../client/questionSets/files', name)

it('reads a file of Moodle in the page, mends what does not fit, and sends nothing before it is saved', async () => {
  const { page } = await school.newcomer('teacher')
  await page.goto('/create-set?import')
  const chosen = page.getByRole('dialog').locator('input[type="file"]')
  await chosen.waitFor({ state: 'attached' })
  const sent: string[] = []
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()))
  await chosen.setInputFiles(file('mixed.moodle.xml'))
  await page.getByText('3 ready, 3 with a problem').waitFor()
  await shootDevices(page, 'import-moodle')
  // The preview needs the room.
  expect(await page.getByText('or drop it here').count()).toBe(0)
  await page.getByRole('button', { name: 'Repair row 4' }).click()
  await page.getByLabel('Kind of question 4').selectOption('Type the answer')
  await page.getByLabel('Right answer', { exact: true }).fill('at the sea')
  await shootDevices(page, 'import-repairing')
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByText('4 ready, 2 with a problem').waitFor()
  await page.getByRole('button', { name: 'Use 4 questions' }).click()
  await page.getByRole('heading', { name: 'Question 4' }).waitFor()
  expect(sent).toEqual([])
})

it('says why a file is not read, and asks how cards are to be answered', async () => {
  const { page } = await school.newcomer('teacher')
  await page.goto('/create-set?import')
  const chosen = page.getByRole('dialog').locator('input[type="file"]')
  const entities = '<!DOCTYPE quiz [<!ENTITY a "ha">]><quiz/>'
  await chosen.setInputFiles({ name: 'a.xml', mimeType: 'text/xml', buffer: Buffer.from(entities) })
  await page.getByRole('alert').getByText('This file defines its own characters').waitFor()
  await chosen.setInputFiles(file('spanish.quizlet.txt'))
  await page.getByText('5 questions ready').waitFor()
  // So the same file can be chosen again.
  expect(await chosen.inputValue()).toBe('')
  await page.getByText('type the answer', { exact: true }).click()
  await page.getByText('la casa').first().waitFor()
  await shootDevices(page, 'import-cards')
  await page.getByRole('button', { name: 'Use 5 questions' }).click()
  await page.getByLabel('Kind of question 1').waitFor()
  expect(await page.getByLabel('Kind of question 1').inputValue()).toBe('typed')
})

it('says what a kind of file cannot carry before it is written', async () => {
  const { page, context } = await school.newcomer('teacher')
  const questions = allKinds.map((question) => ({ ...question, explanation: 'So it is.' }))
  const data = { title: 'All kinds', subject: 'Other', questions }
  await context.request.post('/api/question-sets', { data, headers: { origin: school.url } })
  await page.goto('/teacher')
  await page.getByRole('button', { name: 'More for All kinds' }).click()
  await page.getByRole('menuitem', { name: 'Export' }).click()
  await page.getByText('Everything in this set fits').waitFor()
  await page.getByRole('radio', { name: /^Kahoot/ }).press('Space')
  await page.getByText('Question 3: it has no "Type the answer"').waitFor()
  await shootDevices(page, 'export')
  await page.getByRole('radio', { name: /^GIFT/ }).press('Space')
  await page.getByText('Question 5: it has no "Put in order"').waitFor()
  const exported = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save 4 questions' }).click()
  const written = await text(await (await exported).createReadStream())
  expect((await exported).suggestedFilename()).toBe('All-kinds.gift.txt')
  expect(written).toContain('{\n\t=merci\n\t=je vous remercie\n####So it is.\n}')
})

it('gives a prompt to take along, and reads what comes back', async () => {
  const { page } = await school.newcomer('teacher')
  await page.goto('/create-set?import')
  await page.getByRole('tab', { name: 'Paste text' }).click()
  await page.getByText('Let an assistant write questions').click()
  await page.getByLabel('Topic').fill('rivers')
  await shootDevices(page, 'import-prompt')
  await page.getByRole('button', { name: 'Copy the prompt' }).click()
  await page.getByText('Prompt copied.').first().waitFor()
  const answer = readFileSync(file('fenced.assistant.txt'), 'utf8')
  await page.getByLabel('Pasted text').fill(answer)
  await page.getByText('6 questions ready').waitFor()
})
