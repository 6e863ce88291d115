import { piecesOf } from '../../parts/formulas/formulaPieces.ts'
import { readFormula } from '../../parts/formulas/readFormula.ts'
import { worded } from '../../parts/formulas/worded.tsx'
import { Icon } from '../../parts/pictures/Icon.tsx'
import { questionSetTexts as texts } from '../../texts/school/questionSets.ts'
import type { QuestionDraft } from './draftFields.ts'
import styles from './QuestionEditor.module.css'

const textsIn = ({ kind, question, answers, accept, explanation }: QuestionDraft): string[] => {
  if (kind === 'number' || kind === 'slide') return [question, explanation]
  return [question, ...(kind === 'typed' ? accept : answers), explanation]
}

const formulasIn = (text: string): string[] =>
  piecesOf(text).flatMap((piece) => (typeof piece === 'string' ? [] : [piece.formula]))

/** Shows the formulas between dollar signs as they will be drawn, and the first sign that cannot be drawn. */
export const FormulaPreview = ({ draft }: { draft: QuestionDraft }) => {
  const drawn = textsIn(draft).filter((text) => formulasIn(text).length > 0)
  if (drawn.length === 0) return null
  const unknown = drawn.flatMap(formulasIn).map((formula) => readFormula(formula).unknown)
  const first = unknown.find((sign) => sign !== undefined)
  return (
    <section className={styles.formulas} aria-label={texts.formulas}>
      {drawn.map((text, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text is its place
        <p key={at}>{worded(text)}</p>
      ))}
      {first !== undefined && (
        <p className={styles.notDrawn}>
          <Icon name="warning" size={18} /> {texts.notDrawn(first)}
        </p>
      )}
    </section>
  )
}
