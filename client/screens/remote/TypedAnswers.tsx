import { Button } from '../../parts/Button.tsx'
import { acceptAnswer } from '../../parts/game/host/acceptAnswer.ts'
import { KeepAccepted } from '../../parts/game/host/KeepAccepted.tsx'
import { Icon } from '../../parts/pictures/Icon.tsx'
import type { GameView } from '../../state/gameView.ts'
import { useRemote } from '../../state/remote.ts'
import { acceptingTexts as texts } from '../../texts/game/accepting.ts'
import { amountText } from '../../texts/parts.ts'
import { useFocusKeptOver } from '../play/useKeptFocus.ts'
import styles from './TypedAnswers.module.css'

/** Typed answers that are not right, while the host can still accept them. */
export const TypedAnswers = ({ view }: { view: GameView }) => {
  const { typed = [] } = useRemote((remote) => remote.sheet)
  const { phase, closed, questionNumber } = view
  const accepted = closed?.accepted ?? []
  // A button goes with the answer that it has accepted.
  useFocusKeptOver(accepted.join())
  if (phase !== 'reveal' || closed?.voided || typed.length + accepted.length === 0) return null
  return (
    <section className={styles.typed} aria-labelledby="typed-answers">
      {accepted.length > 0 && (
        <div className={styles.accepted} role="status">
          <p>
            <Icon name="check" size={18} /> {texts.accepted(accepted)}
          </p>
          {closed?.keeps && <KeepAccepted key={questionNumber} view={view} texts={accepted} />}
        </div>
      )}
      {typed.length > 0 && (
        <>
          <h2 id="typed-answers">{texts.title}</h2>
          <p className={styles.hint}>
            <Icon name="eye" size={16} /> {texts.titleHint}
          </p>
          <ul>
            {typed.map(({ text, count }) => (
              <li key={text}>
                <span>{text}</span>
                <b title={texts.given(count)}>{amountText(count)}</b>
                <Button
                  size="small"
                  icon="check"
                  aria-label={texts.acceptThis(text)}
                  onClick={() => void acceptAnswer(view, text)}
                >
                  {texts.accept}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
