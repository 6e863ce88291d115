import { ButtonLink } from '../../parts/Button.tsx'
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

export default function TeacherScreen() {
  const user = useUser()
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
    </Page>
  )
}
