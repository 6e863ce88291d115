import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { axeComplaints } from '../school/axeOn.ts'
import { type BrowserSchool, openBrowserSchool } from '../school/browserSchool.ts'
import { readQr } from '../school/readQr.ts'
import { asBrowsersAsk } from '../school/school.ts'

const phone = { width: 390, height: 844 }
let school: BrowserSchool
beforeAll(async () => {
  school = await openBrowserSchool()
})
afterAll(() => school.close())

const scripts = ['Müller, Lotte', 'الخطيب, أحمد', 'Ильина, Дарья', 'Παπαδάκη, Ελένη', 'शर्मा, प्रिया', 'ใจดี, สมชาย']
const thirty = [...scripts, ...Array.from({ length: 24 }, (_, n) => `Pupil${String(n).padStart(2, '0')}, Kim`)]

const makeClass = async (page: Page, names: readonly string[], name = '6b') => {
  await page.goto('/classes/new')
  await page.getByLabel('Name of the class').fill(name)
  await page.getByLabel('Names of your pupils').fill(names.join('\n'))
  await page.getByRole('button', { name: /^Make \d+ card/ }).click()
  await page.getByRole('heading', { name: /ready$/ }).waitFor()
}

/** The paper without its margins, at 96 dots to the inch. */
const papers = { a4: { width: 726, height: 1055 }, letter: { width: 748, height: 988 } }

/** Cards that a part sticks out of, that stick out of the paper, or that have no line to cut along. */
const spilling = (page: Page) =>
  page.locator('[data-printed] > ul').evaluateAll((sheets) =>
    sheets.flatMap((sheet) => {
      const paper = document.documentElement.clientWidth
      return [...sheet.children].flatMap((card) => {
        const box = card.getBoundingClientRect()
        const isCut = getComputedStyle(card).borderTopStyle === 'dashed'
        const out = [...card.querySelectorAll(':not(svg *)')].filter((part) => {
          const { left, right, top, bottom } = part.getBoundingClientRect()
          return left < box.left - 1 || right > box.right + 1 || top < box.top - 1 || bottom > box.bottom + 1
        })
        const isOnPaper = box.left >= -1 && box.right <= paper + 1
        return isCut && isOnPaper && out.length === 0 ? [] : [`${card.textContent} ${out.map((part) => part.tagName)}`]
      })
    }),
  )

/** The codes of the cards on the sheet, as the page has drawn them. */
const shownCodes = (page: Page) => page.locator('[data-printed] svg[role="img"]')

it('a list becomes cards on paper, each of which signs its pupil in by one scan and without a field', async () => {
  const { page, errors } = await school.newcomer('teacher')
  await page.goto('/teacher')
  await page.getByRole('link', { name: 'Classes' }).click()
  await page.getByRole('link', { name: 'New class' }).click()
  expect(await axeComplaints(page)).toEqual([])
  await makeClass(page, thirty)
  await page.getByText('Lotte Müller').first().waitFor()
  expect(await axeComplaints(page)).toEqual([])

  // There are eight cards to a page, on both kinds of paper.
  for (const format of ['A4', 'Letter'] as const) {
    const pdf = (await page.pdf({ format, preferCSSPageSize: false })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBe(4)
  }

  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('#main').isVisible()).toBe(false)
  const links = new Set<string | null>()
  for (const [paper, viewport] of Object.entries(papers)) {
    await page.setViewportSize(viewport)
    expect(await spilling(page)).toEqual([])
    for (const place of [0, 7, 8, 29]) links.add(await readQr(page, await shownCodes(page).nth(place).screenshot()))
    if (process.env.SHOTS_DIR) await page.screenshot({ path: `${process.env.SHOTS_DIR}/cards-${paper}.png` })
  }
  expect([...links].every((link) => link?.startsWith(`${school.url}/in#`))).toBe(true)
  expect(links.size).toBe(4)
  await page.setViewportSize(papers.a4)
  const first = shownCodes(page).first()
  const { width = 0 } = (await first.boundingBox()) ?? {}
  // A module of the code is at least 0.8 mm wide, which a cheap printer and a cheap camera can handle.
  const modules = Number((await first.getAttribute('viewBox'))?.split(' ')[2])
  expect(width / modules / 3.78).toBeGreaterThan(0.8)
  const read = await readQr(page, await first.screenshot())
  expect(read).toMatch(new RegExp(`^${school.url}/in#[a-z2-7]{26}$`))
  expect(errors).toEqual([])

  const pupil = await school.visitor({ viewport: phone })
  await pupil.page.goto(read ?? '')
  await pupil.page.getByRole('heading', { name: /^You are .+\.$/ }).waitFor()
  expect(new URL(pupil.page.url()).hash).toBe('')
  expect(await axeComplaints(pupil.page)).toEqual([])
  await pupil.page.getByRole('link', { name: "Let's go" }).click()
  await pupil.page.waitForURL('**/student')
  await pupil.page.goto('/account')
  await pupil.page.getByText('This account belongs to your class.').waitFor()
  expect(await pupil.page.locator('input[type="password"]').count()).toBe(0)
  expect(await axeComplaints(pupil.page)).toEqual([])
  expect(pupil.errors).toEqual([])
})

it('a name stands on its card as a whole, however long it and the name of the class are', async () => {
  const { page } = await school.newcomer('teacher')
  const names = [
    'Schmidt, Jan',
    'Schmidt, Jana',
    'van der Berg-Schwarzenegger, Maximilian-Alexander',
    `${'Wolfeschlegelsteinhausen '.repeat(2)}Bergerdorff, Maximiliane Wilma`,
    'الخطيب, أحمد عبد الرحمن',
  ]
  await makeClass(page, names, 'German as a second language, 7')
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize(papers.a4)
  expect(await spilling(page)).toEqual([])
  const cut = await page
    .locator('[data-printed] li > p:first-child > bdi')
    .evaluateAll((shown) =>
      shown.flatMap((name) => (name.scrollWidth > name.clientWidth + 1 ? [name.textContent] : [])),
    )
  expect(cut).toEqual([])
  const words = page.locator('[data-printed] li > p:first-child > span')
  for (const text of await words.allInnerTexts()) expect(text).toContain('Cut off before use')
})

/** Notes how often the dialog is in the page without the words of its card: while it goes, too, it may not shrink to nothing. */
const noteEmptied = (page: Page) =>
  page.evaluate(() => {
    Object.assign(window, { emptied: 0 })
    const look = () => {
      const dialog = document.querySelector('[role="dialog"]')
      if (dialog && !dialog.querySelector('ol li')) (window as unknown as { emptied: number }).emptied++
    }
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true })
  })

it('a new card is one press on the teacher’s phone, and its words open what the old one did not any more', async () => {
  const { page, errors } = await school.newcomer('teacher', { viewport: phone, reducedMotion: 'no-preference' })
  await makeClass(page, ['Müller, Lotte', 'Brandt, Emil'])
  const words = await page.locator('[data-printed] ol').first().locator('li').allTextContents()
  await page.getByRole('button', { name: 'I have printed them' }).click()
  const row = page.getByRole('listitem').filter({ hasText: 'Lotte Müller' })
  await row.getByRole('button', { name: 'New card' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('ol li').first().waitFor()
  const fresh = await dialog.locator('ol li').allTextContents()
  expect(fresh).toHaveLength(3)
  expect(await axeComplaints(page)).toEqual([])
  expect(await readQr(page, await dialog.locator('svg[role="img"]').screenshot())).toContain('/in#')
  // For users who cannot see them the words can be copied as text, which fits into the first field.
  await dialog.getByRole('button', { name: 'Copy the words' }).click()
  await page.getByText('Copied').first().waitFor()

  const pupil = await school.visitor({ viewport: phone })
  const enter = async (three: readonly string[]) => {
    for (const [at, word] of three.entries()) await pupil.page.getByLabel(`Word ${at + 1}`).fill(word)
    await pupil.page.getByRole('button', { name: 'Log in', exact: true }).click()
  }
  await pupil.page.goto('/login')
  await pupil.page.getByRole('button', { name: 'I have a card' }).click()
  await enter(words)
  await pupil.page.getByText('These are not the words of a card').waitFor()
  expect(await axeComplaints(pupil.page)).toEqual([])
  await pupil.page.getByLabel('Word 1').fill(fresh.join(' '))
  expect(await pupil.page.getByLabel('Word 3').inputValue()).toBe(fresh[2])
  await enter(fresh.map((word) => word.slice(0, 4)))
  await pupil.page.waitForURL('**/student')

  await noteEmptied(page)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(await page.evaluate(() => (window as unknown as { emptied: number }).emptied)).toBe(0)
  expect([errors, pupil.errors]).toEqual([[], []])
})

it('who has a password is asked before a card logs them out; a card that is void says so', async () => {
  const { page } = await school.newcomer('teacher')
  await makeClass(page, ['Müller, Lotte'])
  await page.emulateMedia({ media: 'print' })
  const link = (await readQr(page, await shownCodes(page).first().screenshot())) ?? ''
  await page.emulateMedia({ media: 'screen' })
  await page.goto('about:blank')
  await page.goto(link)
  await page.getByRole('heading', { name: /is logged in here\.$/ }).waitFor()
  expect(await axeComplaints(page)).toEqual([])
  await page.getByRole('button', { name: 'Use the card' }).click()
  await page.getByRole('heading', { name: /^You are / }).waitFor()
  await page.getByRole('button', { name: 'Not you?' }).click()
  await page.getByLabel('Word 1').waitFor()

  const stranger = await school.visitor()
  await stranger.page.goto(`/in#${'a'.repeat(26)}`)
  await stranger.page.getByText('This card does not work any more.').waitFor()
})

it('a list is turned round by one switch, and what is in it stays in the browser until cards are made', async () => {
  const { page } = await school.newcomer('teacher')
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.postData() ?? ''))
  await page.goto('/classes/new')
  await page
    .getByLabel('Names of your pupils')
    .fill('Müller, Lotte\tlotte@school.example\nBrandt, Emil\temil@school.example')
  await page.getByText('E-mail addresses in your list are left out.').waitFor()
  await page.getByText('Lotte Müller').waitFor()
  await page.getByText('The family name comes first').click()
  await page.getByText('Müller Lotte').waitFor()
  await page.getByText('The family name comes first').click()
  await page.getByLabel('Name of the class').fill('7a')
  await page.getByRole('button', { name: 'Make 2 cards' }).click()
  await page.getByRole('heading', { name: '2 cards are ready' }).waitFor()
  expect(sent.join()).toContain('Lotte Müller')
  expect(sent.join()).not.toContain('@school.example')
})

/** Cuts the next answer to this call. The server has done it, but the page hears nothing. */
const loseNextAnswer = (page: Page, path: string) =>
  page.route(
    path,
    async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      await route.fetch(asBrowsersAsk)
      await route.abort('connectionreset')
    },
    { times: 1 },
  )

const secretsIn = async (page: Page, path: string, press: () => Promise<void>): Promise<string[]> => {
  const answer = page.waitForResponse((one) => one.url().endsWith(path) && one.request().method() === 'POST')
  await press()
  const { cards } = (await (await answer).json()) as { cards: { secret: string }[] }
  return cards.map(({ secret }) => secret)
}

it('cards whose answer was lost are the same when they are asked for again, after a reload, too', async () => {
  const { page } = await school.newcomer('teacher')
  const fill = async () => {
    await page.goto('/classes/new')
    await page.getByLabel('Name of the class').fill('6b')
    await page.getByLabel('Names of your pupils').fill('Müller, Lotte\nBrandt, Emil')
  }
  const make = page.getByRole('button', { name: 'Make 2 cards' })
  await fill()
  await loseNextAnswer(page, '**/api/classes')
  await make.click()
  await page.getByRole('alert').first().waitFor()
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Lotte')
  await fill()
  await make.click()
  await page.getByRole('heading', { name: '2 cards are ready' }).waitFor()
  await page.goto('/classes')
  await page.getByRole('link', { name: /^6b/ }).first().waitFor()
  expect(await page.getByRole('link', { name: /^6b/ }).count()).toBe(1)

  await page.getByRole('link', { name: /^6b/ }).click()
  const row = page.getByRole('listitem').filter({ hasText: 'Lotte Müller' })
  const newCard = row.getByRole('button', { name: 'New card' })
  const lost: string[] = []
  await page.route(
    '**/cards',
    async (route) => {
      const answer = (await (await route.fetch(asBrowsersAsk)).json()) as { cards: { secret: string }[] }
      lost.push(...answer.cards.map(({ secret }) => secret))
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  await newCard.click()
  await page.getByRole('alert').or(page.getByRole('status')).filter({ hasText: /./ }).first().waitFor()
  expect(await secretsIn(page, '/cards', () => newCard.click())).toEqual(lost)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  // After an answer the next press makes another card.
  expect(await secretsIn(page, '/cards', () => newCard.click())).not.toEqual(lost)
})

it('a page with cards that are not printed yet asks before it loads again', async () => {
  const { page } = await school.newcomer('teacher')
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  await makeClass(page, ['Müller, Lotte'])
  await page.reload()
  expect(asked).toEqual(['beforeunload'])
  const again = page.getByRole('listitem').filter({ hasText: 'Lotte Müller' })
  await again.waitFor()
  await page.reload()
  await again.waitFor()
  await makeClass(page, ['Brandt, Emil'], '7a')
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await page.reload()
  await page.getByText('Emil Brandt').waitFor()
  expect(asked).toHaveLength(1)
})

it('a scanned card whose call was lost on the line is tried again by one press, not scanned once more', async () => {
  const { page } = await school.newcomer('teacher')
  const [secret] = await secretsIn(page, '/api/classes', () => makeClass(page, ['Müller, Lotte']))
  const pupil = await school.visitor({ viewport: phone })
  await pupil.page.route('**/api/auth/pass', (route) => route.abort('connectionreset'), { times: 1 })
  await pupil.page.goto(`/in#${secret}`)
  await pupil.page.getByRole('button', { name: 'Try again' }).click()
  await pupil.page.getByRole('heading', { name: /^You are .+\.$/ }).waitFor()

  // A void card stays void.
  await pupil.page.goto('/in#aaaaaaaaaaaaaaaaaaaaaaaaaa')
  await pupil.page.getByText('This card does not work any more').waitFor()
  expect(await pupil.page.getByRole('button', { name: 'Try again' }).count()).toBe(0)
})

it('the same list again adds nobody, and a longer one only those who are new', async () => {
  const { page, errors } = await school.newcomer('teacher')
  await makeClass(page, ['Müller, Lotte', 'Brandt, Emil'])
  await page.getByRole('button', { name: 'Add pupils' }).click()
  const list = page.getByLabel('Names of your pupils')
  await list.fill('Müller, Lotte\nBrandt, Emil')
  await page.getByText('2 names are in this class already, and left out.').waitFor()
  await page.getByRole('button', { name: 'Make cards' }).click()
  await page.getByText('All of them are in this class already.').waitFor()
  expect(await axeComplaints(page)).toEqual([])
  await list.fill('Müller, Lotte\nStern, Ada\nBrandt, Emil')
  if (process.env.SHOTS_DIR) await page.screenshot({ path: `${process.env.SHOTS_DIR}/add-again.png`, fullPage: true })
  await page.getByRole('button', { name: 'Make 1 card' }).click()
  // The first two wait still: these words are in no answer a second time.
  await page.getByRole('heading', { name: '3 cards are ready' }).waitFor()
  await page.getByText('3 pupils').first().waitFor()
  expect(errors).toEqual([])

  const words = (at: number) => page.locator('[data-printed]').first().locator('ol').nth(at).textContent()
  const [emil, ada] = [await words(1), await words(2)]
  const row = page.getByRole('listitem').filter({ hasText: 'Emil Brandt' })
  await row.getByRole('button', { name: 'New card' }).click()
  await page.getByRole('dialog').locator('ol li').first().waitFor()
  expect(await words(1)).not.toBe(emil)
  expect(await words(2)).toBe(ada)
  await page.emulateMedia({ media: 'print' })
  const seen = await page
    .locator('[data-printed] li:has(svg[role="img"])')
    .evaluateAll((cards) => cards.flatMap((card) => (card.checkVisibility() ? [card.textContent] : [])))
  expect(seen.map((text) => text?.includes('Emil'))).toEqual([true])
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  // Who pressed Print may have cancelled it: only the teacher knows whether these cards are on paper.
  await page.getByRole('button', { name: 'Print', exact: true }).click()
  await page.getByRole('button', { name: 'Add pupils' }).click()
  await list.fill('Krause, Rosa')
  await page.getByRole('button', { name: 'Make 1 card' }).click()
  await page.getByRole('heading', { name: '4 cards are ready' }).waitFor()

  await row.getByRole('button', { name: 'Emil Brandt: what to do' }).click()
  await page.getByRole('menuitem', { name: 'Change the name' }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('Emilia Brandt')
  await page.keyboard.press('Enter')
  const renamed = page.getByRole('listitem').filter({ hasText: 'Emilia Brandt' })
  await renamed.waitFor()
  await page.locator('[data-printed]', { hasText: 'Emilia Brandt' }).waitFor({ state: 'attached' })
  await page.getByRole('button', { name: 'Lotte Müller: what to do' }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('heading', { name: '3 cards are ready' }).waitFor()
  expect(await page.locator('[data-printed]', { hasText: 'Lotte' }).count()).toBe(0)

  await page.getByRole('button', { name: 'I have printed them' }).click()
  await page.getByRole('heading', { name: 'cards are ready' }).waitFor({ state: 'detached' })
})
