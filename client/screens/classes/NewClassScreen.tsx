import { useMemo, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { type ClassDevices, classLimits } from '../../../rooms/shared/contract/classLimits.ts'
import { LogInAgain } from '../../parts/account/LogInAgain.tsx'
import { Button } from '../../parts/Button.tsx'
import { Card, CardHead } from '../../parts/Card.tsx'
import { TextInput } from '../../parts/form/Field.tsx'
import { FormAlert } from '../../parts/form/FormAlert.tsx'
import { useProblem } from '../../parts/form/useProblem.ts'
import { useStillWhile } from '../../parts/form/useStillWhile.ts'
import { Page } from '../../parts/navigation/Page.tsx'
import { showCards } from '../../state/madeCards.ts'
import { classTexts as texts } from '../../texts/school/classes.ts'
import styles from './Classes.module.css'
import { DevicesChoice } from './DevicesChoice.tsx'
import { makeClassOnce } from './makingCards.ts'
import { NamesField, NamesPreview, problemOf } from './names/NamesField.tsx'
import { pastedNames } from './names/pastedNames.ts'
import { useTypedNames } from './names/useTypedNames.ts'

export const NewClassScreen = () => {
  const [, navigate] = useLocation()
  const [name, setName] = useState('')
  const [devices, setDevices] = useState<ClassDevices>('shared')
  const [text, setText] = useState('')
  const [turned, setTurned] = useState<boolean>()
  const [busy, setBusy] = useState(false)
  const pasted = useMemo(() => pastedNames(text, turned), [text, turned])
  const wrong = name.trim() === '' ? texts.nameMissing : problemOf(pasted)
  const [problem, setProblem] = useProblem([name, text, turned], wrong)
  const { asked, withSession, finish } = useTypedNames(text, name)
  const form = useRef<HTMLFormElement>(null)
  useStillWhile(busy, form)

  const submit = async () => {
    setProblem(wrong)
    if (wrong !== null) return
    setBusy(true)
    const pupils = pasted.names.map((pupil) => ({ name: pupil }))
    const answer = await withSession(() => makeClassOnce({ name, devices, pupils }))
    if (answer.ok) {
      // Show the cards before anything that takes time: no other answer of the server holds them again.
      showCards(answer.value)
      await finish()
    }
    setBusy(false)
    if (!answer.ok) return setProblem(answer.error)
    navigate(`/classes/${answer.value.classId}`, { replace: true })
  }

  return (
    <Page title={texts.newTitle} intro={texts.newIntro} back>
      <form
        ref={form}
        className={styles.columns}
        noValidate
        aria-label={texts.newTitle}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <Card className={styles.fields}>
          <TextInput
            label={texts.name}
            placeholder={texts.namePlaceholder}
            maxLength={classLimits.nameLength}
            autoComplete="off"
            required
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <NamesField
            text={text}
            pasted={pasted}
            onText={(next) => {
              setText(next)
              if (next.trim() === '') setTurned(undefined)
            }}
            onTurn={setTurned}
          />
          <DevicesChoice devices={devices} onChoose={setDevices} />
          <FormAlert message={problem} />
          <Button type="submit" look="mint" size="large" wide busy={busy}>
            {texts.make(pasted.names.length)}
          </Button>
        </Card>
        <Card aria-labelledby="class-preview">
          <CardHead title={texts.preview} id="class-preview" />
          <NamesPreview names={pasted.names} />
        </Card>
      </form>
      {asked && <LogInAgain asked={asked} />}
    </Page>
  )
}
