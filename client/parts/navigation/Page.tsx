import { type ReactNode, useEffect, useLayoutEffect } from 'react'
import { Link, useLocation } from 'wouter'
import { useUser } from '../../state/session.ts'
import { partTexts } from '../../texts/parts.ts'
import { joinClasses } from '../joinClasses.ts'
import { Icon } from '../pictures/Icon.tsx'
import backStyles from './back.module.css'
import { dashboardPath } from './dashboardPath.ts'
import styles from './Page.module.css'
import { findPlace } from './scrollPlaces.ts'

type PageProps = {
  title: string
  /** The title of the browser tab, if it differs from the page's title. */
  documentTitle?: string
  intro?: ReactNode
  /** Beside the title: buttons, or the balance. */
  actions?: ReactNode
  /** Whether there is a link back to the user's dashboard. */
  back?: boolean
  narrow?: boolean
  children: ReactNode
}

export const Page = ({ title, documentTitle = title, intro, actions, back, narrow, children }: PageProps) => {
  const user = useUser()
  const [place] = useLocation()
  useLayoutEffect(() => findPlace(place), [place])
  useEffect(() => {
    document.title = `${documentTitle} · ${partTexts.productName}`
  }, [documentTitle])
  return (
    <main id="main" className={joinClasses(styles.page, narrow && styles.narrow)}>
      <header className={styles.head}>
        {back && (
          <Link href={dashboardPath(user)} className={backStyles.back} aria-label={partTexts.back}>
            <Icon name="back" />
          </Link>
        )}
        <div className={styles.words}>
          <h1>
            <bdi>{title}</bdi>
          </h1>
          {intro && <p>{intro}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </main>
  )
}

type GridProps = { min?: string; gap?: 'small' | 'medium'; as?: 'div' | 'ul'; children: ReactNode }

/** As many columns as fit. */
export const Grid = ({ min = '16rem', gap = 'medium', as: Tag = 'div', children }: GridProps) => (
  <Tag className={joinClasses(styles.grid, gap === 'small' && styles.smallGap)} style={{ '--min': min }}>
    {children}
  </Tag>
)

export const Stack = ({ gap = 4, children }: { gap?: 2 | 3 | 4 | 5; children: ReactNode }) => (
  <div className={styles.stack} style={{ '--gap': `var(--space-${gap})` }}>
    {children}
  </div>
)

export const Row = ({ spread, children }: { spread?: boolean; children: ReactNode }) => (
  <div className={joinClasses(styles.row, spread && styles.spread)}>{children}</div>
)
