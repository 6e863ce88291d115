import { tmpdir } from 'node:os'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Finals } from '../../chaos/monkey/finals.ts'
import { breachesOfGames, type Look } from '../../chaos/monkey/laws.ts'
import type { Seen } from '../../chaos/monkey/pageEyes.ts'
import { Person } from '../../chaos/monkey/people.ts'
import { Walk } from '../../chaos/monkey/walk.ts'
import { addQuestionSet, type BrowserSchool, openBrowserSchool } from '../school/browserSchool.ts'
import { choose } from '../school/choose.ts'

const phone = { viewport: { width: 390, height: 844 } }
const seed = 50
const steps = 60

let school: BrowserSchool
beforeAll(async () => {
  school = await openBrowserSchool()
})
afterAll(() => school.close())

const seenBy = async (person: Person): Promise<Seen> => {
  const seen = await person.look(0)
  if (!seen) throw new Error(`${person.name} sees nothing`)
  return seen
}

const lookOf = async (person: Person): Promise<Look> => ({
  person,
  page: person.visit.page,
  tab: 0,
  seen: await seenBy(person),
})

it('eyes of a monkey see what breaks a law of pages', async () => {
  const person = await Person.come(school, 'gil', 'guest', phone)
  const { page } = person.visit
  const complaintsOn = async (body: string) => {
    await page.evaluate((html) => {
      document.body.innerHTML = html
    }, body)
    return (await seenBy(person)).complaints
  }
  await expect.poll(async () => (await person.look(0))?.complaints).toEqual([])
  expect(await complaintsOn('')).toEqual(['the page is blank', 'no h1', 'no way out'])
  expect(await complaintsOn('<h1>Oh</h1><p>You have NaN coins</p><a href="/">Home</a>')).toEqual(['it says NaN'])
  expect(await complaintsOn('<h1>Oh</h1><button aria-busy="true">Saving</button><a href="/">Home</a>')).toEqual([
    'busy: BUTTON Saving',
  ])
  expect(await complaintsOn('<h1>Oh</h1><b aria-hidden="true"><a href="/">x</a></b><a href="/">Home</a>')).toEqual([
    'keys reach what is hidden: A x',
  ])
  expect(await complaintsOn('<h1 id="a">Oh</h1><a id="a" href="/">Home</a>')).toEqual(['two elements have the id a'])
  expect(await complaintsOn('<h1 style="width: 900px">Oh</h1><a href="/">Home</a>')).toEqual(['it scrolls sideways'])
})

it('eyes of a monkey read a game on the board and on a phone, and laws tell where the two disagree', async () => {
  const teacher = await Person.come(school, 'teacher', 'teacher', { viewport: { width: 1366, height: 768 } })
  const guest = await Person.come(school, 'gil', 'guest', phone)
  const board = teacher.visit.page
  const page = guest.visit.page
  await addQuestionSet(teacher.visit, school.url)
  await board.goto('/teacher')
  await choose(board.getByRole('radio', { name: /^Planets/ }).first())
  await board.getByRole('button', { name: 'Create Game & Get Code' }).click()
  await board.waitForURL('**/lobby/*')
  const code = board.url().split('/').at(-1) ?? ''
  await page.goto(`/join/${code}`)
  await page.getByLabel('Nickname').fill('Gil')
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await page.getByText('You are in, Gil!').waitFor()
  await expect.poll(async () => (await seenBy(teacher)).game).toMatchObject({ code, where: 'lobby', players: 1 })
  expect((await seenBy(guest)).game).toMatchObject({ code, where: 'lobby', name: 'Gil', players: 1 })

  await board.getByRole('button', { name: 'Start Game (1 player)' }).click()
  await page.getByRole('button', { name: 'A: First' }).click()
  await page.getByRole('heading', { name: 'Correct!' }).waitFor()
  await expect.poll(async () => (await seenBy(teacher)).game?.leaders).toMatchObject([{ name: 'Gil' }])
  const [onBoard, onPhone] = [await lookOf(teacher), await lookOf(guest)]
  expect(onPhone.seen.game).toMatchObject({ where: 'play', question: 1, name: 'Gil', isOver: false, isPaused: false })
  expect(breachesOfGames([onBoard, onPhone])).toEqual([])
  const game = onPhone.seen.game
  if (!game) throw new Error('a game was seen')
  const wrong = { ...onPhone, seen: { ...onPhone.seen, game: { ...game, score: 1, question: 2, isPaused: true } } }
  expect(breachesOfGames([onBoard, wrong]).map(({ law }) => law)).toEqual([
    'pages disagree on where the game is',
    'pages disagree on the score of Gil',
  ])

  await board.getByRole('button', { name: 'End game' }).click()
  await board.getByRole('alertdialog').getByRole('button', { name: 'End game' }).click()
  await expect.poll(async () => (await seenBy(guest)).game).toMatchObject({ isOver: true, score: expect.any(Number) })
  const finals = new Finals()
  const atEnd = await lookOf(guest)
  finals.look([onPhone])
  finals.look([atEnd])
  expect([await finals.breaches([teacher]), finals.found]).toEqual([[], 1])
  const shown = atEnd.seen.game
  if (!shown) throw new Error('the end was seen')
  finals.look([{ ...atEnd, seen: { ...atEnd.seen, game: { ...shown, score: 1 } } }])
  expect((await finals.breaches([teacher])).map(({ law }) => law)).toEqual(['a report is not what a phone showed'])
})

it(`a class that presses everything in ${steps} steps breaks no law (seed ${seed})`, async () => {
  const walk = await Walk.begin(school, seed, tmpdir())
  const { failures } = await walk.go(steps)
  expect(failures).toEqual([])
})
