import { type ReactNode, useId } from 'react'
import { joinClasses } from '../joinClasses.ts'
import styles from './ChoiceCards.module.css'
import choice from './choice.module.css'

type Choice<Value extends string> = { value: Value; title: string; text?: string; picture?: ReactNode }

type ChoiceCardsProps<Value extends string> = {
  legend: string
  hideLegend?: boolean
  choices: readonly Choice<Value>[]
  chosen: Value | null
  onChoose: (value: Value) => void
  /** Smallest width of a card. */
  min?: string
  /** The picture beside the words instead of above them. */
  inline?: boolean
  /** On a phone one below the other in short rows. */
  rows?: boolean
}

/** Pick one of several pictures. Each card is a radio button, so arrow keys and screen readers work as usual. */
export const ChoiceCards = <Value extends string>({
  legend,
  hideLegend,
  choices,
  chosen,
  onChoose,
  min = '9rem',
  inline,
  rows,
}: ChoiceCardsProps<Value>) => {
  const name = useId()
  return (
    <fieldset>
      <legend className={hideLegend ? 'unseen' : choice.legend}>{legend}</legend>
      <div className={joinClasses(styles.cards, inline && styles.inline, rows && styles.rows)} style={{ '--min': min }}>
        {choices.map(({ value, title, text, picture }) => (
          <label key={value} className={joinClasses(choice.choice, styles.card)}>
            <input type="radio" name={name} value={value} checked={chosen === value} onChange={() => onChoose(value)} />
            {picture}
            <span className={styles.words}>
              <strong>{title}</strong>
              {text && <small>{text}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
