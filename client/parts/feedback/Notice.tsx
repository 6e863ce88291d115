import type { ReactNode } from 'react'
import { Slime } from '../../slimes/Slime.tsx'
import { partTexts } from '../../texts/parts.ts'
import { Button } from '../Button.tsx'
import styles from './Notice.module.css'

type EmptyStateProps = { slime?: string; title: string; text?: string; children?: ReactNode }

/** Says that there is nothing here yet, and what to do. */
export const EmptyState = ({ slime = 'ghost', title, text, children }: EmptyStateProps) => (
  <div className={styles.notice}>
    <Slime name={slime} size={112} lively />
    <p className={styles.title}>{title}</p>
    {text && <p>{text}</p>}
    {children && <div className={styles.actions}>{children}</div>}
  </div>
)

type ErrorStateProps = { message: string; onRetry?: () => void; children?: ReactNode }

/** Says what went wrong, and what to do. */
export const ErrorState = ({ message, onRetry, children }: ErrorStateProps) => (
  <div className={styles.notice} role="alert">
    <Slime name="water" pose="hurt" size={112} />
    <p className={styles.title}>{partTexts.errorTitle}</p>
    <p>{message}</p>
    <div className={styles.actions}>
      {onRetry && (
        <Button look="grape" onClick={onRetry}>
          {partTexts.tryAgain}
        </Button>
      )}
      {children}
    </div>
  </div>
)
