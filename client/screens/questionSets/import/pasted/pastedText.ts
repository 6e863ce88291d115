import { mostLines, mostRows } from '../../../../parts/files/importLimits.ts'
import type { Imported } from '../candidate.ts'
import { asks } from '../languages/leadingWords.ts'
import { headingFor, headsStatements, toldBehind } from '../trueOrFalse.ts'
import { Blocks } from './blocks.ts'
import { isFence } from './fences.ts'
import { besideKeyHead } from './pastedKey.ts'
import { answerIn, labelIn, numberedIn, questionIn, undressed, withoutMark } from './pastedLines.ts'
import { type Block, hasMore, readBlock } from './pastedQuestion.ts'
import { shaped } from './shaped.ts'
import type { Tabled } from './tabled.ts'

/** The first line of what this product writes. After it we guess nothing: every line means what it says. */
const exactHead = 'Slime School questions'
export const isExactText = (source: string): boolean =>
  new RegExp(`^\\s*${exactHead}\\s*(?:[\\r\\n]|$)`).test(source.slice(0, 1_000))

/** One more than are read, if there are more. */
export const linesOf = (source: string): string[] => source.replace(/\r\n?/g, '\n').split('\n', mostLines + 1)

interface TableBetween {
  from: number
  behind: number
  isKey: boolean
  questions: readonly Tabled[]
}

/** The lines of a text, and the questions of tables between them. `isAsked`: some questions stand in no table. */
export function readLines(
  lines: readonly string[],
  tables: readonly TableBetween[] = [],
): { imported: Imported; isAsked: boolean } {
  const head = lines.findIndex((line) => line.trim() !== '')
  const isExact = lines[head]?.trim() === exactHead
  const blocks = new Blocks(isExact)
  const between = tables.reduce(
    (left: (string | undefined)[], { from, behind }) => left.fill('', from, behind),
    [...lines],
  )
  const starts = new Map(tables.map((table) => [table.from, table]))
  for (const [at, line] of (isExact ? lines : shaped(between)).entries()) {
    if (blocks.done.length > mostRows || at === mostLines) break
    const table = starts.get(at)
    if (table?.isKey) blocks.keyTabled(table.questions)
    else if (table) blocks.tabled(table.questions)
    if (line === undefined || (isExact && at <= head) || isFence(line)) continue
    blocks.read(line.trim(), at + 1)
  }
  blocks.dropPending()
  const { imported, isAsked } = importedFrom(blocks)
  return { imported: { ...imported, ...(lines.length > mostLines && { isCutInLines: true }) }, isAsked }
}

/** Statements without a heading, whose key has two letters: `1-V, 2-F`. */
function headStatements(done: readonly Block[]): void {
  const lettered = done.filter(({ answers, said, heading }) => {
    const key = said.get('right') ?? ''
    return answers.length === 0 && heading === '' && /^\p{L}$/u.test(key)
  })
  const areStatements = lettered.every(({ question }) => !asks(question) && !/__|…/.test(question))
  const heading = headingFor(new Set(lettered.map(({ said }) => said.get('right') ?? '')))
  if (areStatements && lettered.length > 2) for (const block of lettered) block.heading = heading
}

function importedFrom({ done, unread, isExact }: Blocks): ReturnType<typeof readLines> {
  if (!isExact) headStatements(done)
  const all = done.filter((block) => block.question !== '' || hasMore(block))
  const isQuestion = (block: Block) =>
    isExact ||
    hasMore(block) ||
    asks(block.question) ||
    /__/.test(block.question) ||
    toldBehind(block.question, block.heading) !== undefined
  const headings = all.filter((block) => !isQuestion(block)).map(({ row, question }) => ({ row, text: question }))
  const read = all
    .filter(isQuestion)
    .slice(0, mostRows)
    .map((block, at, blocks) => readBlock(block, blocks[at + 1]))
  const leftOut = [...unread, ...headings, ...read.flatMap((one) => one.unread)]
  return {
    imported: {
      format: all.length > 0 ? 'text' : 'empty',
      rows: read.map(({ row }) => row),
      ...(all.length > mostRows && { isCut: true }),
      // A ruler below headings says nothing.
      unread: leftOut.filter(({ text }) => /[\p{L}\p{N}]/u.test(text)).toSorted((one, other) => one.row - other.row),
    },
    isAsked: all.some((block) => !block.isOfTable && hasMore(block)),
  }
}

/** Questions one after the other, as people and their assistants write them. */
export const readPastedText = (source: string): Imported => readLines(linesOf(source)).imported

/** Whether a text is a list of such questions, and not a table. */
export const isPastedText = (source: string): boolean => {
  const lines = shaped(source.slice(0, 20_000).split(/\r?\n/)).map((line) => undressed(line ?? ''))
  if (lines.find((line) => line !== '') === exactHead) return true
  const areNumbered = lines.filter((line) => questionIn(line, false) !== undefined).length > 1
  // Statements whose verdicts stand behind them.
  if (areNumbered && lines.some((line) => headsStatements(line) || /[(（][√×✓✗][)）][.。]?$/.test(line))) return true
  // Open questions, and their key at the end.
  if (areNumbered && lines.some(besideKeyHead)) return true
  const tells = (line: string) =>
    labelIn(line) || answerIn(line, false).length > 0 || (numberedIn(line) && withoutMark(line).isRight)
  const telling = lines.filter((line) => !line.includes('\t') && tells(line))
  return telling.length >= 1 && telling.length * 12 >= lines.filter(Boolean).length
}
