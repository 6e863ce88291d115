import { useState } from 'react'
import { commonSlimes } from '../../../rooms/shared/catalog/slimes/commonSlimes.ts'
import { Slime } from '../../slimes/Slime.tsx'
import { doorProofTexts as texts } from '../../texts/doorProof.ts'
import styles from './DoorProof.module.css'

type DoorProofProps = { wasWrong: boolean; busy: boolean; onSeen: (seen: [string, string]) => void }

/** Two taps by whoever sees the board. */
export default function DoorProof({ wasWrong, busy, onSeen }: DoorProofProps) {
  const [first, setFirst] = useState<string | null>(null)
  const tap = (slime: string) => {
    if (first === null) return setFirst(slime)
    setFirst(null)
    onSeen([first, slime])
  }
  return (
    <fieldset className={styles.proof} disabled={busy}>
      <legend>{texts.ask}</legend>
      <p role="status">{wasWrong && first === null ? texts.again : texts.hint}</p>
      <p className={styles.which}>{first === null ? texts.first : texts.second}</p>
      <div className={styles.slimes}>
        {commonSlimes.map(({ id, name }) => (
          <button key={id} type="button" aria-label={name} aria-pressed={id === first} onClick={() => tap(id)}>
            <Slime name={id} size="100%" />
          </button>
        ))}
      </div>
    </fieldset>
  )
}
