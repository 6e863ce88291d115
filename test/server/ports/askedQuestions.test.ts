import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Claim } from '../../../rooms/ports.ts'
import type { MatchPlan } from '../../../rooms/shared/match/matchPlan.ts'
import { type Archive, openArchive } from '../../../server/archive/openArchive.ts'
import { claimIn } from '../../../server/ports/gameClaims.ts'
import { journalPort } from '../../../server/ports/journalPort.ts'
import { keepQuestions } from '../../../server/ports/keptQuestions.ts'

const folder = mkdtempSync(join(tmpdir(), 'slime-asked-'))
let archive: Archive
beforeAll(async () => {
  archive = await openArchive({ dataDir: folder })
})
afterAll(async () => {
  await archive.close()
  rmSync(folder, { recursive: true, force: true })
})

const planOf = (code: string) =>
  ({
    code,
    gameId: `id-${code}`,
    questionSetId: 'sums',
    host: { userId: 'host' },
    createdAt: 1,
  }) as unknown as MatchPlan

/** The claim by which this process has the game under a code. */
const on = async (code: string): Promise<Claim> => {
  const record = await archive.runningGames.get(code)
  if (!record) throw new Error(`there is no ${code}`)
  return claimIn(record)
}

describe('questions that games of two processes ask', () => {
  const silent = { info() {}, warn() {}, error() {} }
  const asked = [{ question: 'What is 2 + 2?', answers: ['1', '2', '3', '4'], correct: 3 }]
  const processOf = (shelves = archive) => {
    const questions = keepQuestions(shelves)
    return { questions, journal: journalPort({ ...shelves, questions, log: silent }) }
  }
  const planWith = (code: string, of: string) => ({ ...planOf(code), drawn: { of, draw: [{ from: 0 }] } })

  test('stay for the other when one lets go of them, or begins and looks for what nobody asks', async () => {
    const [one, other] = [processOf(), processOf()]
    const { id } = one.questions.share(asked)
    other.questions.share(asked)
    await one.journal.open(planWith('ONEQQQ', id))
    await other.journal.open(planWith('TWOQQQ', id))
    await one.journal.close(await on('ONEQQQ'))
    expect(await archive.playedQuestions.count()).toBe(1)
    await processOf().questions.sweep()
    expect(await archive.playedQuestions.count()).toBe(1)
    await other.journal.close(await on('TWOQQQ'))
    expect(await archive.playedQuestions.count()).toBe(0)
  })

  test('stay where the other takes hold of them between being looked for and being removed', async () => {
    const other = processOf()
    const { id } = other.questions.share(asked)
    const remove = async (gone: string) => {
      await other.journal.open(planWith('TWOQQQ', id))
      return archive.playedQuestions.remove(gone)
    }
    const one = processOf({ ...archive, playedQuestions: { ...archive.playedQuestions, remove } })
    one.questions.share(asked)
    await one.journal.open(planWith('ONEQQQ', id))
    await one.journal.close(await on('ONEQQQ'))
    expect((await archive.playedQuestions.get(id))?.questions).toEqual(asked)
    await other.journal.close(await on('TWOQQQ'))
  })

  test('lie ready for a process that is given a game to open', async () => {
    const one = processOf()
    const { id } = one.questions.share(asked)
    await one.journal.open(planWith('ONEQQQ', id), 'another process')
    await one.journal.forget(await on('ONEQQQ'))
    expect(await archive.playedQuestions.count()).toBe(1)
    await archive.runningGames.removeWhere({ gameId: 'id-ONEQQQ' })
    await processOf().questions.sweep()
    expect(await archive.playedQuestions.count()).toBe(0)
  })
})
