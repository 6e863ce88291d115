import { useState } from 'react'
import type { User } from '../../../rooms/shared/contract/accounts.ts'
import type { PassRequest } from '../../../rooms/shared/contract/classes.ts'
import { enterByCard } from '../../state/account.ts'
import { cardTexts as texts } from '../../texts/school/cards.ts'
import { Button } from '../Button.tsx'
import { TextInput } from '../form/Field.tsx'
import { FormAlert } from '../form/FormAlert.tsx'
import { useProblem } from '../form/useProblem.ts'
import { CardCamera } from './CardCamera.tsx'
import styles from './CardForm.module.css'

type Words = [string, string, string]
const places = [0, 1, 2] as const

/** The three words of a card. If the user types or pastes all three into the first field, they are spread over the fields. */
const spread = (words: Words, place: 0 | 1 | 2, typed: string): Words => {
  const parts = typed.trim().split(/[\s,]+/u)
  if (place === 0 && parts.length === 3) return [parts[0] ?? '', parts[1] ?? '', parts[2] ?? '']
  const changed: Words = [...words]
  changed[place] = typed
  return changed
}

type CardFormProps = {
  onEntered: (user: User) => void
  /** Given over a page with the work of this user. */
  pageOf?: User | undefined
}

export const CardForm = ({ onEntered, pageOf }: CardFormProps) => {
  const [words, setWords] = useState<Words>(['', '', ''])
  const [problem, setProblem] = useProblem([words])
  const [busy, setBusy] = useState(false)
  const enter = async (pass: PassRequest) => {
    setBusy(true)
    const answer = await enterByCard(pass, pageOf)
    setBusy(false)
    if (answer.ok) onEntered(answer.value)
    else setProblem(answer.error)
  }
  const submit = async () => {
    if (words.some((word) => word.trim() === '')) return setProblem(texts.wordsMissing)
    await enter({ words })
  }
  return (
    <form
      className={styles.form}
      aria-label={texts.title}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <CardCamera onCard={(card) => void enter({ card })} onFault={setProblem} />
      <p>{texts.intro}</p>
      <div className={styles.boxes} dir="ltr">
        {places.map((place) => (
          <TextInput
            key={place}
            label={texts.word(place + 1)}
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            maxLength={40}
            value={words[place]}
            onChange={({ target }) => setWords(spread(words, place, target.value))}
          />
        ))}
      </div>
      <FormAlert message={problem} />
      <Button type="submit" look="mint" size="large" wide busy={busy}>
        {texts.enter}
      </Button>
      <p className={styles.hint}>{texts.scanHint}</p>
    </form>
  )
}

export default CardForm
