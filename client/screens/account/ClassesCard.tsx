import { type FormEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { leaveClass, type OwnMembership, ownMembershipsPath } from '../../net/classes.ts'
import { useServerData } from '../../net/useServerData.ts'
import { Button } from '../../parts/Button.tsx'
import { Card, CardHead } from '../../parts/Card.tsx'
import { useFocusKeptAfter } from '../../parts/dialog/keptFocus.ts'
import { CodeInput } from '../../parts/form/CodeInput.tsx'
import { FormAlert } from '../../parts/form/FormAlert.tsx'
import { useProblem } from '../../parts/form/useProblem.ts'
import { askToConfirm } from '../../state/confirmation.ts'
import { showToast } from '../../state/toasts.ts'
import { ownClassTexts as texts } from '../../texts/school/ownClasses.ts'
import styles from './Account.module.css'

const leave = async ({ id, name, waits }: OwnMembership) => {
  const sure =
    waits || (await askToConfirm({ question: texts.leaveAsk(name), details: texts.leaveText, yes: texts.leaveYes }))
  if (!sure) return
  const answer = await leaveClass(id)
  if (!answer.ok) showToast(answer.error, 'error')
}

const Row = ({ one }: { one: OwnMembership }) => {
  useFocusKeptAfter()
  return (
    <li className={styles.device}>
      <div>
        <strong>
          <bdi>{one.name}</bdi>
        </strong>
        {one.waits && <small>{texts.waits}</small>}
      </div>
      <Button
        size="small"
        aria-label={one.waits ? texts.takeBackOf(one.name) : texts.leaveOf(one.name)}
        onClick={() => void leave(one)}
      >
        {one.waits ? texts.takeBack : texts.leave}
      </Button>
    </li>
  )
}

/** For a pupil with an account of their own: the classes they are in or have asked to join, and a field for another code. */
export const ClassesCard = () => {
  const [, navigate] = useLocation()
  const { data: classes = [] } = useServerData<OwnMembership[]>(ownMembershipsPath)
  const [code, setCode] = useState('')
  const [problem, setProblem] = useProblem([code])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.trim() === '') setProblem(texts.codeMissing)
    else navigate(`/class/${encodeURIComponent(code.trim())}`)
  }
  return (
    <Card aria-labelledby="account-classes">
      <CardHead title={texts.title} id="account-classes" />
      {classes.length > 0 && (
        <ul className={styles.list}>
          {classes.map((one) => (
            <Row key={one.id} one={one} />
          ))}
        </ul>
      )}
      <p className={styles.text}>{texts.intro}</p>
      <form className={styles.form} onSubmit={submit} noValidate>
        <CodeInput label={texts.code} value={code} onCode={setCode} />
        <FormAlert message={problem} />
        <Button type="submit">{texts.ask}</Button>
      </form>
    </Card>
  )
}
