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

export default function AccountScreen() {
  const user = useUser()
  if (!user) return null
  return (
    <Page title={texts.title} intro={user.kept ? texts.keptIntro : texts.intro} back>
      <div className={styles.cards}>
        <div className={styles.stack}>
          {user.kept ? (
            <ReadingCard user={user} />
          ) : (
            <>
              <NameCard user={user} />
              <PasswordCard username={user.username} />
              {user.role === 'student' && <ClassesCard />}
            </>
          )}
        </div>
        <div className={styles.stack}>
          {!user.kept && <ReadingCard user={user} />}
          <DevicesCard />
          <DataCard user={user} />
        </div>
      </div>
    </Page>
  )
}
