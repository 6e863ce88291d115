import { useLocation } from 'wouter'
import { teamOf } from '../../../rooms/shared/catalog/teams.ts'
import type { Pupil } from '../../../rooms/shared/contract/classes.ts'
import { type MadeCards, removePupil } from '../../net/classes.ts'
import { Avatar } from '../../parts/Amounts.tsx'
import { Badge } from '../../parts/Badge.tsx'
import { Button } from '../../parts/Button.tsx'
import { letTryAgain } from '../../parts/classes/letTryAgain.ts'
import { MenuButton, type MenuEntry } from '../../parts/dialog/MenuButton.tsx'
import { useOnePress } from '../../parts/useOnePress.ts'
import { askToConfirm } from '../../state/confirmation.ts'
import { dropCard, renewCards } from '../../state/madeCards.ts'
import { showToast } from '../../state/toasts.ts'
import { teamTexts } from '../../texts/game/teams.ts'
import { dayAndTimeText, dayText } from '../../texts/parts.ts'
import { aidTexts } from '../../texts/school/aids.ts'
import { classDoorTexts as doorTexts } from '../../texts/school/classDoor.ts'
import { classTexts as texts } from '../../texts/school/classes.ts'
import { coTeacherTexts } from '../../texts/school/coTeachers.ts'
import { ownClassTexts as ownTexts } from '../../texts/school/ownClasses.ts'
import styles from './Classes.module.css'
import { useFocusLeftToPupils } from './lostFocus.ts'
import { makeCardsOnce } from './makingCards.ts'

const seenText = ({ lastSeen, signedIn, own }: Pupil): string => {
  if (own) return ownTexts.own
  if (signedIn) return texts.signedIn(signedIn.device || texts.someDevice, dayAndTimeText(signedIn.since))
  return lastSeen === null ? texts.neverSeen : texts.lastSeen(dayText(lastSeen))
}

const remove = async (classId: string, { id, name, username, own }: Pupil): Promise<boolean> => {
  const sure = await askToConfirm({
    question: texts.removeAsk(name || username),
    details: own ? ownTexts.removeOwn(username) : `${texts.removeDetails(username)} ${ownTexts.removeKept}`,
    yes: texts.removeYes,
    danger: true,
  })
  if (!sure) return false
  const answer = await removePupil(classId, id)
  if (answer.ok) dropCard(classId, id)
  else showToast(answer.error, 'error')
  return answer.ok
}

type PupilRowProps = {
  classId: string
  pupil: Pupil
  ticked: boolean
  onTick: (ticked: boolean) => void
  /** Undefined in an archived class: its cards open nothing. */
  onCard: ((made: MadeCards) => void) | undefined
  onRename: (pupil: Pupil) => void
  onAids: (pupil: Pupil) => void
  /** Undefined if the class does not play in teams. */
  onTeam: ((pupil: Pupil) => void) | undefined
  onMove: (pupil: Pupil) => void
  onTakeAlong: (pupil: Pupil) => void
}

export const PupilRow = (props: PupilRowProps) => {
  const { classId, pupil, ticked, onTick, onCard, onRename, onAids, onTeam, onMove, onTakeAlong } = props
  const { id, name, username, slime, hasCard, pictures, aids, team, own = false } = pupil
  const called = name || username
  const press = useOnePress()
  useFocusLeftToPupils()
  const banner = teamOf(onTeam ? team : 0)
  const renew = async (show: (made: MadeCards) => void) => {
    const answer = await makeCardsOnce(classId, [id])
    if (answer.ok) {
      renewCards(answer.value)
      show(answer.value)
    } else showToast(answer.error, 'error')
  }
  const [, navigate] = useLocation()
  const entries: MenuEntry[] = [
    { text: texts.results, icon: 'chart', onPick: () => navigate(`/reports/pupils/${id}`) },
    { text: texts.rename, icon: 'edit', onPick: () => onRename(pupil) },
    { text: aidTexts.menu, icon: 'eye', onPick: () => onAids(pupil) },
    ...(onTeam ? [{ text: teamTexts.move, icon: 'people', onPick: () => onTeam(pupil) } as const] : []),
    { text: coTeacherTexts.move, icon: 'forward', onPick: () => onMove(pupil) },
    ...(own ? [] : [{ text: ownTexts.takeAlong, icon: 'unlock', onPick: () => onTakeAlong(pupil) } as const]),
    { text: texts.remove, icon: 'trash', onPick: () => void press(() => remove(classId, pupil)), danger: true },
  ]
  return (
    <li className={styles.pupil}>
      <label className={styles.tick}>
        <input
          type="checkbox"
          aria-label={texts.tick(called)}
          checked={ticked}
          onChange={({ target }) => onTick(target.checked)}
        />
      </label>
      <Avatar slime={slime} size={40} />
      <div className={styles.who}>
        <strong>
          <bdi translate="no">{name || texts.nameGone}</bdi>
        </strong>
        <span translate="no">{username}</span>
        <small>{seenText(pupil)}</small>
      </div>
      {banner && (
        <span className={styles.inTeam} title={teamTexts.names[banner.colour]}>
          <Avatar slime={banner.slime} size={28} />
          <span className="unseen">{teamTexts.names[banner.colour]}</span>
        </span>
      )}
      {(aids.time !== 1 || aids.screen.length > 0) && <Badge tone="grape">{aidTexts.has}</Badge>}
      {onCard && !hasCard && !own && <Badge tone="sun">{texts.noCard}</Badge>}
      {onCard && pictures === 'resting' && (
        <Button
          size="small"
          look="sun"
          aria-label={doorTexts.wakeOne(called)}
          onClick={() => void letTryAgain(classId, pupil)}
        >
          {doorTexts.wake}
        </Button>
      )}
      {!own && onCard && (
        <Button size="small" aria-label={texts.newCardFor(called)} onClick={() => void renew(onCard)}>
          {texts.newCard}
        </Button>
      )}
      <MenuButton label={texts.more(called)} entries={entries} className={styles.more} bare>
        <span aria-hidden="true">•••</span>
      </MenuButton>
    </li>
  )
}
