import { useState } from 'react'
import type { User } from '../../../rooms/shared/contract/accounts.ts'
import { useProblem } from '../form/useProblem.ts'
import { type Account, asShown, enter, type LoginMode, problemIn } from './accountForm.ts'

type Ends = {
  onEntered: (user: User) => void
  /** Called when the password was a one-time word: now the user chooses a new one. */
  onOneTimeWord?: () => void
}

/** The state of a form to register or to log in. */
export const useAccountForm = (mode: LoginMode, start: Account, { onEntered, onOneTimeWord }: Ends) => {
  const [account, setAccount] = useState(start)
  const [problem, setProblem] = useProblem([account], problemIn(mode, account))
  const [busy, setBusy] = useState(false)

  const submit = async (form: HTMLFormElement) => {
    const shown = asShown(form, account)
    const wrong = problemIn(mode, shown)
    setAccount(shown)
    setProblem(wrong)
    if (wrong !== null) return
    setBusy(true)
    const answer = await enter(mode, shown)
    setBusy(false)
    if (answer.ok) return onEntered(answer.value)
    if (!onOneTimeWord || mode !== 'login' || answer.refusal !== 'chooseNewPassword') return setProblem(answer.error)
    setAccount({ ...shown, word: shown.password, password: '' })
    onOneTimeWord()
  }

  return {
    account,
    change: (change: Partial<Account>) => setAccount({ ...account, ...change }),
    problem,
    forgetProblem: () => setProblem(null),
    busy,
    submit,
  }
}
