import type { RemoteSheet } from '../../../rooms/shared/contract/remote.ts'
import type { KeyedQuestion } from '../../../rooms/shared/questions/question.ts'
import { askedParts, isScored, toldKey } from '../../../rooms/shared/questions/questionKinds.ts'
import { worded } from '../../parts/formulas/worded.tsx'
import { AnswerShape } from '../../parts/game/answers/AnswerTile.tsx'
import { markOf } from '../../parts/game/answers/answerMarks.ts'
import { joinClasses } from '../../parts/joinClasses.ts'
import { Icon } from '../../parts/pictures/Icon.tsx'
import { gamePlayTexts } from '../../texts/game/gamePlay.ts'
import { remoteTexts } from '../../texts/game/remote.ts'
import { wallTexts } from '../../texts/game/wall.ts'
import { amountText } from '../../texts/parts.ts'
import styles from './SheetPage.module.css'

type SheetPageProps = {
  page: NonNullable<RemoteSheet['current']>
  total: number
  /** How many chose each answer, as soon as that is known. */
  spread?: readonly number[] | undefined
  isNext?: boolean
}

/** Typed and sorted questions have no answers to choose from: all right answers stand there instead. */
function onPaper(page: KeyedQuestion): { answers: readonly string[]; rights: ReadonlySet<number> } {
  const { answers } = askedParts(page)
  const { correct, rights = [correct], texts } = toldKey(page)
  if (texts) return { answers: texts, rights: new Set(texts.keys()) }
  return page.kind === 'order' ? { answers: page.items, rights: new Set() } : { answers, rights: new Set(rights) }
}

/** A question as its teacher has it on paper: with the right answer marked. */
export const SheetPage = ({ page, total, spread, isNext }: SheetPageProps) => {
  const { number, question, explanation, image, language } = page
  const { answers, rights } = onPaper(page)
  return (
    <section className={joinClasses(styles.page, isNext && styles.next)}>
      {isNext && (
        <p className={styles.label}>
          <b>{isScored(page) ? remoteTexts.nextQuestion : remoteTexts.nextPage}</b>{' '}
          {isScored(page) && gamePlayTexts.question(number, total)}
          <small>
            <Icon name="eye" size={16} /> {remoteTexts.nextHint}
          </small>
        </p>
      )}
      <h2>{worded(question, language)}</h2>
      {image && <img src={image} alt={gamePlayTexts.questionImage} />}
      <ol>
        {answers.map((answer, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an answer is its place
          <li key={index} className={joinClasses(rights.has(index) && styles.right)}>
            <AnswerShape mark={markOf(index)} className={styles[markOf(index).tone]} />
            <span>{worded(answer, language)}</span>
            {rights.has(index) && (
              <>
                <Icon name="check" />
                <span className="unseen">{wallTexts.correct}</span>
              </>
            )}
            {spread?.length === answers.length && (
              <b title={wallTexts.chosenBy(spread[index] ?? 0)}>{amountText(spread[index] ?? 0)}</b>
            )}
          </li>
        ))}
      </ol>
      {explanation && (
        <p className={styles.why}>
          <b>{wallTexts.explanation}</b> {worded(explanation, language)}
        </p>
      )}
    </section>
  )
}
