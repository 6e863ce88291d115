import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import type { AskedClass } from '../../../rooms/shared/contract/classes.ts'
import { knockAtDoor, type OwnMembership, ownMembershipsPath } from '../../net/classes.ts'
import { useServerData } from '../../net/useServerData.ts'
import { Button, ButtonLink } from '../../parts/Button.tsx'
import { Card } from '../../parts/Card.tsx'
import { FormAlert } from '../../parts/form/FormAlert.tsx'
import { dashboardPath } from '../../parts/navigation/dashboardPath.ts'
import { Slime } from '../../slimes/Slime.tsx'
import { knockTwice } from '../../state/knockTwice.ts'
import { useUser } from '../../state/session.ts'
import { cardTexts } from '../../texts/school/cards.ts'
import { classDoorTexts } from '../../texts/school/classDoor.ts'
import { ownClassTexts as texts } from '../../texts/school/ownClasses.ts'
import styles from './Card.module.css'

const lookAgainMs = 5_000

/** At a class door, a pupil with an account of their own asks to join with it, or goes on to an account that the class holds. */
export const JoinAs = ({ code, onElse }: { code: string; onElse: () => void }) => {
  const user = useUser()
  const [, navigate] = useLocation()
  const [asked, setAsked] = useState<AskedClass | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const { data: classes = [] } = useServerData<OwnMembership[]>(
    asked === null ? null : ownMembershipsPath,
    () => lookAgainMs,
  )
  const [hasWaited, setHasWaited] = useState(false)
  const here = classes.find(({ id }) => id === asked?.classId)
  if (here?.waits && !hasWaited) setHasWaited(true)
  const isIn = here !== undefined && !here.waits
  const isTurnedAway = hasWaited && here === undefined
  useEffect(() => {
    if (isIn) navigate(dashboardPath(user), { replace: true })
  }, [isIn, navigate, user])
  if (!user) return null
  const ask = async () => {
    setBusy(true)
    const answer = await knockTwice((work) => knockAtDoor({ door: code, work }))
    setBusy(false)
    setHasWaited(false)
    setAsked(answer.ok ? answer.value : null)
    setProblem(answer.ok ? null : answer.error)
  }
  return (
    <Card className={styles.greeting}>
      <Slime name={user.selectedSlime} size={120} lively pose={asked === null || isTurnedAway ? 'idle' : 'cheer'} />
      <h1>{asked === null ? cardTexts.someoneElse(user.username) : texts.asked(asked.className)}</h1>
      {asked === null ? (
        <>
          <FormAlert message={problem} />
          <Button look="mint" size="large" wide busy={busy} onClick={() => void ask()}>
            {texts.joinAs(user.username)}
          </Button>
          <p>{classDoorTexts.someoneElseText}</p>
          <Button wide onClick={onElse}>
            {classDoorTexts.goIn}
          </Button>
        </>
      ) : (
        <>
          <p role="status">{isTurnedAway ? texts.turnedAway : texts.askedText}</p>
          {isTurnedAway && (
            <Button look="mint" size="large" wide busy={busy} onClick={() => void ask()}>
              {texts.ask}
            </Button>
          )}
        </>
      )}
      <ButtonLink href={dashboardPath(user)} look="plain" wide>
        {asked === null ? cardTexts.keep : texts.toDashboard}
      </ButtonLink>
    </Card>
  )
}
