import type { HTMLAttributes, ReactNode } from 'react'
import styles from './Card.module.css'
import { joinClasses } from './joinClasses.ts'

type CardProps = HTMLAttributes<HTMLElement> & {
  as?: 'section' | 'article' | 'div' | 'li' | 'form'
  tone?: 'paper' | 'mint' | 'grape' | 'sun' | 'sky' | 'berry'
  /** Less padding, for small cards in a grid. */
  tight?: boolean
  children: ReactNode
}

export const Card = ({ as: Tag = 'section', tone = 'paper', tight, className, children, ...rest }: CardProps) => (
  <Tag {...rest} className={joinClasses(styles.card, styles[tone], tight && styles.tight, className)}>
    {children}
  </Tag>
)

type CardHeadProps = { title: ReactNode; level?: 2 | 3; id?: string; children?: ReactNode }

/** The title of a card, with the buttons for the whole card at its end. */
export const CardHead = ({ title, level = 2, id, children }: CardHeadProps) => {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div className={styles.head}>
      <Heading id={id}>{title}</Heading>
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  )
}
