import { Button, ButtonLink } from '../../parts/Button.tsx'
import { Card } from '../../parts/Card.tsx'
import { dashboardPath } from '../../parts/navigation/dashboardPath.ts'
import { useUser } from '../../state/session.ts'
import { cardTexts as texts } from '../../texts/school/cards.ts'
import styles from './Card.module.css'

type SomeoneElseProps = { text: string; go: string; onGo: () => void }

/** A pupil takes over from another pupil at once; an account with a password is signed out only after a yes. */
export const SomeoneElse = ({ text, go, onGo }: SomeoneElseProps) => {
  const user = useUser()
  return (
    <Card className={styles.greeting}>
      <h1>{texts.someoneElse(user?.username ?? '')}</h1>
      <p>{text}</p>
      <Button look="mint" size="large" wide onClick={onGo}>
        {go}
      </Button>
      <ButtonLink href={dashboardPath(user)} look="plain" wide>
        {texts.keep}
      </ButtonLink>
    </Card>
  )
}
