import { randomBytes } from 'node:crypto'
import { mostOpenRooms } from '../../rooms/openRooms.ts'
import type { Account, ContentPort, MapToPlay, PracticePort, RoomPorts } from '../../rooms/ports.ts'
import type { GameMode } from '../../rooms/shared/contract/gameModes.ts'
import { type Missed, missedQuestions } from '../../rooms/shared/match/missedQuestions.ts'
import type { KeyedQuestion } from '../../rooms/shared/questions/question.ts'
import { marksOf } from '../../rooms/shared/questions/questionKinds.ts'
import { knownOfClass } from '../classes/knownOfClass.ts'
import { keepAcceptedForEver } from '../content/acceptedForEver.ts'
import { aloneWith, type OtherProcesses } from '../processes/others.ts'
import type { ThisProcess } from '../processes/thisProcess.ts'
import { nobodyElsewhere, openWhereabouts } from '../processes/whereabouts.ts'
import { isRefused } from '../refused.ts'
import type { Services } from '../services.ts'
import { systemChance } from '../systemChance.ts'
import { askedBut } from './askedBut.ts'
import { rememberEndedGames } from './endedGames.ts'
import { gameClock } from './gameClock.ts'
import { holdingPictures } from './heldPictures.ts'
import { journalPort, type Lease } from './journalPort.ts'
import { type KeptQuestions, keepQuestions } from './keptQuestions.ts'
import { memoryBound } from './memoryBound.ts'
import { resultsPort } from './resultsPort.ts'

/** At most this many games of one set are read. If there are as many, some count as being at other processes. */
const gamesLookedAt = 100

/** The services of the server in the form that the rooms ask for. */
export const roomPorts = (
  services: Services,
  build: string,
  others?: OtherProcesses,
  self?: ThisProcess,
): RoomPorts => ({
  identify: async (cookieHeader) => {
    const account = await services.accounts.whoIs(cookieHeader)
    if (!account) return undefined
    const { id, username, role } = account
    const { holdings } = await services.ledger.head(account)
    const classIds = await services.teachers.classesOf(account)
    return { id, username, role, selectedSlime: holdings.selectedSlime, classIds } satisfies Account
  },
  ofClass: (classId) => knownOfClass(services.shelves, classId),
  teaches: async (classId, account) => !isRefused(await services.teachers.own(classId, account)),
  ...contentAndJournal(services, others?.lease),
  others: others?.port ?? aloneWith(services.shelves.runningGames),
  whereabouts: self?.redis
    ? openWhereabouts(self, self.redis, {
        isPlayedElsewhere: isPlayedBut(services.shelves.runningGames, self.id),
        askedElsewhere: askedBut(services.shelves, self.id),
        log: services.log,
      })
    : nobodyElsewhere,
  endedGames: rememberEndedGames(self?.redis?.commands),
  results: resultsPort(services),
  practice: practicePort(services),
  ...gameClock(),
  date: services.now,
  mostOpenRooms,
  hasRoom: memoryBound(() => performance.now()),
  build,
  random: systemChance,
  secret: () => randomBytes(18).toString('base64url'),
  log: services.log,
})

/** Whether another process has a game of this set. */
const isPlayedBut =
  (runningGames: Services['shelves']['runningGames'], processId: string) =>
  async (questionSetId: string): Promise<boolean> => {
    const games = await runningGames.find({ where: { questionSetId }, limit: gamesLookedAt })
    return games.length === gamesLookedAt || games.some(({ heldBy }) => heldBy !== processId)
  }

/** Content and journal share one copy of the questions in play. */
const contentAndJournal = (services: Services, lease?: Lease): Pick<RoomPorts, 'content' | 'journal'> => {
  const { archive, log, pictures } = services
  const questions = keepQuestions(archive)
  return {
    content: contentPort(services, questions),
    journal: holdingPictures(journalPort({ ...archive, log, questions, lease }), pictures),
  }
}

const contentPort = (
  { questionSets, maps, mapVotes, reports, shelves }: Services,
  kept: KeptQuestions,
): ContentPort => ({
  questionSet: async (id, account) => {
    const set = await questionSets.withAnswers(id, account)
    if (!set) return undefined
    const { title, ownerId, readyMade } = set
    const { id: questionsId, questions } = kept.share(set.questions)
    return { id, title, questions, questionsId, ownerId, readyMade }
  },
  missedIn: async (reportId, account) => {
    const report = await reports.get(account, reportId)
    if (isRefused(report)) return undefined
    const set = await questionSets.withAnswers(report.questionSetId, account)
    const missed = missedQuestions(report).flatMap((missed) => {
      const { question, kind, answers, correct } = missed
      // The question as its set has it today, with picture and explanation, if it is still there.
      const now = set?.questions.find((one) => isSameQuestion(one, missed))
      if (now) return now
      // For typed and sorted answers the report does not hold the key.
      return kind === undefined ? { question, answers, correct } : []
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
  acceptForEver: keepAcceptedForEver({ shelves, questionSets }),
  map: (id, gameMode, account) => maps.forMode(id, gameMode, account),
  mapCredit: (id, host) => maps.creditOf(id, host),
  voteOnMap: (vote) => mapVotes.vote(vote),
  votesOnMap: (gameId) => mapVotes.ofGame(gameId),
  defaultMap: shippedMaps(maps),
})

/** Found by its id, whatever it asks by now. Older reports have no ids, so there it is found by its text. */
const isSameQuestion = (one: KeyedQuestion, { id, question, kind, answers }: Missed): boolean =>
  id === undefined
    ? one.question === question && one.kind === kind && marksOf(one).some((text) => answers.includes(text))
    : one.id === id

/** Ready-made maps never change, so one copy serves all rooms. */
const shippedMaps = (maps: Services['maps']): ContentPort['defaultMap'] => {
  const known = new Map<GameMode, MapToPlay>()
  return async (gameMode) => {
    const map = known.get(gameMode) ?? (await maps.defaultFor(gameMode))
    if (map) known.set(gameMode, map)
    return map
  }
}

const practicePort = ({ shelves }: Services): PracticePort => ({
  record: async ({ runId, ...run }) => {
    await shelves.practiceRuns.insert({ id: runId, ...run, saved: false })
  },
})
