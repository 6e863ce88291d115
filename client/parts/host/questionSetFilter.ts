import type { QuestionSet, Subject } from '../../../rooms/shared/contract/questionSets.ts'

/** Whose the set is, from the reader's view. */
export const setGroups = ['mine', 'shared', 'ready'] as const
type SetGroup = (typeof setGroups)[number]

export const groupOf = ({ mine, readyMade }: QuestionSet): SetGroup => (mine ? 'mine' : readyMade ? 'ready' : 'shared')

export type SetFilter = { words: string; subject: Subject | 'all'; whose: 'all' | SetGroup }

export const noFilter: SetFilter = { words: '', subject: 'all', whose: 'all' }

const isWhose = (set: QuestionSet, whose: SetFilter['whose']): boolean => whose === 'all' || whose === groupOf(set)

/** Every word typed has to be somewhere in the title, the subject or the author's name. */
export const filterSets = (sets: readonly QuestionSet[], { words, subject, whose }: SetFilter): QuestionSet[] => {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  return sets.filter((set) => {
    const text = `${set.title} ${set.subject} ${set.createdBy}`.toLowerCase()
    return (
      (subject === 'all' || set.subject === subject) &&
      isWhose(set, whose) &&
      wanted.every((word) => text.includes(word))
    )
  })
}
