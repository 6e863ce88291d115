import { Control } from '../../parts/game/host/Control.tsx'
import { tellGame } from '../../state/game.ts'
import type { GameView } from '../../state/gameView.ts'
import { doorProofTexts } from '../../texts/game/doorProof.ts'

/** More than a class: a script may have taken some of these seats. */
const aCrowd = 40

/** Controls against a flood of seats, shown only when there may be one. */
export const FloodControls = ({ view, isFlood }: { view: GameView; isFlood: boolean }) => {
  const { asksProof, limitsSeats, playerCount } = view
  if (!isFlood && !asksProof && !limitsSeats && playerCount <= aCrowd) return null
  return (
    <>
      <Control
        icon="eye"
        text={doorProofTexts.control}
        pressed={asksProof}
        onPress={() => tellGame('ask-proof', { isOn: !asksProof })}
      />
      <Control
        icon="people"
        text={doorProofTexts.limit}
        pressed={limitsSeats}
        onPress={() => tellGame('limit-seats', { isOn: !limitsSeats })}
      />
    </>
  )
}
