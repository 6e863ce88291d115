import { ButtonLink } from '../../parts/Button.tsx'
import { dashboardPath } from '../../parts/dashboardPath.ts'
import { Confetti } from '../../parts/game/Confetti.tsx'
import { Podium } from '../../parts/game/Podium.tsx'
import { LoadingScreen } from '../../parts/LoadingScreen.tsx'
import { EmptyState } from '../../parts/Notice.tsx'
import type { GameView } from '../../state/gameView.ts'
import { useUser } from '../../state/session.ts'
import { gamePlayTexts } from '../../texts/gamePlay.ts'
import styles from './BoardFinal.module.css'
import { ClimberCard } from './ClimberCard.tsx'
import { FinalScores } from './FinalScores.tsx'
import { byKnowledge, byScore } from './podiumSteps.ts'

/** Two podiums, and who moved up most: luck and speed are not the only ways to be named. */
export const BoardFinal = ({ view }: { view: GameView }) => {
  const user = useUser()
  const { final } = view
  if (!final) return <LoadingScreen text={gamePlayTexts.loading} />
  const { players, awards } = final
  return (
    <div className={styles.final}>
      <header className={styles.head}>
        <h1>{gamePlayTexts.complete}</h1>
        <ButtonLink href={dashboardPath(user)} look="mint">
          {gamePlayTexts.backToDashboard}
        </ButtonLink>
      </header>
      {players.length === 0 ? (
        <EmptyState slime="ghost" title={gamePlayTexts.nobodyPlayed} />
      ) : (
        <>
          <Confetti />
          <Podium title={gamePlayTexts.byScore} steps={byScore(players)} />
          <aside className={styles.side}>
            <FinalScores players={players} />
          </aside>
          <div className={styles.also}>
            {awards.mostCorrect.length > 0 && (
              <Podium small title={gamePlayTexts.byKnowledge} steps={byKnowledge(awards.mostCorrect)} />
            )}
            {awards.climber && <ClimberCard {...awards.climber} />}
          </div>
        </>
      )}
    </div>
  )
}
