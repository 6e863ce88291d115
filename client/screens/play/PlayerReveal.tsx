import type { QuestionClosed } from '../../../rooms/shared/contract/game.ts'
import { AnswerShape } from '../../parts/game/AnswerTile.tsx'
import { markOf } from '../../parts/game/answerMarks.ts'
import { Confetti } from '../../parts/game/Confetti.tsx'
import { risenBy } from '../../parts/game/rankChanges.ts'
import { answersLength } from '../../parts/game/textLength.ts'
import { Icon, type IconName } from '../../parts/Icon.tsx'
import { joinClasses } from '../../parts/joinClasses.ts'
import { Slime } from '../../slimes/Slime.tsx'
import type { GameView } from '../../state/gameView.ts'
import { gamePlayTexts } from '../../texts/gamePlay.ts'
import { type OwnResult, ownResult, verdictOf } from './ownResult.ts'
import styles from './PlayerReveal.module.css'
import { RankLadder } from './RankLadder.tsx'
import { useKeptFocus } from './useKeptFocus.ts'

const slimeSize = 'clamp(6rem, 22vmin, 12rem)'

/** Somebody who came when the question was over has nothing to be told of it. */
const Newcomer = ({ slime = 'mint' }: { slime: string | undefined }) => (
  <div className={styles.reveal}>
    <section className={styles.verdict}>
      <Slime name={slime} pose="hop" size={slimeSize} lively />
      <h1>{gamePlayTexts.welcome}</h1>
      <p>{gamePlayTexts.welcomeHint}</p>
    </section>
  </div>
)

const poseFor = ({ counts, isRight }: OwnResult) => (isRight ? 'cheer' : counts ? 'hurt' : 'idle')

function signFor({ counts, isRight, hasAnswered }: OwnResult): IconName {
  if (!counts) return 'strike'
  if (isRight) return 'check'
  return hasAnswered ? 'close' : 'clock'
}

const Verdict = ({ result, slime = 'mint' }: { result: OwnResult; slime: string | undefined }) => {
  const { counts, isRight, gained, streak, cheer } = result
  return (
    <section className={styles.verdict}>
      <Slime name={slime} pose={poseFor(result)} size={slimeSize} lively />
      <h1>
        <Icon name={signFor(result)} /> {verdictOf(result)}
      </h1>
      {!counts && <p>{gamePlayTexts.takenOutHint}</p>}
      {gained !== null && gained > 0 && <p className={styles.gained}>{gamePlayTexts.gained(gained)}</p>}
      {isRight && streak >= 2 && (
        <p className={styles.streak}>
          {cheer && <b>{cheer} </b>}
          {gamePlayTexts.streak(streak)}
        </p>
      )}
    </section>
  )
}

const RightAnswer = ({ closed, text, isOwn }: { closed: QuestionClosed; text: string; isOwn: boolean }) => {
  const mark = markOf(closed.correct)
  return (
    <section className={styles.answer}>
      {!isOwn && <small>{gamePlayTexts.itWas}</small>}
      <p className={styles[mark.tone]} data-length={answersLength([text])}>
        <AnswerShape mark={mark} className={styles.shape} />
        <span>{text}</span>
      </p>
      {closed.explanation && <p className={styles.why}>{closed.explanation}</p>}
    </section>
  )
}

/** One's own result: right or not, what it was, what it brought, and where one stands now. */
export const PlayerReveal = ({ view }: { view: GameView }) => {
  const { asked, closed, me, placesBefore } = view
  const result = ownResult(view)
  useKeptFocus('reveal')
  if (!result) return null
  if (!asked || !closed) return <Newcomer slime={me?.slime} />
  const { isRight, cheer, place, gap } = result
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long explanation scrolls, and has to for keyboards, too
    <div tabIndex={0} className={joinClasses(styles.reveal, isRight ? styles.right : styles.wrong)}>
      {cheer && <Confetti />}
      <Verdict result={result} slime={me?.slime} />
      {!closed.voided && (
        <RightAnswer closed={closed} text={asked.question.answers[closed.correct] ?? ''} isOwn={isRight} />
      )}
      {/* Who has won is the secret of the podium. */}
      {me && place > 0 && view.questionNumber < view.totalQuestions && (
        <section className={styles.rank} aria-label={gamePlayTexts.standings}>
          <p>{gamePlayTexts.rankLine(place, gap)}</p>
          <RankLadder me={me} risenBy={risenBy(place, placesBefore.get(me.id))} />
        </section>
      )}
    </div>
  )
}
