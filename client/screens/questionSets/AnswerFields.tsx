import choice from '../../parts/form/choice.module.css'
import { TextInput } from '../../parts/form/Field.tsx'
import { joinClasses } from '../../parts/joinClasses.ts'
import { Icon } from '../../parts/pictures/Icon.tsx'
import { questionSetTexts as texts } from '../../texts/school/questionSets.ts'
import { AnswerPicture } from './AnswerPicture.tsx'
import styles from './QuestionEditor.module.css'

const letters = ['A', 'B', 'C', 'D'] as const

type AnswerFieldsProps = {
  /** Of the group of marks, which is one of many on its page. */
  name: string
  answers: readonly string[]
  correct: number
  maxLength?: number
  complaintOf?: (answer: string) => { error?: string }
  /** Also called for the one that is marked already: then somebody has said so. */
  onMark: (index: number) => void
  onAnswers: (answers: string[]) => void
  /** Where answers may have pictures. */
  pictures?: { of: readonly string[]; onChange: (pictures: string[]) => void }
}

/** Four answers, and which one is right. */
export const AnswerFields = (props: AnswerFieldsProps) => {
  const { name, answers, correct, maxLength, complaintOf, onMark, onAnswers, pictures } = props
  return (
    <fieldset>
      <legend className={styles.legend}>{texts.answers}</legend>
      <div className={styles.answers}>
        {letters.map((letter, index) => (
          <div key={letter} className={styles.answer} data-letter={letter}>
            <label className={joinClasses(choice.pickable, styles.mark)}>
              <input
                type="radio"
                name={name}
                aria-label={texts.correct(letter)}
                checked={correct === index}
                onChange={() => onMark(index)}
                onClick={() => correct === index && onMark(index)}
              />
              <span aria-hidden="true">{correct === index ? <Icon name="check" /> : letter}</span>
            </label>
            <TextInput
              label={texts.answer(letter)}
              hideLabel
              placeholder={texts.answer(letter)}
              maxLength={maxLength}
              required
              {...complaintOf?.(answers[index] ?? '')}
              value={answers[index] ?? ''}
              onChange={(event) => onAnswers(answers.with(index, event.target.value))}
            />
            {pictures && (
              <AnswerPicture
                letter={letter}
                picture={pictures.of[index] ?? ''}
                onChange={(picture) => pictures.onChange([...pictures.of].with(index, picture))}
              />
            )}
          </div>
        ))}
      </div>
    </fieldset>
  )
}
