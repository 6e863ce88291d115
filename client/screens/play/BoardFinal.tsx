import type { GameFinished } from '../../../rooms/shared/contract/game.ts'
import { ButtonLink } from '../../parts/Button.tsx'
import { dashboardPath } from '../../parts/dashboardPath.ts'
import { Confetti } from '../../parts/game/Confetti.tsx'
import { Podium } from '../../parts/game/Podium.tsx'
import { joinClasses } from '../../parts/joinClasses.ts'
import { LoadingScreen } from '../../parts/LoadingScreen.tsx'
import { EmptyState } from '../../parts/Notice.tsx'
import { Slime } from '../../slimes/Slime.tsx'
import type { GameView } from '../../state/gameView.ts'
import { useUser } from '../../state/session.ts'
import { gameEndTexts } from '../../texts/gameEnd.ts'
import { gamePlayTexts } from '../../texts/gamePlay.ts'
import styles from './BoardFinal.module.css'
import { ClimberCard } from './ClimberCard.tsx'
import { FinalScores } from './FinalScores.tsx'
import { byKnowledge, byScore, hasWinner, sameOnBoth } from './podiumSteps.ts'
import { podiumStages, usePodiumStage } from './usePodiumStage.ts'

const confettiPieces = 110

export const BoardFinal = ({ view }: { view: GameView }) => {
  const user = useUser()
  const { final } = view
  if (!final) return <LoadingScreen text={gamePlayTexts.loading} />
  return (
    <div className={styles.final}>
      <header className={styles.head}>
        <h1>{gameEndTexts.complete}</h1>
        <ButtonLink href={dashboardPath(user)} look="mint">
          {gamePlayTexts.backToDashboard}
        </ButtonLink>
      </header>
      <Results final={final} />
    </div>
  )
}

const Results = ({ final }: { final: GameFinished }) => {
  const { players } = final
  if (players.length === 0) return <EmptyState slime="ghost" title={gameEndTexts.nobodyPlayed} />
  return hasWinner(final) ? <Ceremony {...final} /> : <NoPoints players={players} />
}

/** Two podiums, and who moved up most: luck and speed are not the only ways to be named. */
const Ceremony = ({ players, awards: { mostCorrect, climber } }: GameFinished) => {
  const stage = usePodiumStage()
  const isOne = sameOnBoth(players, mostCorrect)
  const isAlone = !climber && (isOne || mostCorrect.length === 0)
  const later = stage < podiumStages.rest && styles.later
  return (
    <>
      {stage >= podiumStages.winner && <Confetti pieces={confettiPieces} />}
      <div className={joinClasses(styles.podium, isOne && styles.both, isAlone && styles.alone)}>
        <Podium
          title={isOne ? gameEndTexts.byBoth : gameEndTexts.byScore}
          steps={byScore(players, isOne)}
          standing={stage}
        />
      </div>
      <aside className={joinClasses(styles.side, later)}>
        <FinalScores players={players} />
      </aside>
      {!isAlone && (
        <div className={joinClasses(styles.also, later)}>
          {mostCorrect.length > 0 && !isOne && (
            <Podium small title={gameEndTexts.byKnowledge} steps={byKnowledge(mostCorrect)} />
          )}
          {climber && <ClimberCard {...climber} />}
        </div>
      )}
    </>
  )
}

/** Nobody has won, so nobody is cheered; and nobody is blamed. */
const NoPoints = ({ players }: Pick<GameFinished, 'players'>) => (
  <>
    <section className={styles.none}>
      <p className={styles.slimes}>
        {players.slice(0, 3).map(({ id, slime }) => (
          <Slime key={id} name={slime} size="clamp(5rem, 20vmin, 16rem)" lively />
        ))}
      </p>
      <h2>{gameEndTexts.noPoints}</h2>
      <p>{gameEndTexts.noPointsHint}</p>
    </section>
    <aside className={styles.side}>
      <FinalScores players={players} />
    </aside>
  </>
)
