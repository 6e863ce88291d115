import { expect, test } from 'vitest'
import { keyOfQuestion } from '../../../rooms/classAhead.ts'
import type { MatchPlan } from '../../../rooms/shared/match/matchPlan.ts'
import type { KeyedQuestion } from '../../../rooms/shared/questions/question.ts'
import { askedBut } from '../../../server/ports/askedBut.ts'
import { openSchool } from '../school.ts'

const asking = (question: string): KeyedQuestion => ({ question, answers: ['1', '2', '3', '4'], correct: 3 })
const keys = (...questions: string[]) => questions.map((question) => keyOfQuestion(asking(question))).sort()

const aSchool = async () => {
  const { archive, ...school } = await openSchool()
  let time = 0
  /** The ids that were read from the shelves with questions. */
  const read: string[] = []
  const counted = <Shelf extends { getMany(ids: readonly string[]): unknown }>(shelf: Shelf): Shelf => ({
    ...shelf,
    getMany: (ids: readonly string[]) => {
      read.push(...ids)
      return shelf.getMany(ids)
    },
  })
  const { runningGames, playedQuestions, gamePlans } = archive
  const asked = askedBut(
    { runningGames, playedQuestions: counted(playedQuestions), gamePlans: counted(gamePlans) },
    'here',
    () => time,
  )
  return {
    archive,
    close: school.close,
    read,
    host: async (code: string, questionsId: string, heldBy = 'elsewhere') => {
      const given = { id: code, gameId: `game of ${code}`, questionSetId: 'sums', questionsId, heldBy }
      await runningGames.insert({ ...given, round: 1, isOver: false, hostUserId: 'host', openedAt: 1 })
    },
    /** Asks a second later. */
    askedNow: async () => {
      time += 1_000
      const found = await asked()
      return found === 'unknown' ? found : [...found].sort()
    },
  }
}

test('questions of games elsewhere are read once, and known for as long as their games run', async () => {
  const { archive, host, read, askedNow, close } = await aSchool()
  await archive.playedQuestions.insert({ id: 'shared', questions: [asking('2 + 2'), asking('3 + 3')] })
  await archive.gamePlans.insert({
    id: 'game of ALONE',
    plan: { questions: [asking('4 + 4')] } as unknown as MatchPlan,
  })
  await host('FIRST', 'shared')
  await host('SECOND', 'shared')
  await host('ALONE', '')
  await host('OWN', 'our own', 'here')
  for (let second = 0; second < 3; second++) expect(await askedNow()).toEqual(keys('2 + 2', '3 + 3', '4 + 4'))
  expect(read.sort()).toEqual(['game of ALONE', 'shared'])

  await archive.runningGames.remove('FIRST')
  expect(await askedNow()).toEqual(keys('2 + 2', '3 + 3', '4 + 4'))
  await archive.runningGames.remove('SECOND')
  expect(await askedNow()).toEqual(keys('4 + 4'))
  // For a new game, questions that were forgotten are read again.
  await host('THIRD', 'shared')
  expect(await askedNow()).toEqual(keys('2 + 2', '3 + 3', '4 + 4'))
  expect(read).toHaveLength(3)
  await close()
})

test('a school with hundreds of games still knows what they ask', async () => {
  const { archive, host, askedNow, close } = await aSchool()
  await archive.playedQuestions.insert({ id: 'shared', questions: [asking('2 + 2')] })
  for (let game = 0; game < 300; game++) await host(`GAME${game}`, 'shared')
  expect(await askedNow()).toEqual(keys('2 + 2'))
  await close()
})
