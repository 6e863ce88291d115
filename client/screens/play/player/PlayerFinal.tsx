import { lazy, Suspense } from 'react'
import type { FinalScore, GameFinished, GoodThing } from '../../../../rooms/shared/contract/gameResults.ts'
import { inTime } from '../../../net/lateCode.ts'
import { CoinAmount } from '../../../parts/Amounts.tsx'
import { ButtonLink } from '../../../parts/Button.tsx'
import { LoadingScreen } from '../../../parts/feedback/LoadingScreen.tsx'
import { Confetti } from '../../../parts/game/frame/Confetti.tsx'
import { Podium } from '../../../parts/game/standings/Podium.tsx'
import { isToldPlace } from '../../../parts/game/standings/rankChanges.ts'
import { KeptForGuest } from '../../../parts/keep/KeptForGuest.tsx'
import { dashboardPath } from '../../../parts/navigation/dashboardPath.ts'
import { PurseNote } from '../../../parts/purse/PurseNote.tsx'
import { spare } from '../../../parts/spare.ts'
import { Caped } from '../../../slimes/Cape.tsx'
import { type Cape, capeOf } from '../../../slimes/capes.ts'
import { Slime } from '../../../slimes/Slime.tsx'
import type { GameView } from '../../../state/gameView.ts'
import { useUser } from '../../../state/session.ts'
import { gameEndTexts } from '../../../texts/game/gameEnd.ts'
import { gamePlayTexts } from '../../../texts/game/gamePlay.ts'
import { goodThingTexts } from '../../../texts/moments/goodThings.ts'
import { ClimberCard } from '../board/ClimberCard.tsx'
import { CalledOff } from '../end/CalledOff.tsx'
import { FinalScores } from '../end/FinalScores.tsx'
import { MapVote } from '../end/MapVote.tsx'
import { useCurrencyAfterGame } from '../end/useCurrencyAfterGame.ts'
import { useWhy } from '../end/useWhy.ts'
import { isCheered } from '../podium/podiumSteps.ts'
import { useHeldBack } from '../useHeldBack.ts'
import { useKeptFocus } from '../useKeptFocus.ts'
import { ownResult } from './ownResult.ts'
import styles from './PlayerFinal.module.css'
import { byKnowledge, byScore } from './phonePodium.ts'

/** Only one player is the host. */
const AfterGame = lazy(inTime(async () => ({ default: (await import('../end/AfterGame.tsx')).AfterGame })))

/** Loads the catalogue of achievements, so it waits until the player has unlocked one. */
const UnlockedAchievements = spare(() => import('../end/UnlockedAchievements.tsx'))

/** Few classes play in teams. */
const TeamsAtEnd = spare(() => import('./TeamsAtEnd.tsx'))

export const PlayerFinal = ({ view }: { view: GameView }) => {
  const user = useUser()
  const isHeld = useHeldBack(view)
  useCurrencyAfterGame()
  useKeptFocus('finished')
  const { final, playerId } = view
  if (!final) return <LoadingScreen text={gamePlayTexts.loading} />
  const own = final.players.find(({ id }) => id === playerId)
  const away = view.isHost ? (
    <Suspense fallback={null}>
      <AfterGame view={view} />
    </Suspense>
  ) : (
    <ButtonLink href={dashboardPath(user)} look="mint" size="large" wide>
      {gamePlayTexts.backToDashboard}
    </ButtonLink>
  )
  if (final.calledOff)
    return (
      <main id="main" className={styles.off}>
        <CalledOff code={view.code} slime={own?.slime ?? 'mint'} isGuest={final.currency === null}>
          {away}
        </CalledOff>
      </main>
    )
  return (
    <main id="main" className={styles.final}>
      <h1>{gameEndTexts.complete}</h1>
      {isHeld && own ? (
        <LookUp slime={own.slime} />
      ) : (
        <>
          <Results view={view} final={final} own={own} />
          <div className={styles.away} data-leads={view.isHost || undefined}>
            {away}
          </div>
        </>
      )}
    </main>
  )
}

/** The phone does not tell the result yet: the class should look at the wall. */
const LookUp = ({ slime }: { slime: string }) => (
  <section className={styles.lookUp}>
    <Slime name={slime} size="min(40vmin, 14rem)" lively />
    <p className={styles.place}>{gamePlayTexts.lookAtBoard}</p>
    <p>{gameEndTexts.whoCameFirst}</p>
  </section>
)

type ResultsProps = { view: GameView; final: GameFinished; own: FinalScore | undefined }

const Results = ({ view, final, own }: ResultsProps) => {
  const { players, awards, currency, paid, good } = final
  const { playerId, playerCount, unlocked } = view
  const hasPoints = players.some(({ score }) => score > 0)
  const isPlaced = own !== undefined && isToldPlace(own.place, playerCount)
  // Not told: a third place without points that brings no place on the podium.
  const isTold = isPlaced && (!hasPoints || own.score > 0 || isCheered(players)(own))
  const cheers = own !== undefined && own.place <= 3 && own.score > 0
  const why = useWhy(view)
  return (
    <>
      {cheers && <Confetti />}
      {own && (
        <OwnResult
          own={own}
          cape={view.me ? capeOf(view.me) : undefined}
          cheers={cheers}
          why={isTold ? (why(own)?.full ?? null) : null}
          hasPoints={hasPoints}
          good={good}
          currency={currency}
          paid={paid === undefined ? currency : paid}
          reach={isTold ? null : (ownResult(view)?.gap ?? '')}
        />
      )}
      {final.teams && view.me && (
        <Suspense fallback={null}>
          <TeamsAtEnd teams={final.teams} own={view.me.team} />
        </Suspense>
      )}
      {final.asksAboutMap && <MapVote map={view.mapName} />}
      {currency === null && paid !== undefined && (
        <KeptForGuest code={view.code} slime={own?.slime} since={paid ?? 0} />
      )}
      <div role="status" className={styles.unlocked}>
        <Suspense fallback={null}>{unlocked.length > 0 && <UnlockedAchievements ids={unlocked} />}</Suspense>
      </div>
      {hasPoints && (
        <div className={styles.podiums}>
          <Podium title={gameEndTexts.byScore} steps={byScore(players, why)} ownId={playerId} />
          {awards.mostCorrect.length > 0 && (
            <Podium small title={gameEndTexts.byKnowledge} steps={byKnowledge(awards.mostCorrect)} ownId={playerId} />
          )}
        </div>
      )}
      {awards.climber && <ClimberCard {...awards.climber} />}
      <FinalScores players={players} ownId={playerId} hidesOwnPlace={!isPlaced} why={why} />
    </>
  )
}

type OwnResultProps = {
  own: FinalScore
  cape: Cape | undefined
  cheers: boolean
  why: string | null
  hasPoints: boolean
  good: GoodThing | undefined
  currency: number | null
  paid: number | null
  /** The player just ahead, for players who are not told their place. */
  reach: string | null
}

function headline({ own: { place, correctCount }, hasPoints, reach }: OwnResultProps): string {
  if (!hasPoints) return gameEndTexts.nobodyScored
  if (reach === null) return gamePlayTexts.youCame(place)
  return correctCount > 0 ? gameEndTexts.youGotRight(correctCount) : gameEndTexts.thanks
}

const OwnResult = (props: OwnResultProps) => {
  const { own, cape, cheers, why, hasPoints, good, currency, paid, reach } = props
  return (
    <section className={styles.own}>
      <Caped cape={cape}>
        <Slime name={own.slime} pose={cheers ? 'cheer' : 'idle'} size="clamp(5rem, 28vw, 7.5rem)" lively />
      </Caped>
      <div>
        <p className={styles.place}>{headline(props)}</p>
        {good && <p className={styles.good}>{goodThingTexts[good.kind]({ question: 0, count: 0, ...good })}</p>}
        {own.score === 0 ? (
          <p>{hasPoints ? gameEndTexts.startsSmall : gameEndTexts.nobodyScoredHint}</p>
        ) : (
          <>
            {why !== null && <p className={styles.points}>{why}</p>}
            <p className={styles.points}>{gamePlayTexts.points(own.score)}</p>
            <p>{reach ?? gameEndTexts.correctCount(own.correctCount)}</p>
          </>
        )}
        {currency !== null && paid === null && <p>{gameEndTexts.accountGone}</p>}
        {currency !== null && paid !== null && (
          <>
            <p className={styles.earned}>
              {gameEndTexts.earned} <CoinAmount amount={paid} />
            </p>
            {paid < currency && <PurseNote paid={paid} earned={currency} />}
          </>
        )}
      </div>
    </section>
  )
}
