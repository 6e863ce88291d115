import { useId } from 'react'
import { joinClasses } from '../joinClasses.ts'
import styles from './Chips.module.css'
import choice from './choice.module.css'

type ChipsProps<Value extends string> = {
  legend: string
  choices: readonly { value: Value; text: string }[]
  chosen: Value
  onChoose: (value: Value) => void
}

/** One of a few short words, for filters. */
export const Chips = <Value extends string>({ legend, choices, chosen, onChoose }: ChipsProps<Value>) => {
  const name = useId()
  return (
    <fieldset className={styles.chips}>
      <legend className="unseen">{legend}</legend>
      {choices.map(({ value, text }) => (
        <label key={value} className={joinClasses(choice.pickable, styles.chip)}>
          <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
          {text}
        </label>
      ))}
    </fieldset>
  )
}
