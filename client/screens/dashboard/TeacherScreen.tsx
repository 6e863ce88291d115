import { useEffect, useState } from 'react'
import { classesPath, invitesPath } from '../../net/classes.ts'
import { hostedGamesPath } from '../../net/hostedGames.ts'
import { questionSetsPath } from '../../net/questionSets.ts'
import { reportsPath } from '../../net/reports.ts'
import { flagsPath } from '../../net/sharing.ts'
import { isComing, useServerData } from '../../net/useServerData.ts'
import { ButtonLink } from '../../parts/Button.tsx'
import { InviteCards } from '../../parts/classes/InviteCards.tsx'
import { SkeletonList } from '../../parts/feedback/Skeleton.tsx'
import { HostPanel } from '../../parts/host/HostPanel.tsx'
import { Page, Stack } from '../../parts/navigation/Page.tsx'
import { QuestionSetList } from '../../parts/questionSets/QuestionSetList.tsx'
import { useUser } from '../../state/session.ts'
import { dashboardTexts } from '../../texts/school/dashboard.ts'
import styles from './Dashboard.module.css'
import { FlaggedThings } from './FlaggedThings.tsx'
import { LastSets } from './LastSets.tsx'
import { RunningGames } from './RunningGames.tsx'
import home from './TeacherHome.module.css'
import { WeekReports } from './WeekReports.tsx'

/** A class waits for the teacher, so a late answer holds the page up no longer than this. */
const longestWaitMs = 1_500

const useIsLate = (): boolean => {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const end = setTimeout(() => setLate(true), longestWaitMs)
    return () => clearTimeout(end)
  }, [])
  return isLate
}

/**
 * Some cards appear only if they have something in them, and would push the others away, so we show none before all answers are
 * here. Nobody can host without sets, or for a class without classes, so we always wait for both. If other answers are late, we
 * show the page without them.
 */
const useAreComing = (userId: string | undefined, isLate: boolean): boolean => {
  const canHost = !isComing(useServerData(questionSetsPath), useServerData(classesPath))
  const games = useServerData(userId === undefined ? null : hostedGamesPath(userId))
  const isMoreComing = isComing(games, useServerData(reportsPath), useServerData(invitesPath))
  return !canHost || (isMoreComing && !isLate)
}

/** These cards push only the list of sets away, so only that list waits for them. */
const FlagsAndSets = ({ isLate }: { isLate: boolean }) => {
  if (isComing(useServerData(flagsPath)) && !isLate) return <SkeletonList count={2} height={160} />
  return (
    <>
      <FlaggedThings />
      <QuestionSetList showReady />
    </>
  )
}

const Cards = ({ isLate }: { isLate: boolean }) => (
  <>
    <RunningGames />
    <InviteCards />
    <div className={home.home}>
      <LastSets />
      <WeekReports />
    </div>
    <div className={styles.columns}>
      <HostPanel />
      <Stack gap={5}>
        <FlagsAndSets isLate={isLate} />
      </Stack>
    </div>
  </>
)

export default function TeacherScreen() {
  const user = useUser()
  const isLate = useIsLate()
  const areComing = useAreComing(user?.id, isLate)
  return (
    <Page
      title={dashboardTexts.welcome(user?.username ?? '')}
      documentTitle={dashboardTexts.teacherTitle}
      intro={dashboardTexts.teacherIntro}
      actions={
        <>
          <ButtonLink href="/classes" icon="people">
            {dashboardTexts.classes}
          </ButtonLink>
          <ButtonLink href="/reports" icon="chart">
            {dashboardTexts.reports}
          </ButtonLink>
          <ButtonLink href="/create-set" look="grape" icon="plus">
            {dashboardTexts.createSet}
          </ButtonLink>
        </>
      }
    >
      {areComing ? <SkeletonList count={4} height={160} /> : <Cards isLate={isLate} />}
    </Page>
  )
}
