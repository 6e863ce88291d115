import { useState } from 'react'
import { useLocation } from 'wouter'
import { Button } from '../../parts/Button.tsx'
import { Card } from '../../parts/Card.tsx'
import { CodeInput } from '../../parts/form/CodeInput.tsx'
import { FormAlert } from '../../parts/form/FormAlert.tsx'
import { classDoorTexts as texts } from '../../texts/school/classDoor.ts'
import styles from './Card.module.css'

type DoorFormProps = {
  problem: string | null
  startCode: string
  /** Called when the pupil sends the same code again: the door may be open by now. */
  onSame: () => void
}

/** Shown when the code is wrong, or when no code was given yet. */
export const DoorForm = ({ problem, startCode, onSame }: DoorFormProps) => {
  const [, navigate] = useLocation()
  const [code, setCode] = useState(startCode)
  const [missing, setMissing] = useState(false)
  const go = () => {
    setMissing(code.trim() === '')
    if (code.trim() === '') return
    if (code === startCode) onSame()
    else navigate(`/class/${encodeURIComponent(code.trim())}`)
  }
  return (
    <Card className={styles.words}>
      <h1>{texts.title}</h1>
      <form
        className={styles.words}
        aria-label={texts.title}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          go()
        }}
      >
        <CodeInput label={texts.code} className={styles.code} value={code} onCode={setCode} />
        <FormAlert message={missing ? texts.codeMissing : problem} />
        <Button type="submit" look="mint" size="large" wide>
          {texts.enter}
        </Button>
      </form>
    </Card>
  )
}
