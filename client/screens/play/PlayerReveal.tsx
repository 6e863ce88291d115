import { AnswerShape } from '../../parts/game/AnswerTile.tsx'
import { markOf } from '../../parts/game/answerMarks.ts'
import { Confetti } from '../../parts/game/Confetti.tsx'
import { risenBy } from '../../parts/game/rankChanges.ts'
import { answersLength } from '../../parts/game/textLength.ts'
import { Icon } from '../../parts/Icon.tsx'
import { joinClasses } from '../../parts/joinClasses.ts'
import { Slime } from '../../slimes/Slime.tsx'
import type { GameView } from '../../state/gameView.ts'
import { gamePlayTexts } from '../../texts/gamePlay.ts'
import { ownResult, verdictOf } from './ownResult.ts'
import styles from './PlayerReveal.module.css'
import { RankLadder } from './RankLadder.tsx'

/** One's own result: right or not, what it was, what it brought, and where one stands now. */
export const PlayerReveal = ({ view }: { view: GameView }) => {
  const { asked, closed, me, placesBefore } = view
  const result = ownResult(view)
  if (!asked || !closed || !result) return null
  const { isRight, gained, streak, cheer, place, gap } = result
  const mark = markOf(closed.correct)
  const rightText = asked.question.answers[closed.correct] ?? ''
  const verdict = verdictOf(result)
  const rank = place > 0 ? gamePlayTexts.rankLine(place, gap) : ''
  const points = gained !== null && gained > 0 ? gamePlayTexts.gained(gained) : ''
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long explanation scrolls, and has to for keyboards, too
    <div tabIndex={0} className={joinClasses(styles.reveal, isRight ? styles.right : styles.wrong)}>
      {cheer && <Confetti />}
      <section className={styles.verdict}>
        <Slime name={me?.slime ?? 'mint'} pose={isRight ? 'cheer' : 'hurt'} size="clamp(6rem, 22vmin, 12rem)" lively />
        <h1>
          <Icon name={isRight ? 'check' : 'close'} /> {verdict}
        </h1>
        {points && <p className={styles.gained}>{points}</p>}
        {isRight && streak >= 2 && (
          <p className={styles.streak}>
            {cheer && <b>{cheer} </b>}
            {gamePlayTexts.streak(streak)}
          </p>
        )}
      </section>
      <section className={styles.answer}>
        {!isRight && <small>{gamePlayTexts.itWas}</small>}
        <p className={styles[mark.tone]} data-length={answersLength([rightText])}>
          <AnswerShape mark={mark} className={styles.shape} />
          <span>{rightText}</span>
        </p>
        {closed.explanation && <p className={styles.why}>{closed.explanation}</p>}
      </section>
      {me && place > 0 && (
        <section className={styles.rank} aria-label={gamePlayTexts.standings}>
          <p>{rank}</p>
          <RankLadder me={me} risenBy={risenBy(place, placesBefore.get(me.id))} />
        </section>
      )}
    </div>
  )
}
