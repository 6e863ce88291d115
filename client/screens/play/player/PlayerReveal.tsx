import { Suspense } from 'react'
import type { AskedQuestion, QuestionClosed } from '../../../../rooms/shared/contract/asking.ts'
import { Fetched } from '../../../parts/fetchedAhead.tsx'
import { worded } from '../../../parts/formulas/worded.tsx'
import { AnswerShape } from '../../../parts/game/answers/AnswerTile.tsx'
import { markOf } from '../../../parts/game/answers/answerMarks.ts'
import { answersLength } from '../../../parts/game/answers/textLength.ts'
import { Confetti } from '../../../parts/game/frame/Confetti.tsx'
import { isToldPlace, risenBy } from '../../../parts/game/standings/rankChanges.ts'
import { joinClasses } from '../../../parts/joinClasses.ts'
import { Icon, type IconName } from '../../../parts/pictures/Icon.tsx'
import { spare } from '../../../parts/spare.ts'
import { Caped } from '../../../slimes/Cape.tsx'
import { capeOf } from '../../../slimes/capes.ts'
import { Slime } from '../../../slimes/Slime.tsx'
import type { GameView, OwnAnswer, OwnView } from '../../../state/gameView.ts'
import { gamePlayTexts } from '../../../texts/game/gamePlay.ts'
import { ownRevealTexts } from '../../../texts/game/ownReveal.ts'
import { ClassGuess } from '../guess/lateGuess.ts'
import { toldAnswer } from '../kinds/otherKinds.ts'
import { useKeptFocus } from '../useKeptFocus.ts'
import { type OwnResult, ownResult, verdictOf } from './ownResult.ts'
import styles from './PlayerReveal.module.css'
import { RankLadder } from './RankLadder.tsx'

const Newcomer = spare(() => import('./Newcomer.tsx'))

const slimeSize = 'clamp(6rem, 22vmin, 12rem)'

const poseFor = ({ counts, isRight, isPartly }: OwnResult) =>
  isRight ? 'cheer' : isPartly ? 'hop' : counts ? 'hurt' : 'idle'

function signFor({ counts, isRight, isPartly, hasAnswered }: OwnResult): IconName {
  if (!counts) return 'strike'
  if (isRight || isPartly) return 'check'
  return hasAnswered ? 'close' : 'clock'
}

const Verdict = ({ result, me }: { result: OwnResult; me: OwnView | null }) => {
  const { counts, isRight, gained, streak, cheer } = result
  return (
    <section className={styles.verdict}>
      <Caped cape={me ? capeOf(me) : undefined}>
        <Slime name={me?.slime ?? 'mint'} pose={poseFor(result)} size={slimeSize} lively />
      </Caped>
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

type AnswerProps = {
  index: number
  text: string
  lang: string | undefined
  says: string
  sign: IconName | null
  isWrong?: boolean
}

const Answer = ({ index, text, lang, says, sign, isWrong }: AnswerProps) => {
  const mark = markOf(index)
  return (
    <div>
      {says !== '' && (
        <small>
          {sign && <Icon name={sign} size={18} />} {says}
        </small>
      )}
      <p
        className={joinClasses(styles.given, isWrong && styles.wrongOne)}
        data-answer={mark.tone}
        data-length={answersLength([text])}
      >
        <AnswerShape mark={mark} className={styles.shape} />
        <span>{worded(text, lang)}</span>
      </p>
    </div>
  )
}

type AnswersProps = {
  asked: AskedQuestion
  closed: QuestionClosed
  own: OwnAnswer | null
  isRight: boolean
  isPartly: boolean
}

/** The right answer, and beside it the player's own. */
const Answers = ({ asked, closed, own, isRight, isPartly }: AnswersProps) => (
  <section className={styles.answer}>
    {asked.kind ? (
      <Fetched from={toldAnswer} props={{ asked, closed, own: own?.given, isRight, isPartly }} />
    ) : (
      <Chosen asked={asked} correct={closed.correct} chosen={isRight ? closed.correct : own?.choice} />
    )}
    {closed.explanation && <p className={styles.why}>{worded(closed.explanation, asked.language)}</p>}
  </section>
)

type ChosenProps = { asked: AskedQuestion; correct: number; chosen: number | undefined }

const Chosen = ({ asked: { answers: texts, language }, correct, chosen }: ChosenProps) => {
  const right = texts[correct] ?? ''
  const own = chosen === undefined || chosen === correct ? undefined : texts[chosen]
  return (
    <div className={styles.both} data-length={answersLength([right, own ?? ''])}>
      {own !== undefined && chosen !== undefined && (
        <Answer index={chosen} text={own} lang={language} says={ownRevealTexts.youChose} sign="close" isWrong />
      )}
      <Answer
        index={correct}
        text={right}
        lang={language}
        says={chosen === correct ? '' : ownRevealTexts.itWas}
        sign={own === undefined ? null : 'check'}
      />
    </div>
  )
}

/** The player's own result: whether it was right, the right answer, the points, and the rank now. */
export const PlayerReveal = ({ view }: { view: GameView }) => {
  const { asked, closed, me, placesBefore, playerCount, ownAnswer } = view
  const result = ownResult(view)
  useKeptFocus('reveal')
  // No question, or no row of the player yet: when a class joins late, its rows come in bundles.
  if (!result || !asked || !closed)
    return (
      <Suspense>
        <Newcomer slime={me?.slime} />
      </Suspense>
    )
  if (asked.question.kind === 'opinion' && !closed.voided)
    return (
      <Fetched from={toldAnswer} props={{ asked: asked.question, closed, own: ownAnswer?.given, isRight: false }} />
    )
  const { isRight, isPartly, cheer, rank, hasAnswered } = result
  const isTold = me !== null && isToldPlace(me.place, playerCount)
  const risen = me ? risenBy(me.place, placesBefore.get(me.id)) : 0
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long explanation scrolls, and has to for keyboards, too
    <div tabIndex={0} className={joinClasses(styles.reveal, isRight ? styles.right : styles.wrong)}>
      {cheer && <Confetti />}
      <Verdict result={result} me={me} />
      {!closed.voided && (
        // An answer that came too late was not judged, so no cross stands beside it: it may have been right.
        <Answers
          asked={asked.question}
          closed={closed}
          own={hasAnswered ? ownAnswer : null}
          isRight={isRight}
          isPartly={isPartly}
        />
      )}
      {view.turn > 1 && (
        <Suspense>
          <ClassGuess view={view} />
        </Suspense>
      )}
      {/* The winner stays secret until the podium. */}
      {me && me.place > 0 && view.questionNumber < view.totalQuestions && (
        <section className={styles.rank} aria-label={gamePlayTexts.standings}>
          {!isTold && me.correctCount > 0 && <p>{ownRevealTexts.rightSoFar(me.correctCount)}</p>}
          {rank !== '' && <p className={isTold ? undefined : styles.reach}>{rank}</p>}
          <RankLadder me={me} isTold={isTold} risenBy={isTold ? risen : Math.max(0, risen)} />
        </section>
      )}
    </div>
  )
}
