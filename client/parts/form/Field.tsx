import {
  type ComponentProps,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from 'react'
import { partTexts } from '../../texts/parts.ts'
import { joinClasses } from '../joinClasses.ts'
import { Icon, type IconName } from '../pictures/Icon.tsx'
import styles from './Field.module.css'

type FieldTexts = {
  label: string
  /** Hides the label from sighted users, who understand the field by its place. Screen readers read it. */
  hideLabel?: boolean
  hint?: string
  error?: string | undefined
}

type Described = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }

const Field = ({
  label,
  hideLabel,
  hint,
  error,
  children,
}: FieldTexts & { children: (given: Described) => ReactNode }) => {
  const id = useId()
  const describedBy = joinClasses(hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`) || undefined
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={hideLabel ? 'unseen' : styles.label}>
        {label}
      </label>
      {children({ id, 'aria-describedby': describedBy, 'aria-invalid': error === undefined ? undefined : true })}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <Icon name="warning" size={18} /> {error}
        </p>
      )}
    </div>
  )
}

/** Shorter fields are names and codes, and often full. Of a longer text the browser drops the end silently, so we say so. */
const shortLength = 24

const fullHint = (hint: string | undefined, value: unknown, maxLength: number | undefined): { hint?: string } => {
  const isFull = maxLength !== undefined && maxLength > shortLength && String(value ?? '').length >= maxLength
  const said = isFull ? partTexts.full(maxLength) : hint
  return said === undefined ? {} : { hint: said }
}

export type TextInputProps = FieldTexts & { icon?: IconName } & ComponentProps<'input'>

export const TextInput = ({ label, hideLabel, hint, error, icon, className, ...rest }: TextInputProps) => (
  <Field {...{ label, hideLabel, error }} {...fullHint(hint, rest.value, rest.maxLength)}>
    {(given) => (
      <div className={styles.frame}>
        {icon && <Icon name={icon} className={styles.icon} />}
        <input {...rest} {...given} className={joinClasses(styles.input, icon && styles.withIcon, className)} />
      </div>
    )}
  </Field>
)

type TextAreaProps = FieldTexts & TextareaHTMLAttributes<HTMLTextAreaElement>

export const TextArea = ({ label, hideLabel, hint, error, className, ...rest }: TextAreaProps) => (
  <Field {...{ label, hideLabel, error }} {...fullHint(hint, rest.value, rest.maxLength)}>
    {(given) => <textarea {...rest} {...given} className={joinClasses(styles.input, styles.area, className)} />}
  </Field>
)

type SelectProps<Value extends string> = FieldTexts &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'onChange' | 'value'> & {
    value: Value
    options: readonly { value: Value; text: string }[]
    onPick: (value: Value) => void
  }

/** The platform's own picker: best known, and best on a phone. */
export const Select = <Value extends string>({
  label,
  hideLabel,
  hint,
  error,
  value,
  options,
  onPick,
  ...rest
}: SelectProps<Value>) => (
  <Field {...{ label, hideLabel, hint, error }}>
    {(given) => (
      <div className={styles.frame}>
        <select
          {...rest}
          {...given}
          className={joinClasses(styles.input, styles.select)}
          value={value}
          onChange={(event) => {
            const picked = options.find((option) => option.value === event.target.value)
            if (picked) onPick(picked.value)
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
        <Icon name="down" className={styles.chevron} />
      </div>
    )}
  </Field>
)

type CheckProps = { label: string; checked: boolean; onToggle: (checked: boolean) => void; hint?: string }

/** A switch with its words beside it. */
export const Switch = ({ label, checked, onToggle, hint }: CheckProps) => (
  <label className={styles.switch}>
    <input
      type="checkbox"
      role="switch"
      aria-checked={checked}
      checked={checked}
      onChange={(event) => onToggle(event.target.checked)}
    />
    <span className={styles.track} aria-hidden="true" />
    <span>
      {label}
      {hint && <small>{hint}</small>}
    </span>
  </label>
)
