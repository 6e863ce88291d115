import type { AskedQuestion, QuestionClosed } from '../../../../rooms/shared/contract/asking.ts'
import { worded } from '../../../parts/formulas/worded.tsx'
import { AnswerShape } from '../../../parts/game/answers/AnswerTile.tsx'
import { markOf } from '../../../parts/game/answers/answerMarks.ts'
import { answeringTexts as texts } from '../../../texts/game/answering.ts'
import { amountText } from '../../../texts/parts.ts'
import { News } from '../News.tsx'
import styles from './OpinionBars.module.css'

type BarsProps = {
  asked: AskedQuestion
  closed: QuestionClosed
  /** The place of the player's own answer. */
  own?: number | undefined
}

/** How many players chose which opinion. No bar is the right one. */
export const OpinionBars = ({ asked: { answers, answerImages, language }, closed: { spread }, own }: BarsProps) => {
  const most = Math.max(1, ...spread)
  const counted = answers.map((answer, place) => `${answer}: ${amountText(spread[place] ?? 0)}`)
  return (
    <>
      <News text={[texts.classThinks, ...counted].join('. ')} />
      <ol className={styles.bars} aria-label={texts.classThinks}>
        {answers.map((answer, place) => {
          const count = spread[place] ?? 0
          const mark = markOf(place)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: an answer is its place
            <li key={place} data-answer={mark.tone} className={own === place ? styles.own : undefined}>
              <AnswerShape mark={mark} className={styles.shape} />
              <span className={styles.text}>
                {answerImages?.[place] && <img className={styles.picture} src={answerImages[place]} alt="" />}
                {worded(answer, language)} {own === place && <small>{texts.yours}</small>}
              </span>
              <b>{amountText(count)}</b>
              <span data-track className={styles.track}>
                <span data-fill style={{ width: `${(100 * count) / most}%` }} />
              </span>
            </li>
          )
        })}
      </ol>
    </>
  )
}
