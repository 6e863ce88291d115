import { lazy, Suspense } from 'react'
import { Link } from 'wouter'
import { inTime } from '../../net/lateCode.ts'
import { useUser } from '../../state/session.ts'
import { shellTexts } from '../../texts/shell.ts'
import { ButtonLink } from '../Button.tsx'
import { SoundToggle } from '../sound/SoundToggle.tsx'
import { Logo } from './Logo.tsx'
import styles from './NavigationBar.module.css'

const SignedInNavigation = lazy(inTime(() => import('./SignedInNavigation.tsx')))

const VisitorNavigation = () => (
  <div className={styles.end}>
    <SoundToggle />
    <ButtonLink href="/login" look="grape" size="small">
      {shellTexts.login}
    </ButtonLink>
  </div>
)

export const NavigationBar = () => {
  const user = useUser()
  return (
    <header className={styles.bar}>
      <a href="#main" className={styles.skip}>
        {shellTexts.skip}
      </a>
      <div className={styles.inside}>
        <Link href="/" className={styles.logo} aria-label={shellTexts.home}>
          <Logo />
        </Link>
        {user ? (
          <Suspense fallback={null}>
            <SignedInNavigation user={user} />
          </Suspense>
        ) : (
          <VisitorNavigation />
        )}
      </div>
    </header>
  )
}
