import type { Happening, ModeTurn } from '../../../modes/modeScreen.ts'
import { fewRows, resolvedRows } from '../../../parts/game/standings/scoreRows.ts'
import { joinClasses } from '../../../parts/joinClasses.ts'
import { Slime } from '../../../slimes/Slime.tsx'
import type { GameView } from '../../../state/gameView.ts'
import { gamePlayTexts } from '../../../texts/game/gamePlay.ts'
import { happeningTexts } from '../../../texts/game/happenings.ts'
import { wallTexts } from '../../../texts/game/wall.ts'
import { FinaleCurtain } from '../finale/FinaleCurtain.tsx'
import { finaleAhead } from '../finale/finaleAhead.ts'
import { News } from '../News.tsx'
import { useOwnStage } from '../stage/ownStageReady.ts'
import { useKeptFocus } from '../useKeptFocus.ts'
import { useModeScreen } from '../useModeScreen.ts'
import styles from './OwnTurn.module.css'
import { ownHappenings } from './ownHappenings.ts'
import { endText, ownNews, pointsText } from './ownNews.ts'

const moreShown = 3
const rowsShown = 6
/** A window lower than this is a small phone, with room for fewer rows. */
const lowWindow = 700
const fewShown = 4

/** What the turn did to the player: the weightiest in one sentence, the rest below it, and the rank now. */
export const OwnTurn = ({ view }: { view: GameView }) => {
  const { round, gameMode, questionNumber, totalQuestions, playerId, me, practice } = view
  useKeptFocus('resolve')
  const { Scoreboard, turn } = useModeScreen(gameMode)
  const happenings = ownHappenings(view, turn)
  const [first] = happenings
  const { isReady: isOnStage, told } = useOwnStage()
  const shown = innerHeight < lowWindow ? fewShown : rowsShown
  const rows = fewRows(resolvedRows(view), shown, playerId)
  return (
    <div className={joinClasses(styles.turn, isOnStage && styles.onStage)}>
      <News text={[...ownNews(view, turn), ...finaleAhead(view)].join(' ')} />
      <FinaleCurtain view={view} />
      <section
        className={joinClasses(styles.card, styles[toneOf(told ? undefined : first)])}
        aria-label={happeningTexts.title}
      >
        <Slime
          name={me?.slime ?? 'mint'}
          pose={poseOf(told ? undefined : first)}
          size="clamp(5rem, 15vh, 9rem)"
          lively
        />
        {told ? <SoFar by={told.get(playerId) ?? 0} /> : <Outcome view={view} happenings={happenings} turn={turn} />}
      </section>
      {/* The winner stays secret until the podium, and a practice has none. */}
      {(questionNumber < totalQuestions && !round?.end) || practice ? (
        <section className={styles.standings} style={{ '--rows': rows.length }} aria-label={gamePlayTexts.standings}>
          <Scoreboard
            rows={rows}
            totalQuestions={totalQuestions}
            questionNumber={questionNumber}
            shown={shown}
            ownId={playerId}
          />
        </section>
      ) : (
        <p className={styles.last}>
          <b>{wallTexts.lastAnswer}</b>
          {wallTexts.lastAnswerHint}
        </p>
      )}
    </div>
  )
}

/** Shown while the stage still plays: only the points seen so far. */
const SoFar = ({ by }: { by: number }) => (
  <>
    <h1>{happeningTexts.watch}</h1>
    {by !== 0 && <p className={styles.points}>{pointsText(by)}</p>}
  </>
)

type OutcomeProps = { view: GameView; happenings: readonly Happening[]; turn: ModeTurn | null }

const Outcome = ({ view, happenings, turn }: OutcomeProps) => {
  const total = happenings.reduce((sum, { by }) => sum + (by ?? 0), 0)
  const [first, ...others] = happenings
  return (
    <>
      <h1>{first?.text ?? endText(view, turn) ?? happeningTexts.quiet}</h1>
      {first?.by ? <p className={styles.points}>{pointsText(first.by)}</p> : null}
      {!first && <p>{happeningTexts.quietHint}</p>}
      {others.length > 0 && (
        <ul className={styles.others}>
          {others.slice(0, moreShown).map(({ text, by }) => (
            <li key={text}>
              {text} {by ? <b>{pointsText(by)}</b> : null}
            </li>
          ))}
        </ul>
      )}
      {others.some(({ by }) => by) && (
        <p className={styles.total}>
          {happeningTexts.total} <b>{pointsText(total)}</b>
        </p>
      )}
    </>
  )
}

function toneOf(first: Happening | undefined): 'gain' | 'loss' | 'calm' {
  if (!first?.by) return 'calm'
  return first.by > 0 ? 'gain' : 'loss'
}

const poseOf = (first: Happening | undefined) =>
  (({ gain: 'cheer', loss: 'hurt', calm: 'hop' }) as const)[toneOf(first)]
