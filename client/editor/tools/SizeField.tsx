import { useId, useState } from 'react'
import { mapSide } from '../../../rooms/shared/contract/maps.ts'
import { mapSideMax, mapSideMin } from '../../../rooms/shared/maps/mapSize.ts'
import { Icon } from '../../parts/pictures/Icon.tsx'
import styles from '../grid/MapShape.module.css'
import { typedSide } from './typedSide.ts'

type SizeFieldProps = {
  label: string
  /** Labels of the buttons for one less and one more. */
  less: string
  more: string
  value: number
  onChange: (side: number) => void
}

/** The author types freely: the number counts when the field is left. */
export const SizeField = ({ label, less, more, value, onChange }: SizeFieldProps) => {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const settle = () => {
    if (typed === null) return
    onChange(mapSide(typedSide(typed)))
    setTyped(null)
  }
  const step = (by: number) => {
    setTyped(null)
    onChange(mapSide(value + by))
  }
  return (
    <div className={styles.side}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.stepper}>
        <button type="button" aria-label={less} title={less} disabled={value <= mapSideMin} onClick={() => step(-1)}>
          <Icon name="minus" size={18} />
        </button>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={mapSideMin}
          max={mapSideMax}
          value={typed ?? String(value)}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={settle}
          onKeyDown={(event) => event.key === 'Enter' && settle()}
        />
        <button type="button" aria-label={more} title={more} disabled={value >= mapSideMax} onClick={() => step(1)}>
          <Icon name="plus" size={18} />
        </button>
      </div>
    </div>
  )
}
