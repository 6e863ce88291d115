import type { GivenNumber, QuestionClosed } from '../../../rooms/shared/contract/asking.ts'
import type { KeyedQuestion, QuestionKind } from '../../../rooms/shared/questions/question.ts'
import { isScored, questionKinds, spreadOf, toldKey } from '../../../rooms/shared/questions/questionKinds.ts'
import {
  acceptedMaxLength,
  answerMaxLength,
  explanationMaxLength,
  fewestAnswers,
  fewestParts,
  mostAnswers,
  questionMaxLength,
} from '../../../rooms/shared/questions/questionLimits.ts'
import { pickBy } from './drawnClass.ts'

/** Words of questions: short ones, the longest of a language, and signs without spaces. */
const vocabularies = [
  ['Which', 'planet', 'is', 'the', 'third', 'from', 'our', 'sun', 'and', 'has', 'one', 'moon'],
  ['Donaudampfschifffahrt', 'ist', 'ein', 'Wort', 'wie', 'Rechtsschutzversicherung', 'und', 'Haus'],
  ['ما', 'هو', 'الكوكب', 'الثالث', 'من', 'الشمس', 'في', 'مجموعتنا'],
  ['太阳系', '第三颗', '行星', '是', '哪一颗', '它有', '一个', '月亮'],
] as const

const picture = (width: number, height: number): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#48a"/></svg>`,
  )}`
const pictures = [picture(800, 600), picture(300, 900), picture(1600, 400), picture(40, 40)]

/** A text of random words, nearly as long as allowed. */
const textOf = (most: number, words: readonly string[], random: () => number): string => {
  const pick = pickBy(random)
  let text = pick(words).slice(0, most)
  for (let next = pick(words); text.length + next.length + 1 <= most; next = pick(words)) text += ` ${next}`
  return text
}

const places = (count: number): number[] => Array.from({ length: count }, (_, place) => place)

/** A random question of any kind, up to the greatest length, with a picture or without. */
export function drawnQuestion(random: () => number): KeyedQuestion {
  const pick = pickBy(random)
  const words = pick(vocabularies)
  const long = pick([2, 12, 40, 80, answerMaxLength])
  const asked = {
    question: textOf(pick([12, 60, 120, 200, questionMaxLength]), words, random),
    ...(random() < 0.4 && { image: pick(pictures) }),
    ...(random() < 0.4 && { explanation: textOf(pick([30, 120, explanationMaxLength]), words, random) }),
  }
  const texts = (fewest: number, most: number) =>
    places(fewest + Math.floor(random() * (most - fewest + 1))).map((at) =>
      `${at + 1} ${textOf(long, words, random)}`.slice(0, answerMaxLength),
    )
  const kind: QuestionKind = pick([...questionKinds.filter((one) => one !== 'slide'), 'choice', 'choice'])
  switch (kind) {
    case 'several': {
      const answers = texts(fewestParts, mostAnswers)
      return { ...asked, kind, answers, correct: places(answers.length).filter((at) => at % 2 === 0) }
    }
    case 'typed':
      return {
        ...asked,
        kind,
        accept: places(pick([1, 3, 10])).map(
          (at) => `${at} ${textOf(Math.min(long, acceptedMaxLength - 3), words, random)}`,
        ),
      }
    case 'number':
      return {
        ...asked,
        kind,
        value: pick([7, 3.14, 123_456_789]),
        within: 1,
        nearly: 10,
        unit: pick(['', 'km', 'kilometres/h']),
      }
    case 'order': {
      const items = texts(fewestParts, mostAnswers)
      return { ...asked, kind, items, shown: places(items.length).reverse() }
    }
    case 'opinion':
      return { ...asked, kind, answers: texts(fewestAnswers, mostAnswers) }
    default: {
      const answers = texts(fewestAnswers, mostAnswers)
      const withPictures = random() < 0.2 && { answerImages: answers.map(() => pick(pictures)) }
      return { ...asked, answers, ...withPictures, correct: Math.floor(random() * answers.length) }
    }
  }
}

const numbersNear = (value: number, random: () => number): GivenNumber[] =>
  places(1 + Math.floor(random() * 11)).map((at) => ({
    value: value + at * 17,
    count: 1 + Math.floor(random() * 9),
    share: at === 0 ? 1 : 0,
  }))

/** What the board is told when this question closes. */
export function closedOf(question: KeyedQuestion, players: number, random: () => number): QuestionClosed {
  const spread = spreadOf(question, []).map(() => Math.floor((random() * players) / 2))
  const counted = { right: Math.ceil(players / 2), partly: Math.floor(players / 4), wrong: Math.floor(players / 5) }
  const groups = places(Math.floor(random() * 7)).map((at) => ({
    text: textOf(pickBy(random)([4, 20, 60]), vocabularies[0], random),
    count: 7 - at,
  }))
  return {
    ...toldKey(question),
    spread,
    ...(question.kind !== undefined && isScored(question) && { counted }),
    ...(question.kind === 'typed' && groups.length > 0 && { groups, others: 3 }),
    ...(question.kind === 'number' && { numbers: numbersNear(question.value, random), others: 1 }),
    ...(question.explanation && { explanation: question.explanation }),
    ...(random() < 0.08 && { voided: true as const }),
  }
}
