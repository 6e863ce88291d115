import type { AskedQuestion, GivenAnswer } from '../../../../rooms/shared/contract/asking.ts'
import { Button } from '../../../parts/Button.tsx'
import { markOf } from '../../../parts/game/answers/answerMarks.ts'
import { gamePlayTexts as texts } from '../../../texts/game/gamePlay.ts'
import styles from './PlainField.module.css'

type PlainProps = { question: AskedQuestion; isOpen: boolean; onGive: (given: GivenAnswer) => void }

/** Answers any kind where its own field does not come: a word, a number, or letters. The server reads them. */
export const PlainField = ({ question: { answers }, isOpen, onGive }: PlainProps) => (
  <form
    className={styles.plain}
    onSubmit={(event) => {
      event.preventDefault()
      onGive({ text: String(new FormData(event.currentTarget).get('text')).trim() })
    }}
  >
    {answers.map((answer, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: an answer is its place
      <p key={place}>
        {markOf(place).letter}: {answer}
      </p>
    ))}
    <input
      name="text"
      aria-label={texts.yourAnswer}
      placeholder={answers[1] && 'C A'}
      maxLength={80}
      required
      disabled={!isOpen}
    />
    <Button type="submit" look="grape" size="large" disabled={!isOpen}>
      {texts.send}
    </Button>
  </form>
)
