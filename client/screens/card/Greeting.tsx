import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'wouter'
import type { ClassGame } from '../../../rooms/shared/contract/classes.ts'
import { classGamePath } from '../../net/classes.ts'
import { useServerData } from '../../net/useServerData.ts'
import { Button, ButtonLink } from '../../parts/Button.tsx'
import { Card } from '../../parts/Card.tsx'
import { dashboardPath } from '../../parts/navigation/dashboardPath.ts'
import { Slime } from '../../slimes/Slime.tsx'
import { logOut } from '../../state/account.ts'
import { useUser } from '../../state/session.ts'
import { cardTexts as texts } from '../../texts/school/cards.ts'
import { classGameTexts } from '../../texts/school/classGames.ts'
import styles from './Card.module.css'

const lookAgainMs = 5_000

/** Takes the pupil to the lobby as soon as the teacher has opened a game for the class: one scan is enough for a seat. */
const useClassGame = () => {
  const [, navigate] = useLocation()
  const { data: game } = useServerData<Partial<ClassGame>>(classGamePath, () => lookAgainMs)
  const code = game?.code
  useEffect(() => {
    if (code !== undefined) navigate(`/lobby/${code}`, { replace: true })
  }, [code, navigate])
}

/** Greets a pupil who came in by a card or at the class door. `otherwise` is shown once the pupil is signed out. */
export const Greeting = ({ onLeave, otherwise }: { onLeave: () => void; otherwise: ReactNode }) => {
  const user = useUser()
  useClassGame()
  if (!user) return otherwise
  const leave = () => {
    void logOut()
    onLeave()
  }
  return (
    <Card className={styles.greeting}>
      <Slime name={user.selectedSlime} size={160} lively pose="cheer" />
      <h1>{texts.youAre(user.username)}</h1>
      <p>{classGameTexts.waiting}</p>
      <ButtonLink href={dashboardPath(user)} look="mint" size="large" wide>
        {texts.goOn}
      </ButtonLink>
      <Button look="plain" onClick={leave}>
        {texts.notYou}
      </Button>
    </Card>
  )
}
