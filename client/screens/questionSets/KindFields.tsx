import { questionKinds } from '../../../rooms/shared/questions/questionKinds.ts'
import {
  answerLetters,
  answerMaxLength,
  fewestAnswers,
  fewestParts,
  mostAnswers,
} from '../../../rooms/shared/questions/questionLimits.ts'
import { Button } from '../../parts/Button.tsx'
import { Select, TextInput } from '../../parts/form/Field.tsx'
import { IconButton } from '../../parts/IconButton.tsx'
import { kindTexts as texts } from '../../texts/school/kinds.ts'
import { AnswerFields } from './AnswerFields.tsx'
import { AnswerPicture } from './AnswerPicture.tsx'
import type { DraftChange } from './draftFields.ts'
import { asKind, rearranged } from './draftKinds.ts'
import styles from './QuestionEditor.module.css'
import { Accepted, type KindProps, RightNumber } from './WrittenFields.tsx'

const toggled = (places: readonly number[], place: number): number[] =>
  places.includes(place) ? places.filter((one) => one !== place) : [...places, place].sort()

/** The places of so many answers, in their order. */
const placesOf = (answers: readonly string[]): number[] => answers.map((_, place) => place)

const without =
  (index: number): DraftChange =>
  (now) =>
    rearranged(now, placesOf(now.answers).toSpliced(index, 1))

export const KindField = ({ draft, number, onChange }: KindProps & { number: number }) => (
  <Select
    label={texts.kindOf(number)}
    hideLabel
    value={draft.kind}
    options={questionKinds.map((kind) => ({ value: kind, text: texts.names[kind] }))}
    onPick={(kind) => onChange((now) => asKind(kind, now))}
  />
)

/** The fields that a question of this kind needs beside its text. */
export const KindFields = (props: KindProps) => {
  switch (props.draft.kind) {
    case 'choice':
    case 'several':
      return <Choices {...props} />
    case 'order':
      return <Parts {...props} words={orderWords} least={fewestParts} />
    case 'opinion':
      return <Parts {...props} words={opinionWords} least={fewestAnswers} hasPictures />
    case 'slide':
      return null
    case 'typed':
      return <Accepted {...props} />
    case 'number':
      return <RightNumber {...props} />
  }
}

const Choices = ({ draft, complaints, onChange }: KindProps) => {
  const { kind, answers, correct, rights, answerImages } = draft
  const areSeveral = kind === 'several'
  return (
    <>
      <AnswerFields
        name={`correct-${draft.key}`}
        answers={answers}
        rights={areSeveral ? rights : [correct]}
        areSeveral={areSeveral}
        maxLength={answerMaxLength}
        complaintOf={(place) => complaints?.get(`answers.${place}`)}
        onMark={(place) =>
          onChange((now) =>
            areSeveral ? { ...now, rights: toggled(rights, place) } : { ...now, correct: place, isMarked: true },
          )
        }
        onAnswers={(changed) => onChange((now) => ({ ...now, answers: changed }))}
        count={{
          least: areSeveral ? fewestParts : fewestAnswers,
          onAdd: () => onChange((now) => ({ ...now, answers: [...answers, ''] })),
          onRemove: (index) => onChange(without(index)),
        }}
        pictures={{ of: answerImages, onChange }}
      />
      {!areSeveral && answers.every((answer) => answer.trim() === '') && (
        <Button
          size="small"
          onClick={() =>
            onChange((now) => ({
              ...now,
              answers: [texts.yes, texts.no],
              answerImages: ['', ''],
              awaited: [],
              correct: 0,
              isMarked: false,
            }))
          }
        >
          {texts.trueFalse}
        </Button>
      )}
    </>
  )
}

interface PartWords {
  all: string
  one: (number: number) => string
  up: (number: number) => string
  down: (number: number) => string
  remove: (number: number) => string
  add: string
}

const orderWords: PartWords = {
  all: texts.parts,
  one: texts.part,
  up: texts.partUp,
  down: texts.partDown,
  remove: texts.removePart,
  add: texts.addPart,
}

const opinionWords: PartWords = {
  all: texts.opinions,
  one: texts.opinion,
  up: texts.opinionUp,
  down: texts.opinionDown,
  remove: texts.removeOpinion,
  add: texts.addAnswer,
}

type PartsProps = KindProps & { words: PartWords; least: number; hasPictures?: boolean }

/** Texts one below the other, without marks. */
const Parts = ({ draft, complaints, onChange, words, least, hasPictures }: PartsProps) => {
  const { answers } = draft
  const pictures = answers.map((_, place) => draft.answerImages[place] ?? '')
  const change = (changed: string[]) => onChange((now) => ({ ...now, answers: changed }))
  const move = (index: number, by: -1 | 1) =>
    onChange((now) =>
      rearranged(
        now,
        placesOf(now.answers)
          .toSpliced(index, 1)
          .toSpliced(index + by, 0, index),
      ),
    )
  return (
    <fieldset>
      <legend className={styles.legend}>{words.all}</legend>
      <ol className={styles.parts}>
        {answers.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
          <li key={index} className={styles.answer}>
            <TextInput
              label={words.one(index + 1)}
              hideLabel
              placeholder={words.one(index + 1)}
              maxLength={answerMaxLength}
              required
              error={complaints?.get(`answers.${index}`)}
              value={part}
              onChange={(event) => change(answers.with(index, event.target.value))}
            />
            {hasPictures && (
              <AnswerPicture
                letter={answerLetters[index] ?? ''}
                place={index}
                picture={pictures[index] ?? ''}
                onChange={onChange}
              />
            )}
            <IconButton icon="up" label={words.up(index + 1)} disabled={index === 0} onClick={() => move(index, -1)} />
            <IconButton
              icon="down"
              label={words.down(index + 1)}
              disabled={index === answers.length - 1}
              onClick={() => move(index, 1)}
            />
            {answers.length > least && (
              <IconButton icon="close" label={words.remove(index + 1)} onClick={() => onChange(without(index))} />
            )}
          </li>
        ))}
      </ol>
      {answers.length < mostAnswers && (
        <Button size="small" icon="plus" onClick={() => change([...answers, ''])}>
          {words.add}
        </Button>
      )}
    </fieldset>
  )
}
