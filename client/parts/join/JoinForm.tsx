import { useLocation } from 'wouter'
import { joinTexts } from '../../texts/join.ts'
import { Card, CardHead } from '../Card.tsx'
import { CodeForm } from './CodeForm.tsx'

/** For signed-in users: they only need the code. */
export const JoinForm = () => {
  const [, navigate] = useLocation()
  return (
    <Card tone="sun" aria-labelledby="join-game">
      <CardHead title={joinTexts.title} id="join-game" />
      <CodeForm onFound={({ gameCode }) => navigate(`/lobby/${gameCode}`)} />
    </Card>
  )
}
