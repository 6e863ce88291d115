import { useLocation } from 'wouter'
import { CardForm } from '../../parts/account/CardForm.tsx'
import { Card } from '../../parts/Card.tsx'
import { dashboardPath } from '../../parts/navigation/dashboardPath.ts'
import { cardTexts as texts } from '../../texts/school/cards.ts'
import styles from './Card.module.css'

export const CardWords = () => {
  const [, navigate] = useLocation()
  return (
    <Card className={styles.words}>
      <h1>{texts.title}</h1>
      <CardForm onEntered={(user) => navigate(dashboardPath(user), { replace: true })} />
    </Card>
  )
}
