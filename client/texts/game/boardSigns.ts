import { inWords } from '../language.ts'

export const boardSignTexts = inWords('boardSignTexts', {
  unsaved: 'Saving is stuck. Stay here!',
})
