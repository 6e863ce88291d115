import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gameHostTexts } from '../../../client/texts/game/gameHost.ts'
import { hostLobbyTexts } from '../../../client/texts/game/hostLobby.ts'
import { modeNames } from '../../../client/texts/game/modes.ts'
import { spoken as german } from '../../../client/texts/in/de.ts'
import { spoken as madeUp } from '../../../client/texts/in/en-XB.ts'
import { spoken as spanish } from '../../../client/texts/in/es.ts'
import { languageNames } from '../../../client/texts/languageNames.ts'
import { languages, otherLanguages } from '../../../client/texts/languages.ts'
import { hostTexts } from '../../../client/texts/school/host.ts'
import { savePicture } from '../../pictures/shootDevices.ts'
import { addQuestionSet, type BrowserSchool, openBrowserSchool, type Visit } from '../school/browserSchool.ts'
import { sticksOut } from '../school/sticksOut.ts'

const spoken = { 'en-XB': madeUp, de: german, es: spanish }
type OtherLanguage = keyof typeof spoken

const upright = { width: 390, height: 844 }

let school: BrowserSchool
let visitor: Visit
let teacher: Visit
let student: Visit

beforeAll(async () => {
  school = await openBrowserSchool()
  visitor = await school.visitor({ viewport: upright })
  teacher = await school.newcomer('teacher', { viewport: upright })
  await addQuestionSet(teacher, school.url)
  student = await school.newcomer('student', { viewport: upright })
})

afterAll(() => school.close())

const content = join(import.meta.dirname, '../../../assets/content')

/** Texts of ready-made sets, maps and riddles are content, like the texts of users. They keep their own language. */
const readyMade = new Set(
  ['maps', 'question-sets', '.'].flatMap((folder) =>
    readdirSync(join(content, folder))
      .filter((file) => file.endsWith('.json'))
      .flatMap((file) => [...readFileSync(join(content, folder, file), 'utf8').matchAll(/"((?:[^"\\]|\\.)*)"/g)])
      .map(([text]) => JSON.parse(text) as string),
  ),
)

const letters = [...'abcdefghijklmnopqrstuvwxyz']
const namesOfLanguages = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' })

/** The browser itself names languages, and it does not know a made-up one. */
const namedByBrowser = new Set([
  ...letters.flatMap((one) => letters.map((other) => namesOfLanguages.of(one + other))),
  ...Object.values(languageNames),
])

/** Names, codes and questions of users, names of keys, and addresses. */
const own =
  /\b(?:teacher_\d+|student_\d+|Planets|Meadow Mile|Amira|First|Second|Third|Fourth|[A-Z0-9]{6})\b|Where is \w+\?|\((?:Ctrl|Shift)\+\w+\)|https?:\S+|127\.0\.0\.1\S*/g

/** All texts on the page, or for screen readers, that have Latin letters, which the made-up language does not have. */
const untranslated = async (page: Page): Promise<string[]> => {
  const said = await page.evaluate(() => {
    const texts: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Element) {
        for (const name of ['aria-label', 'title', 'placeholder', 'alt']) texts.push(node.getAttribute(name) ?? '')
      } else if (!node.parentElement?.closest('script, style, noscript, svg')) {
        texts.push(node.textContent ?? '')
      }
    }
    return [...texts, document.title]
  })
  const others = [...new Set(said.map((text) => text.trim()))].filter(
    (text) => !readyMade.has(text) && !namedByBrowser.has(text),
  )
  return others.map((text) => text.replace(own, '').trim()).filter((text) => /[a-z]{2}/i.test(text))
}

/** Also keeps a picture: `SHOTS_DIR=… npx vitest run test/browser/pages/otherLanguage.test.ts`. */
const lookFor =
  (language: OtherLanguage) =>
  async ({ page, errors }: Visit, name: string) => {
    if (process.env.SHOTS_DIR) {
      const file = `${language}${name.replaceAll('/', '_')}.png`
      await page.screenshot({ path: join(process.env.SHOTS_DIR, file), fullPage: true })
    }
    expect(await page.locator('html').getAttribute('dir')).toBe(languages[language].dir)
    expect(await page.locator('html').getAttribute('lang')).toBe(language)
    if (language === 'en-XB') expect(await untranslated(page)).toEqual([])
    expect(await sticksOut(page)).toEqual([])
    expect(errors).toEqual([])
  }

/** The letters of a word that each have a box of their own, in their order from left to right. */
const placesOfLetters = (page: Page, word: string): Promise<string[]> =>
  page.evaluate((word) => {
    const boxes = [...document.querySelectorAll('*')].find(
      ({ children, textContent }) => children.length === word.length && textContent === word,
    )
    const from = (box: Element) => box.getBoundingClientRect().left
    return [...(boxes?.children ?? [])].sort((a, b) => from(a) - from(b)).map((box) => box.textContent)
  }, word)

/** The distance between the words of each answer and their shape. */
const gapsInTiles = (page: Page): Promise<number[]> =>
  page.locator('button[aria-keyshortcuts] > svg').evaluateAll((shapes) =>
    shapes.map((shape) => {
      const words = document.createRange()
      words.selectNodeContents(shape.nextElementSibling as Element)
      const texts = [...words.getClientRects()].filter(({ width }) => width > 2)
      return Math.round(shape.getBoundingClientRect().left - Math.max(...texts.map(({ right }) => right)))
    }),
  )

/** Names of the greatest length whose first letter is outside their box. */
const beheaded = (page: Page, name: string): Promise<string[]> =>
  page.evaluate((name) => {
    const boxes = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (box) => box.textContent === name && getComputedStyle(box).textOverflow === 'ellipsis',
    )
    return boxes.flatMap((box) => {
      const own = box.innerHTML
      box.textContent = `${name} of the Long, Long Family`.repeat(9)
      const first = document.createRange()
      first.setStart(box.firstChild as Node, 0)
      first.setEnd(box.firstChild as Node, 1)
      const [letter, whole] = [first.getBoundingClientRect(), box.getBoundingClientRect()]
      box.innerHTML = own
      return letter.left < whole.left - 1 || letter.right > whole.right + 1 ? [box.className] : []
    })
  }, name)

const wideBoards = [
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
  { width: 1366, height: 768 },
]

/** How many rows the buttons below a board take. */
const rowsOfBar = (page: Page, name: string): Promise<number> =>
  page
    .getByRole('region', { name })
    .getByRole('button')
    .evaluateAll(
      (buttons) => new Set(buttons.map((button) => Math.round(button.getBoundingClientRect().bottom / 9))).size,
    )

const openIn =
  (language: OtherLanguage) =>
  async ({ page }: Visit, path: string) => {
    await page.goto(`${path}?language=${language}`)
    await page.locator('h1').first().waitFor()
    await page.waitForLoadState('networkidle')
  }

describe.each(otherLanguages)('a page in %s, on a phone', (language) => {
  const [open, look] = [openIn(language), lookFor(language)]
  const bar = spoken[language].inWords('gameHostTexts', gameHostTexts)
  const modes = spoken[language].inWords('modeNames', modeNames)
  const { create } = spoken[language].inWords('hostTexts', hostTexts)
  const { start } = spoken[language].inWords('hostLobbyTexts', hostLobbyTexts)

  const screens: [path: string, who: () => Visit][] = [
    ['/', () => visitor],
    ['/login', () => visitor],
    ['/join', () => visitor],
    ['/create-set', () => visitor],
    ['/leaderboard', () => visitor],
    ['/nowhere', () => visitor],
    ['/teacher', () => teacher],
    ['/maps', () => teacher],
    ['/maps/create', () => teacher],
    ['/reports', () => teacher],
    ['/classes', () => teacher],
    ['/classes/new', () => teacher],
    ['/classes/new-year', () => teacher],
    ['/classes/import', () => teacher],
    ['/in', () => visitor],
    ['/class', () => visitor],
    ['/student', () => student],
    ['/shop', () => student],
    ['/achievements', () => student],
    ['/practice', () => student],
    ['/account', () => student],
  ]

  it.each(screens)('%s says everything in it, in its direction, and nothing sticks out', async (path, who) => {
    const visit = who()
    await open(visit, path)
    await look(visit, path)
  })

  it('a game says everything in it, from the lobby to a turn that was played, on the board and on a phone', async () => {
    const { page: board, ...atBoard } = await school.newcomer('teacher')
    await addQuestionSet({ page: board, ...atBoard }, school.url)
    await open({ page: board, ...atBoard }, '/teacher')
    await board
      .getByRole('radio', { name: /Planets/ })
      .first()
      .check({ force: true })
    await board.getByRole('radio', { name: modes.racing }).first().check({ force: true })
    await board.getByRole('button', { name: create }).click()
    await board.waitForURL('**/lobby/*')
    const code = board.url().split('/').at(-1) ?? ''

    const { page: phone, ...atPhone } = await school.visitor({ viewport: upright })
    await open({ page: phone, ...atPhone }, `/join/${code}`)
    await look({ page: phone, ...atPhone }, 'phone-join')
    await phone.getByRole('textbox').fill('Amira')
    await phone.getByRole('textbox').press('Enter')
    await phone.waitForURL('**/lobby/*')
    await board.getByText('Amira').first().waitFor()
    await look({ page: phone, ...atPhone }, 'phone-lobby')
    await look({ page: board, ...atBoard }, 'board-lobby')
    expect(await placesOfLetters(board, code)).toEqual([...code])

    await board.getByRole('button', { name: start(1) }).click()
    await phone.getByText('Where is').first().waitFor()
    await phone.locator('button[aria-keyshortcuts="1 A"]').waitFor()
    await look({ page: phone, ...atPhone }, 'phone-question')
    for (const gap of await gapsInTiles(phone)) expect(gap).toBeLessThan(30)
    await look({ page: board, ...atBoard }, 'board-question')
    for (const size of wideBoards) {
      await board.setViewportSize(size)
      await savePicture(board, `${language}-bar-${size.width}`)
      expect(await rowsOfBar(board, bar.bar), `the bar of a board ${size.width} wide`).toBe(1)
    }
    await phone.keyboard.press('1')
    const next = board.getByRole('button', { name: bar.next })
    await next.waitFor()
    await look({ page: phone, ...atPhone }, 'phone-reveal')
    await look({ page: board, ...atBoard }, 'board-reveal')

    await next.click()
    const move = phone.locator('button[aria-keyshortcuts="1"]').first()
    await move.waitFor()
    await look({ page: phone, ...atPhone }, 'phone-choosing')
    await look({ page: board, ...atBoard }, 'board-choosing')
    await move.click()
    await move.waitFor({ state: 'detached' })
    await look({ page: phone, ...atPhone }, 'phone-resolved')
    await look({ page: board, ...atBoard }, 'board-resolved')
    for (const page of [phone, board]) expect(await beheaded(page, 'Amira')).toEqual([])
  })
})

it('a browser that speaks German gets German, and English for good where somebody takes that', async () => {
  const { page } = await school.firstVisitor({ locale: 'de-AT' })
  const spoken = () => page.locator('html').getAttribute('lang')
  await page.goto('/join')
  await page.getByRole('heading', { name: 'Mitspielen' }).waitFor()
  expect(await spoken()).toBe('de')
  await page.getByRole('link', { name: 'English' }).click()
  await page.getByRole('heading', { name: 'Join a Game' }).waitFor()
  expect(new URL(page.url()).search).toBe('')
  await page.goto('/login')
  await page.getByRole('link', { name: 'Deutsch' }).waitFor()
  expect(await spoken()).toBe('en')

  const other = await school.firstVisitor({ locale: 'fr-FR' })
  await other.page.goto('/join')
  await other.page.getByRole('heading', { name: 'Join a Game' }).waitFor()
})

/** As browsers do it that translate a page: each text gets an element of its own, which the page has not made. */
const translate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walk.nextNode()) if (walk.currentNode instanceof Text) texts.push(walk.currentNode)
    for (const text of texts.filter(({ data }) => data.trim() !== '')) {
      const foreign = document.createElement('font')
      text.replaceWith(foreign)
      foreign.append(text)
    }
  })

it('a page that a browser has translated hears a press on words that stand beside others', async () => {
  const { page, errors } = await school.visitor()
  await page.goto('/shop')
  await page.getByText('Look inside').first().waitFor()
  await translate(page)
  await page.evaluate(() => {
    const words = [...document.querySelectorAll('font')]
    words.find(({ textContent }) => textContent === 'Look inside')?.click()
  })
  await page.getByRole('dialog').waitFor()
  expect(errors).toEqual([])
})

/** Whether the first text that begins so has its last sign on the left of its first. */
const endsOnTheLeft = async (page: Page, beginning: string): Promise<boolean | undefined> => {
  await page.getByText(beginning).first().waitFor()
  return page.evaluate((beginning) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const leftOf = (node: Node, at: number) => {
      const sign = document.createRange()
      sign.setStart(node, at)
      sign.setEnd(node, at + 1)
      return sign.getBoundingClientRect().left
    }
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? ''
      if (!text.startsWith(beginning) || node.parentElement?.closest('.unseen')) continue
      return leftOf(node, text.length - 1) < leftOf(node, 0)
    }
    return undefined
  }, beginning)
}

it('texts of an Arabic set run from right to left on English pages, wherever they are typed and shown', async () => {
  const author = await school.newcomer('teacher')
  const { page: board } = author
  const data = {
    title: 'علوم 7!',
    subject: 'Science',
    questions: [
      {
        question: 'ما هو رمز الماء H2O!',
        answers: ['تفاحات 5!', 'ماء!', 'نار!', 'هواء!'],
        correct: 1,
        explanation: 'الماء هو H2O.',
      },
    ],
  }
  const headers = { origin: school.url }
  const made = await author.context.request.post('/api/question-sets', { data, headers })
  const { id } = (await made.json()) as { id: string }
  await board.goto(`/edit-set/${id}`)
  const field = board.getByRole('textbox', { name: 'Title' })
  await field.waitFor()
  expect(await field.evaluate((input) => getComputedStyle(input).unicodeBidi)).toBe('plaintext')

  await board.goto('/teacher')
  await board.getByRole('radio', { name: /علوم/ }).first().check({ force: true })
  expect(await endsOnTheLeft(board, 'علوم')).toBe(true)
  await board.getByRole('button', { name: 'Create Game & Get Code' }).click()
  await board.waitForURL('**/lobby/*')
  expect(await endsOnTheLeft(board, 'علوم')).toBe(true)
  const { page: phone } = await school.visitor({ viewport: upright })
  await phone.goto(board.url().replace('/lobby/', '/join/'))
  await phone.getByRole('textbox').fill('سارة')
  await phone.getByRole('textbox').press('Enter')
  await phone.waitForURL('**/lobby/*')
  await board.getByRole('button', { name: 'Start Game (1 player)' }).click()
  await phone.locator('button[aria-keyshortcuts="1 A"]').click()
  await board.getByRole('button', { name: 'Next' }).waitFor()
  await phone.getByText('Not this time').first().waitFor()
  for (const said of ['تفاحات', 'ماء!', 'الماء هو']) expect(await endsOnTheLeft(phone, said), said).toBe(true)
  for (const said of ['ما هو', 'ماء!', 'الماء هو']) expect(await endsOnTheLeft(board, said), said).toBe(true)
})
