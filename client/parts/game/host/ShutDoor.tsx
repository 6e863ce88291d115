import type { JoinGame } from '../../../../rooms/shared/contract/game.ts'
import type { Seating } from '../../../state/entrance.ts'
import { useUser } from '../../../state/session.ts'
import { gameLobbyTexts } from '../../../texts/game/gameLobby.ts'
import { refusalAdvice, refusalWords } from '../../../texts/refusals/refusals.ts'
import { Button, ButtonLink } from '../../Button.tsx'
import { KeptForGuest } from '../../keep/KeptForGuest.tsx'
import { dashboardPath } from '../../navigation/dashboardPath.ts'
import { GameMessage } from '../frame/GameMessage.tsx'
import { JoinByProof } from '../frame/JoinByProof.tsx'
import { useOldSeat } from '../frame/useOldSeat.ts'

type ShutDoorProps = { why: string; code: string; join: (options: JoinGame) => Promise<Seating>; onRetry: () => void }

/** Why one cannot come in, and what to do about it. */
const ShutDoor = ({ why, code, join, onRetry }: ShutDoorProps) => {
  const user = useUser()
  const { oldSeat, takeOldSeat } = useOldSeat(code, join)
  return (
    <GameMessage
      slime="ghost"
      pose="hurt"
      title={why === '' ? gameLobbyTexts.shutTitle : refusalWords(why)}
      text={refusalAdvice[why]}
    >
      {why === 'ended' && <KeptForGuest code={code} />}
      {why === 'proofNeeded' && <JoinByProof join={join} />}
      {oldSeat !== undefined && (
        <Button look="mint" size="large" icon="back" onClick={() => void takeOldSeat()}>
          {gameLobbyTexts.comeBack}
        </Button>
      )}
      <Button look={oldSeat === undefined ? 'mint' : 'paper'} size="large" onClick={onRetry}>
        {gameLobbyTexts.tryAgain}
      </Button>
      <ButtonLink href={dashboardPath(user)} size="large">
        {gameLobbyTexts.home}
      </ButtonLink>
    </GameMessage>
  )
}

export default ShutDoor
