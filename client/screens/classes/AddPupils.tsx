import { useMemo, useState } from 'react'
import { addPupils } from '../../net/classes.ts'
import { Button } from '../../parts/Button.tsx'
import { Card, CardHead } from '../../parts/Card.tsx'
import { FormAlert } from '../../parts/form/FormAlert.tsx'
import { showCards } from '../../state/madeCards.ts'
import { classTexts as texts } from '../../texts/school/classes.ts'
import styles from './Classes.module.css'
import { NamesField, NamesPreview, problemOf } from './NamesField.tsx'
import { pastedNames } from './pastedNames.ts'

/** For who comes later. */
export const AddPupils = ({ id }: { id: string }) => {
  const [open, setOpen] = useState(false)
  const [text, setText] = useState('')
  const [turned, setTurned] = useState<boolean>()
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const pasted = useMemo(() => pastedNames(text, turned), [text, turned])
  const submit = async () => {
    const wrong = problemOf(pasted)
    setProblem(wrong)
    if (wrong !== null) return
    setBusy(true)
    const answer = await addPupils(
      id,
      pasted.names.map((name) => ({ name })),
    )
    setBusy(false)
    if (!answer.ok) return setProblem(answer.error)
    showCards(answer.value)
    setText('')
    setOpen(false)
    scrollTo(0, 0)
  }
  if (!open)
    return (
      <Button icon="plus" onClick={() => setOpen(true)}>
        {texts.add}
      </Button>
    )
  return (
    <Card aria-labelledby="class-add">
      <CardHead title={texts.addTitle} id="class-add" />
      <form
        className={styles.fields}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <NamesField text={text} pasted={pasted} onText={setText} onTurn={setTurned} />
        {pasted.names.length > 0 && <NamesPreview names={pasted.names} />}
        <FormAlert message={problem} />
        <Button type="submit" look="mint" busy={busy}>
          {texts.make(pasted.names.length)}
        </Button>
      </form>
    </Card>
  )
}
