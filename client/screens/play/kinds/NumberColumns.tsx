import type { GivenNumber } from '../../../../rooms/shared/contract/asking.ts'
import { acceptingTexts } from '../../../texts/game/accepting.ts'
import styles from './NumberColumns.module.css'

/** A third has no end of digits. What is whole is written whole. */
const inShort = (value: number): string =>
  String(Number.isInteger(value) ? value : Number(Math.abs(value) < 1000 ? value.toPrecision(6) : value.toFixed(2)))

/** With more digits than this in a row, every second number stands lower, where it has the width of two columns. */
const digitsInRow = 36

const standingOf = (share: number) => (share === 1 ? 'right' : share > 0 ? 'partly' : 'wrong')

/** The numbers the class has given, from small to large, so that a glance shows how near they are. */
export const NumberColumns = ({ numbers }: { numbers: readonly GivenNumber[] }) => {
  const most = Math.max(...numbers.map(({ count }) => count))
  const digits = Math.max(...numbers.map(({ value }) => inShort(value).length))
  return (
    <ol
      className={styles.columns}
      aria-label={acceptingTexts.typed}
      dir="ltr"
      data-close={digits * numbers.length > digitsInRow || undefined}
      style={{ '--digits': digits }}
    >
      {numbers
        .toSorted((one, other) => one.value - other.value)
        .map(({ value, count, share }) => (
          <li key={value} data-standing={standingOf(share)} style={{ '--share': count / most }}>
            <b>{count}</b>
            <span data-fill className={styles.bar} />
            <span className={styles.value}>{inShort(value)}</span>
          </li>
        ))}
    </ol>
  )
}
