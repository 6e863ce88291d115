import { mostRows } from '../../../parts/files/importLimits.ts'
import { importTexts as texts } from '../../../texts/school/importing.ts'
import { kindTexts } from '../../../texts/school/kinds.ts'
import { checkedRow, type Found, type Imported, type ImportedRow, misfitRow } from './candidate.ts'
import { filedPicture, pictureInAddress } from './filedPicture.ts'
import { type LookedThrough, lookedThrough, picturesOf } from './lookedThrough.ts'
import { plainText, tidy } from './plainText.ts'
import { allWithin, childrenOf, wordsIn, type XmlElement } from './xmlTree.ts'

const isFiled = (file: XmlElement): boolean => file.attributes.get('encoding') === 'base64'

const nameOf = (address: string): string => {
  const name = address.split(/[/\\]/).at(-1) ?? ''
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

/** The element may hold files. A text names the one it shows; if no text names any, the first picture counts. */
function lookedAt(element: XmlElement | undefined): LookedThrough {
  const files = childrenOf(element, 'file').filter(isFiled)
  let isNamed = false
  const fileNamed = (address: string): string => {
    const file = files.find(({ attributes }) => attributes.get('name') === nameOf(address))
    if (file) isNamed = true
    return file ? filedPicture(wordsIn(file)) : pictureInAddress(address)
  }
  const looked = lookedThrough(wordsIn(childrenOf(element, 'text')[0]), fileNamed)
  // If the named one is too large, another one would show something else.
  const others = isNamed ? [] : files.map((file) => filedPicture(wordsIn(file)))
  return { ...looked, picture: looked.picture || (others.find(Boolean) ?? '') }
}

/** A text declared as plain has no tags: there `<b>` is part of the question. */
const textOf = (element: XmlElement | undefined, usually = 'html'): LookedThrough => {
  const isPlain = /^(plain_text|markdown)$/.test(
    usually === 'html' ? (element?.attributes.get('format') ?? usually) : usually,
  )
  const looked = lookedAt(element)
  return isPlain ? { ...looked, text: tidy(wordsIn(childrenOf(element, 'text')[0])) } : looked
}

const lookedIn = (element: XmlElement | undefined, name: string): LookedThrough => textOf(childrenOf(element, name)[0])
const textIn = (element: XmlElement | undefined, name: string): string => lookedIn(element, name).text

interface Answer extends LookedThrough {
  fraction: number
  element: XmlElement
}

const answersOf = (question: XmlElement, usually?: string): Answer[] =>
  childrenOf(question, 'answer').map((element) => ({
    ...textOf(element, usually),
    fraction: Number(element.attributes.get('fraction') ?? '0'),
    element,
  }))

type Reader = (question: XmlElement, row: number, common: Found) => ImportedRow

const choice: Reader = (question, row, common) => {
  const found = answersOf(question)
  const shown = { ...common, answers: found.map(({ text }) => text), ...picturesOf(found) }
  const rights = found.flatMap(({ fraction }, at) => (fraction > 0 ? [at] : []))
  const isSingle = wordsIn(childrenOf(question, 'single')[0]).trim() !== 'false'
  if (!isSingle) return checkedRow(row, { ...shown, kind: 'several', rights })
  const most = Math.max(...found.map(({ fraction }) => fraction), 0)
  const correct = most > 0 ? found.findIndex(({ fraction }) => fraction === most) : -1
  return checkedRow(row, { ...shown, correct })
}

const truth: Reader = (question, row, common) => {
  const isTrue = answersOf(question).some(({ text, fraction }) => fraction > 0 && text.toLowerCase() === 'true')
  return checkedRow(row, { ...common, answers: [kindTexts.yes, kindTexts.no], correct: isTrue ? 0 : 1 })
}

/**
 * In Moodle a star matches anything, and `\*` is a literal star. An answer that is only a star holds feedback, so
 * nothing is left of it.
 */
const withoutStars = (text: string): string => text.replace(/\\\*|\*/g, (found) => (found === '*' ? '' : '*')).trim()

const short: Reader = (question, row, common) => {
  const accept = answersOf(question, 'plain_text')
    .filter(({ fraction }) => fraction === 100)
    .map(({ text }) => withoutStars(text))
    .filter(Boolean)
  const isStrict = wordsIn(childrenOf(question, 'usecase')[0]).trim() === '1'
  return checkedRow(row, { ...common, kind: 'typed', accept, strict: isStrict ? ['case'] : [] })
}

const toleranceOf = (answer: Answer | undefined): string => {
  const tolerance = wordsIn(childrenOf(answer?.element, 'tolerance')[0]).trim()
  return Number(tolerance) > 0 ? tolerance : ''
}

const numerical: Reader = (question, row, common) => {
  const answers = answersOf(question, 'plain_text')
  const right = answers.find(({ fraction, text }) => fraction === 100 && text !== '*')
  const partly = answers.find(({ fraction, text }) => fraction > 0 && fraction < 100 && text === right?.text)
  const unit = plainText(wordsIn(allWithin(question, 'unit_name')[0] ?? allWithin(question, 'unitname')[0]))
  const found = { value: right?.text ?? '', within: toleranceOf(right), nearly: toleranceOf(partly), unit }
  return checkedRow(row, { ...common, kind: 'number', ...found })
}

const ordering: Reader = (question, row, common) =>
  checkedRow(row, { ...common, kind: 'order', answers: answersOf(question).map(({ text }) => text) })

const matching: Reader = (question, row, common) => {
  const answers = childrenOf(question, 'subquestion').map((pair) => `${textOf(pair).text} → ${textIn(pair, 'answer')}`)
  return misfitRow(row, { ...common, answers }, texts.matching)
}

const readers: Readonly<Record<string, Reader>> = {
  multichoice: choice,
  truefalse: truth,
  shortanswer: short,
  numerical,
  ordering,
  matching,
  essay: (_, row, common) => misfitRow(row, common, texts.essay),
}

/** These elements group questions or show a text, but ask nothing. */
const asksNothing = ['category', 'description']

/** Whether the question has media beside the pictures that we take over. */
function leavesSomething(question: XmlElement, { draft }: ImportedRow): boolean {
  const taken = [draft.image, ...draft.answerImages].filter(Boolean).length
  const files = allWithin(question, 'file').length
  const shown = allWithin(question, 'text')
    .map(wordsIn)
    .join('')
    .split(/<(?:img|audio|video|object|embed|iframe)\b/i)
  return Math.max(files, shown.length - 1) > taken
}

/** A question bank of Moodle. */
export const readMoodle = (quiz: XmlElement): Imported => {
  const questions = childrenOf(quiz, 'question').filter(
    (question) => !asksNothing.includes(question.attributes.get('type') ?? ''),
  )
  const rows = questions.slice(0, mostRows).map((question, at) => {
    const type = question.attributes.get('type') ?? ''
    const { text, picture } = lookedIn(question, 'questiontext')
    const explanation = textIn(question, 'generalfeedback')
    const common = { question: text, explanation, ...(picture !== '' && { image: picture }) }
    const reader = readers[type]
    return reader ? reader(question, at + 1, common) : misfitRow(at + 1, common, texts.unknownKind(type))
  })
  const leavesMedia = rows.some((row, at) => questions[at] && leavesSomething(questions[at], row))
  return {
    format: 'moodle',
    rows,
    ...(questions.length > mostRows && { isCut: true }),
    ...(leavesMedia && { leavesMedia: true }),
  }
}
