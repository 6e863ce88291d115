import type { AllWords } from '../../../allWords.ts'
import { saying } from '../../../saying.ts'

export const mapCreditTexts: AllWords['mapCreditTexts'] = {
  again: (yes, all) => `${yes} de ${all} ${yes === 1 ? 'quiere' : 'quieren'} jugarlo otra vez`,
  builtBy: (by) => saying`creado por ${by}`,
  builtAfter: (by, other, map) => saying`creado por ${by}, a partir de «${map}» de ${other}`,
  builtAgain: (by, map) => saying`creado por ${by}, a partir de su propio «${map}»`,
}
