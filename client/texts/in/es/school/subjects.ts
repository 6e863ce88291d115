import type { AllWords } from '../../../allWords.ts'

export const subjectNames: AllWords['subjectNames'] = {
  Math: 'Mates',
  Science: 'Ciencias',
  History: 'Historia',
  English: 'Inglés',
  Geography: 'Geografía',
  Other: 'Otra',
}
