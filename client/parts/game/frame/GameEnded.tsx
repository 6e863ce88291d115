import type { RefusalName } from '../../../../rooms/shared/contract/errors/errorTexts.ts'
import type { ConnectionStatus } from '../../../net/gameConnection.ts'
import { useUser } from '../../../state/session.ts'
import { gameEndedTexts } from '../../../texts/game/gameEnded.ts'
import { gamePlayTexts } from '../../../texts/game/gamePlay.ts'
import { refusalAdvice, refusalWords } from '../../../texts/refusals/refusals.ts'
import { Button, ButtonLink } from '../../Button.tsx'
import { KeptForGuest } from '../../keep/KeptForGuest.tsx'
import { dashboardPath } from '../../navigation/dashboardPath.ts'
import { GameMessage } from './GameMessage.tsx'

type Ended = Extract<ConnectionStatus, { kind: 'ended' }>

const slimes = {
  removed: 'ghost',
  elsewhere: 'galaxy',
  misbehaved: 'lightning',
  refused: 'ghost',
  left: 'mint',
} as const

/** The form at the door can mend these: meanwhile another player took the name, or the sign on the board changed. */
const mended: readonly string[] = ['nameTaken', 'nameBad', 'nameRemoved', 'proofNeeded'] satisfies RefusalName[]

/** The connection is over: why, and the way on from here. */
const GameEnded = ({
  why,
  refusal,
  code,
  onComeBack,
}: Pick<Ended, 'why' | 'refusal'> & { code: string; onComeBack: () => void }) => {
  const user = useUser()
  const title = refusal === '' ? gameEndedTexts.endedTitles[why] : refusalWords(refusal)
  const canComeBack = why === 'elsewhere' || why === 'misbehaved' || why === 'left' || mended.includes(refusal)
  return (
    <GameMessage
      slime={slimes[why]}
      pose={why === 'removed' ? 'hurt' : 'idle'}
      title={title}
      text={refusalAdvice[refusal] ?? gameEndedTexts.endedTexts[why]}
    >
      {refusal === 'ended' && <KeptForGuest code={code} />}
      {canComeBack && (
        <Button look="mint" size="large" onClick={onComeBack}>
          {why === 'elsewhere' ? gameEndedTexts.bringBack : gameEndedTexts.comeBack}
        </Button>
      )}
      <ButtonLink href={dashboardPath(user)} look={canComeBack ? 'paper' : 'mint'} size="large">
        {user ? gamePlayTexts.backToDashboard : gameEndedTexts.home}
      </ButtonLink>
    </GameMessage>
  )
}

export default GameEnded
