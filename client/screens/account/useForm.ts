import { type FormEvent, useState } from 'react'
import type { Answer } from '../../net/http.ts'
import { useProblem } from '../../parts/form/useProblem.ts'

/** What a small form needs: its fields, the problem that stopped it, and whether it is being sent. */
export const useForm = <Fields extends Record<string, string>>(
  empty: Fields,
  send: (fields: Fields) => Promise<Answer<unknown> | string>,
) => {
  const [fields, setFields] = useState(empty)
  const [problem, setProblem] = useProblem([fields])
  const [busy, setBusy] = useState(false)
  const submit = async () => {
    setProblem(null)
    setBusy(true)
    const outcome = await send(fields)
    setBusy(false)
    if (typeof outcome === 'string') setProblem(outcome)
    else if (outcome.ok) setFields(empty)
    else setProblem(outcome.error)
  }
  return {
    fields,
    problem,
    busy,
    field: (name: keyof Fields) => ({
      value: fields[name],
      onChange: ({ target }: { target: { value: string } }) => setFields({ ...fields, [name]: target.value }),
    }),
    onSubmit: (event: FormEvent) => {
      event.preventDefault()
      void submit()
    },
  }
}
