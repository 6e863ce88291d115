import { useEffect, useRef, useState } from 'react'
import { commonSlimes } from '../../../../rooms/shared/catalog/slimes/commonSlimes.ts'
import { Slime } from '../../../slimes/Slime.tsx'
import { slimeName } from '../../../texts/collecting/slimeNames.ts'
import { doorProofTexts as texts } from '../../../texts/game/doorProof.ts'
import { keepFocus } from '../../dialog/keptFocus.ts'
import { useStillWhile } from '../../form/useStillWhile.ts'
import styles from './DoorProof.module.css'

type DoorProofProps = { wasWrong: boolean; busy: boolean; onSeen: (seen: string[]) => void }

const signs = 3

/** A player who sees the board proves it with three taps. */
export default function DoorProof({ wasWrong, busy, onSeen }: DoorProofProps) {
  const [tapped, setTapped] = useState<readonly string[]>([])
  const group = useRef<HTMLFieldSetElement>(null)
  useStillWhile(busy, group)
  // It takes the place of the field that the name was typed into.
  useEffect(keepFocus, [])
  const tap = (slime: string) => {
    const seen = [...tapped, slime]
    setTapped(seen.length < signs ? seen : [])
    if (seen.length === signs) onSeen(seen)
  }
  return (
    <fieldset ref={group}>
      <legend className={styles.ask}>{texts.ask}</legend>
      <div className={styles.proof}>
        <p role="status">{wasWrong && tapped.length === 0 ? texts.again : texts.hint}</p>
        <p className={styles.which}>{texts.which[tapped.length]}</p>
        <div className={styles.slimes}>
          {commonSlimes.map(({ id }) => (
            <button
              key={id}
              type="button"
              aria-label={slimeName(id)}
              aria-pressed={tapped.includes(id)}
              onClick={() => tap(id)}
            >
              <Slime name={id} size="100%" />
            </button>
          ))}
        </div>
      </div>
    </fieldset>
  )
}
