import type { QuestionKind } from '../../../rooms/shared/questions/question.ts'
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
import type { DraftChange, QuestionDraft } from './draftFields.ts'
import styles from './QuestionEditor.module.css'
import { Accepted, type KindProps, RightNumber } from './WrittenFields.tsx'

const toggled = (places: readonly number[], place: number): number[] =>
  places.includes(place) ? places.filter((one) => one !== place) : [...places, place].sort()

const without = <T,>(all: readonly T[], index: number): T[] => all.toSpliced(index, 1)

/** The new index of a place after the answer at `index` has gone. */
const movedUp = (place: number, index: number): number => (place > index ? place - 1 : place)

const withPicture =
  (place: number, picture: string): DraftChange =>
  (now) => ({
    ...now,
    answerImages: now.answers.map((_, at) => (at === place ? picture : (now.answerImages[at] ?? ''))),
  })

/** Adds empty parts until there are as many as the kind needs. */
const atLeast = (texts: readonly string[], least: number): string[] => [
  ...texts,
  ...Array.from({ length: Math.max(0, least - texts.length) }, () => ''),
]

export const KindField = ({ draft, number, onChange }: KindProps & { number: number }) => (
  <Select
    label={texts.kindOf(number)}
    hideLabel
    value={draft.kind}
    options={questionKinds.map((kind) => ({ value: kind, text: texts.names[kind] }))}
    onPick={(kind) => onChange((now) => ({ ...now, kind, ...startOf(kind, draft) }))}
  />
)

/** All texts stay. The right answer stays right if the new kind has one. */
function startOf(kind: QuestionKind, draft: QuestionDraft): Partial<QuestionDraft> {
  const answers = atLeast(draft.answers, kind === 'choice' || kind === 'opinion' ? fewestAnswers : fewestParts)
  if (kind === 'several') return { answers, rights: draft.rights.length > 0 ? draft.rights : [draft.correct] }
  if (kind === 'choice') return { answers, correct: Math.min(draft.rights[0] ?? draft.correct, answers.length - 1) }
  return kind === 'order' || kind === 'opinion' ? { answers } : {}
}

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
  const remove = (index: number) =>
    onChange((now) => ({
      ...now,
      answers: without(answers, index),
      answerImages: without(
        answers.map((_, place) => answerImages[place] ?? ''),
        index,
      ),
      correct: correct === index ? 0 : movedUp(correct, index),
      isMarked: draft.isMarked && correct !== index,
      rights: rights.filter((place) => place !== index).map((place) => movedUp(place, index)),
    }))
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
          onRemove: remove,
        }}
        pictures={{ of: answerImages, onChange: (place, picture) => onChange(withPicture(place, picture)) }}
      />
      {!areSeveral && answers.every((answer) => answer.trim() === '') && (
        <Button
          size="small"
          onClick={() =>
            onChange((now) => ({
              ...now,
              answers: [texts.yes, texts.no],
              answerImages: ['', ''],
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
  /** A picture moves together with its text. */
  const arrange = (how: (texts: string[]) => string[]) =>
    onChange((now) => ({ ...now, answers: how(answers), ...(hasPictures && { answerImages: how(pictures) }) }))
  const move = (index: number, by: -1 | 1) =>
    arrange((texts) => without(texts, index).toSpliced(index + by, 0, texts[index] ?? ''))
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
                picture={pictures[index] ?? ''}
                onChange={(picture) => onChange(withPicture(index, picture))}
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
              <IconButton
                icon="close"
                label={words.remove(index + 1)}
                onClick={() => arrange((texts) => without(texts, index))}
              />
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
