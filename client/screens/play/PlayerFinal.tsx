import { lazy, Suspense } from 'react'
import { CoinAmount } from '../../parts/Amounts.tsx'
import { ButtonLink } from '../../parts/Button.tsx'
import { dashboardPath } from '../../parts/dashboardPath.ts'
import { Confetti } from '../../parts/game/Confetti.tsx'
import { Podium } from '../../parts/game/Podium.tsx'
import { LoadingScreen } from '../../parts/LoadingScreen.tsx'
import { Slime } from '../../slimes/Slime.tsx'
import type { GameView } from '../../state/gameView.ts'
import { useUser } from '../../state/session.ts'
import { gamePlayTexts } from '../../texts/gamePlay.ts'
import { ClimberCard } from './ClimberCard.tsx'
import { FinalScores } from './FinalScores.tsx'
import styles from './PlayerFinal.module.css'
import { byKnowledge, byScore } from './podiumSteps.ts'
import { useCurrencyAfterGame } from './useCurrencyAfterGame.ts'

/** The catalogue of achievements comes with the first one. */
const UnlockedAchievements = lazy(() => import('./UnlockedAchievements.tsx'))

export const PlayerFinal = ({ view }: { view: GameView }) => {
  const user = useUser()
  useCurrencyAfterGame()
  const { final, playerId, unlocked } = view
  if (!final) return <LoadingScreen text={gamePlayTexts.loading} />
  const { players, awards, currency } = final
  const own = players.find(({ id }) => id === playerId)
  return (
    <main id="main" className={styles.final}>
      {own && own.place <= 3 && <Confetti />}
      <h1>{gamePlayTexts.complete}</h1>
      {own && (
        <section className={styles.own}>
          <Slime name={own.slime} pose={own.place <= 3 ? 'cheer' : 'idle'} size={120} lively />
          <div>
            <p className={styles.place}>{gamePlayTexts.youCame(own.place)}</p>
            <p className={styles.points}>{gamePlayTexts.points(own.score)}</p>
            <p>{gamePlayTexts.correctCount(own.correctCount)}</p>
            {currency !== null && (
              <p className={styles.earned}>
                {gamePlayTexts.earned} <CoinAmount amount={currency} />
              </p>
            )}
          </div>
        </section>
      )}
      <div role="status" className={styles.unlocked}>
        <Suspense fallback={null}>{unlocked.length > 0 && <UnlockedAchievements ids={unlocked} />}</Suspense>
      </div>
      <div className={styles.podiums}>
        <Podium title={gamePlayTexts.byScore} steps={byScore(players)} ownId={playerId} />
        {awards.mostCorrect.length > 0 && (
          <Podium small title={gamePlayTexts.byKnowledge} steps={byKnowledge(awards.mostCorrect)} ownId={playerId} />
        )}
      </div>
      {awards.climber && <ClimberCard {...awards.climber} />}
      <FinalScores players={players} ownId={playerId} />
      <p className={styles.away}>
        <ButtonLink href={dashboardPath(user)} look="mint" size="large" wide>
          {gamePlayTexts.backToDashboard}
        </ButtonLink>
      </p>
    </main>
  )
}
