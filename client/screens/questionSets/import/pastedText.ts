import { strictnesses } from '../../../../rooms/shared/questions/question.ts'
import { mostRows } from '../../../parts/files/importLimits.ts'
import { spokenText } from '../../../parts/formulas/spokenText.ts'
import { checkedRow, type Found, type Imported, type ImportedRow } from './candidate.ts'
import { isNumber } from './cardPairs.ts'
import { withFormulasInLine } from './formulasAlone.ts'
import {
  answerIn,
  isAnnounced,
  isAnswersHead,
  isAside,
  isFence,
  isKeyHead,
  keyIn,
  type Label,
  labelIn,
  listed,
  numberedIn,
  questionIn,
  undressed,
  withoutMark,
} from './pastedLines.ts'
import { correctIndex, sameAnswer, severalIndexes } from './rightMarks.ts'
import { numberText, secondsIn } from './tableColumns.ts'
import { trueOrFalse } from './trueOrFalse.ts'

/** The first line of what this product writes. After it we guess nothing: every line means what it says. */
const exactHead = 'Slime School questions'

interface Block {
  row: number
  question: string
  answers: string[]
  /** The sign behind the numbers of the answers. Empty if they have letters. */
  numbered: string
  /** The right answers, marked in place or named by letters later. */
  marked: number[]
  said: Map<Label, string>
  parts: string[]
}

const startBlock = (row: number, question: string): Block => ({
  row,
  question,
  answers: [],
  numbered: '',
  marked: [],
  said: new Map(),
  parts: [],
})

const hasMore = ({ answers, said }: Block): boolean => answers.length > 0 || said.size > 0

const toType = (written: string): Partial<Found> => {
  const key = asTyped(written)
  return isNumber(key) ? { kind: 'number', value: key } : { kind: 'typed', accept: listed(key) }
}

/** Empty if a line of the key says nothing about this question. */
const rightInKey = ({ letters, text }: { letters: string; text: string }, block: Block): string => {
  if (!hasMore(block)) return text
  return block.numbered === '' && /\d/.test(letters) ? '' : letters
}

/** What pupils type, or must match: nobody can type a formula as it is written in TeX. */
const isTyped = (name: Label): boolean => /^(?:type|number|within|nearly|unit)$/.test(name)
const asTyped = (written: string): string => {
  const [, alone = ''] = /^\$([^$]+)\$$/.exec(written) ?? []
  return isNumber(alone) ? alone : spokenText(written)
}

function keyedFields({ answers, numbered, marked, said }: Block): Partial<Found> {
  const key = said.get('right') ?? ''
  const isAnswer = sameAnswer(key, answers) !== undefined
  const bare = isAnswer ? key : key.replace(/^\(?([a-f])(?:[.):]| [(–-]).*$/i, '$1')
  const several = severalIndexes(bare)
  // Beside answers with letters, a 4 is the answer 4 and not the fourth.
  const isText = numbered === '' && /^\d$/.test(bare)
  const single = (isText ? sameAnswer(bare, answers) : undefined) ?? correctIndex(bare, answers)
  const rights = several ?? (single === undefined ? marked : [single])
  const isSeveral = rights.length > 1 || /^several/i.test(said.get('kind') ?? '')
  return isSeveral ? { kind: 'several', answers, rights } : { answers, correct: rights[0] ?? -1 }
}

function fieldsOf(block: Block): Partial<Found> {
  const { question, answers, said, parts } = block
  const kind = said.get('kind')?.trim().toLowerCase()
  if (kind === 'slide') return { kind }
  if (kind === 'opinion') return { kind, answers }
  const order = said.get('order')
  if (order !== undefined) return { kind: 'order', answers: order === '' ? parts : listed(order) }
  const number = said.get('number')
  if (number !== undefined) {
    const [value = '', within = said.get('within') ?? ''] = number.split(/\s*(?:±|\+\/-)\s*/)
    const nearly = numberText(said.get('nearly') ?? '')
    return {
      kind: 'number',
      value: numberText(value),
      within: numberText(within),
      nearly,
      unit: said.get('unit') ?? '',
    }
  }
  const typed = said.get('type')
  const strict = strictnesses.filter((one) => said.get('strict')?.includes(one))
  if (typed !== undefined) return { kind: 'typed', accept: typed === '' ? parts : listed(typed), strict }
  const key = said.get('right')
  // `Q: … A: …` is a card with two sides.
  const alone = answers.length === 1 && key === undefined ? answers[0] : answers.length === 0 ? key : undefined
  if (alone !== undefined) return trueOrFalse(question, alone) ?? toType(alone)
  return keyedFields(block)
}

function rowOf(block: Block): ImportedRow {
  const seconds = secondsIn(block.said.get('seconds') ?? '')
  return checkedRow(block.row, {
    question: block.question,
    explanation: block.said.get('why') ?? '',
    ...(seconds !== undefined && { seconds }),
    ...fieldsOf(block),
  })
}

/** Reads line by line, and leaves out lines outside the questions, such as an introduction or a farewell. */
class Blocks {
  done: Block[] = []
  current: Block | undefined
  /** Lines of the paragraph that may turn out to be a question. */
  pending: string[] = []
  isParagraphOver = false
  /** Set in the key at the end, which lists right answers by the numbers of their questions. */
  isKey = false
  /** A label that stands alone on its line. */
  announced: Label | undefined
  isExact: boolean

  constructor(isExact: boolean) {
    this.isExact = isExact
  }

  begin(row: number, question: string): Block {
    this.current = startBlock(row, question)
    this.done.push(this.current)
    this.pending = []
    return this.current
  }

  /** The question that an answer or a label belongs to. */
  belongsTo(row: number): Block {
    const text = this.pending.join(' ')
    if (!this.current || (text !== '' && hasMore(this.current))) return this.begin(row, text)
    if (text !== '' && this.current.question === '') this.current.question = text
    this.pending = []
    return this.current
  }

  /** Answers with letters below numbers: those were statements of the question, or one was the number of the question. */
  lettered(row: number): Block {
    const { current, pending } = this
    if (!current?.numbered || current.said.size > 0) return this.belongsTo(row)
    const { question, answers, numbered } = current
    Object.assign(current, { answers: [], numbered: '', marked: [] })
    if (answers.length === 1) return this.begin(row, [...answers, ...pending].join(' '))
    // The words behind the statements ask about them.
    current.question = [question, ...answers.map((text, at) => `${at + 1}${numbered} ${text}`), ...pending].join(' ')
    this.pending = []
    return current
  }

  plain(line: string): void {
    const { current } = this
    // The words of a question may go on behind a formula that stands alone.
    const goesOn = !this.isParagraphOver || current?.question.endsWith('$')
    if (current && !hasMore(current) && goesOn) {
      current.question = `${current.question} ${line}`.trim()
      return
    }
    const isList = current?.said.get('order') === '' || current?.said.get('type') === ''
    if (current && isList && !this.isParagraphOver) current.parts.push(line)
    else if (this.isParagraphOver) this.pending = [line]
    else this.pending.push(line)
  }

  /**
   * Numbers that begin anew below a question are those of its answers, as far as they go on from line to line in the same way.
   */
  isNumberedAnswer(line: string): boolean {
    const { current, pending } = this
    const found = numberedIn(line)
    if (!current || !found || current.question === '' || current.said.size > 0 || pending.length > 0) return false
    const { answers, numbered } = current
    if (found.place !== answers.length + 1) return false
    if (answers.length > 0 && (numbered !== found.sign || this.isParagraphOver)) return false
    current.numbered = found.sign
    const { text, isRight } = withoutMark(found.text)
    if (isRight) current.marked.push(answers.length)
    answers.push(text)
    return true
  }

  said(row: number, { name, text }: { name: Label; text: string }): void {
    if (text === '' && /^(?:right|why)$/.test(name)) this.announced = name
    this.belongsTo(row).said.set(name, !this.isExact && isTyped(name) ? asTyped(text) : text)
  }

  isOfKey(line: string): boolean {
    if (isKeyHead(line) && this.done.length > 1) {
      this.isKey = true
      return true
    }
    const key = this.isKey ? keyIn(line) : undefined
    const block = this.done[(key?.number ?? 0) - 1]
    const right = key && block ? rightInKey(key, block) : ''
    if (right === '') return this.end()
    block?.said.set('right', right)
    return true
  }

  end(): false {
    this.isKey = false
    return false
  }

  isOfLabelAbove(line: string): boolean {
    const { current, announced, isParagraphOver } = this
    this.announced = undefined
    if (!current || !announced || labelIn(line) || !isAnnounced(announced, line, current.answers)) return false
    if (isParagraphOver && (announced === 'why' || current.answers.length === 0)) return false
    current.said.set(announced, line)
    this.isParagraphOver = false
    return true
  }

  /** Whether a line needs no more reading: it belongs to a key or label above it, or to no question. */
  isBeside(line: string): boolean {
    const { current } = this
    if (this.isOfKey(line) || this.isOfLabelAbove(line) || isAnswersHead(line)) return true
    return current !== undefined && hasMore(current) && isAside(line)
  }

  read(written: string, row: number): void {
    const line = this.isExact ? written : undressed(written)
    if (line === '') {
      this.isParagraphOver = true
      return
    }
    if (!this.isExact && this.isBeside(line)) return
    const { current } = this
    const isList = !this.isParagraphOver && (current?.said.get('order') === '' || current?.said.get('type') === '')
    const label = labelIn(line)
    const asked = questionIn(line, this.isExact)
    const answers = label ? [] : answerIn(line, this.isExact)
    if (label) this.said(row, label)
    else if (!this.isExact && !isList && this.isNumberedAnswer(line)) this.isParagraphOver = false
    else if (asked !== undefined && !isList) this.begin(row, asked)
    else if (isList) current?.parts.push(line.replace(/^(\(?\w{1,2}[.):]|[-*•])\s+/, ''))
    else if (answers.length > 0) {
      const block = this.lettered(row)
      for (const { text, isRight } of answers) {
        if (isRight) block.marked.push(block.answers.length)
        block.answers.push(text)
      }
    } else this.plain(line)
    this.isParagraphOver = false
  }
}

/** Questions one after the other, as people and their assistants write them. */
export const readPastedText = (source: string): Imported => {
  const lines = source.replace(/\r\n?/g, '\n').split('\n', 20_000)
  const head = lines.findIndex((line) => line.trim() !== '')
  const isExact = lines[head]?.trim() === exactHead
  const blocks = new Blocks(isExact)
  for (const [at, line] of (isExact ? lines : withFormulasInLine(lines)).entries()) {
    if (blocks.done.length > mostRows) break
    if (line === undefined || (isExact && at <= head) || isFence(line)) continue
    blocks.read(line.trim(), at + 1)
  }
  const all = blocks.done.filter((block) => block.question !== '' || hasMore(block))
  return {
    format: all.length > 0 ? 'text' : 'empty',
    rows: all
      .filter((block) => isExact || hasMore(block))
      .slice(0, mostRows)
      .map(rowOf),
    ...(all.length > mostRows && { isCut: true }),
  }
}

/** Whether a text is a list of such questions, and not a table. */
export const isPastedText = (source: string): boolean => {
  const lines = source.slice(0, 20_000).split(/\r?\n/).map(undressed)
  if (lines.find((line) => line !== '') === exactHead) return true
  // Open questions, and their key at the end.
  if (lines.some(isKeyHead) && lines.filter((line) => questionIn(line, false) !== undefined).length > 1) return true
  const telling = lines.filter((line) => !line.includes('\t') && (labelIn(line) || answerIn(line, false).length > 0))
  return telling.length >= 1 && telling.length * 12 >= lines.filter(Boolean).length
}
