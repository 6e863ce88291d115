import {
  type KeyedQuestion,
  type QuestionKind,
  type QuestionOf,
  strictnesses,
} from '../../../rooms/shared/questions/question.ts'
import { questionKinds } from '../../../rooms/shared/questions/questionKinds.ts'
import { parseQuestion } from '../../../rooms/shared/questions/writtenQuestions.ts'
import { seededRandom, shuffled } from '../../../rooms/shared/seededRandom.ts'
import { somePictures } from './somePictures.ts'

/** Texts that some format could take for a sign of its own. */
const pieces = [
  ...['word', 'Łódź', 'ß', '日本語', '😀', 'مدرسة', 'x²', '½'],
  ...['=1+1', '-5', '+3', '@you', "'=q", "'word'", '"quoted"', '"', 'a;b', 'a, b', ';=2', '|', 'a|b', '\\|'],
  ...[
    '{x}',
    '{',
    '}',
    '{=',
    '~no',
    '=yes',
    '#tag',
    '####',
    '::',
    '::t::',
    ':',
    '\\',
    '\\n',
    '->',
    '%50%',
    '//',
    '$x^2$',
  ],
  ...['<b>', '</b>', '<', '>', '&', '&amp;', '&nbsp;', ']]>', '<!--', '-->', '<br/>', "it's"],
  ...[
    'A)',
    'A:',
    '1.',
    '2)',
    'Right:',
    'Right: B',
    'Question:',
    'Why: so',
    'Type: a | b',
    '**bold**',
    '```',
    '*',
    '[x]',
  ],
  ...['[html]', '[sound:a.mp3]', '{{c1::gap}}', '$CATEGORY:', 'True', '3.14', '1.234', '1,5', 'N/A', '…', '?', '!'],
]

interface Dice {
  upTo: (most: number) => number
  among: <T>(all: readonly T[]) => T
  text: (longest: number) => string
  random: () => number
}

const diceOf = (seed: number): Dice => {
  const random = seededRandom(seed)
  const upTo = (most: number) => Math.floor(random() * most)
  const among = <T>(all: readonly T[]): T => all[upTo(all.length)] as T
  const text = (longest: number) => {
    const words = Array.from({ length: 1 + upTo(5) }, () => among(pieces))
    return words.join(' ').slice(0, longest).trim()
  }
  return { upTo, among, text, random }
}

const texts = ({ text }: Dice, count: number, longest: number): string[] =>
  Array.from({ length: count }, (_, at) => `${text(longest - 4)} ${at}`)

/** Pictures beside some of the answers. */
const picturesBeside = (dice: Dice, answers: readonly string[]): { answerImages?: string[] } => {
  if (dice.upTo(2) === 0) return {}
  const answerImages = answers.map(() => (dice.upTo(2) === 0 ? dice.among(somePictures) : ''))
  return answerImages.some(Boolean) ? { answerImages } : {}
}

const numbers = [0, 7, -5, 3.14, 1.234, -0.5, 1e-7, 12_345_678, 1999]

const kinds: { [Kind in QuestionKind]: (dice: Dice, question: string) => QuestionOf<Kind> } = {
  choice: (dice, question) => {
    const answers = texts(dice, 2 + dice.upTo(5), 100)
    return { question, answers, correct: dice.upTo(answers.length), ...picturesBeside(dice, answers) }
  },
  several: (dice, question) => {
    const answers = texts(dice, 3 + dice.upTo(4), 100)
    const places = answers.map((_, place) => place)
    const correct = shuffled(places, dice.random)
      .slice(0, 1 + dice.upTo(answers.length - 1))
      .sort()
    return { kind: 'several', question, answers, correct, ...picturesBeside(dice, answers) }
  },
  typed: (dice, question) => ({
    kind: 'typed',
    question,
    accept: texts(dice, 1 + dice.upTo(6), 60),
    ...(dice.upTo(2) === 0 && { strict: [dice.among(strictnesses)] }),
  }),
  number: (dice, question) => ({
    kind: 'number',
    question,
    value: dice.among(numbers),
    ...(dice.upTo(2) === 0 && { within: dice.among([0.005, 0.5, 2]) }),
    ...(dice.upTo(3) === 0 && { nearly: dice.among([3, 10]) }),
    ...(dice.upTo(2) === 0 && { unit: dice.among(['km', '€', '°C', 'm/s']) }),
  }),
  order: (dice, question) => ({ kind: 'order', question, items: texts(dice, 3 + dice.upTo(4), 100) }),
  opinion: (dice, question) => ({ kind: 'opinion', question, answers: texts(dice, 2 + dice.upTo(5), 100) }),
  slide: (_, question) => ({ kind: 'slide', question }),
}

/** Any set that an author could write, with texts that try to break formats. */
export function randomSet(seed: number, count = 12): KeyedQuestion[] {
  const dice = diceOf(seed)
  return Array.from({ length: count }, () => {
    const written = kinds[dice.among(questionKinds)](dice, dice.text(200))
    const common = {
      ...(dice.upTo(2) === 0 && { explanation: dice.text(200) }),
      ...(dice.upTo(3) === 0 && { seconds: 5 + dice.upTo(116) }),
      ...(dice.upTo(2) === 0 && { image: dice.among(somePictures) }),
    }
    const { data, error } = parseQuestion({ ...written, ...common })
    if (!data) throw new Error(`seed ${seed}: ${error?.message} ${JSON.stringify(written)}`)
    return data
  })
}
