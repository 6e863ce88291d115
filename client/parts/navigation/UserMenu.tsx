import { useLocation } from 'wouter'
import type { User } from '../../../rooms/shared/contract/accounts.ts'
import { logOut } from '../../state/account.ts'
import { openCollection } from '../../state/collectionModal.ts'
import { mayLeave } from '../../state/leaving.ts'
import { shellTexts } from '../../texts/shell.ts'
import { Avatar } from '../Amounts.tsx'
import { MenuButton, type MenuEntry } from '../dialog/MenuButton.tsx'
import styles from './NavigationBar.module.css'

export function UserMenu({ user }: { user: User }) {
  const [, navigate] = useLocation()
  const leave = async () => {
    if (!(await mayLeave())) return
    void logOut()
    navigate('/')
  }
  const entries: MenuEntry[] = [
    ...(user.role === 'student'
      ? [{ text: shellTexts.collection, icon: 'star', onPick: openCollection } as const]
      : []),
    { text: shellTexts.reports, icon: 'chart', onPick: () => navigate('/reports') },
    { text: shellTexts.account, icon: 'user', onPick: () => navigate('/account') },
    ...(user.administrator
      ? [{ text: shellTexts.school, icon: 'people', onPick: () => navigate('/school') } as const]
      : []),
    { text: shellTexts.logout, icon: 'logout', onPick: () => void leave(), danger: true },
  ]
  return (
    <MenuButton label={shellTexts.userMenu(user.username)} entries={entries}>
      <Avatar slime={user.selectedSlime} size={34} />
      <span translate="no" className={styles.name}>
        {user.username}
      </span>
    </MenuButton>
  )
}
