import { useId } from 'react'
import { commonSlimes } from '../../../rooms/shared/catalog/slimes/commonSlimes.ts'
import { Slime } from '../../slimes/Slime.tsx'
import { slimeName } from '../../texts/collecting/slimeNames.ts'
import { joinClasses } from '../joinClasses.ts'
import choice from './choice.module.css'
import styles from './SlimePicker.module.css'

export const anySlime = (): string => commonSlimes[Math.floor(Math.random() * commonSlimes.length)]?.id ?? 'mint'

type SlimePickerProps = { legend: string; chosen: string; onChoose: (slime: string) => void }

/** Guests and beginners wear common slimes; pictures only, so that all of them fit under one thumb. */
export const SlimePicker = ({ legend, chosen, onChoose }: SlimePickerProps) => {
  const group = useId()
  return (
    <fieldset>
      <legend className={choice.legend}>{legend}</legend>
      <div className={styles.slimes}>
        {commonSlimes.map(({ id }) => (
          <label key={id} className={joinClasses(choice.choice, styles.slime)} title={slimeName(id)}>
            <input
              type="radio"
              name={group}
              checked={id === chosen}
              onChange={() => onChoose(id)}
              aria-label={slimeName(id)}
            />
            <Slime name={id} size="100%" pose={id === chosen ? 'hop' : 'idle'} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
