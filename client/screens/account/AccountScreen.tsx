import { Page } from '../../parts/navigation/Page.tsx'
import { useUser } from '../../state/session.ts'
import { accountTexts as texts } from '../../texts/school/account.ts'
import styles from './Account.module.css'
import { ClassesCard } from './ClassesCard.tsx'
import { DataCard } from './DataCard.tsx'
import { DevicesCard } from './DevicesCard.tsx'
import { NameCard } from './NameCard.tsx'
import { PasswordCard } from './PasswordCard.tsx'
import { ReadingCard } from './ReadingCard.tsx'

/** What people do with their own account. */
export default function AccountScreen() {
  const user = useUser()
  if (!user) return null
  return (
    <Page title={texts.title} intro={user.kept ? texts.keptIntro : texts.intro} back>
      <div className={styles.cards}>
        {!user.kept && <NameCard user={user} />}
        <ReadingCard user={user} />
        {!user.kept && user.role === 'student' && <ClassesCard />}
        <DevicesCard />
        {!user.kept && <PasswordCard username={user.username} />}
        <DataCard user={user} />
      </div>
    </Page>
  )
}
