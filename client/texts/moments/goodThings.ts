import { inWords } from '../language.ts'
import { amountText, plural } from '../parts.ts'

interface Said {
  question: number
  count: number
}

/** One true good thing about the reader's own game. */
export const goodThingTexts = inWords('goodThingTexts', {
  few: ({ question, count }: Said) =>
    plural(count, {
      one: `You were the only one who knew question ${question}!`,
      other: `Only ${amountText(count)} knew question ${question}, and you were one of them!`,
    }),
  fastest: ({ question, count }: Said) =>
    plural(count, {
      one: `You were the fastest to get question ${question} right!`,
      other: `You were the fastest ${amountText(count)} times!`,
    }),
  climbed: ({ count }: Said) => `You moved up ${amountText(count)} places!`,
  streak: ({ count }: Said) => `Your best run: ${amountText(count)} right in a row!`,
  learned: ({ count }: Said) =>
    plural(count, {
      one: 'You looked again and found the right answer!',
      other: `You looked again and found ${amountText(count)} right answers!`,
    }),
  last: () => 'You got the last question right!',
  always: () => 'You answered every question!',
  knew: ({ question }: Said) => `You knew question ${amountText(question)}!`,
  there: () => 'Your slime is glad you played!',
})
