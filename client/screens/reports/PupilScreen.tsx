import { Link, useParams } from 'wouter'
import type { PupilGame, PupilReport } from '../../../rooms/shared/contract/reports.ts'
import { modes } from '../../modes/modes.ts'
import { pupilReportPath } from '../../net/reports.ts'
import { useServerData } from '../../net/useServerData.ts'
import { Stat } from '../../parts/Amounts.tsx'
import { Badge } from '../../parts/Badge.tsx'
import { ButtonLink } from '../../parts/Button.tsx'
import { Card, CardHead } from '../../parts/Card.tsx'
import { ErrorState } from '../../parts/feedback/Notice.tsx'
import { SkeletonList } from '../../parts/feedback/Skeleton.tsx'
import { worded } from '../../parts/formulas/worded.tsx'
import { Grid, Page, Stack } from '../../parts/navigation/Page.tsx'
import { Icon } from '../../parts/pictures/Icon.tsx'
import { ModePicture } from '../../parts/pictures/ModePicture.tsx'
import { amountText, dayAndTimeText, shareText } from '../../texts/parts.ts'
import { reportTexts as texts } from '../../texts/school/reports.ts'
import styles from './Reports.module.css'
import { ShareRing } from './ShareRing.tsx'

/** Null for a pupil who came when nothing was asked any more: they got nothing wrong. */
const shareOf = (games: readonly PupilGame[]): number | null => {
  const asked = games.reduce((sum, game) => sum + game.asked, 0)
  return asked === 0 ? null : games.reduce((sum, game) => sum + game.correct, 0) / asked
}

const GameRow = ({ game }: { game: PupilGame }) => (
  <li>
    <Link href={`/reports/${game.id}`} className={styles.row}>
      <ModePicture mode={game.gameMode} width={72} />
      <span className={styles.words}>
        <strong>{game.title}</strong>
        <small>
          {dayAndTimeText(game.finishedAt)} · {modes[game.gameMode].words.name}
        </small>
        <span>
          <Badge tone="grape">{texts.placeOf(game.place, game.players)}</Badge>{' '}
          <Badge>{texts.rightOf(game.correct, game.asked)}</Badge>
        </span>
      </span>
      <ShareRing share={shareOf([game])} />
    </Link>
  </li>
)

const Missed = ({ missed }: Pick<PupilReport, 'missed'>) => (
  <Card tone="sun" aria-labelledby="pupil-missed">
    <CardHead title={texts.pupilMissed} id="pupil-missed" />
    <ul className={styles.againList}>
      {missed.map(({ question, answer, times }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two questions may ask the same, and none moves.
        <li key={at}>
          <h3>{worded(question)}</h3>
          <p className={styles.rightAnswer}>
            <Icon name="check" size={18} /> <span className="unseen">{texts.right}</span>{' '}
            <span className={styles.told}>{worded(answer)}</span>
            {times > 1 && <Badge>{texts.missedTimes(times)}</Badge>}
          </p>
        </li>
      ))}
    </ul>
  </Card>
)

/** One pupil over several games of the same host. */
export default function PupilScreen() {
  const { userId = '' } = useParams<{ userId: string }>()
  const { data: pupil, error, reload } = useServerData<PupilReport>(pupilReportPath(userId))
  return (
    <Page
      title={pupil?.username ?? texts.student}
      intro={texts.pupilIntro}
      actions={
        <ButtonLink href="/reports" icon="list">
          {texts.all}
        </ButtonLink>
      }
    >
      {error !== undefined && !pupil && <ErrorState message={error} onRetry={reload} />}
      {!pupil && error === undefined && <SkeletonList count={4} height={100} />}
      {pupil && (
        <Stack gap={5}>
          <Grid min="max(9.5rem, 22%)" gap="small">
            <Stat
              label={texts.gamesLabel}
              value={amountText(pupil.games.length)}
              icon={<Icon name="play" />}
              tone="sky"
            />
            <Stat
              label={texts.average}
              value={shareText(shareOf(pupil.games))}
              icon={<Icon name="target" />}
              tone="mint"
            />
          </Grid>
          {pupil.missed.length > 0 && <Missed missed={pupil.missed} />}
          <ul className={styles.rows}>
            {pupil.games.map((game) => (
              <GameRow key={game.id} game={game} />
            ))}
          </ul>
        </Stack>
      )}
    </Page>
  )
}
