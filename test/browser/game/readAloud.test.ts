import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { MadeCards } from '../../../rooms/shared/contract/classes.ts'
import { shootDevices } from '../../pictures/shootDevices.ts'
import { axeComplaints } from '../school/axeOn.ts'
import { addQuestionSet, type BrowserSchool, openBrowserSchool } from '../school/browserSchool.ts'

let school: BrowserSchool
beforeAll(async () => {
  school = await openBrowserSchool()
})
afterAll(() => school.close())

/** A device with one voice, either its own or one that sends the text away. It notes what it is told to say. */
const withVoice = (page: Page, localService: boolean, lang = 'en-GB') =>
  page.addInitScript(
    ([isLocal, spoken]) => {
      const voice = { lang: spoken, localService: isLocal, default: true, voiceURI: 'Anna', name: 'Anna' }
      const said: string[] = []
      class Utterance {
        text: string
        voice: unknown
        lang = ''
        constructor(text: string) {
          this.text = text
        }
      }
      const synthesis = {
        getVoices: () => [voice],
        speak: ({ text }: Utterance) => void said.push(text),
        cancel: () => void said.push('(stop)'),
        addEventListener: () => {},
        removeEventListener: () => {},
      }
      Object.defineProperty(window, 'speechSynthesis', { value: synthesis })
      Object.assign(window, { SpeechSynthesisUtterance: Utterance, said })
    },
    [localService, lang] as const,
  )

const saidOn = (page: Page): Promise<unknown> => page.evaluate(() => Reflect.get(window, 'said'))

async function sitDown(code: string, name: string, localService: boolean, lang?: string): Promise<Page> {
  const { page } = await school.visitor({ viewport: { width: 390, height: 844 } })
  await withVoice(page, localService, lang)
  await page.goto(`/join/${code}`)
  await page.getByLabel('Nickname').fill(name)
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await page.getByText(`You are in, ${name}!`).waitFor()
  return page
}

async function hosted(board: Page, title: string): Promise<string> {
  await board.goto('/teacher')
  await board
    .getByRole('radio', { name: new RegExp(`^${title}`) })
    .first()
    .check({ force: true })
  await board.getByRole('button', { name: 'Create Game & Get Code' }).first().click()
  await board.getByText('Waiting for players to join...').waitFor()
  return board.url().split('/').at(-1) ?? ''
}

it('a phone reads question and answers in a voice of its own, stops when told to, and never in one from elsewhere', async () => {
  const { page: board, context } = await school.newcomer('teacher')
  const questions = [{ question: 'Which one flies?', answers: ['A bat', 'A cat'], correct: 0 }]
  const data = { title: 'To be read', subject: 'Other', questions }
  await context.request.post('/api/question-sets', { data, headers: { origin: school.url } })
  const code = await hosted(board, 'To be read')
  const [own, elsewhere] = [await sitDown(code, 'Ann', true), await sitDown(code, 'Ben', false)]
  await board.getByRole('button', { name: /^Start Game \(2 players\)/ }).click()
  await own.getByRole('button', { name: 'Read aloud' }).click()
  await own.getByRole('button', { name: 'Stop reading' }).waitFor()
  await shootDevices(own, 'read-aloud', ['phone'])
  const said = (await saidOn(own)) as string[]
  expect(said[0]).toBe('(stop)')
  expect(said[1]).toBe('Which one flies?')
  expect(said.slice(2).map((text) => text.slice(0, 3))).toEqual(['A: ', 'B: '])
  await own.setViewportSize({ width: 390, height: 844 })
  expect(await axeComplaints(own)).toEqual([])
  await own.getByRole('button', { name: 'Stop reading' }).click()
  expect(((await saidOn(own)) as string[]).at(-1)).toBe('(stop)')
  await elsewhere.getByText('Which one flies?').first().waitFor()
  expect(await elsewhere.getByRole('button', { name: 'Read aloud' }).count()).toBe(0)
  expect(await saidOn(elsewhere)).not.toContain('Which one flies?')
})

it('a pupil who has it as an aid is read to without a press; where the device has no voice of its own it says so', async () => {
  const { page: board, context } = await school.newcomer('teacher')
  const questions = ['Which one flies?', 'Which one swims?'].map((question) => ({
    question,
    answers: ['A bat', 'A cat'],
    correct: 0,
  }))
  const origin = { headers: { origin: school.url } }
  await context.request.post('/api/question-sets', {
    ...origin,
    data: { title: 'For ears', subject: 'Other', questions },
  })
  const pupils = ['Ann', 'Ben', 'Cem'].map((name) => ({ name }))
  const data = { name: '6b', devices: 'own', pupils }
  const { classId, cards } = (await (
    await context.request.post('/api/classes', { ...origin, data })
  ).json()) as MadeCards
  for (const { pupil, name } of cards)
    await context.request.put(`/api/classes/${classId}/pupils/${pupil}/aids`, {
      ...origin,
      data: { time: 1, screen: name === 'Cem' ? [] : ['aloud'] },
    })
  await board.goto('/teacher')
  await board
    .getByRole('radio', { name: /^For ears/ })
    .first()
    .check({ force: true })
  await board.getByText('For 6b').click()
  await board.getByRole('button', { name: 'Create Game & Get Code' }).first().click()
  await board.waitForURL('**/lobby/*')
  const comeIn = async (called: string, isLocal: boolean) => {
    const { page } = await school.visitor({ viewport: { width: 390, height: 844 } })
    await withVoice(page, isLocal)
    await page.goto(`/in#${cards.find(({ name }) => name === called)?.secret}`)
    await page.waitForURL('**/lobby/*')
    return page
  }
  const [read, mute, usual] = [await comeIn('Ann', true), await comeIn('Ben', false), await comeIn('Cem', true)]
  await board.getByRole('button', { name: /^Start Game \(3 players\)/ }).click()
  const spoken = (page: Page, text: string) =>
    page.waitForFunction((wanted) => (Reflect.get(window, 'said') as string[]).includes(wanted), text)
  await read.locator('button[aria-keyshortcuts="1 A"]').waitFor()
  const asked = (await read.getByRole('heading', { level: 1 }).first().textContent()) ?? ''
  await spoken(read, asked)
  await read.getByRole('button', { name: 'Stop reading' }).click()
  await read.getByRole('button', { name: 'Read aloud' }).waitFor()
  await mute.getByText('This device has no voice for this question.').waitFor()
  expect(await saidOn(mute)).not.toContain(asked)
  await usual.getByRole('button', { name: 'Read aloud' }).waitFor()
  expect(await saidOn(usual)).not.toContain(asked)
  await shootDevices(mute, 'read-aloud-mute', ['phone'])
  for (const page of [read, mute]) expect(await axeComplaints(page)).toEqual([])
})

it('a set says its language: in the editor, on the texts of its questions, and to the voice that reads them', async () => {
  const { page: board } = await school.newcomer('teacher')
  await board.goto('/create-set')
  await board.getByLabel('Title').fill('La casa')
  await board.getByLabel('Subject').selectOption('Other')
  await board.getByLabel('Language (if you like)').selectOption({ label: 'Spanish' })
  await board.getByLabel('Question', { exact: true }).fill('¿Qué vuela?')
  await board.getByLabel('Answer A').fill('El año')
  await board.getByLabel('Answer B').fill('El murciélago')
  await board.getByLabel('Answer C').fill('La mesa')
  await board.getByLabel('Answer D').fill('El pez')
  await board.getByLabel('B is the right answer').check({ force: true })
  await shootDevices(board, 'set-language')
  await board.getByRole('button', { name: 'Save Question Set' }).click()
  await board.getByText('Question set created successfully!').waitFor()
  const code = await hosted(board, 'La casa')
  const [english, spanish] = [await sitDown(code, 'Eva', true), await sitDown(code, 'Ana', true, 'es-ES')]
  await board.getByRole('button', { name: /^Start Game \(2 players\)/ }).click()
  await spanish.getByRole('button', { name: 'Read aloud' }).click()
  await spanish.getByRole('button', { name: 'Stop reading' }).waitFor()
  for (const page of [english, board]) {
    await page.locator('h1 [lang=es]', { hasText: '¿Qué vuela?' }).waitFor()
    expect(await page.locator('li [lang=es]').allTextContents()).toHaveLength(4)
  }
  expect(await english.getByRole('button', { name: 'Read aloud' }).count()).toBe(0)
  await english.locator('button[aria-keyshortcuts="2 B"]').click()
  await spanish.locator('button[aria-keyshortcuts="1 A"]').click()
  await spanish.getByText('You chose').waitFor()
  expect(await spanish.locator('[lang=es]').allTextContents()).toEqual(expect.arrayContaining(['El murciélago']))
})

it('a pupil who practises is read to as well, and once more at the second look', async () => {
  await addQuestionSet(await school.newcomer('teacher'), school.url, 'Planets', 'everyone')
  const { page } = await school.newcomer('student', { viewport: { width: 390, height: 844 } })
  await withVoice(page, true)
  await page.goto('/practice')
  await page
    .getByRole('radio', { name: /^Planets/ })
    .first()
    .check({ force: true })
  await page.getByRole('radio', { name: /^Battle/ }).check({ force: true })
  await page.getByRole('button', { name: 'Start Practice' }).click()
  const asked = async () => {
    await page.getByRole('button', { name: 'Read aloud' }).click()
    await page.getByRole('button', { name: 'Stop reading' }).waitFor()
    return page.getByRole('heading', { level: 1 }).first().textContent()
  }
  const text = await asked()
  await page.locator('button[aria-keyshortcuts="2 B"]').click()
  await page.getByRole('button', { name: 'Second look', exact: true }).click()
  expect(await asked()).toBe(text)
  const said = (await saidOn(page)) as string[]
  expect(said.filter((one) => one === text)).toHaveLength(2)
})
