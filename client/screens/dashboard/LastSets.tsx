import type { GameMode } from '../../../rooms/shared/contract/gameModes.ts'
import type { QuestionSet } from '../../../rooms/shared/contract/questionSets.ts'
import type { ReportSummary } from '../../../rooms/shared/contract/reports.ts'
import { modes } from '../../modes/modes.ts'
import { questionSetsPath } from '../../net/questionSets.ts'
import { reportsPath } from '../../net/reports.ts'
import { isComing, useServerData } from '../../net/useServerData.ts'
import { Button } from '../../parts/Button.tsx'
import { Card, CardHead } from '../../parts/Card.tsx'
import { SkeletonList } from '../../parts/feedback/Skeleton.tsx'
import { FormAlert } from '../../parts/form/FormAlert.tsx'
import { useHosting } from '../../parts/host/useHosting.ts'
import { ModePicture } from '../../parts/pictures/ModePicture.tsx'
import { dayText } from '../../texts/parts.ts'
import { dashboardTexts as texts } from '../../texts/school/dashboard.ts'
import styles from './TeacherHome.module.css'

const mostShown = 3

type LastSet = { set: QuestionSet; mode: GameMode; playedAt: number | null }

/** Each set once, with its latest game. A teacher's newest sets fill the list if fewer have been played. */
const lastSets = (reports: readonly ReportSummary[], sets: readonly QuestionSet[]): LastSet[] => {
  const byId = new Map(sets.map((set) => [set.id, set]))
  const last = new Map<string, LastSet>()
  for (const { questionSetId, gameMode: mode, finishedAt: playedAt, hostedBy } of reports) {
    const set = hostedBy === undefined ? byId.get(questionSetId) : undefined
    if (set && !last.has(set.id)) last.set(set.id, { set, mode, playedAt })
  }
  for (const set of sets) if (set.mine && !last.has(set.id)) last.set(set.id, { set, mode: 'classic', playedAt: null })
  return [...last.values()].slice(0, mostShown)
}

/** The sets hosted last, to be hosted again at one press. */
export const LastSets = () => {
  const played = useServerData<ReportSummary[]>(reportsPath)
  const { data: sets = [] } = useServerData<QuestionSet[]>(questionSetsPath)
  const { host, busy, problem } = useHosting()
  const shown = lastSets(played.data ?? [], sets)
  if (shown.length === 0) return null
  // Wait for the reports: without them a set would seem never played, and another could stand there when the teacher presses.
  if (isComing(played)) return <SkeletonList count={1} height={160} />
  return (
    <Card aria-labelledby="last-sets" className={styles.card}>
      <CardHead title={texts.lastSets} id="last-sets" />
      <FormAlert message={problem} />
      <ul className={styles.sets}>
        {shown.map(({ set, mode, playedAt }) => (
          <li key={set.id}>
            <ModePicture mode={mode} width={64} />
            <span className={styles.words}>
              <strong>
                <bdi>{set.title}</bdi>
              </strong>
              <small>
                {modes[mode].words.name} · {playedAt === null ? texts.neverPlayed : texts.playedOn(dayText(playedAt))}
              </small>
            </span>
            <Button
              look="mint"
              icon="play"
              busy={busy}
              aria-label={texts.playSet(set.title, modes[mode].words.name)}
              onClick={() => void host({ questionSetId: set.id, gameMode: mode, mapId: null })}
            >
              {texts.play}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
