import { questionMaxLength } from '../../../../../rooms/shared/questions/questionLimits.ts'
import { asks } from '../languages/leadingWords.ts'
import { rightsNamed } from '../rightMarks.ts'
import { headsStatements } from '../trueOrFalse.ts'
import { BlockList } from './blockList.ts'
import { besideKeyHead, entriesIn, type KeyEntry, keyedBy } from './pastedKey.ts'
import {
  answerIn,
  askedWithAnswers,
  isAnnounced,
  isAnswersHead,
  isAside,
  isPartHead,
  type Label,
  labelIn,
  numberedIn,
  placeIn,
  questionIn,
  undressed,
  withoutMark,
} from './pastedLines.ts'
import { asTyped, type Block, hasMore, isTyped } from './pastedQuestion.ts'
import { type Remark, remarkFrom, remarkIn } from './remarks.ts'
import type { Tabled } from './tabled.ts'

/** Nobody asks more. A longer one would be copied whole for each line that is added. */
const longestQuestion = 20 * questionMaxLength

/** Reads line by line. */
export class Blocks extends BlockList {
  isParagraphOver = false
  /** Set in a key at the end: the questions since the key before. */
  keyed: readonly Block[] | undefined
  /** How many questions the keys so far are about. */
  keyedUntil = 0
  /** A label that stands alone on its line. */
  announced: Label | undefined
  /** Takes the questions of a table that stands here. Lines below it belong to none of them, but a key may. */
  tabled(questions: readonly Tabled[]): void {
    this.dropPending()
    for (const { row, number, question, read, right, why, heading } of questions) {
      const block = this.begin(row, question, number)
      block.isOfTable = true
      if (read) Object.assign(block, { tabled: read, answers: read.draft.answers.filter(Boolean) })
      if (heading && headsStatements(heading)) block.heading = heading
      if (right) block.said.set('right', right)
      if (why) block.said.set('why', why)
    }
    this.keyed = undefined
    this.announced = undefined
    this.current = undefined
  }

  keyTabled(entries: readonly Tabled[]): void {
    this.dropPending()
    const asked = this.done.slice(this.keyedUntil)
    for (const { row, number, right = '', why } of entries) {
      const isTaken = this.takeRight({ number, text: right }, asked)
      if (!isTaken) this.unread.push({ row, text: `${number}. ${right}` })
      else if (why) this.current?.said.set('why', why)
    }
    this.keyed = undefined
    this.current = undefined
  }

  /** What stands between a question and its right answer, or its reason, is a remark such as a hint, and no question. */
  isBehindRemark({ name, text }: { name: Label; text: string }): boolean {
    const { current, pending, isExact } = this
    if (isExact || !current || !hasMore(current) || pending.length === 0 || asks(pending.at(-1)?.text ?? ''))
      return false
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
    const { question, answers, lines, numbered, marked, remarks } = current
    const isTold = marked.length > 0 || remarks.length > 0
    const isShort = question.length < longestQuestion
    const isAnew = isFirst && answers.length > 0 && !isTold && pending.length === 0 && isShort
    if (numbered === '' && !isAnew) return this.belongsTo(row)
    Object.assign(current, { answers: [], lines: [], numbered: '', marked: [] })
    if (numbered !== '' && answers.length === 1)
      return this.begin(row, [...answers, this.takePending()].join(' ').trim(), 1)
    // The words behind the statements ask about them.
    current.question = [question, ...lines, this.takePending()].join(' ').trim()
    return current
  }

  plain(row: number, line: string): void {
    const { current } = this
    // The words of a question may go on behind a formula that stands alone.
    const goesOn = !this.isParagraphOver || current?.question.endsWith('$')
    const isHead = !this.isExact && isPartHead(line)
    if (current && !hasMore(current) && goesOn && !isHead && current.question.length < longestQuestion) {
      current.question = `${current.question} ${line}`.trim()
      return
    }
    const isList = current?.said.get('order') === '' || current?.said.get('type') === ''
    if (current && isList && !this.isParagraphOver) current.parts.push(line)
    else this.wait(row, line, current && !hasMore(current))
  }

  wait(row: number, text: string, isOfQuestion = false): void {
    if (this.isParagraphOver && !isOfQuestion) this.dropPending()
    if (this.pending.length === 0)
      this.isOfReason = !this.isParagraphOver && [...(this.current?.said.keys() ?? [])].at(-1) === 'why'
    this.pending.push({ row, text })
  }

  /**
   * Numbers that begin anew below a question are those of its answers, as far as they go on from line to line in the same way.
   */
  isNumberedAnswer(line: string): boolean {
    const found = numberedIn(line)
    if (found) this.withWhyAsRemark(found.place - 1)
    const { current, pending } = this
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
    const { current, pending } = this
    const answer = (current?.answers.length ?? 0) - 1
    if (current && name === 'why' && answer >= 0 && pending.length === 0 && !current.said.has('right'))
      current.whyBelow = { row, answer }
    if (this.isBehindRemark({ name, text })) this.dropPending()
    this.belongsTo(row).said.set(name, !this.isExact && isTyped(name) ? asTyped(text) : text)
  }

  /** Headings and reasons stand between the lines of a key. Any other line ends it. */
  isOfKey(row: number, line: string): boolean {
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
    const taken = entries.filter((entry) => this.takeRight(entry, this.keyed ?? [])).length
    if (head || taken > 0) {
      if (taken < entries.length) this.unread.push({ row, text: line })
      return true
    }
    if (labelIn(line)?.name === 'why') return false
    if (entries.length > 0 || labelIn(line) || questionIn(line, false) || answerIn(line, false).length > 0) {
      this.keyed = undefined
      this.current = this.done.at(-1)
      return false
    }
    if (!this.isOfLabelAbove(line)) this.wait(row, line)
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
  isBeside(row: number, line: string): boolean {
    const { current } = this
    if (this.isOfKey(row, line) || this.isOfLabelAbove(line) || isAnswersHead(line)) return true
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

  /** A line that is about the answer above it, or names the right one: `-> B`. */
  remarked(row: number, remark: Remark): void {
    const { current, pending } = this
    const { answers = [], said, marked = [] } = current ?? {}
    const isOpen = pending.length === 0 && answers.length > 1 && marked.length === 0 && !said?.has('right')
    if (isOpen && remark.isRight === undefined && rightsNamed(remark.text, answers, false).length > 0)
      said?.set('right', remark.text)
    else if (current && answers.length > 0 && pending.length === 0)
      current.remarks.push({ ...remark, row, answer: answers.length - 1 })
    else this.unread.push({ row, text: remark.text })
  }

  /** Reasons between the answers are each about the one above. */
  withWhyAsRemark(place: number): void {
    const { current, isExact } = this
    const why = current?.said.get('why')
    const { whyBelow } = current ?? {}
    if (isExact || !current || !whyBelow || !why || whyBelow.answer !== place - 1) return
    if (place !== current.answers.length || this.pending.length > 0) return
    current.remarks.push({ ...whyBelow, ...remarkFrom(why) })
    current.said.delete('why')
  }

  answered(row: number, line: string): void {
    const place = placeIn(line)
    this.withWhyAsRemark(place)
    if (this.isToldAbout(place)) {
      this.dropPending()
      this.unread.push({ row, text: line })
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
    const isOfNone = !isExact && !this.current && this.pending.length === 0
    if (label && isOfNone) this.unread.push({ row, text: line })
    else if (label) this.said(row, label)
    else if (areAnswers) this.answered(row, line)
    else if (both) for (const part of both) this.usual(row, part)
    else if (isExact || !this.isNumberedAnswer(line)) this.asked(row, line)
  }

  asked(row: number, line: string): void {
    const asked = questionIn(line, this.isExact)
    if (asked) this.begin(row, asked.text, asked.number)
    else this.plain(row, line)
  }

  read(written: string, row: number): void {
    const remark = this.isExact ? undefined : remarkIn(written)
    if (remark) {
      this.remarked(row, remark)
      return
    }
    const line = this.isExact ? written : undressed(written)
    if (line === '') {
      this.isParagraphOver = true
      return
    }
    if (!this.isExact && this.isBeside(row, line)) return
    const { current } = this
    if (current && hasMore(current) && written.startsWith('#')) this.isParagraphOver = true
    const isList = !this.isParagraphOver && (current?.said.get('order') === '' || current?.said.get('type') === '')
    if (isList && !labelIn(line)) current?.parts.push(line.replace(/^(\(?\w{1,2}[.):]|[-*•])\s+/, ''))
    else this.usual(row, line)
    this.isParagraphOver = false
  }
}
