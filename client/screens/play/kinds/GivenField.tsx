import { type ReactNode, useCallback, useEffect, useState } from 'react'
import type { AskedQuestion, GivenAnswer } from '../../../../rooms/shared/contract/asking.ts'
import type { QuestionKind } from '../../../../rooms/shared/questions/question.ts'
import { longestTyped } from '../../../../rooms/shared/questions/questionLimits.ts'
import { Button } from '../../../parts/Button.tsx'
import { type AnswerStanding, AnswerTile } from '../../../parts/game/answers/AnswerTile.tsx'
import { answersLength, longestWord } from '../../../parts/game/answers/textLength.ts'
import { useAnswerKeys } from '../../../parts/game/answers/useAnswerKeys.ts'
import { useNextKeys } from '../../../parts/game/answers/useNextKeys.ts'
import { Icon } from '../../../parts/pictures/Icon.tsx'
import { playCue } from '../../../state/sound.ts'
import { answeringTexts as texts } from '../../../texts/game/answering.ts'
import { gamePlayTexts } from '../../../texts/game/gamePlay.ts'
import asked from '../player/PlayerQuestion.module.css'
import styles from './GivenField.module.css'

type FieldProps = {
  question: AskedQuestion
  /** The locked answer, once there is one. */
  own: GivenAnswer | undefined
  isOpen: boolean
  /** The time is over: the content of the field is the answer. */
  isOver: boolean
  /** How each answer turned out, if that is known. */
  standingOf?: ((place: number) => AnswerStanding) | undefined
  onGive: (given: GivenAnswer) => void
}

/**
 * Sends the content of the field at the moment when the time is over, so that an answer is not lost because the player
 * did not press the button. Where answers still count after that, the first letter typed then must not be sent alone.
 */
function useLastMoment(
  isOver: boolean,
  own: GivenAnswer | undefined,
  draft: GivenAnswer | null,
  give: FieldProps['onGive'],
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the time runs out
  useEffect(() => {
    if (isOver && !own && draft) give(draft)
  }, [isOver])
}

const Lock = ({
  draft,
  isOpen,
  onGive,
}: {
  draft: GivenAnswer | null
  isOpen: boolean
  onGive: FieldProps['onGive']
}) => {
  const give = useCallback(() => {
    if (draft) onGive(draft)
  }, [draft, onGive])
  useNextKeys(isOpen && draft !== null, give)
  return (
    <Button look="grape" size="large" wide disabled={!isOpen || !draft} onClick={give} aria-keyshortcuts="Enter">
      {texts.lockIn}
    </Button>
  )
}

type TilesProps = Pick<FieldProps, 'question' | 'isOpen' | 'standingOf'> & {
  label: string
  markOf: (place: number) => boolean | number
  onTap: (place: number) => void
}

const Tiles = ({
  question: { answers, answerImages, language },
  isOpen,
  standingOf,
  label,
  markOf,
  onTap,
}: TilesProps) => {
  const tap = useCallback(
    (place: number) => {
      playCue('click')
      onTap(place)
    },
    [onTap],
  )
  useAnswerKeys(isOpen, answers.length, tap)
  return (
    <ol
      className={asked.answers}
      data-many={answers.length > 4 || undefined}
      aria-label={label}
      style={{ '--letters': longestWord(answers) }}
    >
      {answers.map((answer, place) => {
        const mark = markOf(place)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an answer is its place
          <li key={place}>
            <AnswerTile
              index={place}
              text={answer}
              lang={language}
              picture={answerImages?.[place]}
              standing={standingOf?.(place) ?? (mark === false ? (isOpen ? 'open' : 'faded') : 'chosen')}
              length={answersLength(answers)}
              isPressed={mark !== false}
              badge={<b className={styles.badge}>{mark === true ? <Icon name="check" /> : mark}</b>}
              note={typeof mark === 'number' ? texts.placed(mark) : undefined}
              onChoose={() => onTap(place)}
              disabled={!isOpen}
            />
          </li>
        )
      })}
    </ol>
  )
}

const Several = (props: FieldProps) => {
  const { own, isOpen, isOver, onGive } = props
  const [picked, setPicked] = useState<readonly number[]>(own?.choices ?? [])
  const marked = own?.choices ?? picked
  const draft = picked.length > 0 ? { choices: [...picked] } : null
  useLastMoment(isOver, own, draft, onGive)
  const toggle = useCallback(
    (place: number) =>
      setPicked((now) => (now.includes(place) ? now.filter((one) => one !== place) : [...now, place].sort())),
    [],
  )
  return (
    <div className={styles.field}>
      <p className={styles.hint}>{texts.several}</p>
      <Tiles {...props} label={gamePlayTexts.answers} markOf={(place) => marked.includes(place)} onTap={toggle} />
      <Lock draft={draft} isOpen={isOpen} onGive={onGive} />
    </div>
  )
}

/** The first tap gets number 1. A tap on a tile with a number takes the number away. */
const Order = (props: FieldProps) => {
  const { question, own, isOpen, isOver, onGive } = props
  const [placed, setPlaced] = useState<readonly number[]>(own?.order ?? [])
  const marked = own?.order ?? placed
  const draft = placed.length === question.answers.length ? { order: [...placed] } : null
  useLastMoment(isOver, own, draft, onGive)
  const tap = useCallback(
    (place: number) => setPlaced((now) => (now.includes(place) ? now.filter((one) => one !== place) : [...now, place])),
    [],
  )
  return (
    <div className={styles.field}>
      <p className={styles.hint}>{texts.order}</p>
      <Tiles
        {...props}
        label={gamePlayTexts.answers}
        markOf={(place) => marked.includes(place) && marked.indexOf(place) + 1}
        onTap={tap}
      />
      <Lock draft={draft} isOpen={isOpen} onGive={onGive} />
    </div>
  )
}

const Typed = ({ question: { kind, unit, language }, own, isOpen, isOver, onGive }: FieldProps) => {
  const [text, setText] = useState(own?.text ?? '')
  const draft = text.trim() === '' ? null : { text: text.trim() }
  // "four" would count as wrong. When the time is over it is sent all the same, for the teacher to read.
  const isNoNumber = !own && kind === 'number' && draft !== null && !/\p{N}/u.test(text)
  const canLock = isOpen && draft !== null && !isNoNumber
  useLastMoment(isOver, own, draft, onGive)
  return (
    <form
      className={styles.field}
      onSubmit={(event) => {
        event.preventDefault()
        if (canLock) onGive(draft)
      }}
    >
      <label className={styles.typed}>
        <span className={styles.hint} aria-live="polite">
          {kind !== 'number' ? texts.typed : isNoNumber ? texts.inDigits : texts.number}
        </span>
        <span className={styles.line}>
          <input
            type="text"
            lang={language}
            value={own?.text ?? text}
            maxLength={longestTyped}
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="send"
            // biome-ignore lint/a11y/noAutofocus: there is one thing to do, and it is to type
            autoFocus={isOpen}
            readOnly={!isOpen}
            onChange={(event) => setText(event.target.value)}
          />
          {unit && <b>{unit}</b>}
        </span>
      </label>
      <Button type="submit" look="grape" size="large" wide disabled={!canLock}>
        {texts.lockIn}
      </Button>
    </form>
  )
}

/** One tap. No opinion is wrong. */
const Opinion = (props: FieldProps) => {
  const { own, onGive } = props
  return (
    <div className={styles.field}>
      <p className={styles.hint}>{texts.opinionHint}</p>
      <Tiles
        {...props}
        label={gamePlayTexts.answers}
        markOf={(place) => own?.choices?.includes(place) === true}
        onTap={(place) => onGive({ choices: [place] })}
      />
    </div>
  )
}

const Slide = () => (
  <div className={styles.field}>
    <p className={styles.hint}>{texts.slide}</p>
  </div>
)

const fields: Record<Exclude<QuestionKind, 'choice'>, (props: FieldProps) => ReactNode> = {
  several: Several,
  order: Order,
  typed: Typed,
  number: Typed,
  opinion: Opinion,
  slide: Slide,
}

/** Fields for answers that are more than one tap: the player puts the answer together on the device and sends it as a whole. */
export function GivenField(props: FieldProps) {
  const { question, isOpen } = props
  const { kind = 'choice' } = question
  // A page that was loaded again has the player's answer from the server.
  const own = props.own ?? (isOpen ? undefined : question.own)
  if (kind === 'choice') return null
  const Field = fields[kind]
  return <Field {...props} own={own} />
}
