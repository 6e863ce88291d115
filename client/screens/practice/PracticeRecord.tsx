import type { PracticeHistoryRow, PracticeStats } from '../../../rooms/shared/contract/practice.ts'
import { modes } from '../../modes/modes.ts'
import { useServerData } from '../../net/useServerData.ts'
import { CoinAmount, CoinIcon, Stat } from '../../parts/Amounts.tsx'
import { Badge } from '../../parts/Badge.tsx'
import { Card, CardHead } from '../../parts/Card.tsx'
import { EmptyState, ErrorState } from '../../parts/feedback/Notice.tsx'
import { SkeletonList } from '../../parts/feedback/Skeleton.tsx'
import { Grid, Stack } from '../../parts/navigation/Page.tsx'
import { Icon } from '../../parts/pictures/Icon.tsx'
import { PurseMeter } from '../../parts/purse/PurseMeter.tsx'
import { difficultyNames } from '../../texts/game/modeLines.ts'
import { amountText, dayAndTimeText, percentText } from '../../texts/parts.ts'
import { practiceTexts as texts } from '../../texts/school/practice.ts'
import styles from './PracticeScreen.module.css'

const unknown = '–'

const Figures = ({ stats }: { stats: PracticeStats | undefined }) => {
  const { total_correct, total_questions } = stats ?? { total_correct: 0, total_questions: 0 }
  const accuracy = total_questions > 0 ? percentText(total_correct / total_questions) : unknown
  return (
    <Grid min="max(9.5rem, 34%)" gap="small">
      <Stat
        label={texts.games}
        value={stats ? amountText(stats.total_practice_games) : unknown}
        icon={<Icon name="play" />}
        tone="sky"
      />
      <Stat label={texts.accuracy} value={accuracy} icon={<Icon name="target" />} tone="mint" />
      <Stat
        label={texts.average}
        value={stats ? amountText(Math.round(stats.avg_score)) : unknown}
        icon={<Icon name="chart" />}
      />
      <Stat
        label={texts.earned}
        value={stats ? amountText(stats.total_earned) : unknown}
        icon={<CoinIcon size={26} />}
        tone="sun"
      />
    </Grid>
  )
}

const Game = ({ row }: { row: PracticeHistoryRow }) => (
  <li className={styles.game}>
    <div>
      <strong>{amountText(row.score)}</strong>
      <Badge tone="grape">{modes[row.game_mode].words.name}</Badge> <Badge>{difficultyNames[row.difficulty]}</Badge>
      <small>
        {texts.result(row.questions_correct, row.questions_total)} · {dayAndTimeText(row.played_at)}
      </small>
    </div>
    <CoinAmount amount={row.currency_earned} size="small" />
  </li>
)

export const PracticeRecord = ({ userId }: { userId: string }) => {
  const { data: stats } = useServerData<PracticeStats>(`/api/practice/${userId}/stats`)
  const { data: history, error, reload } = useServerData<PracticeHistoryRow[]>(`/api/practice/${userId}/history`)
  return (
    <Stack gap={4}>
      <h2 className="unseen">{texts.stats}</h2>
      <Card tight>
        <PurseMeter userId={userId} />
      </Card>
      <Figures stats={stats} />
      <Card aria-labelledby="practice-history">
        <CardHead title={texts.history} id="practice-history" />
        {error !== undefined && !history && <ErrorState message={error} onRetry={reload} />}
        {!history && error === undefined && <SkeletonList count={3} height={56} />}
        {history?.length === 0 && <EmptyState slime="honey" title={texts.noHistory} text={texts.noHistoryText} />}
        <ul className={styles.games}>
          {history?.map((row) => (
            <Game key={row.id} row={row} />
          ))}
        </ul>
      </Card>
    </Stack>
  )
}
