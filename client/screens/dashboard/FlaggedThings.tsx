import { type Flagged, type FlagReason, flagReasons } from '../../../rooms/shared/contract/sharing.ts'
import { flagsPath, judgeThing } from '../../net/sharing.ts'
import { useServerData } from '../../net/useServerData.ts'
import { Badge } from '../../parts/Badge.tsx'
import { Button, ButtonLink } from '../../parts/Button.tsx'
import { Card, CardHead } from '../../parts/Card.tsx'
import { useFocusKeptAfter } from '../../parts/dialog/keptFocus.ts'
import { stopSharing } from '../../parts/sharing/useSharingDialogs.tsx'
import { showToast } from '../../state/toasts.ts'
import { sharingTexts as texts } from '../../texts/school/sharing.ts'
import styles from './RunningGames.module.css'

const namesShown = 3

const settle = async (thing: Flagged): Promise<void> => {
  const answer = await judgeThing(thing, 'fine')
  showToast(answer.ok ? texts.fineDone : answer.error, answer.ok ? 'success' : 'error')
}

const countOf = ({ flags }: Flagged, why: FlagReason) => flags.filter((flag) => flag.why === why).length

const whoHasSpoken = ({ flags, stoppedBy }: Flagged) => {
  if (stoppedBy !== null) return texts.stoppedBy(stoppedBy)
  const names = flags.slice(0, namesShown).map(({ by }) => by)
  return texts.flaggedBy(names.join(', '), flags.length - names.length)
}

const Row = ({ thing }: { thing: Flagged }) => {
  useFocusKeptAfter()
  const { id, kind, title, createdBy, stoppedBy } = thing
  const why = flagReasons.filter((reason) => countOf(thing, reason) > 0)
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <h3>{title}</h3>
        <p>
          <Badge tone={stoppedBy === null ? 'sun' : 'berry'}>
            {kind === 'set' ? texts.flaggedSet : texts.flaggedMap}
          </Badge>
          <span>
            {texts.by(createdBy)} · {whoHasSpoken(thing)}
            {why.length > 0 && ` (${why.map((reason) => texts.flagCount(reason, countOf(thing, reason))).join(', ')})`}
          </span>
        </p>
      </div>
      <div className={styles.actions}>
        {stoppedBy === null ? (
          <>
            <ButtonLink
              size="small"
              href={kind === 'set' ? `/sets/${id}` : `/maps/${id}`}
              aria-label={texts.lookAt(title)}
            >
              {texts.look}
            </ButtonLink>
            <Button size="small" aria-label={texts.fineOf(title)} onClick={() => void settle(thing)}>
              {texts.fine}
            </Button>
            <Button size="small" look="berry" aria-label={texts.stopOf(title)} onClick={() => void stopSharing(thing)}>
              {texts.stop}
            </Button>
          </>
        ) : (
          <Button size="small" aria-label={texts.allowOf(title)} onClick={() => void settle(thing)}>
            {texts.allow}
          </Button>
        )}
      </div>
    </li>
  )
}

/** What pupils have reported, and what teachers have stopped: nothing to see while there is neither. */
export const FlaggedThings = () => {
  const { data: things = [] } = useServerData<Flagged[]>(flagsPath)
  if (things.length === 0) return null
  return (
    <Card tone="sun" aria-labelledby="flagged-things">
      <CardHead title={texts.flaggedTitle} id="flagged-things" />
      <ul className={styles.rows}>
        {things.map((thing) => (
          <Row key={thing.id} thing={thing} />
        ))}
      </ul>
    </Card>
  )
}
