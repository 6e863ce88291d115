import type { ClassInvite } from '../../../rooms/shared/contract/classes.ts'
import { answerInvite, invitesPath } from '../../net/classes.ts'
import { useServerData } from '../../net/useServerData.ts'
import { showToast } from '../../state/toasts.ts'
import { coTeacherTexts as texts } from '../../texts/school/coTeachers.ts'
import { Button } from '../Button.tsx'
import { Card, CardHead } from '../Card.tsx'
import { useFocusKeptAfter } from '../dialog/keptFocus.ts'
import { Row } from '../navigation/Page.tsx'
import { useOnePress } from '../useOnePress.ts'
import styles from './InviteCards.module.css'

const answer = async (id: string, yes: boolean): Promise<boolean> => {
  const done = await answerInvite(id, yes)
  if (!done.ok) showToast(done.error, 'error')
  return done.ok
}

const InviteCard = ({ invite: { id, name, by } }: { invite: ClassInvite }) => {
  const press = useOnePress()
  useFocusKeptAfter()
  return (
    <Card tone="sun" aria-labelledby={`invite-${id}`} className={styles.invite}>
      <CardHead title={texts.inviteTitle(by, name)} id={`invite-${id}`} />
      <p>{texts.inviteText}</p>
      <Row>
        <Button look="mint" onClick={() => void press(() => answer(id, true))}>
          {texts.accept}
        </Button>
        <Button onClick={() => void press(() => answer(id, false))}>{texts.decline}</Button>
      </Row>
    </Card>
  )
}

/** Invitations to teach classes of other teachers. They show on pages that teachers visit anyway. */
export const InviteCards = () => {
  const { data: invites = [] } = useServerData<ClassInvite[]>(invitesPath)
  return invites.map((invite) => <InviteCard key={invite.id} invite={invite} />)
}
