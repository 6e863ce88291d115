import type { ReactNode } from 'react'
import { Slime } from '../slimes/Slime.tsx'
import { amountText, partTexts } from '../texts/parts.ts'
import styles from './Amounts.module.css'
import { joinClasses } from './joinClasses.ts'

export const CoinIcon = ({ size = 22 }: { size?: number }) => (
  <svg aria-hidden="true" width={size} height={size} viewBox="0 0 24 24" className={styles.coin}>
    <circle cx="12" cy="12" r="10.5" fill="#ffc929" stroke="#9a6200" strokeWidth="2" />
    <circle cx="12" cy="12" r="7" fill="none" stroke="#e09a00" strokeWidth="1.8" />
    <path d="M8 13.5c0-3.5 2-6 4-6s4 2.5 4 6c0 2-1.2 2.7-4 2.7s-4-.7-4-2.7z" fill="#9a6200" />
    <path d="M6 7.5A7.5 7.5 0 0110 4.8" stroke="#fff6cf" strokeWidth="2" fill="none" strokeLinecap="round" />
  </svg>
)

type CoinAmountProps = { amount: number; size?: 'small' | 'medium' | 'large' }

export const CoinAmount = ({ amount, size = 'medium' }: CoinAmountProps) => (
  <span className={joinClasses(styles.amount, styles[size])}>
    <CoinIcon size={size === 'large' ? 34 : size === 'small' ? 18 : 22} />
    <span>{amountText(amount)}</span>
    <span className="unseen">{partTexts.coins(amount)}</span>
  </span>
)

type ProgressBarProps = { value: number; max: number; label: string; tone?: 'mint' | 'grape' | 'sun' | 'berry' }

export const ProgressBar = ({ value, max, label, tone = 'mint' }: ProgressBarProps) => (
  <div
    className={joinClasses(styles.track, styles[tone])}
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={max}
    aria-valuenow={Math.min(value, max)}
    data-track
  >
    <span data-fill style={{ width: `${max > 0 ? Math.min(100, (100 * value) / max) : 0}%` }} />
  </div>
)

type AvatarProps = { slime: string; size?: number; label?: string }

/** A slime in a round window. */
export const Avatar = ({ slime, size = 44, label }: AvatarProps) => (
  <span className={styles.avatar} style={{ width: size, height: size }}>
    <Slime name={slime} size={Math.round(size * 0.86)} {...(label ? { label } : {})} />
  </span>
)

type StatProps = {
  label: string
  value: ReactNode
  icon?: ReactNode
  tone?: 'mint' | 'grape' | 'sun' | 'sky' | 'berry'
}

/** One figure with its name, for the rows of figures on dashboards. */
export const Stat = ({ label, value, icon, tone = 'grape' }: StatProps) => (
  <div className={joinClasses(styles.stat, styles[`${tone}Stat`])}>
    {icon && <span className={styles.statIcon}>{icon}</span>}
    <dl>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </dl>
  </div>
)
