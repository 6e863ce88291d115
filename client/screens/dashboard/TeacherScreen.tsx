import { classesPath } from '../../net/classes.ts'
import { hostedGamesPath } from '../../net/hostedGames.ts'
import { questionSetsPath } from '../../net/questionSets.ts'
import { reportsPath } from '../../net/reports.ts'
import { flagsPath } from '../../net/sharing.ts'
import { isComing, useServerData } from '../../net/useServerData.ts'
import { ButtonLink } from '../../parts/Button.tsx'
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

/** Some of the cards are there only with something in them, and push others away: none is shown before all of that is known. */
const useAreComing = (userId: string | undefined): boolean =>
  isComing(
    useServerData(userId === undefined ? null : hostedGamesPath(userId)),
    useServerData(reportsPath),
    useServerData(questionSetsPath),
    useServerData(flagsPath),
    useServerData(classesPath),
  )

const Cards = () => (
  <>
    <RunningGames />
    <div className={home.home}>
      <LastSets />
      <WeekReports />
    </div>
    <div className={styles.columns}>
      <HostPanel />
      <Stack gap={5}>
        <FlaggedThings />
        <QuestionSetList showReady />
      </Stack>
    </div>
  </>
)

export default function TeacherScreen() {
  const user = useUser()
  const areComing = useAreComing(user?.id)
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
      {areComing ? <SkeletonList count={4} height={160} /> : <Cards />}
    </Page>
  )
}
