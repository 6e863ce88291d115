import { inWords } from './language.ts'

export const boardSignTexts = inWords('boardSignTexts', {
  unsaved: 'Saving is stuck',
  unsavedHint: 'Stay here: your answers wait, and are saved as soon as it works again.',
})
