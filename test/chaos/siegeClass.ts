import type { Room } from 'colyseus.js'
import type { QuestionAsked } from '../../rooms/shared/contract/asking.ts'
import type { Report } from '../../rooms/shared/contract/reports.ts'
import { keptReport } from '../product/keptReports.ts'
import { type Device, type OpenGame, openGame } from '../product/playedGame.ts'
import type { Product } from '../product/runningProduct.ts'
import { until } from '../rooms/roomHarness.ts'
import type { LessonTimes } from './lessonTimes.ts'

/** The whole school has one address, and the attackers sit in it. */
export const schoolAddress = '10.0.0.5'

const pupils = 30
const timeLimit = 5
const thinkMs = 2_000

export type AnswerAcknowledged = { code: string; player: string; question: number; choice: number }

type Teacher = Awaited<ReturnType<Product['register']>>

type Lessons = {
  product: Product
  teacher: Teacher
  questionSetId: string
  seconds: number
  /** Tells the attackers the code of the class's game. */
  onCode: (code: string) => void
}

/** Thirty players answer question after question, each after a pause, and note what was acknowledged and when. */
export async function playLessons({ product, teacher, questionSetId, seconds, onCode }: Lessons) {
  const endAt = performance.now() + seconds * 1000
  const ackMs: number[] = []
  const acknowledged: AnswerAcknowledged[] = []
  const lost: AnswerAcknowledged[] = []
  const lessons: LessonTimes[] = []
  while (performance.now() < endAt) {
    const game = await openGame(product.url, {
      host: teacher.cookie(),
      signedIn: [],
      size: pupils,
      questionSetId,
      settings: { timeLimit },
      from: schoolAddress,
    })
    onCode(game.code)
    const times = clockIn(game.players[0])
    const given = await playGame(game, () => times.closedAt.size > 0 && performance.now() > endAt, ackMs)
    lessons.push({ ...times, endedAt: Date.now() })
    acknowledged.push(...given)
    const report = await keptReport(teacher, game.code)
    lost.push(...given.filter((answer) => !isKept(report, answer)))
    for (const device of [game.board, ...game.players]) await device.room.leave().catch(() => undefined)
  }
  return { lessons, answers: acknowledged.length, lost, ackMs: ackMs.sort((a, b) => a - b) }
}

/** Times as one device of the class hears them. */
function clockIn(pupil: Device | undefined) {
  const times = { startedAt: Number.POSITIVE_INFINITY, closedAt: new Map<string, number>() }
  let open = ''
  const ask = ({ question }: QuestionAsked) => {
    open = question.text
    times.startedAt = Math.min(times.startedAt, Date.now())
  }
  pupil?.room.onMessage('game-started', ask)
  pupil?.room.onMessage('next-question', ask)
  pupil?.room.onMessage('question-closed', () => times.closedAt.set(open, Date.now()))
  return times
}

/** `isEnough` ends the game early, but only after a question has closed, because without one there is no report. */
async function playGame({ code, board, players }: OpenGame, isEnough: () => boolean, ackMs: number[]) {
  const given: AnswerAcknowledged[] = []
  const answerWhenAsked = (device: Device, index: number) => {
    let sentAt = 0
    let choice = 0
    const ask = ({ questionNumber }: { questionNumber: number }) => {
      setTimeout(
        () => {
          choice = (questionNumber + index) % 4
          sentAt = performance.now()
          device.room.send('submit-answer', { answer: choice, questionNumber })
        },
        (thinkMs * (index + 1)) / players.length,
      )
    }
    device.room.onMessage('game-started', ask)
    device.room.onMessage('next-question', ask)
    device.room.onMessage('answer-submitted', (question: number) => {
      ackMs.push(performance.now() - sentAt)
      given.push({ code, player: device.playerId, question, choice })
    })
  }
  players.forEach(answerWhenAsked)
  board.room.send('start-game', {})
  await until('the end of the lesson', () => isOver(board.room) || isEnough(), 900_000)
  if (!isOver(board.room)) board.room.send('end-game', {})
  await until('the end of the game', () => isOver(board.room), 30_000)
  return given
}

const isOver = (room: Room): boolean => room.state.phase === 'finished'

/** The question that was open when the game was ended does not count, and is in no report. */
const isKept = (report: Report, { player, question, choice }: AnswerAcknowledged): boolean => {
  if (question > report.questions.length) return true
  const row = report.players.find(({ playerId }) => playerId === player)
  return row?.answers[question - 1]?.choice === choice
}
