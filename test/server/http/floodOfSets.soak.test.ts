import { afterAll, beforeAll, expect, test } from 'vitest'
import { type StorageUse, textWeight } from '../../../rooms/shared/contract/storage.ts'
import { drawnPicture } from '../drawnPictures.ts'
import { openSchool, type School } from '../school.ts'

let school: School
beforeAll(async () => {
  school = await openSchool()
})
afterAll(() => school.close())

type Person = Awaited<ReturnType<School['newcomer']>>

const kilobyte = 1024
const use = async (person: Person) => (await person.get(`/api/player/${person.user.id}/storage`)).body as StorageUse

const question = { question: 'What is this?', answers: ['A dot', 'A line', 'A hole', 'A map'], correct: 0 }
const setOf = (questions: readonly object[]) => ({ title: 'Dots', subject: 'Other', questions })

let drawn = 0
/** A set of nearly two megabytes, which is what a request may bring. All its pictures differ. */
const largeSet = () =>
  setOf(Array.from({ length: 10 }, () => ({ ...question, image: drawnPicture(`picture ${++drawn} `, 145_000) })))

test('two hundred sets of two megabytes at once take what an account may take, and eight lists go out', async () => {
  const [author, neighbour] = [await school.newcomer(), await school.newcomer()]
  let refused = 0
  for (let round = 0; round < 10; round++) {
    const sent = Array.from({ length: 20 }, () => author.post('/api/question-sets', largeSet()))
    for (const answer of await Promise.allSettled(sent)) {
      // On a busy machine a body may take too long and is cut off. That is a refusal, too.
      if (answer.status === 'rejected') continue
      const { status, body } = answer.value
      if (status !== 201) expect([409, 429, 503]).toContain(status)
      if ((body as { refusal?: string }).refusal === 'noRoomLeft') refused += 1
    }
  }
  const { used, most } = await use(author)
  expect(used).toBeLessThanOrEqual(most)
  expect(refused).toBeGreaterThan(0)
  const kept = (await school.archive.pictures.count()) * 145_000
  const lists = await Promise.all(Array.from({ length: 8 }, () => author.get('/api/question-sets')))
  expect(lists.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200))
  const bytes = JSON.stringify(lists[0]?.body).length
  process.stdout.write(
    `200 sets of 2 MB: ${kept} bytes of pictures kept, ${refused} refused, a list of ${bytes} bytes\n`,
  )
  expect(bytes).toBeLessThan(most / textWeight + 100 * kilobyte)
  expect((await neighbour.post('/api/question-sets', setOf([question]))).status).toBe(201)
  expect((await fetch(`${school.url}/readyz`)).status).toBe(200)
}, 120_000)
