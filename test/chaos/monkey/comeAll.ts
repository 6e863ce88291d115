import { addQuestionSet, type BrowserSchool } from '../../browser/school/browserSchool.ts'
import type { Classroom } from './classroom.ts'
import { doDeed } from './doDeed.ts'
import { Person } from './people.ts'

const chromebook = { width: 1366, height: 768 }
const phone = { width: 390, height: 844 }
/** A code without a game. */
export const noCode = 'ZZZZZZ'

/** A class, a teacher with two devices, and a colleague: on good lines and bad, in two languages, still and in motion. */
export async function comeAll(school: BrowserSchool, classroom: Classroom): Promise<Person[]> {
  const teacher = await Person.come(school, 'teacher', 'teacher', { viewport: chromebook })
  await addQuestionSet(teacher.visit, school.url, 'Planets', 'school')
  const remote = await Person.come(school, 'remote', 'remote', { viewport: phone, of: teacher })
  await doDeed(remote, 0, { do: 'signIn' }, { codeOf: () => noCode, classroom })
  const colleague = await Person.come(school, 'cora', 'colleague', { viewport: chromebook })
  for (const { context } of [teacher, remote, colleague]) classroom.listen(context)
  classroom.colleague = colleague.user?.username ?? ''
  return [
    teacher,
    remote,
    colleague,
    await Person.come(school, 'ada', 'pupil', { viewport: phone, isFondOfMotion: true }),
    await Person.come(school, 'ben', 'pupil', { viewport: chromebook, isOnBadLine: true }),
    await Person.come(school, 'gil', 'guest', { viewport: phone, isOnSlowLine: true }),
    await Person.come(school, 'gus', 'guest', { viewport: phone, language: 'en-XB' }),
    await Person.come(school, 'gwen', 'guest', { viewport: phone }),
  ]
}
