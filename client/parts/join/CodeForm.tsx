import { useState } from 'react'
import type { GameCheck } from '../../../rooms/shared/contract/gameCheck.ts'
import { lookAhead } from '../../net/games.ts'
import type { Answer } from '../../net/http.ts'
import { isOpenHere } from '../../state/kept/seats.ts'
import { playCue } from '../../state/sound.ts'
import { joinTexts } from '../../texts/join.ts'
import { refusalAdvice, refusalWords } from '../../texts/refusals/refusals.ts'
import { Button } from '../Button.tsx'
import { CodeInput } from '../form/CodeInput.tsx'
import { FormAlert } from '../form/FormAlert.tsx'
import styles from './CodeForm.module.css'

type CodeFormProps = {
  startCode?: string
  /** Why the code in the address leads nowhere. */
  startProblem?: string | null
  onFound: (game: GameCheck) => void
  large?: boolean
}

/** The refusal, and what to do about it. */
export function problemWith(answer: Answer<GameCheck>): string | null {
  const refusal = answer.ok ? answer.value.refusal : answer.refusal
  if (refusal === null) return null
  const problem = answer.ok ? refusalWords(refusal) : answer.error
  const advice = refusalAdvice[refusal]
  return advice === undefined ? problem : `${problem}. ${advice}`
}

/** Six characters and a button; tells why a game cannot be joined. */
export const CodeForm = ({ startCode = '', startProblem = null, onFound, large }: CodeFormProps) => {
  const [code, setCode] = useState(startCode)
  const [problem, setProblem] = useState(startProblem)
  const [busy, setBusy] = useState(false)

  const look = async () => {
    if (code.trim() === '') return setProblem(joinTexts.codeMissing)
    setBusy(true)
    const answer = await lookAhead(code.trim())
    setBusy(false)
    if (answer.ok && isOpenHere(answer.value)) {
      playCue('join')
      return onFound(answer.value)
    }
    setProblem(problemWith(answer))
    playCue('error')
  }

  return (
    <form
      className={large ? styles.large : styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void look()
      }}
    >
      <div className={styles.line}>
        <CodeInput
          label={joinTexts.code}
          hideLabel
          className={styles.code}
          placeholder={joinTexts.placeholder}
          value={code}
          onCode={(typed) => {
            setCode(typed)
            setProblem(null)
          }}
        />
        <Button type="submit" look="sun" size={large ? 'large' : 'medium'} busy={busy}>
          {joinTexts.join}
        </Button>
      </div>
      <FormAlert message={problem} />
    </form>
  )
}
