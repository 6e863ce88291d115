import { ButtonLink } from '../../parts/Button.tsx'
import { useOwnSeat } from '../../parts/join/useOwnSeat.ts'
import { useUser } from '../../state/session.ts'
import { runningGamesTexts as texts } from '../../texts/game/runningGames.ts'
import styles from './JoinScreen.module.css'

/** Shown before any code is typed: the way back to a running game in which this tab or this account still has a seat. */
export default function WayBack() {
  const code = useOwnSeat(useUser())
  if (code === undefined) return null
  return (
    <section aria-labelledby="own-seat" className={styles.back}>
      <h2 id="own-seat">{texts.seated(code)}</h2>
      <ButtonLink href={`/lobby/${code}`} look="mint" size="large" icon="play" wide>
        {texts.toSeat}
      </ButtonLink>
    </section>
  )
}
