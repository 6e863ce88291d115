import { expect, test } from 'vitest'
import { mostSetsPerUser } from '../../../server/content/storage.ts'
import { onTwoProcesses, type TwoProcesses } from '../archive/twoProcesses.ts'
import { drawnPicture } from '../drawnPictures.ts'
import { account, questionSet } from '../records.ts'

await onTwoProcesses(setsAtOnce)

function setsAtOnce(school: TwoProcesses) {
  test('of many sets that are made at once at two processes as many are there as there may be', async () => {
    const author = account({ role: 'teacher' })
    await school.archive.accounts.insert(author)
    const ownerId = author.id
    await school.archive.questionSets.insertMany(
      Array.from({ length: mostSetsPerUser - 2 }, () => questionSet({ ownerId })),
    )
    const drawn = (n: number) => ({
      title: 'Sums',
      subject: 'Math' as const,
      questions: questionSet().questions.map((one) => ({ ...one, image: drawnPicture(`${ownerId} ${n} `, 20_000) })),
    })
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, n) => school.both[n % 2 === 0 ? 0 : 1].questionSets.create(drawn(n), author)),
    )
    expect(answers.filter((one) => !('refused' in one))).toHaveLength(2)
    expect(await school.archive.questionSets.count({ ownerId })).toBe(mostSetsPerUser)
  })
}
