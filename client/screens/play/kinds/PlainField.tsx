import type { AskedQuestion, GivenAnswer } from '../../../../rooms/shared/contract/asking.ts'
import { gamePlayTexts } from '../../../texts/game/gamePlay.ts'
import styles from './PlainField.module.css'

type PlainProps = { question: AskedQuestion; isOpen: boolean; onGive: (given: GivenAnswer) => void }

/** Answers every kind of question if its own field cannot be loaded: with a word, a number, or letters. The server reads them. */
export const PlainField = ({ question, isOpen, onGive }: PlainProps) => (
  <form
    className={styles.plain}
    onSubmit={(event) => {
      event.preventDefault()
      onGive({ text: String(new FormData(event.currentTarget).get('text')) })
    }}
  >
    {question.answers.map((answer) => (
      <p key={answer}>{answer}</p>
    ))}
    <input name="text" aria-label={gamePlayTexts.yourAnswer} maxLength={80} required disabled={!isOpen} />
    <button type="submit" disabled={!isOpen}>
      {gamePlayTexts.yourAnswer}
    </button>
  </form>
)
