import { type CSSProperties, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { FullScreenButton } from '../../../parts/game/host/FullScreenButton.tsx'
import { joinClasses } from '../../../parts/joinClasses.ts'
import { Icon } from '../../../parts/pictures/Icon.tsx'
import { SoundControl } from '../../../parts/sound/SoundControl.tsx'
import { replayTexts } from '../../../texts/game/replay.ts'
import type { Cut } from './film.ts'
import styles from './ReplayBar.module.css'
import type { Chapter } from './reel.ts'
import { type Projector, paces } from './useProjector.ts'
import type { FoldedSoFar } from './useReel.ts'

type ReplayBarProps = {
  reel: FoldedSoFar
  projector: Projector
  /** Fills as the picture goes by. */
  progress: RefObject<HTMLSpanElement | null>
  cuts: readonly Cut[]
  /** Buttons that lead out of the replay. */
  children: ReactNode
}

/** Chapter, speed and position: everything also has its key. */
export const ReplayBar = ({ reel, projector, progress, cuts, children }: ReplayBarProps) => {
  const { shot, isPlaying, pace, cut, play, setPace, setCut, jump } = projector
  const chapter = shot?.chapter ?? 0
  const isOver = shot?.question === null
  const toggle = () => {
    if (isOver) jump(0)
    play(isOver || !isPlaying)
  }
  return (
    <section className={styles.bar} aria-label={replayTexts.bar} title={replayTexts.keys}>
      <Timeline reel={reel} chapter={chapter} jump={jump} progress={progress} />
      <div className={styles.controls}>
        <button type="button" className={joinClasses(styles.control, styles.go)} onClick={toggle}>
          <Icon name={isOver ? 'again' : isPlaying ? 'pause' : 'play'} />
          <span>{isOver ? replayTexts.again : isPlaying ? replayTexts.pause : replayTexts.play}</span>
        </button>
        <Step icon="back" text={replayTexts.before} onPress={() => jump(Math.max(0, chapter - 1))} />
        <Step icon="forward" text={replayTexts.next} onPress={() => jump(chapter + 1)} />
        <Choice legend={replayTexts.pace} choices={paces} chosen={pace} textOf={replayTexts.times} onChoose={setPace} />
        <FullScreenButton className={joinClasses(styles.control, styles.narrow)} />
        <Choice
          legend={replayTexts.cut}
          choices={cuts}
          chosen={cut}
          textOf={(one) => replayTexts.cuts[one]}
          onChoose={setCut}
        />
        <span className={styles.gap} />
        <SoundControl className={styles.control} />
        {children}
      </div>
    </section>
  )
}

const Step = ({ icon, text, onPress }: { icon: 'back' | 'forward'; text: string; onPress: () => void }) => (
  <button type="button" className={styles.control} onClick={onPress} aria-label={text} title={text}>
    <Icon name={icon} />
  </button>
)

type ChoiceProps<Value extends string | number> = {
  legend: string
  choices: readonly Value[]
  chosen: Value
  textOf: (value: Value) => string
  onChoose: (value: Value) => void
}

const Choice = <Value extends string | number>({ legend, choices, chosen, textOf, onChoose }: ChoiceProps<Value>) => (
  <fieldset className={styles.choice}>
    <legend className="unseen">{legend}</legend>
    {choices.map((value) => (
      <button
        key={value}
        type="button"
        className={styles.option}
        aria-pressed={value === chosen}
        onClick={() => onChoose(value)}
      >
        {textOf(value)}
      </button>
    ))}
  </fieldset>
)

type TimelineProps = Pick<ReplayBarProps, 'reel' | 'progress'> & { chapter: number; jump: Projector['jump'] }

/** One column for each question, as high as the share of right answers. */
const Timeline = ({ reel: { chapters, questions }, chapter, jump, progress }: TimelineProps) => {
  const told = chapters.filter(({ number }) => number !== null).length
  const coming = Array.from({ length: Math.max(0, questions - told) }, (_, index) => told + index + 1)
  return (
    <ol className={styles.timeline} aria-label={replayTexts.timeline}>
      {chapters.map((one, place) => (
        <li key={one.question ?? 'podium'}>
          <Column chapter={one} isOn={place === chapter} onPress={() => jump(place)}>
            {place === chapter && <span ref={progress} className={styles.progress} />}
          </Column>
        </li>
      ))}
      {chapters.at(-1)?.question !== null &&
        coming.map((question) => (
          <li key={question}>
            <span className={joinClasses(styles.column, styles.coming)}>{question}</span>
          </li>
        ))}
    </ol>
  )
}

type ColumnProps = { chapter: Chapter; isOn: boolean; onPress: () => void; children: ReactNode }

const Column = ({ chapter: { question, number, scenes, rightShare }, isOn, onPress, children }: ColumnProps) => {
  const isVoided = scenes.some(({ closed }) => closed?.voided === true)
  const place = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isOn) place.current?.scrollIntoView({ inline: 'nearest', block: 'nearest' })
  }, [isOn])
  const between = question === null ? replayTexts.podium : replayTexts.opinion
  const label = number === null ? between : replayTexts.question(number, rightShare, isVoided)
  return (
    <button
      ref={place}
      type="button"
      className={joinClasses(styles.column, isVoided && styles.voided)}
      style={{ '--right': rightShare ?? 0 } as CSSProperties}
      aria-current={isOn ? 'step' : undefined}
      aria-label={label}
      title={label}
      onClick={onPress}
    >
      {number ?? <Icon name={question === null ? 'trophy' : 'chart'} size={18} />}
      {children}
    </button>
  )
}
