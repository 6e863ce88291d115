import { randomBytes } from 'node:crypto'
import type { Account, ContentPort, PracticePort, RoomPorts } from '../../rooms/ports.ts'
import { missedQuestions } from '../../rooms/shared/match/missedQuestions.ts'
import { isRefused } from '../refused.ts'
import type { Services } from '../services.ts'
import { gameClock } from './gameClock.ts'
import { holdingPictures } from './heldPictures.ts'
import { journalPort } from './journalPort.ts'
import { resultsPort } from './resultsPort.ts'

/** What the rooms need of the server, in the shape they ask for it. */
export const roomPorts = (services: Services, build: string): RoomPorts => ({
  identify: async (cookieHeader) => {
    const account = await services.accounts.whoIs(cookieHeader)
    if (!account) return undefined
    const { id, username, role } = account
    const { holdings } = await services.ledger.head(account)
    return { id, username, role, selectedSlime: holdings.selectedSlime } satisfies Account
  },
  content: contentPort(services),
  journal: holdingPictures(journalPort({ ...services.archive, log: services.log }), services.pictures),
  results: resultsPort(services),
  practice: practicePort(services),
  ...gameClock(),
  build,
  random: Math.random,
  secret: () => randomBytes(18).toString('base64url'),
  log: services.log,
})

const contentPort = ({ questionSets, maps, reports }: Services): ContentPort => ({
  questionSet: async (id, account) => {
    const set = await questionSets.withAnswers(id, account)
    return set && { id, title: set.title, questions: set.questions, ownerId: set.ownerId, readyMade: set.readyMade }
  },
  missedIn: async (reportId, account) => {
    const report = await reports.get(account.id, reportId)
    if (isRefused(report)) return undefined
    const set = await questionSets.withAnswers(report.questionSetId, account)
    const missed = missedQuestions(report).map(({ question, answers, correct }) => {
      // As it stands in the set today, with its picture and explanation, if it still does.
      const now = set?.questions.find(
        (one) => one.question === question && answers.includes(one.answers[one.correct] ?? ''),
      )
      return now ?? { question, answers, correct }
    })
    if (missed.length === 0) return undefined
    return {
      id: report.questionSetId,
      title: report.title,
      questions: missed,
      ownerId: set?.ownerId ?? account.id,
      ...(set && { readyMade: set.readyMade }),
    }
  },
  map: (id, gameMode, account) => maps.forMode(id, gameMode, account),
  defaultMap: (gameMode) => maps.defaultFor(gameMode),
})

const practicePort = ({ shelves }: Services): PracticePort => ({
  record: async ({ runId, ...run }) => {
    await shelves.practiceRuns.insert({ id: runId, ...run, saved: false })
  },
})
