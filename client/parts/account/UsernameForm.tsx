import { type ComponentProps, useState } from 'react'
import { usernameMaxLength } from '../../../rooms/shared/contract/accountLimits.ts'
import type { Answer } from '../../net/http.ts'
import { Button } from '../Button.tsx'
import { TextInput } from '../form/Field.tsx'
import { FormAlert } from '../form/FormAlert.tsx'
import { useProblem } from '../form/useProblem.ts'
import styles from './UsernameForm.module.css'

type UsernameFormProps = {
  label: string
  hint?: string
  button: string
  look?: ComponentProps<typeof Button>['look']
  send: (username: string) => Promise<Answer<undefined>>
  onSent: (username: string) => void
}

/** Does something with the account of another person, whom the user knows by their username. */
export const UsernameForm = ({ label, hint, button, look, send, onSent }: UsernameFormProps) => {
  const [username, setUsername] = useState('')
  const [problem, setProblem] = useProblem([username])
  const [busy, setBusy] = useState(false)
  const submit = async () => {
    setBusy(true)
    const answer = await send(username)
    setBusy(false)
    if (!answer.ok) return setProblem(answer.error)
    setUsername('')
    onSent(username.trim())
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <TextInput
        label={label}
        hint={hint}
        maxLength={usernameMaxLength}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        value={username}
        onChange={({ target }) => setUsername(target.value)}
      />
      <FormAlert message={problem} />
      <Button type="submit" look={look} busy={busy} disabled={username.trim() === ''}>
        {button}
      </Button>
    </form>
  )
}
