import { useUser } from '../../state/session.ts'
import { gameLobbyTexts, refusalAdvice } from '../../texts/gameLobby.ts'
import { Button, ButtonLink } from '../Button.tsx'
import { dashboardPath } from '../dashboardPath.ts'
import { GameMessage } from './GameMessage.tsx'

/** Why one cannot come in, and what to do about it. */
export const ShutDoor = ({ why, onRetry }: { why: string; onRetry: () => void }) => {
  const user = useUser()
  return (
    <GameMessage slime="ghost" pose="hurt" title={why || gameLobbyTexts.shutTitle} text={refusalAdvice[why]}>
      <Button look="mint" size="large" onClick={onRetry}>
        {gameLobbyTexts.tryAgain}
      </Button>
      <ButtonLink href={dashboardPath(user)} size="large">
        {gameLobbyTexts.home}
      </ButtonLink>
    </GameMessage>
  )
}
