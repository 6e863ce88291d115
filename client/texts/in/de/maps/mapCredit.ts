import type { AllWords } from '../../../allWords.ts'
import { saying } from '../../../saying.ts'

export const mapCreditTexts: AllWords['mapCreditTexts'] = {
  again: (yes, all) => `${yes} von ${all} ${yes === 1 ? 'will' : 'wollen'} es noch mal spielen`,
  builtBy: (by) => saying`gebaut von ${by}`,
  builtAfter: (by, other, map) => saying`gebaut von ${by}, nach „${map}“ von ${other}`,
  builtAgain: (by, map) => saying`gebaut von ${by}, nach dem eigenen „${map}“`,
}
