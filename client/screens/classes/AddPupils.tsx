import { useEffect, useMemo, useRef, useState } from 'react'
import { notYetIn } from '../../../rooms/shared/names/namesInClass.ts'
import type { ClassPage } from '../../net/classes.ts'
import { LogInAgain } from '../../parts/account/LogInAgain.tsx'
import { Button } from '../../parts/Button.tsx'
import { Card, CardHead } from '../../parts/Card.tsx'
import { Switch } from '../../parts/form/Field.tsx'
import { FormAlert } from '../../parts/form/FormAlert.tsx'
import { useProblem } from '../../parts/form/useProblem.ts'
import { useStillWhile } from '../../parts/form/useStillWhile.ts'
import { showCards } from '../../state/madeCards.ts'
import { classTexts as texts } from '../../texts/school/classes.ts'
import styles from './Classes.module.css'
import { takeLostFocus } from './lostFocus.ts'
import { addPupilsOnce } from './makingCards.ts'
import { NamesField, NamesPreview, problemOf } from './names/NamesField.tsx'
import { pastedNames } from './names/pastedNames.ts'
import { useTypedNames } from './names/useTypedNames.ts'

const AddForm = ({ page: { id, pupils: present }, onDone }: { page: ClassPage; onDone: () => void }) => {
  const [text, setText] = useState('')
  const [turned, setTurned] = useState<boolean>()
  const [busy, setBusy] = useState(false)
  const [alsoSame, setAlsoSame] = useState(false)
  const pasted = useMemo(() => pastedNames(text, turned), [text, turned])
  const listed = useMemo(() => pasted.names.map((name) => ({ name })), [pasted])
  const fresh = useMemo(
    () =>
      notYetIn(
        listed,
        present.map(({ name }) => name),
      ),
    [listed, present],
  )
  const added = alsoSame ? listed : fresh
  const left = listed.length - fresh.length
  const wrong = problemOf(pasted) ?? (added.length === 0 ? texts.allHere : null)
  const [problem, setProblem] = useProblem([text, turned, alsoSame], wrong)
  const form = useRef<HTMLFormElement>(null)
  useStillWhile(busy, form)
  const { asked, withSession, finish } = useTypedNames(text)
  useEffect(() => takeLostFocus(form.current?.querySelector('textarea')), [])
  const submit = async () => {
    setProblem(wrong)
    if (wrong !== null) return
    setBusy(true)
    const answer = await withSession(() => addPupilsOnce(id, { pupils: listed, alsoSame }))
    if (answer.ok && answer.value.cards.length > 0) await finish()
    setBusy(false)
    if (!answer.ok) return setProblem(answer.error)
    // A colleague has added these pupils meanwhile, or this device did and the answer was lost.
    if (answer.value.cards.length === 0) return setProblem(texts.allHere)
    showCards(answer.value)
    onDone()
    scrollTo(0, 0)
  }
  return (
    <Card aria-labelledby="class-add">
      <CardHead title={texts.addTitle} id="class-add" />
      <form
        ref={form}
        className={styles.fields}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <NamesField text={text} pasted={pasted} onText={setText} onTurn={setTurned} />
        {left > 0 && (
          <>
            <p className={styles.note}>{texts.alreadyHere(left)}</p>
            <Switch label={texts.alsoSame} checked={alsoSame} onToggle={setAlsoSame} />
          </>
        )}
        {added.length > 0 && <NamesPreview names={added.map(({ name }) => name)} />}
        <FormAlert message={problem} />
        <Button type="submit" look="mint" busy={busy}>
          {texts.make(added.length)}
        </Button>
      </form>
      {asked && <LogInAgain asked={asked} />}
    </Card>
  )
}

/** For pupils who join the class later in the year. */
export const AddPupils = ({ page }: { page: ClassPage }) => {
  const [open, setOpen] = useState(false)
  if (open) return <AddForm page={page} onDone={() => setOpen(false)} />
  return (
    <Button icon="plus" onClick={() => setOpen(true)}>
      {texts.add}
    </Button>
  )
}
