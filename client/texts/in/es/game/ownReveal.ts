import type { AllWords } from '../../../allWords.ts'
import { plural } from '../counting.ts'

export const ownRevealTexts: AllWords['ownRevealTexts'] = {
  itWas: 'Era',
  youChose: 'Elegiste',
  rightSoFar: (count) =>
    plural(count, { one: '1 respuesta correcta hasta ahora', other: `${count} respuestas correctas hasta ahora` }),
}
