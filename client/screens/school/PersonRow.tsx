import type { Person, RoleRequest } from '../../../rooms/shared/contract/administration.ts'
import { classLimits, type KeptMost, keptSteps } from '../../../rooms/shared/contract/classLimits.ts'
import type { Answer } from '../../net/http.ts'
import { giveWord, removePerson, setKeptMost, setRole } from '../../net/school.ts'
import type { Given } from '../../parts/account/GivenWordModal.tsx'
import { Badge } from '../../parts/Badge.tsx'
import { MenuButton, type MenuEntry } from '../../parts/dialog/MenuButton.tsx'
import { useOnePress } from '../../parts/useOnePress.ts'
import { askToConfirm } from '../../state/confirmation.ts'
import { showToast } from '../../state/toasts.ts'
import { megabytesText } from '../../texts/megabytes.ts'
import { dayText } from '../../texts/parts.ts'
import { loginTexts } from '../../texts/school/login.ts'
import { schoolTexts as texts } from '../../texts/school/school.ts'
import styles from './School.module.css'

type PersonRowProps = { person: Person; isOwn: boolean; onWord: (given: Given) => void }

const say = (answer: Answer<unknown>): void => {
  showToast(answer.ok ? texts.done : answer.error, answer.ok ? 'success' : 'error')
}

const changeRole = async ({ id, username }: Person, wanted: RoleRequest): Promise<false> => {
  const role = wanted.administrator ? 'administrator' : wanted.role
  const sure = await askToConfirm({
    question: texts.roleAsk(username, texts.roles[role]),
    ...(wanted.administrator && { details: texts.administratorDetails }),
    yes: texts.roleYes,
  })
  if (sure) say(await setRole(id, wanted))
  return false
}

const remove = async ({ id, username }: Person): Promise<boolean> => {
  const sure = await askToConfirm({
    question: texts.removeAsk(username),
    details: texts.removeDetails,
    yes: texts.removeYes,
    danger: true,
  })
  if (!sure) return false
  const answer = await removePerson(id)
  say(answer)
  return answer.ok
}

const handOver = async ({ id, username }: Person, onWord: PersonRowProps['onWord']): Promise<false> => {
  const sure = await askToConfirm({
    question: texts.wordAsk(username),
    details: texts.wordDetails,
    yes: texts.wordYes,
  })
  if (!sure) return false
  const answer = await giveWord(id)
  if (answer.ok) onWord({ ...answer.value, username })
  else say(answer)
  return false
}

const allowPupils = async (id: string, most: KeptMost): Promise<false> => {
  say(await setKeptMost(id, most))
  return false
}

/** One act on a person at a time: on a slow line a second press would, for example, make the word void that the first one gave. */
type Press = ReturnType<typeof useOnePress>

/** The limits to choose from, without the present one. */
const numbersFor = ({ id, role, keptMost }: Person, press: Press): MenuEntry[] =>
  (role === 'teacher' ? keptSteps : [])
    .filter((most) => most !== keptMost)
    .map((most) => ({
      text: texts.mayHave(most),
      icon: 'people',
      onPick: () => void press(() => allowPupils(id, most)),
    }))

const entriesFor = (person: Person, onWord: PersonRowProps['onWord'], press: Press): MenuEntry[] => {
  const onRemove = () => void press(() => remove(person))
  const removal: MenuEntry = { text: texts.remove, icon: 'trash', onPick: onRemove, danger: true }
  if (person.kept) return [removal]
  const become = (text: string, icon: MenuEntry['icon'], wanted: RoleRequest): MenuEntry => ({
    text,
    icon,
    onPick: () => void press(() => changeRole(person, wanted)),
  })
  const giving = () => void press(() => handOver(person, onWord))
  const word: MenuEntry = { text: texts.giveWord, icon: 'unlock', onPick: giving }
  if (person.administrator) {
    return [word, become(texts.unmakeAdministrator, 'user', { role: 'teacher', administrator: false })]
  }
  const other =
    person.role === 'teacher'
      ? become(texts.makeStudent, 'user', { role: 'student', administrator: false })
      : become(texts.makeTeacher, 'book', { role: 'teacher', administrator: false })
  return [
    word,
    ...numbersFor(person, press),
    other,
    become(texts.makeAdministrator, 'people', { role: 'teacher', administrator: true }),
    removal,
  ]
}

export const PersonRow = ({ person, isOwn, onWord }: PersonRowProps) => {
  const press = useOnePress()
  return (
    <li className={styles.person}>
      <div className={styles.who}>
        <strong>{person.username}</strong>
        <span>
          <Badge tone={person.role === 'teacher' ? 'grape' : 'sky'}>{loginTexts[person.role]}</Badge>
          {person.administrator && <Badge tone="sun">{texts.administrator}</Badge>}
          {person.hasWord && <Badge>{texts.word}</Badge>}
          <small>
            {texts.since(dayText(person.since))}
            {person.kept && ` · ${texts.ofClass}`}
            {person.keptMost > classLimits.keptByTeacher && ` · ${texts.mayHaveNow(person.keptMost)}`}
            {person.storage.used > 0 &&
              ` · ${texts.room(megabytesText(person.storage.used), megabytesText(person.storage.most))}`}
          </small>
        </span>
      </div>
      {isOwn ? (
        <Badge tone="mint">{texts.you}</Badge>
      ) : (
        <MenuButton
          label={texts.more(person.username)}
          entries={entriesFor(person, onWord, press)}
          className={styles.more}
          bare
        >
          <span aria-hidden="true">•••</span>
        </MenuButton>
      )}
    </li>
  )
}
