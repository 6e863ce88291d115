import { lazy, Suspense, useEffect, useState } from 'react'
import { useSearch } from 'wouter'
import type { User } from '../../../rooms/shared/contract/accounts.ts'
import { inTime } from '../../net/lateCode.ts'
import { Button } from '../../parts/Button.tsx'
import { Card, CardHead } from '../../parts/Card.tsx'
import { SkeletonList } from '../../parts/feedback/Skeleton.tsx'
import { isSentToHost } from '../../parts/host/sentToHost.ts'
import { JoinForm } from '../../parts/join/JoinForm.tsx'
import { Page, Stack } from '../../parts/navigation/Page.tsx'
import { QuestionSetList } from '../../parts/questionSets/QuestionSetList.tsx'
import { spare } from '../../parts/spare.ts'
import { wantsStillness } from '../../parts/wantsStillness.ts'
import { Slime } from '../../slimes/Slime.tsx'
import { openCollection } from '../../state/collectionModal.ts'
import { guestSeats } from '../../state/kept/guestSeats.ts'
import { refreshPlayer } from '../../state/player.ts'
import { useUser } from '../../state/session.ts'
import { slimeName } from '../../texts/collecting/slimeNames.ts'
import { dashboardTexts } from '../../texts/school/dashboard.ts'
import { ClassPlays } from './ClassPlays.tsx'
import styles from './Dashboard.module.css'
import { Doors } from './Doors.tsx'
import { OwnSlimeHero } from './OwnSlimeHero.tsx'
import { RunningGames } from './RunningGames.tsx'
import { Treasure } from './Treasure.tsx'

/** Most pupils come to play, so only a pupil who wants to host fetches the panel for it. */
const HostPanel = lazy(inTime(async () => ({ default: (await import('../../parts/host/HostPanel.tsx')).HostPanel })))

/** Few pupils have played as guests before they signed in, so this part comes late. */
const KeptOffers = spare(() => import('../../parts/keep/KeptOffers.tsx'))

const previewCount = 8

const CollectionPreview = ({ user }: { user: User }) => (
  <Card aria-labelledby="collection-preview">
    <CardHead title={dashboardTexts.collection} id="collection-preview">
      <Button size="small" onClick={openCollection}>
        {dashboardTexts.showAll}
      </Button>
    </CardHead>
    <ul className={styles.owned}>
      {user.ownedSlimes.slice(0, previewCount).map((id) => (
        <li key={id}>
          <Slime name={id} size={76} />
          <span>{slimeName(id)}</span>
        </li>
      ))}
    </ul>
  </Card>
)

/** A function of its own: React would call another one again at each drawing. */
const reveal = (place: HTMLElement | null) =>
  place?.scrollIntoView({ block: 'nearest', behavior: wantsStillness() ? 'instant' : 'smooth' })

/** Comes into view as it opens. */
const Hosting = () => (
  <div ref={reveal}>
    <Suspense fallback={<SkeletonList count={3} height={120} />}>
      <HostPanel />
    </Suspense>
  </div>
)

export default function StudentScreen() {
  const user = useUser()
  const search = useSearch()
  const [isHosting, setIsHosting] = useState(() => isSentToHost(search))
  useEffect(() => {
    void refreshPlayer()
  }, [])
  if (!user) return null
  return (
    <Page title={dashboardTexts.welcome(user.username)} documentTitle={dashboardTexts.studentTitle}>
      <Stack gap={5}>
        <ClassPlays user={user} />
        <RunningGames />
        <Suspense fallback={null}>{guestSeats().length > 0 && <KeptOffers />}</Suspense>
        <div className={styles.home}>
          <div className={styles.join}>
            <JoinForm />
          </div>
          <div className={styles.hero}>
            <OwnSlimeHero user={user} />
          </div>
          <div className={styles.treasure}>
            <Treasure user={user} />
          </div>
        </div>
        <Doors userId={user.id} isHosting={isHosting} onHost={() => setIsHosting(!isHosting)} />
        {isHosting && <Hosting />}
        <div className={styles.columns}>
          <QuestionSetList />
          <CollectionPreview user={user} />
        </div>
      </Stack>
    </Page>
  )
}
