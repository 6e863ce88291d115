import type { AllWords } from '../../../allWords.ts'
import { saying } from '../../../saying.ts'

export const mapVoteTexts: AllWords['mapVoteTexts'] = {
  question: (map) => saying`¿Jugar otra vez «${map}»?`,
  yes: '¡Sí, otra vez!',
  no: 'Otro mapa',
  thanks: 'Tu docente ve cuántas personas lo dicen, pero no quiénes.',
}
