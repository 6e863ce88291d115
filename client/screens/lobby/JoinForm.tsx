import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { JoinGame } from '../../../rooms/shared/contract/game.ts'
import { longestNickname } from '../../../rooms/shared/names/longestNickname.ts'
import { inTime } from '../../net/lateCode.ts'
import { expectGame } from '../../net/line/roomLine.ts'
import { aboutIn, whenReached } from '../../net/reachability.ts'
import { Button, ButtonLink } from '../../parts/Button.tsx'
import { Card } from '../../parts/Card.tsx'
import { TextInput } from '../../parts/form/Field.tsx'
import { anySlime, SlimePicker } from '../../parts/form/SlimePicker.tsx'
import { useOldSeat } from '../../parts/game/frame/useOldSeat.ts'
import { useTryingText } from '../../parts/game/frame/useTryingText.ts'
import { Logo } from '../../parts/navigation/Logo.tsx'
import { Slime } from '../../slimes/Slime.tsx'
import type { Seating } from '../../state/entrance.ts'
import { keepAsked } from '../../state/kept/seats.ts'
import { showToast } from '../../state/toasts.ts'
import { gameLobbyTexts } from '../../texts/game/gameLobby.ts'
import { refusalWords } from '../../texts/refusals/refusals.ts'
import styles from './JoinForm.module.css'

/** Needed only if the game asks for a proof. */
const DoorProof = lazy(inTime(() => import('../../parts/game/host/DoorProof.tsx')))

/** A name needs a letter or a digit: no one can call a player by a picture. The server asks for the same. */
const readable = /[\p{L}\p{N}]/u

type JoinFormProps = {
  code: string
  nicknames: 'free' | 'generated'
  join: (options: JoinGame) => Promise<Seating>
}

/** Asks for a seat until there is an answer, also while the server cannot be reached or lets no player in just now. */
const useAttempts = ({ code, join }: Pick<JoinFormProps, 'code' | 'join'>) => {
  const [problem, setProblem] = useState<string | undefined>()
  const [isBusy, setIsBusy] = useState(false)
  const [isTrying, setIsTrying] = useState(false)
  const [tries, setTries] = useState(0)
  const isShown = useRef(true)
  useEffect(() => {
    expectGame()
    isShown.current = true
    return () => {
      isShown.current = false
      keepAsked(code, null)
    }
  }, [code])

  const attempt = async (options: JoinGame) => {
    setIsBusy(true)
    keepAsked(code, options)
    let seating = await join(options)
    setIsTrying(seating.kind === 'unreachable')
    while (seating.kind === 'unreachable') {
      // We wait even if the server can be reached: it may be too busy to let a player in just now.
      await aboutIn(1300)
      await whenReached()
      if (!isShown.current) return
      seating = await join(options)
    }
    if (seating.kind === 'in') return
    setIsTrying(false)
    setIsBusy(false)
    // The form asks for a proof when the server first demands one, and again after a wrong one.
    if (seating.why === 'proofNeeded') return setTries((count) => count + 1)
    const problem = refusalWords(seating.why)
    showToast(problem, 'error')
    if (!seating.why.startsWith('name')) return
    setProblem(problem)
    setTries(0)
  }

  return { problem, setProblem, isBusy, isTrying, tries, attempt }
}

type NameFieldProps = { name: string; problem: string | undefined; onName: (name: string) => void }

const NameField = ({ name, problem, onName }: NameFieldProps) => (
  <TextInput
    label={gameLobbyTexts.nickname}
    hint={gameLobbyTexts.nicknameHint}
    placeholder={gameLobbyTexts.nicknamePlaceholder}
    error={problem}
    icon="user"
    autoComplete="nickname"
    autoCapitalize="words"
    spellCheck={false}
    maxLength={longestNickname}
    required
    autoFocus
    value={name}
    onChange={(event) => onName(event.target.value)}
  />
)

const Head = ({ code, slime, isFree }: { code: string; slime: string; isFree: boolean }) => (
  <header className={styles.head}>
    <Slime name={slime} size={112} pose="cheer" lively />
    <div>
      <h1 id="join-title">{isFree ? gameLobbyTexts.formTitle : gameLobbyTexts.formTitleGenerated}</h1>
      <p translate="no" className={styles.code}>
        {code}
      </p>
    </div>
  </header>
)

/** For guests: asks for a name, unless the game gives out names, and for a slime. */
export const JoinForm = ({ code, nicknames, join }: JoinFormProps) => {
  const [username, setUsername] = useState('')
  const [slime, setSlime] = useState(anySlime)
  const { problem, setProblem, isBusy, isTrying, tries, attempt } = useAttempts({ code, join })
  const { oldSeat, takeOldSeat } = useOldSeat(code, join)
  const isFree = nicknames === 'free'
  const trying = useTryingText()

  const submit = (seen?: string[]) => {
    const name = username.trim()
    if (isFree && name === '') setProblem(gameLobbyTexts.nicknameMissing)
    else if (isFree && !readable.test(name)) setProblem(gameLobbyTexts.nicknameUnreadable)
    else void attempt(isFree ? { username: name, slime, seen } : { slime, seen })
  }

  return (
    <main id="main" className={styles.screen}>
      <Logo size="medium" />
      <Card className={styles.card}>
        <form
          className={styles.form}
          noValidate
          aria-labelledby="join-title"
          onSubmit={(event) => {
            event.preventDefault()
            submit()
          }}
        >
          <Head code={code} slime={slime} isFree={isFree} />
          {isFree && tries === 0 && (
            <NameField
              name={username}
              problem={problem}
              onName={(name) => {
                setUsername(name)
                setProblem(undefined)
              }}
            />
          )}
          {tries > 0 ? (
            <Suspense fallback={null}>
              <DoorProof wasWrong={tries > 1} busy={isBusy} onSeen={submit} />
            </Suspense>
          ) : (
            <>
              <SlimePicker legend={gameLobbyTexts.chooseSlime} chosen={slime} onChoose={setSlime} />
              <Button type="submit" look="mint" size="large" wide busy={isBusy}>
                {gameLobbyTexts.join}
              </Button>
              <p role="status" className={styles.trying}>
                {isTrying && trying}
              </p>
            </>
          )}
          {oldSeat !== undefined && (
            <Button
              wide
              icon="back"
              disabled={isBusy}
              onClick={() => void takeOldSeat()}
              title={gameLobbyTexts.comeBackHint}
            >
              {gameLobbyTexts.comeBack}
            </Button>
          )}
          <ButtonLink href="/login" look="plain" wide>
            {gameLobbyTexts.logIn}
          </ButtonLink>
        </form>
      </Card>
    </main>
  )
}
