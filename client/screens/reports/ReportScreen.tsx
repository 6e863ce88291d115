import { useState } from 'react'
import { useParams } from 'wouter'
import type { Report } from '../../../rooms/shared/contract/reports.ts'
import { mapModes } from '../../../rooms/shared/maps/tileTypes.ts'
import { knownShare } from '../../../rooms/shared/match/missedQuestions.ts'
import { modes } from '../../modes/modes.ts'
import { reportPath } from '../../net/reports.ts'
import { useServerData } from '../../net/useServerData.ts'
import { Stat } from '../../parts/Amounts.tsx'
import { ButtonLink } from '../../parts/Button.tsx'
import { ErrorState } from '../../parts/feedback/Notice.tsx'
import { SkeletonList } from '../../parts/feedback/Skeleton.tsx'
import { Tabs } from '../../parts/form/Tabs.tsx'
import { Grid, Page, Stack } from '../../parts/navigation/Page.tsx'
import { Icon } from '../../parts/pictures/Icon.tsx'
import { amountText, dayAndTimeText, percentText, shareText } from '../../texts/parts.ts'
import { mapPointsTexts } from '../../texts/school/reportReasons.ts'
import { reportTexts as texts } from '../../texts/school/reports.ts'
import { MapPointsTable } from './MapPointsTable.tsx'
import { QuestionChart } from './QuestionChart.tsx'
import { ReportFiles } from './ReportFiles.tsx'
import { averageTimeOf, hardestOf, overallShare, type QuestionFigures, questionFigures } from './reportFigures.ts'
import { StudentTable } from './StudentTable.tsx'
import { TeachAgain } from './TeachAgain.tsx'

const Figures = ({ report }: { report: Report }) => {
  const figures = questionFigures(report)
  const time = averageTimeOf(report, report.players)
  const share = overallShare(report)
  return (
    <Grid min="max(9.5rem, 22%)" gap="small">
      <Stat
        label={texts.playersLabel}
        value={amountText(report.players.length)}
        icon={<Icon name="people" />}
        tone="sky"
      />
      <Stat label={texts.average} value={shareText(share)} icon={<Icon name="target" />} tone="mint" />
      <Stat
        label={texts.averageTime}
        value={time === null ? '–' : texts.seconds(time)}
        icon={<Icon name="clock" />}
        tone="sun"
      />
      <HardestStat figures={figures} />
    </Grid>
  )
}

/** Only questions worth teaching again get the colour of a warning. */
const HardestStat = ({ figures }: { figures: readonly QuestionFigures[] }) => {
  const hardest = hardestOf(figures)
  if (hardest === null) {
    return <Stat label={texts.hardQuestions} value={texts.noneHard} icon={<Icon name="check" />} tone="mint" />
  }
  if (hardest === undefined) return <Stat label={texts.hardestQuestion} value="–" icon={<Icon name="book" />} />
  const isWarning = hardest.correctShare < knownShare
  return (
    <Stat
      label={texts.hardestShare(percentText(hardest.correctShare))}
      value={hardest.number === null ? texts.allAlike : texts.questionNumber(hardest.number)}
      icon={<Icon name={isWarning ? 'warning' : 'book'} />}
      tone={isWarning ? 'berry' : 'grape'}
    />
  )
}

/** Classic has no map, so it has no such tab. */
function mapTab(report: Report) {
  const mode = mapModes.find((one) => one === report.gameMode)
  if (!mode) return []
  return [{ key: 'map' as const, text: mapPointsTexts.tab, panel: <MapPointsTable report={report} mode={mode} /> }]
}

export default function ReportScreen() {
  const { reportId = '' } = useParams<{ reportId: string }>()
  const { data: report, error, reload } = useServerData<Report>(reportPath(reportId))
  const [tab, setTab] = useState<'questions' | 'students' | 'map'>('questions')
  return (
    <Page
      title={report?.title ?? texts.title}
      intro={
        report &&
        `${modes[report.gameMode].words.name} · ${dayAndTimeText(report.finishedAt)} · ${texts.code(report.gameCode)}`
      }
      actions={
        <>
          <ButtonLink href="/reports" icon="list">
            {texts.all}
          </ButtonLink>
          {report && (
            <ButtonLink href={`/reports/${report.id}/replay`} icon="play" look="grape">
              {texts.watch}
            </ButtonLink>
          )}
          {report && <ReportFiles report={report} />}
        </>
      }
    >
      {error !== undefined && !report && <ErrorState message={error} onRetry={reload} />}
      {!report && error === undefined && <SkeletonList count={4} height={140} />}
      {report && (
        <Stack gap={5}>
          <Figures report={report} />
          <TeachAgain report={report} />
          <Tabs
            label={texts.view}
            chosen={tab}
            onChoose={setTab}
            tabs={[
              { key: 'questions', text: texts.questionsTab, panel: <QuestionChart report={report} /> },
              { key: 'students', text: texts.studentsTab, panel: <StudentTable report={report} /> },
              ...mapTab(report),
            ]}
          />
        </Stack>
      )}
    </Page>
  )
}
