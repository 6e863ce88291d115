import { type Subject, subjects } from '../../../rooms/shared/contract/questionSets.ts'
import { inWords } from '../language.ts'

export const subjectNames: Readonly<Record<Subject, string>> = inWords('subjectNames', {
  Math: 'Math',
  Science: 'Science',
  History: 'History',
  English: 'English',
  Geography: 'Geography',
  Other: 'Other',
})

export const subjectChoices = subjects.map((subject) => ({ value: subject, text: subjectNames[subject] }))
