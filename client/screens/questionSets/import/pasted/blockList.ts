import type { WrittenLine } from '../candidate.ts'
import { asks } from '../languages/leadingWords.ts'
import { headsStatements } from '../trueOrFalse.ts'
import { type Block, hasMore, startBlock } from './pastedQuestion.ts'

/** The questions so far, and the lines outside of them. */
export class BlockList {
  done: Block[] = []
  current: Block | undefined
  /** Lines outside the questions, such as an introduction or a farewell. */
  unread: WrittenLine[] = []
  /** Lines of the paragraph that may turn out to be a question. */
  pending: WrittenLine[] = []
  /** The line above statements that asks whether they are true. */
  heading = ''
  isOfReason = false
  isExact: boolean

  constructor(isExact: boolean) {
    this.isExact = isExact
  }

  /** Lines below a reason that turn out to be no question belong to it. */
  dropPending(): void {
    const why = this.current?.said.get('why')
    const last = this.pending.at(-1)?.text ?? ''
    if (this.isOfReason && why && last && !/[:：]$/.test(last) && !asks(last))
      this.current?.said.set('why', `${why} ${this.takePending()}`)
    else this.leaveOut(this.pending)
    this.pending = []
  }

  /** A heading for statements holds until the next heading. */
  leaveOut(lines: readonly WrittenLine[]): void {
    this.unread.push(...lines)
    const words = lines.map(({ text }) => text).join(' ')
    if (headsStatements(words)) this.heading = words
    else if (/[^.!?…_]$/.test(words)) this.heading = ''
  }

  /** The words that were waiting. They are no longer. */
  takePending(): string {
    const words = this.pending.map(({ text }) => text).join(' ')
    this.pending = []
    return words
  }

  begin(row: number, question: string, number = 0): Block {
    this.dropPending()
    const { current } = this
    if (current && !hasMore(current) && headsStatements(current.question)) this.heading = current.question
    this.current = startBlock(row, number || (this.done.at(-1)?.number ?? 0) + 1, question)
    this.current.heading = this.heading
    this.done.push(this.current)
    return this.current
  }

  /** The question that an answer or a label belongs to. */
  belongsTo(row: number): Block {
    // A question that waited begins where its words begin, not at its first answer.
    const firstRow = this.pending[0]?.row ?? row
    const text = this.takePending()
    if (!this.current || (text !== '' && hasMore(this.current))) return this.begin(firstRow, text)
    // A question may have more than one paragraph.
    this.current.question = `${this.current.question} ${text}`.trim()
    return this.current
  }
}
