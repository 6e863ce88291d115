import { type FormEvent, useState } from 'react'
import type { ClassKnock } from '../../../../rooms/shared/contract/classes.ts'
import { classLimits } from '../../../../rooms/shared/contract/classLimits.ts'
import { type ClassPage, letIn, turnAllAway, turnAway } from '../../../net/classes.ts'
import { Avatar } from '../../../parts/Amounts.tsx'
import { Button } from '../../../parts/Button.tsx'
import { Card, CardHead } from '../../../parts/Card.tsx'
import { TextInput } from '../../../parts/form/Field.tsx'
import { FormAlert } from '../../../parts/form/FormAlert.tsx'
import { useProblem } from '../../../parts/form/useProblem.ts'
import { Row } from '../../../parts/navigation/Page.tsx'
import { askToConfirm } from '../../../state/confirmation.ts'
import { showToast } from '../../../state/toasts.ts'
import { ownClassTexts as texts } from '../../../texts/school/ownClasses.ts'
import styles from '../Classes.module.css'

const Knock = ({ classId, knock: { id, username, slime } }: { classId: string; knock: ClassKnock }) => {
  const [name, setName] = useState('')
  const [problem, setProblem] = useProblem([name])
  const [busy, setBusy] = useState(false)
  const answer = async (said: ReturnType<typeof letIn>) => {
    setBusy(true)
    const outcome = await said
    setBusy(false)
    if (!outcome.ok) setProblem(outcome.error)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void answer(letIn(classId, id, name))
  }
  return (
    <li>
      <form className={styles.knock} onSubmit={submit}>
        <Avatar slime={slime} size={40} />
        <strong>{username}</strong>
        <TextInput
          label={texts.nameOf(username)}
          autoComplete="off"
          maxLength={classLimits.pupilLength}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <FormAlert message={problem} />
        <Row>
          <Button
            type="submit"
            size="small"
            look="mint"
            busy={busy}
            disabled={name.trim() === ''}
            aria-label={texts.letInOne(username)}
          >
            {texts.letIn}
          </Button>
          <Button
            size="small"
            aria-label={texts.turnAwayOne(username)}
            onClick={() => void answer(turnAway(classId, id))}
          >
            {texts.turnAway}
          </Button>
        </Row>
      </form>
    </li>
  )
}

/** So many are no slip of a finger: somebody may have made accounts only to fill this page. */
const manyKnocks = 4

/** Turns away those who are shown now. Who asks meanwhile waits on. */
const TurnAllAway = ({ classId, knocks }: { classId: string; knocks: readonly ClassKnock[] }) => {
  const [busy, setBusy] = useState(false)
  const turn = async () => {
    const sure = await askToConfirm({
      question: texts.turnAwayAllAsk(knocks.length),
      details: texts.turnAwayAllText,
      yes: texts.turnAwayAllYes,
      danger: true,
    })
    if (!sure) return
    setBusy(true)
    const ids = knocks.map(({ id }) => id)
    const answer = await turnAllAway(classId, ids)
    setBusy(false)
    if (!answer.ok) showToast(answer.error, 'error')
  }
  return (
    <Button size="small" busy={busy} onClick={() => void turn()}>
      {texts.turnAwayAll}
    </Button>
  )
}

/** Pupils with an account of their own who asked at the class door. The teacher knows them and writes their names down. */
export const KnocksCard = ({ page: { id, archivedAt, knocks } }: { page: ClassPage }) => {
  if (knocks.length === 0 || archivedAt !== null) return null
  return (
    <Card tone="sun" aria-labelledby="class-knocks">
      <CardHead title={texts.knocks(knocks.length)} id="class-knocks">
        {knocks.length >= manyKnocks && <TurnAllAway classId={id} knocks={knocks} />}
      </CardHead>
      <div className={styles.fields}>
        <p className={styles.note}>{texts.knocksText}</p>
        <ul className={styles.teachers}>
          {knocks.map((knock) => (
            <Knock key={knock.id} classId={id} knock={knock} />
          ))}
        </ul>
      </div>
    </Card>
  )
}
