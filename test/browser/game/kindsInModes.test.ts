import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { kindOf, type QuestionKind } from '../../../rooms/shared/questions/question.ts'
import { isScored } from '../../../rooms/shared/questions/questionKinds.ts'
import { savePicture, shootDevices } from '../../pictures/shootDevices.ts'
import { allKinds, scoredKinds, someQuestions } from '../../rooms/shared/questions/someQuestions.ts'
import { type BrowserSchool, endedByHand, openBrowserSchool } from '../school/browserSchool.ts'
import { choose } from '../school/choose.ts'
import { reportsOf } from '../school/reportsOf.ts'

let school: BrowserSchool
beforeAll(async () => {
  school = await openBrowserSchool([], {}, { ...endedByHand, countdown: 300 })
})
afterAll(() => school.close())

/** They are played in one room, one after the other. Phone, board and remote stay those of the first game. */
const modes = ['Classic', 'Racing', 'Battle', 'Gold Quest', 'Tower', 'Survival'] as const

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()

const tap = (page: Page, ...texts: readonly string[]) =>
  texts.reduce(
    (before, text) =>
      before.then(() => page.getByRole('list', { name: 'Answers' }).getByRole('button', { name: text }).click()),
    Promise.resolve(),
  )

async function write(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label).fill(text)
  await press(page, 'Lock in')
}

/** What a pupil taps who knows the answer. */
const answered: { [Kind in QuestionKind]: (page: Page) => Promise<void> } = {
  choice: (page) => tap(page, 'Paris'),
  several: async (page) => {
    await tap(page, '2', '5')
    await press(page, 'Lock in')
  },
  typed: (page) => write(page, 'Type your answer', 'Mercí'),
  number: (page) => write(page, 'Type a number', '3,14'),
  order: async (page) => {
    await tap(page, ...someQuestions.order.items)
    await press(page, 'Lock in')
  },
  opinion: (page) => tap(page, 'Autumn'),
  slide: (page) => page.getByText('Look at the board. There is nothing to answer.').waitFor(),
}

/** The text on the board when the question is over. */
const told: { [Kind in QuestionKind]: string } = {
  choice: 'Paris',
  several: '5',
  typed: 'merci',
  number: '3.14',
  order: 'Moon landing',
  opinion: 'This is what the class thinks',
  slide: '',
}

interface Screens {
  board: Page
  phone: Page
  remote: Page
}

/** Presses Start, unless the lobby after a game was quicker and started by itself. */
async function begin({ phone, remote }: Screens): Promise<void> {
  const asked = phone.getByText(allKinds[0]?.question ?? '').first()
  await Promise.race([press(remote, /^Start Game/), asked.waitFor()])
}

/** If there is no next game, this fails with the reason that the board shows. */
async function playAnother(board: Page, mode: string): Promise<void> {
  await press(board, 'Another set or mode')
  const dialog = board.getByRole('dialog', { name: 'Play again with…' })
  await choose(dialog.getByRole('radio', { name: new RegExp(`^${mode}`) }))
  await dialog.getByText('Choose a map').waitFor()
  await press(board, 'Play this')
  const refusal = board.getByRole('alert').first()
  await Promise.race([
    dialog.waitFor({ state: 'hidden' }),
    refusal.waitFor().then(async () => {
      throw new Error(`no game of ${mode}: ${await refusal.textContent()}`)
    }),
  ])
}

/** Goes through the moves and the turn. A player who has crossed the line has no moves. */
async function moveOn({ board, phone, remote }: Screens): Promise<void> {
  await press(remote, 'Next')
  const cards = phone.getByRole('list', { name: 'Moves' }).getByRole('button')
  const happened = phone.getByRole('region', { name: 'What happened' })
  await cards.last().or(happened).first().waitFor()
  if (await cards.first().isVisible()) await cards.last().click()
  await board.getByRole('heading', { name: 'Watch the action!' }).waitFor()
  await happened.waitFor()
}

/** On a small phone on its side, everything that can be pressed is in the window, and nothing overlaps. */
async function fitsSideways(phone: Page): Promise<void> {
  await phone.setViewportSize({ width: 667, height: 340 })
  const hidden = () =>
    phone.locator('main :is(button, input)').evaluateAll((parts) =>
      parts.flatMap((part) => {
        const { top, bottom, left, width } = part.getBoundingClientRect()
        const [x, middle] = [left + width / 2, (top + bottom) / 2]
        const isSeen = [top + 8, middle, bottom - 8].every((y) => part.contains(document.elementFromPoint(x, y)))
        return isSeen ? [] : [part.textContent ?? '']
      }),
    )
  await expect.poll(hidden).toEqual([])
  await phone.setViewportSize({ width: 390, height: 844 })
}

async function playAll(screens: Screens, mode: string): Promise<void> {
  const { board, phone, remote } = screens
  for (const question of allKinds) {
    const kind = kindOf(question)
    for (const page of [board, phone, remote]) await page.getByText(question.question).first().waitFor()
    if (mode !== 'Classic') await savePicture(phone, `modes-${mode}-${kind}-phone`)
    if (mode === 'Classic' && (kind === 'several' || kind === 'order')) await fitsSideways(phone)
    if (mode === 'Battle') await shootDevices(remote, `modes-${kind}-remote`, ['phone'])
    await answered[kind](phone)
    if (kind !== 'slide') await board.getByText(told[kind]).first().waitFor()
    if (isScored(question)) {
      await phone.getByRole('heading', { name: 'Correct!' }).waitFor()
      if (mode !== 'Classic') await moveOn(screens)
    }
    await press(remote, /^(Next|Skip)/)
  }
  for (const page of [board, phone]) await page.getByText('Game Complete!').first().waitFor()
}

it('every kind of question is played in every mode, on a phone, a board and a remote', async () => {
  const host = await school.newcomer('teacher', { viewport: { width: 960, height: 540 } })
  const { page: board, context } = host
  const data = {
    title: 'All kinds',
    subject: 'Other',
    questions: allKinds.map((one) => ({ ...one, ...(one.kind !== 'slide' && { seconds: 120 }) })),
  }
  await context.request.post('/api/question-sets', { data, headers: { origin: school.url } })
  await board.goto('/teacher')
  await choose(board.getByRole('radio', { name: /^All kinds/ }).first())
  await press(board, 'Create Game & Get Code')
  await board.getByText('Waiting for players to join...').waitFor()
  const code = board.url().split('/').at(-1) ?? ''
  const guest = await school.visitor({ viewport: { width: 390, height: 844 } })
  const phone = guest.page
  await phone.goto(`/join/${code}`)
  await phone.getByLabel('Nickname').fill('Ann')
  await press(phone, 'Join')
  await phone.getByText('You are in, Ann!').waitFor()
  const remote = await context.newPage()
  await remote.setViewportSize({ width: 390, height: 844 })
  await remote.goto(`/remote/${code}`)
  for (const mode of modes) {
    if (mode !== 'Classic') {
      await playAnother(board, mode)
      // No pupil plays five games in half a minute, so the gate would refuse this phone. A reloaded page may send as many
      // messages as in a first game.
      await phone.reload()
    }
    await begin({ board, phone, remote })
    await playAll({ board, phone, remote }, mode)
  }
  for (const { players } of await reportsOf(context, code, modes.length)) {
    expect(players.map(({ correctCount }) => correctCount)).toEqual([scoredKinds.length])
  }
  expect([...host.errors, ...guest.errors]).toEqual([])
  // This is the time for six games.
})
