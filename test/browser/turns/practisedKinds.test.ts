import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { kindOf, type QuestionKind } from '../../../rooms/shared/questions/question.ts'
import { savePicture } from '../../pictures/shootDevices.ts'
import { allKinds, scoredKinds, someQuestions } from '../../rooms/shared/questions/someQuestions.ts'
import { axeComplaints } from '../school/axeOn.ts'
import { type BrowserSchool, openBrowserSchool } from '../school/browserSchool.ts'

let school: BrowserSchool
beforeAll(async () => {
  school = await openBrowserSchool()
})
afterAll(() => school.close())

const phone = { width: 390, height: 844 }
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()

const tap = async (page: Page, ...texts: readonly string[]) => {
  for (const text of texts)
    await page.getByRole('list', { name: 'Answers' }).getByRole('button', { name: text }).click()
}

const lockIn = async (page: Page, ...texts: readonly string[]) => {
  await tap(page, ...texts)
  await press(page, 'Lock in')
}

const write = async (page: Page, label: string, text: string) => {
  await page.getByLabel(label).fill(text)
  await press(page, 'Lock in')
}

type Answering = (page: Page) => Promise<void>
const { items } = someQuestions.order

/** What a pupil answers who has not learned it yet, and at the second look. */
const tries: {
  readonly [Kind in Exclude<QuestionKind, 'opinion' | 'slide'>]: readonly [wrong: Answering, right: Answering]
} = {
  choice: [(page) => tap(page, 'Rome'), (page) => tap(page, 'Paris')],
  several: [(page) => lockIn(page, '4'), (page) => lockIn(page, '2', '5')],
  typed: [(page) => write(page, 'Type your answer', 'bonjour'), (page) => write(page, 'Type your answer', 'merci')],
  number: [(page) => write(page, 'Type a number', '4'), (page) => write(page, 'Type a number', '3,14')],
  order: [(page) => lockIn(page, ...items.toReversed()), (page) => lockIn(page, ...items)],
}

it('every kind of question is practised alone on a phone: wrong, looked at again, and learned', async () => {
  const { page, context, errors } = await school.newcomer('student', { viewport: phone })
  const data = { title: 'All kinds', subject: 'Other', questions: allKinds }
  await context.request.post('/api/question-sets', { data, headers: { origin: school.url } })
  await page.goto('/practice')
  await page
    .getByRole('radio', { name: /^All kinds/ })
    .first()
    .check({ force: true })
  await page.getByRole('radio', { name: /^Battle/ }).check({ force: true })
  await press(page, 'Start Practice')
  // Kinds without a right answer are only for classes, so a practice does not ask them.
  const left = new Map(scoredKinds.map((question) => [question.question, question]))
  while (left.size > 0) {
    // A practice asks the questions in its own order.
    const shown = await page.waitForFunction(
      (texts) => texts.find((text) => document.querySelector('main h1')?.textContent === text),
      [...left.keys()],
    )
    const question = left.get((await shown.jsonValue()) ?? '')
    if (!question) throw new Error('asked for something else')
    left.delete(question.question)
    const kind = kindOf(question)
    if (kind === 'opinion' || kind === 'slide') throw new Error(`${kind} was asked`)
    const [wrong, right] = tries[kind]
    await savePicture(page, `practised-${kind}`)
    expect([kind, await axeComplaints(page)]).toEqual([kind, []])
    await wrong(page)
    await press(page, 'Second look')
    await savePicture(page, `again-${kind}`)
    expect([kind, await axeComplaints(page)]).toEqual([kind, []])
    await right(page)
    await page.getByRole('heading', { name: 'You learned it.' }).waitFor()
    if (left.size > 0) await press(page, 'Next Question')
  }
  await page.getByRole('button', { name: `Try the ${scoredKinds.length} wrong ones again` }).waitFor()
  expect(errors).toEqual([])
})
