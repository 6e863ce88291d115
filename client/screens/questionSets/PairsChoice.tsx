import { useState } from 'react'
import { Chips } from '../../parts/form/Chips.tsx'
import { importTexts as texts } from '../../texts/school/importing.ts'
import styles from './ImportDialog.module.css'
import type { Imported } from './import/candidate.ts'
import { type Asking, askPairs } from './import/cardPairs.ts'

type PairsChoiceProps = { imported: Imported; onChange: (imported: Imported) => void }

const ways: readonly { value: Asking; text: string }[] = [
  { value: 'choice', text: texts.cardsChosen },
  { value: 'typed', text: texts.cardsTyped },
]

/** Cards with two sides can be asked in two ways; the author chooses one. */
export const PairsChoice = ({ imported, onChange }: PairsChoiceProps) => {
  const [asking, setAsking] = useState<Asking>('choice')
  if (!imported.pairs?.length) return null
  // The author's choice does not hold for other cards: these start in the way they were read.
  const chosen = imported.rows.some(({ draft }) => draft.kind === 'choice') ? 'choice' : asking
  return (
    <div className={styles.pairs}>
      <span aria-hidden="true">{texts.cardsLegend}</span>
      <Chips
        legend={texts.cardsLegend}
        choices={ways}
        chosen={chosen}
        onChoose={(way) => {
          setAsking(way)
          onChange(askPairs(imported, way))
        }}
      />
    </div>
  )
}
