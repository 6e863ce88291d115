import type { ReactNode } from 'react'
import { answerLetters, mostAnswers } from '../../../rooms/shared/questions/questionLimits.ts'
import { Button } from '../../parts/Button.tsx'
import choice from '../../parts/form/choice.module.css'
import { TextInput } from '../../parts/form/Field.tsx'
import { IconButton } from '../../parts/IconButton.tsx'
import { joinClasses } from '../../parts/joinClasses.ts'
import { Icon } from '../../parts/pictures/Icon.tsx'
import { kindTexts } from '../../texts/school/kinds.ts'
import { questionSetTexts as texts } from '../../texts/school/questionSets.ts'
import { AnswerPicture } from './AnswerPicture.tsx'
import type { DraftChange } from './draftFields.ts'
import styles from './QuestionEditor.module.css'

type AnswerFieldsProps = {
  /** Names the group of marks, because its page has many such groups. */
  name: string
  answers: readonly string[]
  /** The places of all that are marked as right. */
  rights: readonly number[]
  /** Whether the author may mark several answers. Otherwise a mark takes the mark off the others. */
  areSeveral?: boolean
  maxLength?: number
  complaintOf?: (index: number) => string | undefined
  /** Also called for the answer that is marked already: then the author has confirmed it. */
  onMark: (index: number) => void
  onAnswers: (answers: string[]) => void
  /** Given if the author may add and remove answers. */
  count?: { least: number; onAdd: () => void; onRemove: (index: number) => void }
  /** Given if answers may have pictures. */
  pictures?: { of: readonly string[]; onChange: (change: DraftChange) => void }
}

/** Two to six answers, and which of them are right. */
export const AnswerFields = (props: AnswerFieldsProps) => {
  const { name, answers, rights, areSeveral, maxLength, complaintOf, onMark, onAnswers, count, pictures } = props
  return (
    <fieldset>
      <legend className={styles.legend}>{areSeveral ? kindTexts.answers : texts.answers}</legend>
      <div className={styles.answers}>
        {answerLetters.slice(0, answers.length).map((letter, index) => (
          <div key={letter} className={styles.answer} data-letter={letter}>
            <Mark
              label={areSeveral ? kindTexts.isRight(letter) : texts.correct(letter)}
              type={areSeveral ? 'checkbox' : 'radio'}
              name={name}
              isOn={rights.includes(index)}
              onMark={() => onMark(index)}
            >
              {letter}
            </Mark>
            <TextInput
              label={texts.answer(letter)}
              hideLabel
              placeholder={texts.answer(letter)}
              maxLength={maxLength}
              required
              error={complaintOf?.(index)}
              value={answers[index] ?? ''}
              onChange={(event) => onAnswers(answers.with(index, event.target.value))}
            />
            {pictures && (
              <AnswerPicture
                letter={letter}
                place={index}
                picture={pictures.of[index] ?? ''}
                onChange={pictures.onChange}
              />
            )}
            {count && answers.length > count.least && (
              <IconButton icon="close" label={kindTexts.removeAnswer(letter)} onClick={() => count.onRemove(index)} />
            )}
          </div>
        ))}
      </div>
      {count && answers.length < mostAnswers && (
        <Button size="small" icon="plus" className={styles.add} onClick={count.onAdd}>
          {kindTexts.addAnswer}
        </Button>
      )}
    </fieldset>
  )
}

type MarkProps = {
  label: string
  type: 'radio' | 'checkbox'
  name: string
  isOn: boolean
  onMark: () => void
  children: ReactNode
}

const Mark = ({ label, type, name, isOn, onMark, children }: MarkProps) => (
  <label className={joinClasses(choice.pickable, styles.mark)}>
    <input
      type={type}
      name={name}
      aria-label={label}
      checked={isOn}
      onChange={onMark}
      onClick={() => type === 'radio' && isOn && onMark()}
    />
    <span aria-hidden="true">{isOn ? <Icon name="check" /> : children}</span>
  </label>
)
