import { afterAll, beforeAll, expect, it } from 'vitest'
import { kindOf, type QuestionKind } from '../../../rooms/shared/questions/question.ts'
import { isScored } from '../../../rooms/shared/questions/questionKinds.ts'
import { allKinds, scoredKinds, someQuestions } from '../../rooms/shared/questions/someQuestions.ts'
import { axeComplaints } from '../school/axeOn.ts'
import { type BlindPlayer, blindPlayer } from '../school/blindPlayer.ts'
import { type BrowserSchool, endedByHand, openBrowserSchool } from '../school/browserSchool.ts'
import { reportOf } from '../school/reportsOf.ts'

let school: BrowserSchool
beforeAll(async () => {
  school = await openBrowserSchool([], {}, { ...endedByHand, countdown: 300 })
})
afterAll(() => school.close())

/** Finds the keys of answers by what is read of them. */
async function keysOf(ada: BlindPlayer, texts: readonly string[]): Promise<string[]> {
  const tree = await ada.find(new RegExp(`button "[A-F]: ${texts[0]}`))
  return texts.map((text) => new RegExp(`button "([A-F]): ${text}`).exec(tree)?.[1] ?? `no key for ${text}`)
}

const pressAll = async (ada: BlindPlayer, keys: readonly string[]): Promise<void> => {
  for (const key of keys) await ada.press(key.toLowerCase())
}

async function typed(ada: BlindPlayer, label: string, text: string): Promise<void> {
  await ada.find(new RegExp(`textbox "${label}`))
  // The field is the only thing to use, so it already has the focus.
  expect(await ada.focused()).toMatch(new RegExp(`textbox "${label}`))
  await ada.type(text)
  await ada.press('Enter')
}

/** What a pupil does who knows the answer. Letters toggle, the first one is number one, and Enter locks. */
const answered: { [Kind in QuestionKind]: (ada: BlindPlayer) => Promise<void> } = {
  choice: async (ada) => pressAll(ada, await keysOf(ada, ['Paris'])),
  several: async (ada) => {
    await ada.find(/Mark every right answer/)
    const [two = '', four = '', five = ''] = await keysOf(ada, ['2', '4', '5'])
    await pressAll(ada, [two, four])
    await ada.find(new RegExp(`button "${four}: 4.*\\[pressed\\]`))
    await pressAll(ada, [four, five])
    await ada.find(new RegExp(`button "${five}: 5.*\\[pressed\\]`))
    await ada.press('Enter')
  },
  // This first answer is wrong: the second look has a field, too.
  typed: (ada) => typed(ada, 'Type your answer', 'bonjour'),
  number: (ada) => typed(ada, 'Type a number', '3,14'),
  order: async (ada) => {
    await ada.find(/Tap them in the right order/)
    const keys = await keysOf(ada, someQuestions.order.items)
    await pressAll(ada, keys)
    await ada.find(new RegExp(`button "${keys[2]}: Moon landing.*number 3.*\\[pressed\\]`))
    await ada.press('Enter')
  },
  opinion: async (ada) => pressAll(ada, await keysOf(ada, ['Autumn'])),
  slide: (ada) => ada.find(/Look at the board\. There is nothing to answer/).then(() => {}),
}

/** What is said when the question is over. */
const heard: { [Kind in QuestionKind]: RegExp } = {
  choice: /Correct!.*Paris/,
  several: /Correct!.*2, 5/,
  typed: /Not this time.*merci/,
  number: /Correct!.*3\.14/,
  order: /Correct!.*Rome → Columbus → Moon landing → Web/,
  opinion: /./,
  slide: /./,
}

/** Chooses a move by its number, or types at the second look, and then hears of the turn. */
async function goThroughTurn(ada: BlindPlayer, isKnown: boolean): Promise<void> {
  if (isKnown) {
    // The colon matters: while the answer is shown, a button has the same name, and number keys press no card yet.
    await ada.find(/Choose your move: /)
    await ada.press('1')
  } else {
    await ada.hear(/Second look/)
    await typed(ada, 'Type your answer', 'merci')
  }
  await ada.find(/region "What happened"/)
}

it('a pupil who does not see plays every kind of question by keys and by what is read to them', async () => {
  const host = await school.newcomer('teacher')
  const { page: board, context } = host
  const questions = allKinds.map((one) => ({ ...one, ...(one.kind !== 'slide' && { seconds: 120 }) }))
  const data = { title: 'All kinds', subject: 'Other', questions }
  await context.request.post('/api/question-sets', { data, headers: { origin: school.url } })
  await board.goto('/teacher')
  await board
    .getByRole('radio', { name: /^All kinds/ })
    .first()
    .check({ force: true })
  await board.getByRole('radio', { name: /^Racing/ }).check({ force: true })
  await board.getByText('Default').first().waitFor()
  await board.getByRole('button', { name: 'Create Game & Get Code' }).first().click()
  await board.getByText('Waiting for players to join...').waitFor()
  const code = board.url().split('/').at(-1) ?? ''
  const { page, errors } = await school.visitor({ viewport: { width: 390, height: 844 } })
  await page.goto(`/join/${code}`)
  const ada = blindPlayer(page)
  await ada.tabTo(/textbox "Nickname"/)
  await ada.type('Ada')
  await ada.press('Enter')
  await ada.find(/You are in/)
  await board.getByRole('button', { name: /^Start Game/ }).click()
  for (const question of allKinds) {
    const kind = kindOf(question)
    await ada.hear(new RegExp(question.question.replace('?', '\\?')))
    expect(await axeComplaints(page)).toEqual([])
    await answered[kind](ada)
    if (isScored(question)) {
      await ada.hear(heard[kind])
      await board.getByRole('button', { name: 'Next' }).click()
      await goThroughTurn(ada, kind !== 'typed')
    }
    if (kind === 'opinion') {
      await ada.hear(/Spring: 0\. Summer: 0\. Autumn: 1\. Winter: 0/)
    }
    await board.getByRole('button', { name: /^(Next|Skip)$/ }).click()
  }
  await ada.find(/Final scores/)
  const { players } = await reportOf(context, code)
  expect(players.map(({ correctCount }) => correctCount)).toEqual([scoredKinds.length - 1])
  expect([...errors, ...host.errors]).toEqual([])
})
