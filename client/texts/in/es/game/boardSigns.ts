import type { AllWords } from '../../../allWords.ts'

export const boardSignTexts: AllWords['boardSignTexts'] = {
  unsaved: 'No se puede guardar. ¡Quédate aquí!',
}
