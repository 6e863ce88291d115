import type { Pupil } from '../../../rooms/shared/contract/classes.ts'
import { type MadeCards, makeCards, removePupil } from '../../net/classes.ts'
import { Avatar } from '../../parts/Amounts.tsx'
import { Badge } from '../../parts/Badge.tsx'
import { Button } from '../../parts/Button.tsx'
import { MenuButton, type MenuEntry } from '../../parts/dialog/MenuButton.tsx'
import { askToConfirm } from '../../state/confirmation.ts'
import { showToast } from '../../state/toasts.ts'
import { dayAndTimeText, dayText } from '../../texts/parts.ts'
import { classTexts as texts } from '../../texts/school/classes.ts'
import styles from './Classes.module.css'

const seenText = ({ lastSeen, signedIn }: Pupil): string => {
  if (signedIn) return texts.signedIn(signedIn.device || texts.someDevice, dayAndTimeText(signedIn.since))
  return lastSeen === null ? texts.neverSeen : texts.lastSeen(dayText(lastSeen))
}

const remove = async (classId: string, { id, name, username }: Pupil) => {
  const sure = await askToConfirm({
    question: texts.removeAsk(name),
    details: texts.removeDetails(username),
    yes: texts.removeYes,
    danger: true,
  })
  if (!sure) return
  const answer = await removePupil(classId, id)
  if (!answer.ok) showToast(answer.error, 'error')
}

type PupilRowProps = {
  classId: string
  pupil: Pupil
  ticked: boolean
  onTick: (ticked: boolean) => void
  onCard: (made: MadeCards) => void
  onRename: (pupil: Pupil) => void
}

export const PupilRow = ({ classId, pupil, ticked, onTick, onCard, onRename }: PupilRowProps) => {
  const { id, name, username, slime, hasCard } = pupil
  const renew = async () => {
    const answer = await makeCards(classId, [id])
    if (answer.ok) onCard(answer.value)
    else showToast(answer.error, 'error')
  }
  const entries: MenuEntry[] = [
    { text: texts.rename, icon: 'edit', onPick: () => onRename(pupil) },
    { text: texts.remove, icon: 'trash', onPick: () => void remove(classId, pupil), danger: true },
  ]
  return (
    <li className={styles.pupil}>
      <input
        type="checkbox"
        aria-label={texts.tick(name)}
        checked={ticked}
        onChange={({ target }) => onTick(target.checked)}
      />
      <Avatar slime={slime} size={40} />
      <div className={styles.who}>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <span>{username}</span>
        <small>{seenText(pupil)}</small>
      </div>
      {!hasCard && <Badge tone="sun">{texts.noCard}</Badge>}
      <Button size="small" onClick={() => void renew()}>
        {texts.newCard}
      </Button>
      <MenuButton label={texts.more(name)} entries={entries} className={styles.more} bare>
        <span aria-hidden="true">•••</span>
      </MenuButton>
    </li>
  )
}
