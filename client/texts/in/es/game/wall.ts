import type { AllWords } from '../../../allWords.ts'
import { amountText, plural } from '../counting.ts'

export const wallTexts: AllWords['wallTexts'] = {
  correct: 'Correcta',
  answered: (count, of) => `Respondieron ${amountText(count)} de ${amountText(of)}`,
  lastAnswers: 'Faltan pocas…',
  chosenBy: (count) => plural(count, { one: 'La eligió 1', other: `La eligieron ${amountText(count)}` }),
  explanation: 'Por qué',
  joinAt: 'Únete en',
  lastAnswer: 'Era la última pregunta',
  lastAnswerHint: '¿Quién ganó? El podio lo dirá.',
}
