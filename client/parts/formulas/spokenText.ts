import { piecesOf } from './formulaPieces.ts'
import { spokenOf } from './formulaTree.ts'
import { readFormula } from './readFormula.ts'

/** A text as a voice can read it: without signs that only a drawing needs. */
export const spokenText = (text: string): string =>
  piecesOf(text)
    .map((piece) => {
      if (typeof piece === 'string') return piece
      const { tree } = readFormula(piece.formula)
      return tree ? spokenOf(tree).trim() : piece.formula
    })
    .join('')
