import { Button, ButtonLink } from '../../parts/Button.tsx'
import { Confetti } from '../../parts/game/frame/Confetti.tsx'
import { OverCard } from '../../parts/game/frame/OverCard.tsx'
import { Podium } from '../../parts/game/standings/Podium.tsx'
import { dashboardPath } from '../../parts/navigation/dashboardPath.ts'
import type { GameView } from '../../state/gameView.ts'
import { useUser } from '../../state/session.ts'
import { tryOutTexts } from '../../texts/tryOut.ts'
import { useWhy } from '../play/end/useWhy.ts'
import { byScore } from '../play/player/phonePodium.ts'
import { raceResult } from './raceResult.ts'

/** The result, and the ways on to a real game. */
export const TryOutOver = ({ view, onAgain }: { view: GameView; onAgain: () => void }) => {
  const user = useUser()
  const why = useWhy(view)
  const { final, playerId, totalQuestions } = view
  const players = final?.players ?? []
  const { correctCount, hasPoints, cheers, title } = raceResult(players, playerId)
  return (
    <OverCard
      celebration={cheers && <Confetti />}
      title={title}
      outcome={tryOutTexts.correct(correctCount, totalQuestions)}
      actions={
        <>
          <ButtonLink href={user ? dashboardPath(user) : '/login'} look="mint" size="large" wide>
            {tryOutTexts.getStarted}
          </ButtonLink>
          <Button look="sun" wide onClick={onAgain}>
            {tryOutTexts.again}
          </Button>
          <ButtonLink href="/" look="plain" wide>
            {tryOutTexts.home}
          </ButtonLink>
        </>
      }
    >
      {hasPoints && <Podium small title={tryOutTexts.podium} steps={byScore(players, why)} ownId={playerId} />}
      <p>{tryOutTexts.what}</p>
    </OverCard>
  )
}
