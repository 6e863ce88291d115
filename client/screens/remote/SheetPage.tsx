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

interface Line {
  text: string
  /** The place of the answer on the devices; undefined if players choose from no list. */
  place?: number
  isRight: boolean
  picture?: string | undefined
}

/** For a typed question all right answers; for an order the right order, in which each part has its letter from the devices. */
function linesOf(page: KeyedQuestion): Line[] {
  const { answers, answerImages } = askedParts(page)
  const { correct, rights = [correct], texts } = toldKey(page)
  if (texts) return texts.map((text) => ({ text, isRight: true }))
  const lines = answers.map((text, place) => ({
    text,
    place,
    isRight: rights.includes(place),
    picture: answerImages?.[place],
  }))
  if (page.kind !== 'order') return lines
  return rights.flatMap((place) => lines[place] ?? []).map((line) => ({ ...line, isRight: false }))
}

/** A question with its right answer marked, as on a teacher's sheet. */
export const SheetPage = ({ page, total, spread, isNext }: SheetPageProps) => {
  const { number, question, explanation, image, language } = page
  const lines = linesOf(page)
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
      <ol className={joinClasses(page.kind === 'order' && styles.ordered)}>
        {lines.map(({ text, place, isRight, picture }) => (
          <li
            key={place ?? text}
            data-answer={place === undefined ? undefined : markOf(place).tone}
            className={joinClasses(isRight && styles.right)}
          >
            {place !== undefined && <AnswerShape mark={markOf(place)} />}
            {picture && <img src={picture} alt="" />}
            <span>{worded(text, language)}</span>
            {isRight && (
              <>
                <Icon name="check" />
                <span className="unseen">{wallTexts.correct}</span>
              </>
            )}
            {place !== undefined && spread?.length === lines.length && (
              <b title={wallTexts.chosenBy(spread[place] ?? 0)}>{amountText(spread[place] ?? 0)}</b>
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
