import { useLocation } from 'wouter'
import type { ClassTeachers } from '../../../rooms/shared/contract/classes.ts'
import { askTeacher, type ClassPage, letLead, removeTeacher, teachersPath } from '../../net/classes.ts'
import { useServerData } from '../../net/useServerData.ts'
import { UsernameForm } from '../../parts/account/UsernameForm.tsx'
import { Badge } from '../../parts/Badge.tsx'
import { Button } from '../../parts/Button.tsx'
import { Card, CardHead } from '../../parts/Card.tsx'
import { useFocusKeptAfter } from '../../parts/dialog/keptFocus.ts'
import { MenuButton, type MenuEntry } from '../../parts/dialog/MenuButton.tsx'
import { useOnePress } from '../../parts/useOnePress.ts'
import { askToConfirm } from '../../state/confirmation.ts'
import { useUser } from '../../state/session.ts'
import { showToast } from '../../state/toasts.ts'
import { coTeacherTexts as texts } from '../../texts/school/coTeachers.ts'
import styles from './Classes.module.css'

type Colleague = { id: string; username: string }

const ask = async (question: Parameters<typeof askToConfirm>[0], act: () => ReturnType<typeof letLead>) => {
  if (!(await askToConfirm(question))) return false
  const answer = await act()
  if (!answer.ok) showToast(answer.error, 'error')
  return answer.ok
}

const entriesFor = (classId: string, { id, username }: Colleague): MenuEntry[] => [
  {
    text: texts.handOver,
    icon: 'people',
    onPick: () =>
      void ask({ question: texts.handOverAsk(username), details: texts.handOverText, yes: texts.handOverYes }, () =>
        letLead(classId, id),
      ),
  },
  {
    text: texts.remove,
    icon: 'trash',
    danger: true,
    onPick: () =>
      void ask({ question: texts.removeAsk(username), details: texts.removeText, yes: texts.removeYes }, () =>
        removeTeacher(classId, id),
      ),
  },
]

const takeBack = async (classId: string, { id }: Colleague): Promise<boolean> => {
  const answer = await removeTeacher(classId, id)
  if (!answer.ok) showToast(answer.error, 'error')
  return answer.ok
}

const AskedRow = ({ classId, asked, isLeading }: { classId: string; asked: Colleague; isLeading: boolean }) => {
  const press = useOnePress()
  useFocusKeptAfter()
  return (
    <li>
      <strong>{asked.username}</strong>
      <Badge>{texts.waits}</Badge>
      {isLeading && (
        <Button size="small" onClick={() => void press(() => takeBack(classId, asked))}>
          {texts.takeBack}
        </Button>
      )}
    </li>
  )
}

/** Who teaches the class. Only the teacher who leads it may ask others to teach it, too, and only while it is not archived. */
export const TeachersCard = ({ page: { id, name, archivedAt } }: { page: ClassPage }) => {
  const [, navigate] = useLocation()
  const user = useUser()
  const { data } = useServerData<ClassTeachers>(teachersPath(id))
  const { teachers = [], asked = [] } = data ?? {}
  const isLeading = teachers[0]?.id === user?.id
  const leave = async () => {
    const left = await ask({ question: texts.leaveAsk(name), details: texts.leaveText, yes: texts.leaveYes }, () =>
      removeTeacher(id, user?.id ?? ''),
    )
    if (left) navigate('/classes', { replace: true })
  }
  return (
    <Card aria-labelledby="class-teachers">
      <CardHead title={texts.title} id="class-teachers" />
      <div className={styles.fields}>
        <ul className={styles.teachers}>
          {teachers.map((one) => (
            <li key={one.id}>
              <strong>{one.username}</strong>
              {one.leads && teachers.length > 1 && <Badge tone="grape">{texts.leads}</Badge>}
              {one.id === user?.id && <Badge tone="mint">{texts.you}</Badge>}
              {isLeading && one.id !== user?.id && (
                <MenuButton label={texts.more(one.username)} entries={entriesFor(id, one)} className={styles.more} bare>
                  <span aria-hidden="true">•••</span>
                </MenuButton>
              )}
            </li>
          ))}
          {asked.map((one) => (
            <AskedRow key={one.id} classId={id} asked={one} isLeading={isLeading} />
          ))}
        </ul>
        {isLeading && archivedAt === null && (
          <UsernameForm
            label={texts.askWhom}
            hint={texts.askHint}
            button={texts.ask}
            send={(username) => askTeacher(id, username)}
            onSent={(username) => showToast(texts.asked(username), 'success')}
          />
        )}
        {teachers.length > 1 && (
          <Button look="plain" onClick={() => void leave()}>
            {texts.leave}
          </Button>
        )}
      </div>
    </Card>
  )
}
