import { useRef } from 'react'
import type { GameFinished } from '../../../../rooms/shared/contract/gameResults.ts'
import { LoadingScreen } from '../../../parts/feedback/LoadingScreen.tsx'
import { EmptyState } from '../../../parts/feedback/Notice.tsx'
import { Confetti } from '../../../parts/game/frame/Confetti.tsx'
import { TeamPodium } from '../../../parts/game/teams/TeamPodium.tsx'
import { TeamSums } from '../../../parts/game/teams/TeamSums.tsx'
import { teamSums } from '../../../parts/game/teams/teamSums.ts'
import { joinClasses } from '../../../parts/joinClasses.ts'
import { Slime } from '../../../slimes/Slime.tsx'
import { type GameView, isWatchedAgain } from '../../../state/gameView.ts'
import { useMapCredit } from '../../../state/mapCredit.ts'
import { useMapVotes } from '../../../state/mapVotes.ts'
import { gameEndTexts } from '../../../texts/game/gameEnd.ts'
import { gamePlayTexts } from '../../../texts/game/gamePlay.ts'
import { creditText, mapCreditTexts } from '../../../texts/maps/mapCredit.ts'
import { AfterGame } from '../end/AfterGame.tsx'
import { CalledOff } from '../end/CalledOff.tsx'
import { FinalScores, type FinalScoresProps } from '../end/FinalScores.tsx'
import { useWhy } from '../end/useWhy.ts'
import { CheeringCrowd } from '../podium/CheeringCrowd.tsx'
import { MostCorrect } from '../podium/MostCorrect.tsx'
import { crowdBelow, hasWinner, podiumStepsOf, sameOnBoth } from '../podium/podiumSteps.ts'
import { podiumStages, usePodiumStage } from '../podium/usePodiumStage.ts'
import { WallPodium } from '../podium/WallPodium.tsx'
import styles from './BoardFinal.module.css'
import { ClimberCard } from './ClimberCard.tsx'
import { usePages } from './usePages.ts'

const confettiPieces = 110
const crowdSeen = 24
/** The sums of more teams than this need the room of a card. */
const teamsBesideCards = 3

export const BoardFinal = ({ view }: { view: GameView }) => {
  const { final } = view
  const next = !isWatchedAgain(view) && <AfterGame view={view} />
  if (!final) return <LoadingScreen text={gamePlayTexts.loading} />
  if (final.calledOff)
    return (
      <CalledOff code={view.code} slime="mint" isGuest={false}>
        {next}
      </CalledOff>
    )
  return (
    <div className={styles.final}>
      <header className={styles.head}>
        <h1>{gameEndTexts.complete}</h1>
        {next}
      </header>
      <Results view={view} final={final} />
    </div>
  )
}

type ResultsProps = { view: GameView; final: GameFinished }

const Results = ({ view, final }: ResultsProps) => {
  const { players } = final
  if (players.length === 0) return <EmptyState slime="ghost" title={gameEndTexts.nobodyPlayed} />
  return hasWinner(final) ? <Ceremony view={view} final={final} /> : <NoPoints players={players} />
}

type PagedScoresProps = Pick<FinalScoresProps, 'players' | 'why'> & { isShown: boolean }

const PagedScores = ({ isShown, ...scores }: PagedScoresProps) => {
  const list = useRef<HTMLOListElement>(null)
  usePages(list, isShown)
  return <FinalScores {...scores} list={list} />
}

/** The podium, and beside it the list of all players. Awards name players for more than luck and speed. */
const Ceremony = ({ view, final: { players, awards } }: ResultsProps) => {
  const why = useWhy(view)
  const credit = useMapCredit()
  const votes = useMapVotes()
  // A board that opens after the end shows the last step at once.
  const stage = usePodiumStage(view.asked === null)
  const isOne = sameOnBoth(players, awards.mostCorrect)
  const isTold = stage >= podiumStages.rest
  const title = isOne ? gameEndTexts.byBoth : gameEndTexts.byScore
  const sums = teamSums(view.players, players)
  return (
    <>
      <div className={styles.title}>
        <h2>
          {title}
          {credit && <small className={styles.credit}>{`${view.mapName}, ${creditText(credit)}`}</small>}
          {votes && <small className={styles.credit}>{mapCreditTexts.again(votes.yes, votes.yes + votes.no)}</small>}
        </h2>
        {isTold && <TeamPodium sums={sums} className={styles.team} />}
      </div>
      {stage >= podiumStages.winner && <Confetti pieces={confettiPieces} />}
      <div className={joinClasses(styles.stand, isTold && styles.aside)}>
        <WallPodium
          title={title}
          mode={view.gameMode}
          steps={podiumStepsOf(players)}
          stage={stage}
          withCorrect={isOne}
          why={why}
        />
        <CheeringCrowd players={crowdBelow(players, crowdSeen)} cheers={stage >= podiumStages.winner} />
      </div>
      <aside className={joinClasses(styles.side, !isTold && styles.later)}>
        <PagedScores players={players} why={why} isShown={isTold} />
        <div className={styles.teams}>
          <TeamSums sums={sums} />
        </div>
        {awards.mostCorrect.length > 0 && !isOne && <MostCorrect players={awards.mostCorrect} />}
        {awards.climber && sums.length <= teamsBesideCards && <ClimberCard {...awards.climber} />}
      </aside>
    </>
  )
}

/** Without a winner we cheer no player, and blame none. */
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
      <PagedScores players={players} isShown />
    </aside>
  </>
)
