import { useRef } from 'react'
import type { AskedQuestion, QuestionClosed } from '../../../../rooms/shared/contract/asking.ts'
import { Button } from '../../../parts/Button.tsx'
import { worded } from '../../../parts/formulas/worded.tsx'
import { rightPlaces, rightText } from '../../../parts/game/answers/rightAnswers.ts'
import { useFittingText } from '../../../parts/game/answers/useFittingText.ts'
import { acceptAnswer } from '../../../parts/game/host/acceptAnswer.ts'
import { KeepAccepted } from '../../../parts/game/host/KeepAccepted.tsx'
import { Icon } from '../../../parts/pictures/Icon.tsx'
import type { GameView } from '../../../state/gameView.ts'
import { acceptingTexts } from '../../../texts/game/accepting.ts'
import { answeringTexts as texts } from '../../../texts/game/answering.ts'
import { isolated } from '../../../texts/saying.ts'
import { useFocusKeptOver } from '../useKeptFocus.ts'
import { NumberColumns } from './NumberColumns.tsx'
import { OpinionBars } from './OpinionBars.tsx'
import styles from './ToldOnBoard.module.css'

type ToldProps = {
  asked: AskedQuestion
  closed: QuestionClosed
  /** A running game, whose host may still accept an answer here. Null in a replay. */
  led: GameView | null
}

/** On the board: the right answer in large letters, the answers of the class, and how many were right. No answer has a name. */
export function ToldOnBoard({ asked, closed, led }: ToldProps) {
  const { kind, answers, language } = asked
  const { accepted = [], voided } = closed
  const box = useRef<HTMLDivElement>(null)
  useFittingText(box, JSON.stringify(closed))
  // A button goes with the answer that it has accepted.
  useFocusKeptOver(accepted.join())
  if (kind === 'opinion')
    return (
      <div ref={box} data-fitted className={styles.opinions}>
        <OpinionBars asked={asked} closed={closed} />
      </div>
    )
  const others = (closed.texts?.slice(1) ?? []).filter((text) => !accepted.includes(text))
  return (
    <div ref={box} data-fitted className={styles.board}>
      {kind === 'order' ? (
        <ol className={styles.order}>
          {rightPlaces(closed).map((place) => (
            <li key={place}>{worded(answers[place] ?? '', language)}</li>
          ))}
        </ol>
      ) : (
        <p className={styles.text}>
          <Icon name="check" /> {worded(rightText(asked, closed), language)}
        </p>
      )}
      {others.length > 0 && kind === 'typed' && (
        <p className={styles.also}>{worded(texts.alsoRight(others.map(isolated).join(', ')))}</p>
      )}
      {accepted.length > 0 && (
        <div className={styles.accepted}>
          <p>{acceptingTexts.accepted(accepted)}</p>
          {led && closed.keeps && <KeepAccepted key={led.questionNumber} view={led} texts={accepted} />}
        </div>
      )}
      {!voided && <Given closed={closed} led={led} />}
      {closed.counted && !voided && <Counted counted={closed.counted} />}
    </div>
  )
}

/** Typed answers that are not right; the host can accept one by a press. */
const Given = ({ closed: { numbers, groups = [], others = 0 }, led }: Pick<ToldProps, 'closed' | 'led'>) => {
  if (numbers) return <NumberColumns numbers={numbers} />
  if (groups.length === 0 && others === 0) return null
  return (
    <>
      <ul className={styles.groups} aria-label={acceptingTexts.typed}>
        {groups.map(({ text, count }) => (
          <li key={text} className={styles.given}>
            <span>{text}</span>
            <b title={acceptingTexts.given(count)}>{count}</b>
            {led && (
              <Button
                size="small"
                icon="check"
                aria-label={acceptingTexts.acceptThis(text)}
                onClick={() => void acceptAnswer(led, text)}
              >
                {acceptingTexts.accept}
              </Button>
            )}
          </li>
        ))}
        {others > 0 && <li className={styles.others}>{acceptingTexts.others(others)}</li>}
      </ul>
      {led && others > 0 && led.remotes === 0 && <p className={styles.more}>{acceptingTexts.moreOnRemote}</p>}
    </>
  )
}

const groups = ['right', 'partly', 'wrong'] as const

const Counted = ({ counted }: { counted: NonNullable<QuestionClosed['counted']> }) => (
  <ul className={styles.counted}>
    {groups
      .filter((group) => counted[group] > 0)
      .map((group) => (
        <li key={group} className={styles.group} data-group={group} style={{ flexGrow: counted[group] }}>
          <b>{counted[group]}</b> {texts.counted[group]}
        </li>
      ))}
  </ul>
)
