import { useState } from 'react'
import type { Report } from '../../../rooms/shared/contract/reports.ts'
import { reportCsvPath } from '../../net/reports.ts'
import buttonStyles from '../../parts/Button.module.css'
import { Button } from '../../parts/Button.tsx'
import { Icon } from '../../parts/pictures/Icon.tsx'
import { useUser } from '../../state/session.ts'
import { showToast } from '../../state/toasts.ts'
import { partTexts } from '../../texts/parts.ts'
import { reportTexts as texts } from '../../texts/school/reports.ts'

/** The report as a file: for people and their spreadsheets, and for programs. */
export const ReportFiles = ({ report }: { report: Report }) => {
  const isTeacher = useUser()?.role === 'teacher'
  const [busy, setBusy] = useState(false)
  const keep = async () => {
    setBusy(true)
    try {
      const { keepReport } = await import('./keepReport.ts')
      const answer = await keepReport(report, isTeacher)
      if (!answer.ok) showToast(answer.error, 'error')
    } catch {
      showToast(partTexts.unreachable, 'error')
    }
    setBusy(false)
  }
  return (
    <>
      <Button look="mint" icon="download" busy={busy} onClick={() => void keep()}>
        {texts.excel}
      </Button>
      <a
        href={reportCsvPath(report)}
        download
        className={`${buttonStyles.button} ${buttonStyles.paper} ${buttonStyles.medium}`}
      >
        <Icon name="download" /> {texts.csv}
      </a>
    </>
  )
}
