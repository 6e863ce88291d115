import type { AllWords } from '../../../allWords.ts'
import { amountText, plural } from '../counting.ts'

export const goodThingTexts: AllWords['goodThingTexts'] = {
  few: ({ question, count }) =>
    plural(count, {
      one: `Nur du hast Frage ${question} gewusst!`,
      other: `Nur ${amountText(count)} haben Frage ${question} gewusst, und du gehörst dazu!`,
    }),
  fastest: ({ question, count }) =>
    plural(count, {
      one: `Bei Frage ${question} warst du am schnellsten richtig!`,
      other: `Du warst ${amountText(count)}-mal am schnellsten!`,
    }),
  climbed: ({ count }) =>
    `Du bist ${plural(count, { one: 'einen Platz', other: `${amountText(count)} Plätze` })} geklettert!`,
  streak: ({ count }) => `Deine beste Serie: ${amountText(count)} richtig in Folge!`,
  learned: ({ count }) =>
    plural(count, {
      one: 'Auf den zweiten Blick hast du die richtige Antwort gefunden!',
      other: `Auf den zweiten Blick hast du ${amountText(count)} richtige Antworten gefunden!`,
    }),
  last: () => 'Die letzte Frage hast du gewusst!',
  always: () => 'Du hast jede Frage beantwortet!',
  knew: ({ question }) => `Du hast Frage ${amountText(question)} gewusst!`,
  there: () => 'Dein Slime freut sich, dass du dabei warst!',
}
