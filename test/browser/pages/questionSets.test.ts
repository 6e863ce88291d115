import { text } from 'node:stream/consumers'
import type { Page, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { QuestionSet } from '../../../rooms/shared/contract/questionSets.ts'
import { picturePath } from '../../../rooms/shared/questions/questionLimits.ts'
import { zipOf } from '../../client/questionSets/zipOf.ts'
import { shootDevices } from '../../pictures/shootDevices.ts'
import { drawnPicture } from '../../server/drawnPictures.ts'
import { axeComplaints } from '../school/axeOn.ts'
import { addQuestionSet, type BrowserSchool, openBrowserSchool, password } from '../school/browserSchool.ts'

let school: BrowserSchool

beforeAll(async () => {
  school = await openBrowserSchool()
})

afterAll(() => school.close())

/** Chosen pictures are read only when the test calls `giveFiles` in the page. */
const holdFiles = (page: Page) =>
  page.evaluate(() => {
    const make = window.createImageBitmap.bind(window)
    const held: (() => void)[] = []
    window.createImageBitmap = (async (source: ImageBitmapSource) => {
      if (source instanceof File) await new Promise<void>((resolve) => held.push(resolve))
      return make(source)
    }) as typeof createImageBitmap
    Object.assign(window, { giveFiles: () => held.splice(0).map((goOn) => goOn()).length })
  })

const answer = async (page: Page, choice: string) => {
  const dialog = page.getByRole('alertdialog')
  await dialog.getByText('Leave without saving?').waitFor()
  await dialog.getByRole('button', { name: choice, exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
}

it('a copy keeps the language and the pictures that were uploaded, and the next one is told from it', async () => {
  const { page, context } = await school.newcomer('teacher')
  const image = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='
  const questions = [{ question: 'What is this?', answers: ['A dot', 'A line', 'A hole', 'A map'], correct: 0, image }]
  const headers = { origin: school.url }
  await context.request.post('/api/question-sets', {
    data: { title: 'Dots', subject: 'Other', language: 'de', questions },
    headers,
  })
  await page.goto('/teacher')
  await page.getByRole('button', { name: 'More for Dots' }).click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await page.getByRole('button', { name: 'Edit Dots (copy)', exact: true }).click()
  await page.waitForURL('**/edit-set/*')
  const picture = page.getByRole('img', { name: 'Picture' })
  await picture.waitFor()
  const size = () => picture.evaluate((shown: HTMLImageElement) => [shown.complete, shown.naturalWidth])
  await expect.poll(size).toEqual([true, 1])
  await page.getByText(/^Your sets use 0\.1 of 40 MB/).waitFor()
  await page.goto('/teacher')
  await page.getByRole('button', { name: 'Edit Dots', exact: true }).waitFor()
  // Names are told from what the list shows, also while it cannot be read again.
  const lists = /\/api\/question-sets$/
  await page.route(lists, (route) => route.abort())
  const held: (() => void)[] = []
  let copyCalls = 0
  await page.route('**/copy', async (route) => {
    copyCalls += 1
    await new Promise<void>((resolve) => void held.push(resolve))
    await route.continue()
  })
  const duplicate = async () => {
    await page.getByRole('button', { name: 'More for Dots', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  }
  for (const copy of ['Dots (copy 2)', 'Dots (copy 3)']) {
    await duplicate()
    await page.locator('[aria-busy]').getByRole('button', { name: 'More for Dots', exact: true }).waitFor()
    await duplicate()
    await expect.poll(() => held.length).toBe(1)
    held.shift()?.()
    await page.getByRole('button', { name: `Edit ${copy}` }).waitFor()
    await page.locator('[aria-busy]').waitFor({ state: 'detached' })
  }
  expect(copyCalls).toBe(2)
  await page.unroute(lists)
  const sets = (await (await context.request.get('/api/question-sets')).json()) as QuestionSet[]
  const own = sets.filter(({ mine }) => mine).map(({ title, language }) => [title, language])
  expect(own).toEqual(['Dots (copy 3)', 'Dots (copy 2)', 'Dots (copy)', 'Dots'].map((title) => [title, 'de']))
  const exported = page.waitForEvent('download')
  await page.getByRole('button', { name: 'More for Dots (copy)', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Export' }).click()
  await page.getByRole('radio', { name: /^Slime School/ }).click({ force: true })
  await page.getByText('Everything in this set fits').waitFor()
  const stored = `**${picturePath}*`
  await page.route(stored, (route) => route.abort())
  await page.getByRole('button', { name: 'Save 1 question' }).click()
  await page.getByText('The server cannot be reached.').first().waitFor()
  await page.unroute(stored)
  await page.route(stored, (route) => route.fulfill({ status: 500 }))
  await page.getByRole('button', { name: 'Save 1 question' }).click()
  await page.getByText('A picture of this set could not be read.').first().waitFor()
  await page.unroute(stored)
  await page.evaluate(() => {
    const make = URL.createObjectURL
    URL.createObjectURL = () => {
      URL.createObjectURL = make
      throw new Error('No room for a file')
    }
  })
  await page.getByRole('button', { name: 'Save 1 question' }).click()
  await page.getByText('This file could not be written.').first().waitFor()
  await page.getByRole('button', { name: 'Save 1 question' }).click()
  expect(await text(await (await exported).createReadStream())).toContain(image)
})

it('a session that ends while a set is changed is opened again over the page, and the save repeated', async () => {
  const visit = await school.newcomer('teacher')
  const { page, context } = visit
  await addQuestionSet(visit, school.url)
  await page.goto('/teacher')
  await page.getByRole('button', { name: 'Edit Planets' }).click()
  await page.getByLabel('Title').fill('An hour of changes')
  const cookies = await context.cookies()
  await context.clearCookies()
  await page.getByRole('button', { name: 'Save Question Set' }).click()
  const dialog = page.getByRole('dialog', { name: 'Log in again' })
  await dialog.getByLabel('Password').fill(password)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/teacher')
  await page.getByText('An hour of changes').first().waitFor()
  expect((await context.cookies()).length).toBe(cookies.length)
})

it('a set is changed as it is by now, however it was when its author opened it before', async () => {
  const visit = await school.newcomer('teacher')
  const { page, context } = visit
  await addQuestionSet(visit, school.url)
  await page.goto('/teacher')
  await page.getByRole('button', { name: /^Edit Planets/ }).click()
  const title = page.getByLabel('Title')
  await title.waitFor()
  await page.getByRole('link', { name: 'Back to dashboard' }).click()
  const sets = (await (await context.request.get('/api/question-sets')).json()) as QuestionSet[]
  const { id, subject, questions } = sets.find(({ title }) => title === 'Planets') as QuestionSet
  const elsewhere = { title: 'Planets and moons', subject, questions }
  await context.request.put(`/api/question-sets/${id}`, { data: elsewhere, headers: { origin: school.url } })
  let isCut = true
  // The page also asks for its address, and reads by itself as soon as that is answered.
  for (const path of [`question-sets/${id}`, 'join-address'])
    await page.route(`**/api/${path}`, (route) => (isCut ? route.abort() : route.continue()))
  await page.getByRole('button', { name: /^Edit Planets/ }).click()
  await page.getByText('The server cannot be reached.').first().waitFor()
  expect(await title.count()).toBe(0)
  isCut = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => title.inputValue()).toBe('Planets and moons')
  await title.fill('Planets, moons and suns')
  await page.getByRole('button', { name: 'Save Question Set' }).click()
  await page.getByText('Question set saved successfully!').first().waitFor()
})

it('a set that a busy server does not give is asked for again until it does', async () => {
  const visit = await school.newcomer('teacher')
  const { page, context } = visit
  await addQuestionSet(visit, school.url)
  const sets = (await (await context.request.get('/api/question-sets')).json()) as QuestionSet[]
  const { id } = sets.find(({ title }) => title === 'Planets') as QuestionSet
  let busy = 2
  await page.route(`**/api/question-sets/${id}`, (route) => {
    busy -= 1
    return busy < 0 ? route.continue() : route.fulfill({ status: 503, body: 'Busy' })
  })
  await page.goto(`/edit-set/${id}`)
  await page.getByRole('button', { name: 'Try again' }).waitFor()
  expect(await page.getByLabel('Title').inputValue()).toBe('Planets')
})

describe('a question set that is not saved yet', () => {
  it('is not left behind without a question, by a link or by going back', async () => {
    const { page } = await school.newcomer('teacher')
    await page.goto('/teacher')
    await page.getByRole('link', { name: 'Create Question Set' }).first().click()
    await page.getByLabel('Title').fill('An hour of work')
    await page.getByRole('link', { name: 'Leaderboard' }).click()
    await answer(page, 'Stay')
    expect(await page.getByLabel('Title').inputValue()).toBe('An hour of work')
    await page.goBack()
    await answer(page, 'Stay')
    expect(await page.getByLabel('Title').inputValue()).toBe('An hour of work')
    await page.getByRole('link', { name: 'Leaderboard' }).click()
    await answer(page, 'Leave')
    await page.waitForURL('**/leaderboard')
  })

  it('asks nobody who has typed nothing', async () => {
    const { page } = await school.newcomer('teacher')
    await page.goto('/create-set')
    await page.getByLabel('Title').waitFor()
    await page.getByRole('link', { name: 'Leaderboard' }).click()
    await page.waitForURL('**/leaderboard')
  })
})

describe('a spreadsheet', () => {
  const xlsx = (sheet: string, sharedStrings: string) => ({
    name: 'questions.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(zipOf({ 'xl/worksheets/sheet1.xml': sheet, 'xl/sharedStrings.xml': sharedStrings })),
  })

  it('becomes questions, and one that unpacks to a flood is refused at once', async () => {
    const { page } = await school.newcomer('teacher')
    await page.goto('/create-set')
    await page.getByRole('button', { name: 'Import' }).click()
    const texts = ['What is 2 + 2?', '3', '4', '5', '6', 'B']
    const cells = (row: number) => texts.map((_, at) => `<c r="${'ABCDEF'[at]}${row}" t="s"><v>${at}</v></c>`).join('')
    const shared = `<sst>${texts.map((text) => `<si><r><t>${text}</t></r></si>`).join('')}</sst>`
    const file = page.getByRole('dialog').locator('input[type=file]')
    await file.setInputFiles(xlsx(`<sheetData><row/><row>${cells(2)}</row></sheetData>`, shared))
    await page.getByRole('button', { name: 'Use 1 question' }).waitFor()
    // As much as a file may have: twelve megabytes unpacked, mostly rows that do not count.
    await page.evaluate(() => {
      const seen = { longestTask: 0 }
      Object.assign(window, seen)
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries())
          Object.assign(window, { longestTask: Math.max(Number(Reflect.get(window, 'longestTask')), duration) })
      }).observe({ entryTypes: ['longtask'] })
    })
    const wide = `<row>${cells(2)}${'<c r="Z1"><v>1</v></c>'.repeat(35)}</row>`
    const many = wide.repeat(Math.floor(11_500_000 / wide.length))
    await file.setInputFiles(xlsx(`<sheetData><row/>${many}</sheetData>`, shared))
    await page.getByText('500 questions').first().waitFor()
    const longest = await page.evaluate(() => Math.round(Number(Reflect.get(window, 'longestTask'))))
    process.stdout.write(`a spreadsheet of twelve megabytes holds the page for ${longest} ms at the longest\n`)
    await file.setInputFiles(xlsx(`<sheetData>${'<row/>'.repeat(2_500_000)}</sheetData>`, shared))
    await page.getByText('This file holds more than a question set can').waitFor()
    expect(await page.getByRole('button', { name: 'No question to use yet' }).isDisabled()).toBe(true)
  })
})

const write = async (page: Page, number: number, question: string, answers = ['one', 'two', 'three', 'four']) => {
  const card = page.locator(`#question-${number}`)
  await card.getByLabel('Question', { exact: true }).fill(question)
  for (const [index, answer] of answers.entries()) await card.getByLabel(`Answer ${'ABCD'[index]}`).fill(answer)
  return card
}

describe('writing', () => {
  it('as a visitor survives a reload and registering, and is saved then', async () => {
    const { page } = await school.visitor()
    await page.goto('/create-set')
    await page.getByText('You log in when you save').waitFor()
    await page.getByLabel('Title').fill('Rivers of the world')
    await page.getByLabel('Subject').selectOption('Geography')
    const card = await write(page, 1, 'Which one is longest?')
    await card.getByLabel('B is the right answer').check({ force: true })
    page.once('dialog', (dialog) => void dialog.accept())
    await page.reload()
    expect(await page.getByLabel('Title').inputValue()).toBe('Rivers of the world')
    await page.getByRole('button', { name: 'Save Question Set' }).click()
    await page.getByText('We keep what you wrote.').waitFor()
    await shootDevices(page, 'login-for-a-set')
    await page.getByLabel('Username').fill('river_writer')
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByLabel('Confirm password').fill(password)
    await page.getByRole('button', { name: 'Register', exact: true }).click()
    await page.waitForURL('**/create-set')
    expect(await page.getByLabel('B is the right answer').isChecked()).toBe(true)
    await page.getByRole('button', { name: 'Save Question Set' }).click()
    await page.getByText('Question set created successfully!').first().waitFor()
    await page.goto('/create-set')
    expect(await page.getByLabel('Title').inputValue()).toBe('')
  })

  it('comes back after the login page also if the browser stores nothing, as with too many pictures', async () => {
    const { page } = await school.visitor()
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await page.goto('/create-set')
    await page.getByLabel('Title').fill('Large rivers')
    await page.getByLabel('Subject').selectOption('Geography')
    const card = await write(page, 1, 'Which one is longest?')
    await card.getByLabel('B is the right answer').check({ force: true })
    await page.getByRole('button', { name: 'Save Question Set' }).click()
    await page.getByLabel('Username').fill('large_river_writer')
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByLabel('Confirm password').fill(password)
    await page.getByRole('button', { name: 'Register', exact: true }).click()
    await page.waitForURL('**/create-set')
    expect(await page.getByLabel('Title').inputValue()).toBe('Large rivers')
    await page.getByRole('button', { name: 'Save Question Set' }).click()
    await page.getByText('Question set created successfully!').first().waitFor()
  })

  it('tells who is sent to the login page why, and leads back', async () => {
    const { page } = await school.visitor()
    await page.goto('/practice')
    await page.waitForURL('**/login')
    await page.getByText('That page is for students.').waitFor()
    await page.getByLabel('Username').fill('practice_fan')
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByLabel('Confirm password').fill(password)
    await page.getByRole('button', { name: 'Register', exact: true }).click()
    await page.waitForURL('**/practice')
  })

  it('asks once about marks nobody has set, takes complaints back, and lets its author try it', async () => {
    const { page } = await school.newcomer('teacher')
    await page.goto('/create-set')
    const save = page.getByRole('button', { name: 'Save Question Set' })
    await save.click()
    await page.getByText('Please fix 7 things').waitFor()
    await shootDevices(page, 'editor-complaints')
    await page.getByLabel('Title').fill('Oceans')
    await page.getByText('Please fix 6 things').waitFor()
    await page.getByLabel('Subject').selectOption('Geography')
    await write(page, 1, 'Which ocean is deepest?', ['Atlantic', 'Pacific', 'Arctic', 'Indian'])
    await page.getByText('Please fix').waitFor({ state: 'detached' })

    await page.getByRole('button', { name: 'Try it', exact: true }).click()
    const trial = page.getByRole('dialog', { name: 'Question 1 of 1' })
    await trial.getByRole('button', { name: 'B Pacific' }).click()
    await trial.getByText('You marked another answer as right.').waitFor()
    await shootDevices(page, 'editor-try')
    expect(await axeComplaints(page)).toEqual([])
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByText('You got 0 of 1 question right').waitFor()
    await page.getByRole('button', { name: 'Back to the set' }).click()

    await save.click()
    const asking = page.getByRole('alertdialog')
    await asking.getByText('Is A the right answer?').waitFor()
    await shootDevices(page, 'editor-marks')
    await asking.getByRole('button', { name: 'Look again' }).click()
    // The page moves the focus to the first mark when the question has gone. Only then can the test move it to the second.
    await asking.waitFor({ state: 'detached' })
    const first = page.getByLabel('A is the right answer')
    await expect.poll(() => first.evaluate((mark) => mark === document.activeElement)).toBe(true)
    await page.getByLabel('B is the right answer').press(' ')
    await save.click()
    await page.getByText('Question set created successfully!').first().waitFor()
  })

  it('repairs what does not fit in an import, and says what is beyond the limit', async () => {
    const { page } = await school.newcomer('teacher')
    await page.goto('/create-set?import')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('tab', { name: 'Paste text' }).click()
    await dialog
      .getByLabel('Pasted text')
      .fill(
        [
          'Is ice water?;True;False;;;both',
          'Which is prime?;2;;4;6;1',
          'Which are primes?;2;3;4;6;1,2',
          'Is fire hot?;True;False;;;1',
        ].join('\n'),
      )
    await dialog.getByText('2 ready, 2 with a problem').waitFor()
    await dialog.getByRole('button', { name: 'Repair row 1' }).click()
    await shootDevices(page, 'import-repair')
    expect(await axeComplaints(page)).toEqual([])
    await dialog.getByLabel('A is the right answer').check({ force: true })
    await dialog.getByRole('button', { name: 'Done' }).click()
    await dialog.getByRole('button', { name: 'Repair row 2' }).click()
    await dialog.getByLabel('Answer B').fill('9')
    await dialog.getByRole('button', { name: 'Done' }).click()
    await dialog.getByText('4 questions ready').waitFor()
    await dialog.getByLabel('Pasted text').fill('What is 2 + 2?;4;5;6;7;1\n'.repeat(120))
    await dialog.getByText('the first 100 fit, 20 are left out').waitFor()
    await dialog.getByRole('button', { name: 'Use 100 questions' }).click()
    await page.getByText('Question 100', { exact: true }).waitFor()
  })
})

it('a picture by its address is taken over once, by the browser of its author; one that is not given away is said', async () => {
  const { page } = await school.newcomer('teacher')
  const body = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64')
  const open = { 'access-control-allow-origin': '*', 'content-type': 'image/gif' }
  await page.route('https://open.example/**', (route) => route.fulfill({ body, headers: open }))
  // Fails as a browser does for a picture that its server does not give away.
  await page.route('https://shut.example/**', (route) => route.abort())
  await page.goto('/create-set')
  await page.getByText('Picture, explanation and time').click()
  const address = page.getByLabel('Picture address (https://…)')
  await address.fill('https://shut.example/dot.gif')
  await address.press('Tab')
  await page.getByText('That site does not let us copy its pictures.').first().waitFor()
  await address.fill('https://open.example/dot.gif')
  await address.press('Tab')
  expect(await page.getByRole('img', { name: 'Picture' }).getAttribute('src')).toMatch(/^data:image\/webp/)
})

it('a picture that comes late leaves what was typed meanwhile, and saving waits for it', async () => {
  const { page, context } = await school.newcomer('teacher')
  const dot = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64')
  const headers = { 'access-control-allow-origin': '*', 'content-type': 'image/gif' }
  const asked: Route[] = []
  await page.route('https://slow.example/**', (route) => void asked.push(route))
  await page.goto('/create-set')
  await page.getByLabel('Title').fill('Slow pictures')
  await page.getByLabel('Subject').selectOption('Other')
  const card = await write(page, 1, 'What comes late?', ['The bus', 'The train', 'The post', 'The snow'])
  await card.getByLabel('A is the right answer').click({ force: true })
  await holdFiles(page)
  for (const letter of ['A', 'B'])
    await card
      .getByLabel(`Picture beside ${letter}`)
      .setInputFiles({ name: 'dot.gif', mimeType: 'image/gif', buffer: dot })
  expect(await page.evaluate(() => (window as unknown as { giveFiles(): number }).giveFiles())).toBe(2)
  for (const letter of ['A', 'B']) await card.getByRole('img', { name: `Picture beside ${letter}` }).waitFor()
  await page.getByText('Picture, explanation and time').click()
  // The fields stand apart evenly.
  const gaps = await card.locator('details > :not(summary)').evaluateAll((fields) => {
    const boxes = fields.map((field) => field.getBoundingClientRect())
    return boxes.slice(1).map(({ top }, at) => Math.round(top - (boxes[at]?.bottom ?? 0)))
  })
  expect(gaps).toEqual([12, 12])
  const address = page.getByLabel('Picture address (https://…)')
  await address.fill('https://slow.example/dot.gif')
  await address.press('Enter')
  await page.getByLabel('Explanation (shown after the answer)').fill('It is always late.')
  const save = page.getByRole('button', { name: 'Save Question Set' })
  const waits = page.getByRole('button', { name: 'Waiting for a picture…' })
  await save.click()
  await waits.waitFor()
  await expect.poll(() => asked.length).toBe(1)
  await asked.shift()?.abort()
  await page.getByText('A picture could not be added.').waitFor()
  await shootDevices(page, 'editor-picture-missing')
  const pick = (letter: string) =>
    card.getByLabel(`Picture beside ${letter}`).setInputFiles({ name: 'dot.gif', mimeType: 'image/gif', buffer: dot })
  const give = () => page.evaluate(() => (window as unknown as { giveFiles(): number }).giveFiles())
  await pick('C')
  await address.press('Enter')
  await save.click()
  await waits.waitFor()
  await expect.poll(() => asked.length).toBe(1)
  await asked.shift()?.abort()
  expect(await give()).toBe(1)
  await page.getByText('A picture could not be added.').waitFor()
  await address.press('Enter')
  await save.click()
  await waits.waitFor()
  await expect.poll(() => asked.length).toBe(1)
  await asked[0]?.fulfill({ body: dot, headers })
  await page.getByText('Question set created successfully!').first().waitFor()
  const sets = (await (await context.request.get('/api/question-sets')).json()) as QuestionSet[]
  const [question] = sets.find(({ title }) => title === 'Slow pictures')?.questions ?? []
  const stored = expect.stringContaining('/')
  expect(question).toMatchObject({
    explanation: 'It is always late.',
    image: stored,
    answerImages: [stored, stored, stored, ''],
  })
})

it('a picture that comes late goes to its answer, and not to the one that has taken its place', async () => {
  const { page } = await school.newcomer('teacher')
  const dot = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64')
  await page.goto('/create-set')
  const card = await write(page, 1, 'Which one has a flag?', ['Chad', 'Mali', 'Peru', 'Cuba'])
  await holdFiles(page)
  await card.getByLabel('Picture beside C').setInputFiles({ name: 'dot.gif', mimeType: 'image/gif', buffer: dot })
  await card.getByRole('button', { name: 'Remove A' }).click()
  expect(await page.evaluate(() => (window as unknown as { giveFiles(): number }).giveFiles())).toBe(1)
  await card.getByRole('img', { name: 'Picture beside B' }).waitFor()
  expect(await card.getByLabel('Answer B', { exact: true }).inputValue()).toBe('Peru')
  expect(await card.getByRole('img', { name: 'Picture beside C' }).count()).toBe(0)
})

it('an import that waits for a picture of another question leaves it there', async () => {
  const { page } = await school.newcomer('teacher')
  const dot = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64')
  await page.goto('/create-set')
  const card = await write(page, 1, 'Which one has a flag?', ['Chad', 'Mali', 'Peru', 'Cuba'])
  await holdFiles(page)
  await card.getByLabel('Picture beside B').setInputFiles({ name: 'dot.gif', mimeType: 'image/gif', buffer: dot })
  await page.getByRole('button', { name: 'Import' }).click()
  const dialog = page.getByRole('dialog')
  const buffer = Buffer.from('Question,Answer 1,Answer 2,Correct\nWhat is a dot?,This,That,A\n')
  await dialog.locator('input[type="file"]').setInputFiles({ name: 'dots.csv', mimeType: 'text/csv', buffer })
  await dialog.getByRole('button', { name: 'Use 1 question' }).click()
  await dialog.getByRole('button', { name: 'Waiting for a picture…' }).waitFor()
  expect(await page.evaluate(() => (window as unknown as { giveFiles(): number }).giveFiles())).toBe(1)
  await dialog.waitFor({ state: 'detached' })
  expect(await page.locator('#question-2').count()).toBe(1)
  expect(await card.getByRole('img', { name: 'Picture beside B' }).count()).toBe(1)
})

it('a set whose author leaves while saving waits for a picture is not saved', async () => {
  const { page } = await school.newcomer('teacher')
  const asked: Route[] = []
  const saved: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().includes('/api/question-sets'))
      saved.push(request.postDataJSON().title)
  })
  await page.route('https://slow.example/**', (route) => void asked.push(route))
  await page.goto('/create-set')
  await page.getByLabel('Title').fill('Left behind')
  await page.getByLabel('Subject').selectOption('Other')
  const card = await write(page, 1, 'What comes late?', ['The bus', 'The train', 'The post', 'The snow'])
  await card.getByLabel('A is the right answer').click({ force: true })
  await page.getByText('Picture, explanation and time').click()
  const address = page.getByLabel('Picture address (https://…)')
  await address.fill('https://slow.example/dot.gif')
  await address.press('Enter')
  await page.getByRole('button', { name: 'Save Question Set' }).click()
  await page.getByRole('button', { name: 'Waiting for a picture…' }).waitFor()
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
  await page.waitForURL('**/teacher')
  await expect.poll(() => asked.length).toBe(1)
  await asked[0]?.fulfill({
    body: Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64'),
    headers: { 'access-control-allow-origin': '*', 'content-type': 'image/gif' },
  })
  // The next set waits for the same picture, and is sent after whatever the page before would still have sent.
  await page.getByRole('link', { name: 'Create Question Set' }).first().click()
  await page.getByLabel('Title').fill('Begun anew')
  await page.getByLabel('Subject').selectOption('Other')
  const next = await write(page, 1, 'What comes now?', ['The bus', 'The train', 'The post', 'The snow'])
  await next.getByLabel('A is the right answer').click({ force: true })
  await page.getByRole('button', { name: 'Save Question Set' }).click()
  await page.getByText('Question set created successfully!').first().waitFor()
  expect(saved).toEqual(['Begun anew'])
})

it('a set with more new pictures than one request holds is saved whole by one press; what a proxy refuses is said', async () => {
  const { page, context } = await school.newcomer('teacher')
  const questions = Array.from({ length: 20 }, (_, at) => ({
    question: `What is picture ${at + 1}?`,
    answers: ['A dot', 'A line'],
    correct: 0,
    image: drawnPicture(`picture ${at} `, 145_000),
  }))
  const buffer = Buffer.from(JSON.stringify({ title: 'Many pictures', subject: 'Other', questions }))
  let letters = 0
  let isShut = true
  await page.route(/\/api\/question-sets/, (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    letters = Math.max(letters, route.request().postData()?.length ?? 0)
    if (!isShut) return route.continue()
    return route.fulfill({ status: 413, contentType: 'text/html', body: '<h1>413 Request Entity Too Large</h1>' })
  })
  await page.goto('/create-set?import')
  const chosen = page.getByRole('dialog').locator('input[type="file"]')
  await chosen.setInputFiles({ name: 'pictures.json', mimeType: 'application/json', buffer })
  await page.getByRole('button', { name: 'Use 20 questions' }).click()
  const save = page.getByRole('button', { name: 'Save Question Set' })
  await save.click()
  await page.getByText('The new pictures are too large for one save.').waitFor()
  await shootDevices(page, 'editor-pictures-too-large')
  isShut = false
  await save.click()
  await page.getByText('Question set created successfully!').first().waitFor()
  expect(letters).toBeLessThan(1_000_000)
  const sets = (await (await context.request.get('/api/question-sets')).json()) as QuestionSet[]
  const stored = sets.find(({ title }) => title === 'Many pictures')?.questions.map(({ image }) => image) ?? []
  expect(new Set(stored).size).toBe(20)
  expect(stored.every((image) => image?.startsWith(picturePath))).toBe(true)
})

it('a question that is repaired in an import comes with the picture its author has just chosen for an answer', async () => {
  const { page } = await school.newcomer('teacher')
  await page.goto('/create-set?import')
  await holdFiles(page)
  const dot = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64')
  const dialog = page.getByRole('dialog')
  const buffer = Buffer.from('Question,Answer 1,Answer 2,Correct\nWhat is a dot?,This,,A\n')
  await dialog.locator('input[type="file"]').setInputFiles({ name: 'dots.csv', mimeType: 'text/csv', buffer })
  await dialog.getByRole('button', { name: 'Repair row 2' }).click()
  await dialog.getByRole('textbox', { name: 'Answer B' }).fill('That')
  await dialog.getByLabel('Picture beside B').setInputFiles({ name: 'dot.gif', mimeType: 'image/gif', buffer: dot })
  await dialog.getByRole('button', { name: 'Use 1 question' }).click()
  await dialog.getByRole('button', { name: 'Waiting for a picture…' }).waitFor()
  expect(await page.evaluate(() => (window as unknown as { giveFiles(): number }).giveFiles())).toBe(1)
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('img', { name: 'Picture beside B' }).waitFor()
})

it('a browser that writes no WebP keeps a photo large, and what is transparent', async () => {
  const { page } = await school.newcomer('teacher')
  await page.addInitScript(() => {
    const write = HTMLCanvasElement.prototype.toDataURL
    HTMLCanvasElement.prototype.toDataURL = function (type, quality) {
      return write.call(this, type === 'image/webp' ? 'image/png' : type, quality)
    }
  })
  await page.goto('/create-set')
  await page.getByText('Picture, explanation and time').click()
  const drawn = async (width: number, height: number, isClear: boolean) => {
    const png = await page.evaluate(
      ([width, height, isClear]) => {
        const canvas = Object.assign(document.createElement('canvas'), { width, height })
        const pen = canvas.getContext('2d') as CanvasRenderingContext2D
        const picture = pen.createImageData(width, height)
        for (let at = 0; at < picture.data.length; at += 4) {
          const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)]
          const grain = ((x * 7919 + y * 104_729) % 31) - 15
          const isHole = isClear && x < width / 2
          picture.data.set([(x / width) * 200 + grain, (y / height) * 200 + grain, 90 + grain, isHole ? 0 : 255], at)
        }
        pen.putImageData(picture, 0, 0)
        return canvas.toDataURL('image/png').split(',')[1] ?? ''
      },
      [width, height, isClear] as const,
    )
    const file = { name: 'drawn.png', mimeType: 'image/png', buffer: Buffer.from(png, 'base64') }
    await page.getByLabel('Choose a picture').setInputFiles(file)
    const taken = page.getByRole('img', { name: 'Picture' })
    await taken.waitFor()
    const seen = await taken.evaluate(async (image: HTMLImageElement) => {
      await image.decode()
      const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 })
      const pen = canvas.getContext('2d') as CanvasRenderingContext2D
      pen.drawImage(image, 0, 0)
      const [red = 0, , , alpha = 0] = pen.getImageData(0, 0, 1, 1).data
      return { type: image.src.slice(5, 15), width: image.naturalWidth, isWhite: red > 235, isClear: alpha === 0 }
    })
    await page.getByRole('button', { name: 'Remove picture' }).click()
    return seen
  }
  expect(await drawn(1200, 900, false)).toMatchObject({ type: 'image/jpeg', width: 1000 })
  expect(await drawn(60, 40, true)).toMatchObject({ type: 'image/png;', width: 60, isClear: true })
  expect(await drawn(1200, 900, true)).toMatchObject({ type: 'image/jpeg', width: 1000, isWhite: true })
})

it('answers have pictures of their own, on the phone and on the board', async () => {
  const { page } = await school.newcomer('teacher')
  await page.goto('/create-set')
  await page.getByLabel('Title').fill('Flags')
  await page.getByLabel('Subject').selectOption('Geography')
  const card = await write(page, 1, 'Whose flag has three stripes side by side?', [
    'This one',
    'That one',
    'No flag',
    'Every flag',
  ])
  await card.getByLabel('A is the right answer').click({ force: true })
  const flag = (colours: readonly string[]) => {
    const stripes = colours.map((colour, at) => `<rect x="${at * 100}" width="100" height="200" fill="${colour}"/>`)
    return `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200">${stripes.join('')}</svg>`
  }
  for (const [letter, colours] of [
    ['A', ['#0055a4', '#ffffff', '#ef4135']],
    ['B', ['#009246', '#009246', '#ce2b37']],
  ] as const) {
    const png = await page.evaluate(async (svg) => {
      const image = new Image()
      image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
      await image.decode()
      const canvas = Object.assign(document.createElement('canvas'), { width: 300, height: 200 })
      canvas.getContext('2d')?.drawImage(image, 0, 0)
      return canvas.toDataURL('image/png').split(',')[1] ?? ''
    }, flag(colours))
    await card
      .getByLabel(`Picture beside ${letter}`)
      .setInputFiles({ name: 'flag.png', mimeType: 'image/png', buffer: Buffer.from(png, 'base64') })
    await card.getByRole('img', { name: `Picture beside ${letter}` }).waitFor()
  }
  await shootDevices(page, 'answer-pictures-editor')
  expect(await axeComplaints(page)).toEqual([])
  await page.getByRole('button', { name: 'Save Question Set' }).click()
  await page.getByText('Question set created successfully!').first().waitFor()
  await page.getByRole('button', { name: 'Play Flags, Classic' }).click()
  await page.waitForURL('**/lobby/*')
  const { page: phone } = await school.visitor({ viewport: { width: 390, height: 844 } })
  await phone.goto(`/join/${page.url().split('/').at(-1)}`)
  await phone.getByLabel('Nickname').fill('Zoe')
  await phone.getByRole('button', { name: 'Join', exact: true }).click()
  await phone.getByText('You are in, Zoe!').waitFor()
  await page.getByRole('button', { name: 'Start Game' }).click()
  for (const screen of [phone, page]) {
    const pictures = screen.getByRole('list', { name: 'Answers' }).locator('img')
    await pictures.nth(1).waitFor()
    expect(
      await pictures.evaluateAll((all) => all.every((image) => (image as HTMLImageElement).naturalWidth > 0)),
    ).toBe(true)
    expect(await pictures.count()).toBe(2)
  }
  await shootDevices(phone, 'answer-pictures-phone', ['phone'])
  await shootDevices(page, 'answer-pictures-board', ['projector', 'chromebook'])
  await phone.locator('button[aria-keyshortcuts="1 A"]').click()
  await page.getByRole('button', { name: /^Next/ }).waitFor()
  await shootDevices(page, 'answer-pictures-reveal', ['projector'])
})
