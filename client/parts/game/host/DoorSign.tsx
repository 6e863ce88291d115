import { useEffect, useState } from 'react'
import type { DoorSign as Sign } from '../../../../rooms/shared/contract/game.ts'
import { Slime } from '../../../slimes/Slime.tsx'
import { tellGame } from '../../../state/game.ts'
import { onGameEvent } from '../../../state/gameEvents.ts'
import { slimeName } from '../../../texts/collecting/slimeNames.ts'
import { doorProofTexts } from '../../../texts/game/doorProof.ts'
import styles from './DoorSign.module.css'

/** The slimes that a person in the room can see and a script cannot. */
export const DoorSign = () => {
  const [sign, setSign] = useState<Sign | null>(null)
  useEffect(() => {
    const stop = onGameEvent('door-sign', (told) => setSign(told.sign))
    tellGame('get-game-state')
    return stop
  }, [])
  if (!sign) return null
  return (
    <div className={styles.sign}>
      <span>{doorProofTexts.onBoard}</span>
      {sign.map((slime, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same slime may stand there twice
        <span key={place} role="img" aria-label={slimeName(slime)}>
          <Slime name={slime} size="100%" />
        </span>
      ))}
    </div>
  )
}
