import { questionsMax } from '../../../../rooms/shared/contract/questionSets.ts'
import { mostLines, mostRows, mostSheets } from '../../../parts/files/importLimits.ts'
import { importTexts as texts } from '../../../texts/school/importing.ts'
import type { Imported } from './candidate.ts'

/** Says all that is not imported: of a long file with pictures, the author would not look for the pictures. Null if nothing is. */
export const leftBehind = (
  {
    isCut,
    isCutInLines,
    isCutInSheets,
    leavesMedia,
    leavesSheets,
  }: Pick<Imported, 'isCut' | 'isCutInLines' | 'isCutInSheets' | 'leavesMedia' | 'leavesSheets'>,
  good: number,
  taken: number,
): string | null =>
  [
    good > taken ? texts.leftOut(taken, good - taken, questionsMax) : '',
    isCut ? texts.rowsLeftOut(mostRows) : '',
    isCutInLines ? texts.linesLeftOut(mostLines) : '',
    isCutInSheets ? texts.sheetsCut(mostSheets) : '',
    leavesSheets ? texts.sheetsLeftOut : '',
    leavesMedia ? texts.mediaLeftOut : '',
  ]
    .filter(Boolean)
    .join(' ') || null
