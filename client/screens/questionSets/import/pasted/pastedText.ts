import { mostRows } from '../../../../parts/files/importLimits.ts'
import type { Imported } from '../candidate.ts'
import { asks } from '../languages/leadingWords.ts'
import { rightsNamed } from '../rightMarks.ts'
import { isFence } from './fences.ts'
import { besideKeyHead, entriesIn, type KeyEntry, keyedBy } from './pastedKey.ts'
import {
  answerIn,
  askedWithAnswers,
  isAnnounced,
  isAnswersHead,
  isAside,
  type Label,
  labelIn,
  numberedIn,
  placeIn,
  questionIn,
  undressed,
  withoutMark,
} from './pastedLines.ts'
import { asTyped, type Block, hasMore, isTyped, rowOf, startBlock } from './pastedQuestion.ts'
import { shaped } from './shaped.ts'

/** The first line of what this product writes. After it we guess nothing: every line means what it says. */
const exactHead = 'Slime School questions'

/** Reads line by line, and leaves out lines outside the questions, such as an introduction or a farewell. */
class Blocks {
  done: Block[] = []
  current: Block | undefined
  /** Lines of the paragraph that may turn out to be a question. */
  pending: string[] = []
  isOfReason = false
  isParagraphOver = false
  /** Set in a key at the end: the questions since the key before. */
  keyed: readonly Block[] | undefined
  /** How many questions the keys so far are about. */
  keyedUntil = 0
  /** A label that stands alone on its line. */
  announced: Label | undefined
  isExact: boolean

  constructor(isExact: boolean) {
    this.isExact = isExact
  }

  /** Lines below a reason that turn out to be no question belong to it. */
  dropPending(): void {
    const why = this.current?.said.get('why')
    const last = this.pending.at(-1) ?? ''
    if (this.isOfReason && why && !/[:：]$/.test(last) && !asks(last))
      this.current?.said.set('why', [why, ...this.pending].join(' '))
    this.pending = []
  }

  begin(row: number, question: string, number = 0): Block {
    this.dropPending()
    this.current = startBlock(row, number || (this.done.at(-1)?.number ?? 0) + 1, question)
    this.done.push(this.current)
    return this.current
  }

  /** The question that an answer or a label belongs to. */
  belongsTo(row: number): Block {
    const text = this.pending.join(' ')
    if (!this.current || (text !== '' && hasMore(this.current))) {
      this.pending = []
      return this.begin(row, text)
    }
    // A question may have more than one paragraph.
    this.current.question = `${this.current.question} ${text}`.trim()
    this.pending = []
    return this.current
  }

  /** What stands between a question and its right answer, or its reason, is a remark such as a hint, and no question. */
  isBehindRemark({ name, text }: { name: Label; text: string }): boolean {
    const { current, pending, isExact } = this
    if (isExact || !current || !hasMore(current) || pending.length === 0 || asks(pending.at(-1) ?? '')) return false
    if (name === 'why') return true
    const { answers, numbered, marked, said } = current
    const isOpen = name === 'right' && !said.has('right') && marked.length === 0
    return isOpen && rightsNamed(text, answers, numbered !== '').length > 0
  }

  /**
   * Answers with letters below numbers, or below other letters: those were statements of the question, or what two people say, or
   * one was the number of the question.
   */
  lettered(row: number, isFirst: boolean): Block {
    const { current, pending } = this
    if (!current || current.said.size > 0) return this.belongsTo(row)
    const { question, answers, lines, numbered, marked } = current
    const isAnew = isFirst && answers.length > 0 && marked.length === 0 && pending.length === 0
    if (numbered === '' && !isAnew) return this.belongsTo(row)
    Object.assign(current, { answers: [], lines: [], numbered: '', marked: [] })
    if (numbered !== '' && answers.length === 1) return this.begin(row, [...answers, ...pending].join(' '), 1)
    // The words behind the statements ask about them.
    current.question = [question, ...lines, ...pending].join(' ')
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
    else this.wait(line, current && !hasMore(current))
  }

  wait(line: string, isOfQuestion = false): void {
    if (this.isParagraphOver && !isOfQuestion) this.dropPending()
    if (this.pending.length === 0)
      this.isOfReason = !this.isParagraphOver && [...(this.current?.said.keys() ?? [])].at(-1) === 'why'
    this.pending.push(line)
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
    current.lines.push(line)
    const { text, isRight } = withoutMark(found.text)
    if (isRight) current.marked.push(answers.length)
    answers.push(text)
    return true
  }

  said(row: number, { name, text }: { name: Label; text: string }): void {
    if (text === '' && /^(?:right|why)$/.test(name)) this.announced = name
    if (this.isBehindRemark({ name, text })) this.dropPending()
    this.belongsTo(row).said.set(name, !this.isExact && isTyped(name) ? asTyped(text) : text)
  }

  /** Headings and reasons stand between the lines of a key. Any other line ends it. */
  isOfKey(line: string): boolean {
    const head = this.done.length > 1 ? besideKeyHead(line) : undefined
    if (head) {
      this.keyed = this.done.slice(this.keyedUntil)
      // `Solution:` may also stand above the right answer of one question.
      const { current, pending } = this
      const needsRight = current && current.answers.length > 0 && !current.said.has('right')
      if (needsRight && pending.length === 0) this.announced = 'right'
    }
    if (!this.keyed) return false
    const entries = head ?? entriesIn(line)
    const isTaken = entries.filter((entry) => this.takeRight(entry, this.keyed ?? [])).length > 0
    if (head || isTaken) return true
    if (labelIn(line)?.name === 'why') return false
    if (entries.length > 0 || labelIn(line) || questionIn(line, false) || answerIn(line, false).length > 0) {
      this.keyed = undefined
      this.current = this.done.at(-1)
      return false
    }
    if (!this.isOfLabelAbove(line)) this.wait(line)
    return true
  }

  takeRight(entry: KeyEntry, blocks: readonly Block[]): boolean {
    const block = keyedBy(entry, blocks)
    block?.said.set('right', entry.text)
    if (!block) return false
    this.dropPending()
    // A reason below belongs to it.
    this.current = block
    this.announced = undefined
    this.keyedUntil = this.done.length
    return true
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

  /**
   * Whether an answer below the right answer, or below its reason, is one that is told about there. The right answer may also stand
   * above the answers, and a letter that goes on is then one more of them.
   */
  isToldAbout(place: number): boolean {
    const { current, pending, isExact } = this
    if (isExact || !current || !(current.said.has('right') || current.said.has('why'))) return false
    return place < current.answers.length && !(place === 0 && pending.length > 0)
  }

  answered(row: number, line: string): void {
    const place = placeIn(line)
    if (this.isToldAbout(place)) {
      this.dropPending()
      return
    }
    const block = this.lettered(row, place === 0)
    block.lines.push(line)
    for (const { text, isRight } of answerIn(line, this.isExact)) {
      if (isRight) block.marked.push(block.answers.length)
      block.answers.push(text)
    }
  }

  /** A line that is no item of a list. */
  usual(row: number, line: string): void {
    const { isExact } = this
    const label = labelIn(line)
    const areAnswers = !label && answerIn(line, isExact).length > 0
    const both = isExact || label || areAnswers ? undefined : askedWithAnswers(line)
    if (label) this.said(row, label)
    else if (areAnswers) this.answered(row, line)
    else if (both) for (const part of both) this.usual(row, part)
    else if (isExact || !this.isNumberedAnswer(line)) this.asked(row, line)
  }

  asked(row: number, line: string): void {
    const asked = questionIn(line, this.isExact)
    if (asked) this.begin(row, asked.text, asked.number)
    else this.plain(line)
  }

  read(written: string, row: number): void {
    const line = this.isExact ? written : undressed(written)
    if (line === '') {
      this.isParagraphOver = true
      return
    }
    if (!this.isExact && this.isBeside(line)) return
    const { current } = this
    if (current && hasMore(current) && written.startsWith('#')) this.isParagraphOver = true
    const isList = !this.isParagraphOver && (current?.said.get('order') === '' || current?.said.get('type') === '')
    if (isList && !labelIn(line)) current?.parts.push(line.replace(/^(\(?\w{1,2}[.):]|[-*•])\s+/, ''))
    else this.usual(row, line)
    this.isParagraphOver = false
  }
}

/** Questions one after the other, as people and their assistants write them. */
export const readPastedText = (source: string): Imported => {
  const lines = source.replace(/\r\n?/g, '\n').split('\n', 20_000)
  const head = lines.findIndex((line) => line.trim() !== '')
  const isExact = lines[head]?.trim() === exactHead
  const blocks = new Blocks(isExact)
  for (const [at, line] of (isExact ? lines : shaped(lines)).entries()) {
    if (blocks.done.length > mostRows) break
    if (line === undefined || (isExact && at <= head) || isFence(line)) continue
    blocks.read(line.trim(), at + 1)
  }
  blocks.dropPending()
  const all = blocks.done.filter((block) => block.question !== '' || hasMore(block))
  return {
    format: all.length > 0 ? 'text' : 'empty',
    rows: all
      .filter((block) => isExact || hasMore(block) || asks(block.question) || /__/.test(block.question))
      .slice(0, mostRows)
      .map((block, at, blocks) => rowOf(block, blocks[at + 1])),
    ...(all.length > mostRows && { isCut: true }),
  }
}

/** Whether a text is a list of such questions, and not a table. */
export const isPastedText = (source: string): boolean => {
  const lines = shaped(source.slice(0, 20_000).split(/\r?\n/)).map((line) => undressed(line ?? ''))
  if (lines.find((line) => line !== '') === exactHead) return true
  // Open questions, and their key at the end.
  if (lines.some(besideKeyHead) && lines.filter((line) => questionIn(line, false) !== undefined).length > 1) return true
  const tells = (line: string) =>
    labelIn(line) || answerIn(line, false).length > 0 || (numberedIn(line) && withoutMark(line).isRight)
  const telling = lines.filter((line) => !line.includes('\t') && tells(line))
  return telling.length >= 1 && telling.length * 12 >= lines.filter(Boolean).length
}
