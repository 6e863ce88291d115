import { useState } from 'react'
import { secretSlimes } from '../../../rooms/shared/catalog/slimes/secretSlimes.ts'
import type { ReceivedSlimeResponse, SecretCodeHint } from '../../../rooms/shared/contract/player.ts'
import { useServerData } from '../../net/useServerData.ts'
import { Button } from '../../parts/Button.tsx'
import { Card, CardHead } from '../../parts/Card.tsx'
import { TextInput } from '../../parts/form/Field.tsx'
import { FormAlert } from '../../parts/form/FormAlert.tsx'
import { Slime } from '../../slimes/Slime.tsx'
import { redeemCode } from '../../state/player.ts'
import { useUser } from '../../state/session.ts'
import { playCue } from '../../state/sound.ts'
import { showToast } from '../../state/toasts.ts'
import { secretTexts } from '../../texts/collecting/secrets.ts'
import { shopTexts as texts } from '../../texts/collecting/shop.ts'
import styles from './Shop.module.css'

const codeMaxLength = 64

export const RedeemPanel = ({ onReceived }: { onReceived: (received: ReceivedSlimeResponse) => void }) => {
  const { data: hints } = useServerData<SecretCodeHint[]>('/api/secret-code-hints')
  const user = useUser()
  const found = secretSlimes.filter(({ id }) => user?.ownedSlimes.includes(id)).length
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  const redeem = async () => {
    if (code.trim() === '') return setProblem(texts.codeMissing)
    setBusy(true)
    const answer = await redeemCode(code.trim())
    setBusy(false)
    if (!answer.ok) {
      playCue('error')
      // After a logout this panel is gone, and its message with it, so a toast says it.
      if (answer.status === 401) return showToast(answer.error, 'error')
      return setProblem(answer.error)
    }
    setProblem(null)
    setCode('')
    showToast(texts.redeemed, 'success')
    onReceived(answer.value)
  }

  return (
    <Card tone="grape" className={styles.redeem} aria-labelledby="redeem">
      <CardHead title={texts.redeemTitle} id="redeem" />
      <p>{texts.redeemText}</p>
      <p className={styles.hunt}>
        {user?.role === 'student' && <b>{secretTexts.found(found, secretSlimes.length)} </b>}
        {secretTexts.hunt}
      </p>
      <div className={styles.shy} aria-hidden="true">
        <Slime name="tako" size={110} />
      </div>
      <form
        className={styles.redeemForm}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void redeem()
        }}
      >
        <TextInput
          label={texts.codeLabel}
          hideLabel
          placeholder={texts.codePlaceholder}
          value={code}
          maxLength={codeMaxLength}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => {
            setCode(event.target.value)
            setProblem(null)
          }}
        />
        <FormAlert message={problem} />
        <Button type="submit" look="grape" icon="gift" wide busy={busy}>
          {texts.redeem}
        </Button>
      </form>
      {hints && hints.length > 0 && (
        <>
          <h3 className={styles.subhead}>{texts.hints}</h3>
          <ul className={styles.hints}>
            {hints.map(({ hint }) => (
              <li key={hint}>{hint}</li>
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}
