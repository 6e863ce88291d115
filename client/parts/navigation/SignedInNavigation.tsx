import { useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import type { User } from '../../../rooms/shared/contract/accounts.ts'
import { openCollection } from '../../state/collectionModal.ts'
import { shellTexts } from '../../texts/shell.ts'
import { CoinAmount } from '../Amounts.tsx'
import { OneAccount } from '../account/OneAccount.tsx'
import { keepFocus } from '../dialog/keptFocus.ts'
import { IconButton } from '../IconButton.tsx'
import { joinClasses } from '../joinClasses.ts'
import { Icon, type IconName } from '../pictures/Icon.tsx'
import { SoundControl } from '../sound/SoundControl.tsx'
import { dashboardPath } from './dashboardPath.ts'
import styles from './NavigationBar.module.css'
import { UserMenu } from './UserMenu.tsx'

type Destination = { href: string; text: string; icon: IconName }

const forStudents: Destination[] = [
  { href: '/practice', text: shellTexts.practice, icon: 'target' },
  { href: '/shop', text: shellTexts.shop, icon: 'bag' },
  { href: '/achievements', text: shellTexts.achievements, icon: 'medal' },
]

const destinationsOf = (user: User): Destination[] => [
  { href: dashboardPath(user), text: shellTexts.dashboard, icon: 'grid' },
  ...(user.role === 'student' ? forStudents : []),
  { href: '/maps', text: shellTexts.maps, icon: 'map' },
  { href: '/leaderboard', text: shellTexts.leaderboard, icon: 'trophy' },
]

/** `onGo` closes the menu, also for the page that is open already. */
const Destinations = ({ user, onGo }: { user: User; onGo: () => void }) => {
  const [place] = useLocation()
  return (
    <>
      {destinationsOf(user).map(({ href, text, icon }) => (
        <li key={href}>
          <Link href={href} className={styles.link} aria-current={place === href ? 'page' : undefined} onClick={onGo}>
            <Icon name={icon} size={20} /> {text}
          </Link>
        </li>
      ))}
      {user.role === 'student' && (
        <li>
          <button type="button" className={styles.link} onClick={openCollection}>
            <Icon name="star" size={20} /> {shellTexts.collection}
          </button>
        </li>
      )}
    </>
  )
}

const Balance = ({ currency }: { currency: number }) => (
  <Link href="/shop" className={styles.balance} aria-label={shellTexts.balance(currency)}>
    <CoinAmount amount={currency} />
  </Link>
)

/** What the bar holds for signed-in users. Visitors never load it. */
export default function SignedInNavigation({ user }: { user: User }) {
  const [place] = useLocation()
  const [open, setOpen] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: going anywhere closes the menu
  useEffect(() => setOpen(false), [place])
  useEffect(() => {
    if (!open) return
    const shut = ({ key }: KeyboardEvent) => key === 'Escape' && setOpen(false)
    const shutOutside = ({ target }: PointerEvent) => {
      if (target instanceof Element && !target.closest('header')) setOpen(false)
    }
    addEventListener('keydown', shut)
    addEventListener('pointerdown', shutOutside)
    return () => {
      removeEventListener('keydown', shut)
      removeEventListener('pointerdown', shutOutside)
    }
  }, [open])
  return (
    <>
      <nav
        aria-label={shellTexts.mainNavigation}
        className={joinClasses(styles.nav, open && styles.open, user.role === 'student' && styles.many)}
        id="main-menu"
      >
        <ul>
          <Destinations
            user={user}
            onGo={() => {
              setOpen(false)
              keepFocus()
            }}
          />
        </ul>
      </nav>
      <div className={styles.end}>
        {user.role === 'student' && <Balance currency={user.currency ?? 0} />}
        <SoundControl />
        <UserMenu user={user} />
        <IconButton
          className={styles.toggle}
          look="bar"
          icon={open ? 'close' : 'menu'}
          label={open ? shellTexts.closeMenu : shellTexts.openMenu}
          aria-expanded={open}
          aria-controls="main-menu"
          onClick={() => setOpen(!open)}
        />
      </div>
      <OneAccount user={user} />
    </>
  )
}
