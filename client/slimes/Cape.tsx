import { type ReactNode, useId } from 'react'
import styles from './Cape.module.css'
import { type Cape, capeBox, capeCloth, capeDyes, capeHem, capeLine } from './capes.ts'

/** A player who was right three or five times in a row wears one, on phones as on the board. */
const CapeCloth = ({ cape }: { cape: Cape }) => {
  const id = useId().replace(/\W/g, '')
  const { light, dark, hem } = capeDyes[cape]
  return (
    <svg viewBox={`0 0 ${capeBox.width} ${capeBox.height}`} className={styles.cape} data-cape={cape} aria-hidden="true">
      <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor={dark} />
        <stop offset="1" stopColor={light} />
      </linearGradient>
      <path d={capeCloth} fill={`url(#${id})`} stroke={capeLine} strokeWidth="4" strokeLinejoin="round" />
      <path d={capeHem} fill="none" stroke={hem} strokeWidth="4" />
    </svg>
  )
}

type CapedProps = { cape: Cape | undefined; children: ReactNode }

export const Caped = ({ cape, children }: CapedProps) => (
  <span className={styles.worn}>
    {cape && <CapeCloth cape={cape} />}
    {children}
  </span>
)
