import { afterAll, beforeAll, expect, it } from 'vitest'
import { currencyForAnswer } from '../../rooms/shared/catalog/economy.ts'
import type { FinalScore } from '../../rooms/shared/contract/gameResults.ts'
import type { ReportPlayer } from '../../rooms/shared/contract/reports.ts'
import { seededRandom } from '../../rooms/shared/seededRandom.ts'
import { lastTold, until } from '../rooms/roomHarness.ts'
import { keptReport } from './keptReports.ts'
import { answerAll, type Device, type OpenGame, openGame, ownRow, questionTold } from './playedGame.ts'
import { createSums, openProduct, type Product } from './runningProduct.ts'

const seed = 20_261_204
const questionCount = 3
const limitMs = 20_000
const random = seededRandom(seed)

type Person = Awaited<ReturnType<Product['register']>>
let product: Product
let teacher: Person
let students: Person[]
let questionSetId: string
beforeAll(async () => {
  product = await openProduct()
  teacher = await product.register('teacher')
  students = [await product.register('student'), await product.register('student')]
  questionSetId = await createSums(teacher, questionCount)
})
afterAll(() => product.close())

/** The right answer of question n of the set, counted from 1. */
const rightAnswer = (question: number) => (question - 1) % 4

const trafficPerQuestion = new Map<number, { frames: number; bytes: number }>()

const games = [2, 40, 200]
it.each(games)(
  `a game of %i agrees on every score, in every place it is told or stored (seed ${seed})`,
  async (size) => {
    const before = await Promise.all(students.map(holdings))
    const signedIn = students.map((student) => student.cookie())
    const game = await openGame(product.url, { host: teacher.cookie(), signedIn, size, questionSetId })
    // -1 is what a device sends when the time is over.
    const choices = game.players.map(() => Array.from({ length: questionCount }, () => Math.floor(random() * 5) - 1))
    await play(game, choices)

    const report = await keptReport(teacher, game.code)
    expect(report.questions).toHaveLength(questionCount)
    expect(report.players).toHaveLength(size)
    game.players.forEach((player, index) => {
      const stored = report.players.find(({ playerId }) => playerId === player.playerId) as ReportPlayer
      agreesWithAnswers(stored, choices[index] ?? [])
      const { score, place, correctCount } = stored
      expect(ownRow(player)).toMatchObject({ score, place, correctCount })
      expect(finalScores(player).find(({ id }) => id === player.playerId)).toMatchObject({ score, place, correctCount })
      expect(finalScores(player).length).toBeLessThanOrEqual(11)
    })
    expect(finalScores(game.board)).toEqual(
      report.players.map(({ playerId, username, slime, score, mark = 0, place, correctCount }) => ({
        id: playerId,
        username,
        slime,
        score,
        mark,
        place,
        correctCount,
      })),
    )
    const firstWith = (score: number) => report.players.findIndex((player) => player.score === score)
    expect(report.players.map(({ place }) => place)).toEqual(report.players.map(({ score }) => firstWith(score) + 1))
    isRanked(report.players)

    for (const [index, student] of students.entries()) {
      const played = report.players.find(({ userId }) => userId === student.id) as ReportPlayer
      expect(played.currency).toBe(currencyFor(played))
      expect(lastTold<{ currency: number }>(game.players[index] as Device, 'game-finished')?.currency).toBe(
        played.currency,
      )
      const paid = await until(
        'the payment',
        () => paidOut.get(student.id),
        10_000,
        async () => {
          const now = await holdings(student)
          if (now.totalGames > (before[index]?.totalGames ?? 0)) paidOut.set(student.id, now)
        },
      )
      paidOut.delete(student.id)
      expect(paid.currency - (before[index]?.currency ?? 0)).toBe(played.currency)
      expect(paid.totalCorrect - (before[index]?.totalCorrect ?? 0)).toBe(played.correctCount)
    }
    for (const { room } of [game.board, ...game.players]) void room.leave()
  },
)

it('what travels to a device does not grow with the room', () => {
  const [forty, twoHundred] = [trafficPerQuestion.get(40), trafficPerQuestion.get(200)]
  if (!forty || !twoHundred) throw new Error('the games were not played')
  process.stdout.write(
    `per player and question: ${games
      .map((size) => {
        const { frames = 0, bytes = 0 } = trafficPerQuestion.get(size) ?? {}
        return `${size} players ${frames.toFixed(1)} frames, ${bytes.toFixed(0)} bytes`
      })
      .join('; ')}\n`,
  )
  expect(twoHundred.frames / forty.frames).toBeLessThanOrEqual(1.15)
  expect(twoHundred.bytes / forty.bytes).toBeLessThanOrEqual(1.15)
})

async function play(game: OpenGame, choices: number[][]): Promise<void> {
  const { board, players } = game
  for (const { traffic } of players) Object.assign(traffic, { frames: 0, bytes: 0 })
  board.room.send('start-game', {})
  await until('the countdown', () => board.room.state.phase === 'countdown')
  board.room.send('skip', {})
  for (let question = 1; question <= questionCount; question++) {
    await until('the question', () => players.every((player) => questionTold(player) === question))
    await answerAll(
      game,
      question,
      choices.map((own) => own[question - 1] ?? -1),
    )
    await until('the reveal', () =>
      [board, ...players].every(({ room }) => room.state.correctAnswer === rightAnswer(question)),
    )
    for (const player of players) holdsNoMoreThanItShows(player)
    board.room.send('skip', {})
  }
  await until('the end', () => [board, ...players].every((device) => lastTold(device, 'game-finished')))
  await until('the final state', () => [board, ...players].every(({ room }) => room.state.phase === 'finished'))
  const count = players.length * questionCount
  const sum = (pick: (device: Device) => number) => players.reduce((total, player) => total + pick(player), 0)
  trafficPerQuestion.set(players.length, {
    frames: sum(({ traffic }) => traffic.frames) / count,
    bytes: sum(({ traffic }) => traffic.bytes) / count,
  })
}

/** A phone holds its own row, the leaders and the counts. It never has a neighbour's row, whatever the size of the room. */
function holdsNoMoreThanItShows({ room, playerId, told }: Device): void {
  expect([...room.state.players.keys()]).toEqual([playerId])
  expect(room.state.leaders.size).toBeLessThanOrEqual(5)
  expect(room.state.cards.size).toBe(0)
  expect(told.filter(({ type }) => type === 'player-joined').every(({ message }) => message === undefined)).toBe(true)
}

function agreesWithAnswers(stored: ReportPlayer, chosen: number[]): void {
  const expected = chosen.map((choice, index) => {
    const correct = choice === rightAnswer(index + 1)
    const ms = stored.answers[index]?.ms ?? Number.NaN
    return { choice, correct, ms, gained: correct ? 80 + Math.round(40 * (1 - ms / limitMs)) : 0 }
  })
  expect(stored.answers).toEqual(expected)
  expect(stored.correctCount).toBe(expected.filter(({ correct }) => correct).length)
  expect(stored.score).toBe(expected.reduce((total, { gained }) => total + gained, 0))
}

/** Players are ranked by score, then by their time. A question without an answer counts with its whole time. */
function isRanked(players: ReportPlayer[]): void {
  const taken = ({ answers }: ReportPlayer) =>
    answers.reduce((total, answer) => total + (answer && answer.choice !== -1 ? answer.ms : limitMs), 0)
  for (const [index, player] of players.slice(1).entries()) {
    const ahead = players[index] as ReportPlayer
    expect(ahead.score > player.score || (ahead.score === player.score && taken(ahead) <= taken(player))).toBe(true)
  }
}

/** Without a bonus for the podium: two players with an account are too few for one, however many guests play. */
const currencyFor = ({ answers }: ReportPlayer): number =>
  answers.reduce((total, answer) => total + (answer?.correct ? currencyForAnswer(answer.ms, limitMs, true) : 0), 0)

const finalScores = (device: Device): FinalScore[] =>
  lastTold<{ players: FinalScore[] }>(device, 'game-finished')?.players ?? []

interface Holdings {
  currency: number
  totalGames: number
  totalCorrect: number
}
const paidOut = new Map<string, Holdings>()

async function holdings(student: Person): Promise<Holdings> {
  const { currency } = (await student.get(`/api/player/${student.id}`)).body as Holdings
  const { totalGames, totalCorrect } = (await student.get(`/api/stats/${student.id}`)).body as Holdings
  return { currency, totalGames, totalCorrect }
}
