import type { AllWords } from '../../../allWords.ts'
import { amountText, countText, plural } from '../counting.ts'

export const goodThingTexts: AllWords['goodThingTexts'] = {
  few: ({ question, count }) =>
    plural(count, {
      one: `¡Nadie más que tú sabía la pregunta ${question}!`,
      other: `Solo ${amountText(count)} personas sabían la pregunta ${question}, ¡y eres una de ellas!`,
    }),
  fastest: ({ question, count }) =>
    plural(count, {
      one: `¡Tu acierto en la pregunta ${question} fue el más rápido!`,
      other: `¡Tu acierto fue el más rápido ${amountText(count)} veces!`,
    }),
  climbed: ({ count }) => `¡Subiste ${countText(count, 'puesto', 'puestos')}!`,
  streak: ({ count }) => `Tu mejor racha: ¡${countText(count, 'acierto', 'aciertos seguidos')}!`,
  learned: ({ count }) =>
    plural(count, {
      one: '¡Miraste otra vez y hallaste la respuesta correcta!',
      other: `¡Miraste otra vez y hallaste ${amountText(count)} respuestas correctas!`,
    }),
  last: () => '¡Acertaste la última pregunta!',
  always: () => '¡Respondiste a todas las preguntas!',
  knew: ({ question }) => `¡Sabías la pregunta ${amountText(question)}!`,
  there: () => '¡Tu slime se alegra de que jugaras!',
}
