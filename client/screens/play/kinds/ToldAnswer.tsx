import type { AskedQuestion, GivenAnswer, QuestionClosed } from '../../../../rooms/shared/contract/asking.ts'
import { inSequence } from '../../../../rooms/shared/questions/inSequence.ts'
import { worded } from '../../../parts/formulas/worded.tsx'
import { rightPlaces, rightText } from '../../../parts/game/answers/rightAnswers.ts'
import { answersLength } from '../../../parts/game/answers/textLength.ts'
import { Icon } from '../../../parts/pictures/Icon.tsx'
import { acceptingTexts } from '../../../texts/game/accepting.ts'
import { answeringTexts as texts } from '../../../texts/game/answering.ts'
import { ownRevealTexts } from '../../../texts/game/ownReveal.ts'
import { ClassThinks } from './ClassThinks.tsx'
import styles from './ToldAnswer.module.css'

type ToldProps = {
  asked: AskedQuestion
  closed: QuestionClosed
  own: GivenAnswer | undefined
  isRight: boolean
  isPartly?: boolean
}

/** What the player answered, in the words of the question. */
function ownText({ kind, answers }: AskedQuestion, own: GivenAnswer | undefined): string {
  const places = own?.choices ?? own?.order
  if (!places) return own?.text ?? ''
  const texts = places.map((place) => answers[place] ?? '')
  return kind === 'order' ? inSequence(texts) : texts.join(', ')
}

/** On a player's device: the right answer, and beside it their own. */
export function ToldAnswer({ asked, closed, own, isRight, isPartly }: ToldProps) {
  const { kind, answers, language } = asked
  if (kind === 'opinion') return <ClassThinks asked={asked} closed={closed} own={own} />
  const given = ownText(asked, own ?? asked.own)
  const ownPart = !isRight && given !== '' && (
    <p className={styles.own}>
      <small>
        {/* A cross would call everything wrong, below a verdict that says otherwise. */}
        {!isPartly && <Icon name="close" size={18} />} {kind === 'several' ? ownRevealTexts.youChose : texts.yourText}
      </small>
      <span>{worded(given, language)}</span>
    </p>
  )
  return (
    <div className={styles.told} data-kind={kind} data-length={answersLength(answers)}>
      {/* The player's own order is as long as the right one, and would push it off a phone, so it stands below. */}
      {kind !== 'order' && ownPart}
      <div className={styles.right}>
        {!isRight && (
          <small>
            <Icon name="check" size={18} /> {ownRevealTexts.itWas}
          </small>
        )}
        {kind === 'order' ? (
          <ol className={styles.order}>
            {rightPlaces(closed).map((place) => (
              <li key={place}>{worded(answers[place] ?? '', language)}</li>
            ))}
          </ol>
        ) : (
          <p className={styles.text}>{worded(rightText(asked, closed), language)}</p>
        )}
      </div>
      {kind === 'order' && ownPart}
      {closed.accepted && <p className={styles.accepted}>{acceptingTexts.accepted(closed.accepted)}</p>}
    </div>
  )
}
