import { createElement, type ReactNode, useMemo } from 'react'
import { piecesOf } from './formulaPieces.ts'
import { type MathNode, spokenOf } from './formulaTree.ts'
import { readFormula } from './readFormula.ts'
import { spokenText } from './spokenText.ts'
import styles from './WithFormulas.module.css'

const drawn = ({ tag, looks, of }: MathNode): ReactNode =>
  createElement(tag, looks, ...(typeof of === 'string' ? [of] : of.map(drawn)))

/** A formula that we cannot read stays as it was written. */
const Formula = ({ source }: { source: string }) => {
  const tree = useMemo(() => readFormula(source).tree, [source])
  if (!tree) return `$${source}$`
  // A button gets its name from its text, in which a fraction would be two numbers. Elsewhere screen readers read the formula
  // itself.
  const call = (math: Element | null) =>
    math?.closest('button') && math.setAttribute('aria-label', spokenOf(tree).trim())
  return createElement('math', { className: styles.formula, dir: 'ltr', displaystyle: 'true', ref: call }, drawn(tree))
}

export default function WithFormulas({ text, isSaid }: { text: string; isSaid?: boolean | undefined }): ReactNode {
  if (isSaid) return spokenText(text)
  return piecesOf(text).map((piece, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place
    typeof piece === 'string' ? piece : <Formula key={at} source={piece.formula} />,
  )
}
