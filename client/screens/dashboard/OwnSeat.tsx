import type { User } from '../../../rooms/shared/contract/accounts.ts'
import { ButtonLink } from '../../parts/Button.tsx'
import { Card } from '../../parts/Card.tsx'
import { useOwnSeat } from '../../parts/join/useOwnSeat.ts'
import { runningGamesTexts as texts } from '../../texts/game/runningGames.ts'
import styles from './Dashboard.module.css'

export const OwnSeat = ({ user }: { user: User }) => {
  const code = useOwnSeat(user)
  if (code === undefined) return null
  return (
    <Card tone="mint" tight aria-labelledby="own-seat" className={styles.plays}>
      <h2 id="own-seat">{texts.seated(code)}</h2>
      <ButtonLink href={`/lobby/${code}`} look="mint" size="large" icon="play">
        {texts.toSeat}
      </ButtonLink>
    </Card>
  )
}
