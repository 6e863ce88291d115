import type { AllWords } from '../../../allWords.ts'

export const subjectNames: AllWords['subjectNames'] = {
  Math: 'Mathe',
  Science: 'Natur\u00adwissenschaften',
  History: 'Geschichte',
  English: 'Englisch',
  Geography: 'Erdkunde',
  Other: 'Anderes',
}
