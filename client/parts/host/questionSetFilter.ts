import type { QuestionSet, Subject } from '../../../rooms/shared/contract/questionSets.ts'
import { subjectNames } from '../../texts/school/subjects.ts'
import { saysAll } from '../maps/mapFinding.ts'

/** Whose the set is, from the reader's view. */
export const setGroups = ['mine', 'shared', 'ready'] as const
type SetGroup = (typeof setGroups)[number]

export const groupOf = ({ mine, readyMade }: QuestionSet): SetGroup => (mine ? 'mine' : readyMade ? 'ready' : 'shared')

export type SetFilter = { words: string; subject: Subject | 'all'; whose: 'all' | SetGroup }

export const noFilter: SetFilter = { words: '', subject: 'all', whose: 'all' }

const isWhose = (set: QuestionSet, whose: SetFilter['whose']): boolean => whose === 'all' || whose === groupOf(set)

/** A search finds a set by its title, its subject, its description and its author's name. */
export const filterSets = (sets: readonly QuestionSet[], { words, subject, whose }: SetFilter): QuestionSet[] =>
  sets.filter(
    (set) =>
      (subject === 'all' || set.subject === subject) &&
      isWhose(set, whose) &&
      saysAll(words, [set.title, subjectNames[set.subject], set.about, set.createdBy]),
  )
