import type { Report } from '../contract/reports.ts'

type Asked = Pick<Report['questions'][number], 'kind'>

/** Opinions and slides have no right or wrong answers. */
export const isScored = ({ kind }: Asked): boolean => kind !== 'opinion' && kind !== 'slide'

/**
 * The numbers by which a class knows the questions of a report: those that were on its screens, and are in the replay. Null for
 * opinions and slides, which had none.
 */
export const screenNumbers = (questions: readonly Asked[]): (number | null)[] => {
  let last = 0
  return questions.map((question) => {
    if (!isScored(question)) return null
    last += 1
    return last
  })
}
