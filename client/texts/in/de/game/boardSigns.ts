import type { AllWords } from '../../../allWords.ts'

export const boardSignTexts: AllWords['boardSignTexts'] = {
  unsaved: 'Das Speichern hängt. Bleib hier!',
}
