import { Client, type Room } from 'colyseus.js'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ReportAnswer } from '../../../rooms/shared/contract/reports.ts'
import { axeComplaints } from '../school/axeOn.ts'
import { type BlindPlayer, blindPlayer } from '../school/blindPlayer.ts'
import { type BrowserSchool, hostedGame, openBrowserSchool, planets, type Visit } from '../school/browserSchool.ts'
import { haveCores } from '../school/haveCores.ts'
import { reportOf } from '../school/reportsOf.ts'

let school: BrowserSchool

beforeAll(async () => {
  // The test looks at a turn on several screens, and ends it by hand.
  school = await openBrowserSchool([], {}, { choose: 100_000, resolve: 100_000 })
})

afterAll(() => school.close())

const questions = 3
/** She answers this question wrong, so that the test also plays what follows a wrong answer. */
const unknown = 2

/** What a pupil decides after the scene was read to them. */
const modes = [
  {
    mode: 'Racing',
    hasPicture: false,
    scene: /You are on tile \d+ of \d+/,
    decide: (scene: string) => (/bump is [1-3] tile/.test(scene) ? 'Steady' : 'Nitro'),
  },
  {
    mode: 'Battle',
    hasPicture: true,
    scene: /monster is (\d+ (left|right|up|down)|where)/,
    decide: (scene: string) => (/No monster is awake/.test(scene) ? 'Guard' : 'Attack'),
  },
  {
    mode: 'Gold Quest',
    hasPicture: false,
    scene: /You have \d+ gold coins?\./,
    decide: (scene: string) => (/monster is \d+ (left|right|up|down)\b(?! and)/.test(scene) ? 'Wooden' : 'Golden'),
  },
  {
    mode: 'Tower',
    hasPicture: true,
    scene: /The class has \d+ of \d+ lives/,
    decide: (scene: string) => (/through in this turn/.test(scene) ? 'Fire' : 'Build'),
  },
  {
    mode: 'Survival',
    hasPicture: true,
    scene: /Your ground is (not )?safe/,
    decide: (scene: string) => (/Your ground is not safe/.test(scene) ? 'Hide' : 'Roam'),
  },
] as const

type Mode = (typeof modes)[number]

/** A rival who sees, so that there is somebody near. */
const sitDown = async (code: string): Promise<Room> => {
  const rival = await new Client(school.url).joinById(code, { username: 'Ivo', slime: 'mint' })
  const answer = ({ question }: { question: { text: string } }) =>
    rival.send('submit-answer', { answer: planets.findIndex((planet) => question.text.includes(planet)) })
  rival.onMessage('game-started', answer)
  rival.onMessage('next-question', answer)
  rival.onMessage('choose-opened', ({ questionNumber, moves }: { questionNumber: number; moves: { id: string }[] }) =>
    rival.send('choose', { questionNumber, move: { id: moves[0]?.id } }),
  )
  rival.onMessage('*', () => {})
  return rival
}

const join = async (code: string, hasPicture: boolean): Promise<Visit & { ada: BlindPlayer }> => {
  const visit = await school.visitor({ viewport: { width: 390, height: 844 } })
  await visit.context.addInitScript(haveCores, hasPicture ? 8 : 1)
  await visit.page.goto(`/join/${code}`)
  const ada = blindPlayer(visit.page)
  await ada.tabTo(/textbox "Nickname"/)
  await ada.type('Ada')
  await ada.press('Enter')
  await ada.find(/Ada/)
  return { ...visit, ada }
}

/** Runs axe on these screens, with the game paused meanwhile. */
async function lookAt(...pages: readonly Page[]): Promise<void> {
  const [board] = pages
  await board?.getByRole('button', { name: 'Pause' }).click()
  for (const page of pages) {
    await page.getByText('Paused').first().waitFor()
    expect(await axeComplaints(page)).toEqual([])
  }
  await board?.getByRole('button', { name: 'Resume' }).click()
  for (const page of pages) await page.getByText('Paused').first().waitFor({ state: 'detached' })
}

interface Turn {
  move: string | null
  /** What was read out about the turn. */
  said: string
}

/** Plays from the question to the end of the turn, and returns what she heard of it. `look` is called once in each phase. */
async function playTurn(
  ada: BlindPlayer,
  board: Page,
  number: number,
  { scene, decide }: Mode,
  look: () => Promise<void>,
): Promise<Turn> {
  const asked = await ada.hear(new RegExp(`Question ${number} of ${questions}`))
  const right = planets.findIndex((planet) => asked.includes(planet))
  await ada.find(/button "?A: First/)
  await look()
  const isKnown = number !== unknown
  await ada.press('ABCD'[isKnown ? right : (right + 1) % 4] ?? '')
  await ada.hear(isKnown ? /Correct!.*\+\d+/ : /Not this time.*The right answer is/)
  await look()
  await ada.find(/The scene in words/)
  await ada.askForScene(scene)
  await board.getByRole('button', { name: 'Next' }).click()
  if (!isKnown) {
    await ada.hear(/Second look/)
    await ada.press(String(right + 1))
    const said = await hearOfTurn(ada, scene)
    expect(said).toContain('You learned it')
    return { move: null, said }
  }
  // A player across the line has nothing to choose, and the game does not wait for them.
  const opened = await ada.find(/Choose your move: \w+\.|status: "?You crossed the line|"What happened"/)
  if (!opened.includes('Choose your move')) return { move: null, said: await hearOfTurn(ada, scene) }
  await look()
  const told = await ada.askForScene(scene)
  const offered = [...told.matchAll(/\d: (\w+)\./g)].map(([, name = '']) => name)
  const wanted = decide(told)
  const move = offered.includes(wanted) ? wanted : (offered[0] ?? '')
  // She chooses by the move's number, or walks to it with Tab. The focus stays in the page when the card goes.
  if (number === 1) await ada.press(String(offered.indexOf(move) + 1))
  else {
    await ada.tabTo(new RegExp(`button "${move}`))
    await ada.press('Enter')
    await expect.poll(ada.focused).toMatch(/main/)
  }
  const [said] = await Promise.all([hearOfTurn(ada, scene), number === 1 && hearOfBoard(board)])
  await look()
  return { move, said }
}

/** Ignores what is still being said of the scene. */
const hearOfTurn = async (ada: BlindPlayer, scene: RegExp): Promise<string> => {
  await ada.find(/region "What happened"/)
  return ada.hear(new RegExp(`^(?![\\s\\S]*(?:${scene.source}))[\\s\\S]*[.!]$`))
}

/** A blind host hears about the same turn: what happened, and who leads. */
const hearOfBoard = (board: Page): Promise<string> => blindPlayer(board).hear(/[!.] 1st (Ada|Ivo), [\d,]+ points?\./)

/** The sum that was said, or 0 if there was nothing to say. */
const totalIn = (said: string): number => Number((said.match(/This turn ([+−]\d+)/)?.[1] ?? '0').replace('−', '-'))

const changed = ({ changes = [] }: ReportAnswer): number => changes.reduce((sum, { by }) => sum + by, 0)

it.each(modes)('a pupil who does not see plays $mode to the end, and ends where the server says', async (mode) => {
  const { teacher, code } = await hostedGame(
    school,
    async (page) => {
      await page.getByRole('radio', { name: new RegExp(`^${mode.mode}`) }).check({ force: true })
      await page.getByText('Default').first().waitFor()
    },
    questions,
  )
  const board = teacher.page
  const rival = await sitDown(code)
  const { ada, page, errors } = await join(code, mode.hasPicture)
  await board.getByRole('button', { name: 'Start Game (2 players)' }).click()

  const turns: Turn[] = []
  for (let number = 1; number <= questions; number++) {
    const look = () => (number === 1 ? lookAt(board, page) : Promise.resolve())
    turns.push(await playTurn(ada, board, number, mode, look))
    await board.getByRole('button', { name: 'Skip' }).click()
  }

  const end = await ada.find(/Final scores/)
  const report = await reportOf(teacher.context, code)
  const own = report.players.find(({ username }) => username === 'Ada')
  const answers = (own?.answers ?? []).filter((answer) => answer !== null)
  expect(answers.map(({ move }) => move)).toEqual(turns.map(({ move }) => move?.toLowerCase()))
  expect(answers.map(changed), JSON.stringify(turns)).toEqual(turns.map(({ said }) => totalIn(said)))
  expect(own?.correctCount).toBe(questions - 1)
  expect(end).toMatch(own?.place === 1 ? /You came 1st!/ : /You came 2nd!/)
  expect(end.replaceAll(',', '')).toContain(`${own?.score} points`)
  expect([...errors, ...teacher.errors]).toEqual([])
  void rival.leave()
})
