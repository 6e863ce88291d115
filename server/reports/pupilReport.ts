import {
  type PupilGame,
  type PupilReport,
  pupilGamesLimit,
  type Report,
  type ReportAnswer,
  type ReportPlayer,
} from '../../rooms/shared/contract/reports.ts'
import { type Refused, refuse } from '../refused.ts'

/** Whether a reader may not see the answers of a set now, because they are playing it. */
export type IsShut = (questionSetId: string) => boolean | Promise<boolean>

const mostMissed = 12

type Asked = { id?: string | undefined; question: string; answer: string; given: ReportAnswer }

const askedOf = ({ questions }: Report, player: ReportPlayer): Asked[] =>
  questions.flatMap(({ id, question, answers, correct, voided }, index) => {
    const given = player.answers[index]
    return voided || !given ? [] : [{ id, question, answer: answers[correct] ?? '', given }]
  })

const gameOf = (report: Report, player: ReportPlayer, asked: readonly Asked[]): PupilGame => ({
  id: report.id,
  title: report.title,
  gameMode: report.gameMode,
  finishedAt: report.finishedAt,
  place: player.place,
  players: report.players.length,
  correct: asked.filter(({ given }) => given.correct).length,
  asked: asked.length,
})

/** One name for the same question, even if an older report has only its text, or if its text has changed since. */
function namingQuestions() {
  const byText = new Map<string, string>()
  return ({ id, question }: Asked): string => {
    if (id !== undefined && !byText.has(question)) byText.set(question, id)
    return id ?? byText.get(question) ?? question
  }
}

/** Questions that the pupil did not know the last time, and how often they missed each. `all` begins with the newest game. */
const stillMissed = (all: readonly Asked[]): PupilReport['missed'] => {
  const times = new Map<string, PupilReport['missed'][number]>()
  const learned = new Set<string>()
  const nameOf = namingQuestions()
  for (const asked of all) {
    const { question, answer, given } = asked
    const name = nameOf(asked)
    if (given.correct && !times.has(name)) learned.add(name)
    if (given.correct || learned.has(name)) continue
    const known = times.get(name) ?? { question, answer, times: 0 }
    times.set(name, { ...known, times: known.times + 1 })
  }
  return [...times.values()].sort((a, b) => b.times - a.times).slice(0, mostMissed)
}

/**
 * How one pupil did in all games that the reader may read about, the newest first, and in no others. Missed questions
 * come with their answers. So they are left out while their set `isShut` to the reader, like the reports themselves.
 */
export const pupilReport = async (
  readable: AsyncIterable<Report>,
  userId: string,
  isShut: IsShut,
): Promise<PupilReport | Refused> => {
  const games: PupilGame[] = []
  const asked: Asked[] = []
  let name: Pick<PupilReport, 'username' | 'slime'> | undefined
  for await (const report of readable) {
    const player = report.players.find((one) => one.userId === userId)
    if (!player) continue
    if (await isShut(report.questionSetId)) return refuse('beingPlayed')
    name ??= { username: player.username, slime: player.slime }
    const own = askedOf(report, player)
    games.push(gameOf(report, player, own))
    asked.push(...own)
    if (games.length >= pupilGamesLimit) break
  }
  return name ? { ...name, games, missed: stillMissed(asked) } : refuse('reportNotFound')
}
