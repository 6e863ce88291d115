import type { ReactNode } from 'react'
import { joinClasses } from '../../joinClasses.ts'
import { Icon } from '../../pictures/Icon.tsx'
import styles from './AnswerTile.module.css'
import { type AnswerMark, markOf } from './answerMarks.ts'
import type { TextLength } from './textLength.ts'

/** Open to be chosen; chosen and waiting; out of the running; or judged. */
export type AnswerStanding = 'open' | 'chosen' | 'faded' | 'right' | 'wrong'

type AnswerTileProps = {
  index: number
  text: string
  /** The address of a picture beside it. */
  picture?: string | undefined
  standing: AnswerStanding
  length: TextLength
  /** After the question: how many chose it, and their share of everybody. */
  chosenBy?: { count: number; share: number; label: string } | undefined
  /** Said with the answer by screen readers. */
  note?: string | undefined
  /** With it the tile is a button. */
  onChoose?: (() => void) | undefined
  disabled?: boolean
  /** Of one that can be taken back. */
  isPressed?: boolean
  /** Beside its text. */
  badge?: ReactNode
}

export const AnswerShape = ({ mark, className }: { mark: AnswerMark; className?: string | undefined }) => (
  <svg aria-hidden="true" viewBox="0 0 24 24" className={joinClasses(styles.shape, className)}>
    <path d={mark.shape} />
    <text x="12" y={mark.letterY} textAnchor="middle">
      {mark.letter}
    </text>
  </svg>
)

export const AnswerTile = (tile: AnswerTileProps) => {
  const { index, text, picture, standing, length, chosenBy, note, onChoose, disabled, isPressed, badge } = tile
  const mark = markOf(index)
  const looks = {
    className: joinClasses(styles.tile, styles[mark.tone], styles[standing]),
    'data-length': length,
    style: chosenBy ? { '--share': chosenBy.share } : undefined,
  }
  const inside = (
    <>
      {chosenBy && <span className={styles.bar} aria-hidden="true" />}
      <AnswerShape mark={mark} />
      <span className={styles.text}>
        <span className="unseen">{mark.letter}: </span>
        {picture && <img className={styles.picture} src={picture} alt="" />}
        {text}
        {note && <span className="unseen">. {note}</span>}
      </span>
      <span className={styles.judged}>
        {chosenBy && (
          <span className={styles.count}>
            <span aria-hidden="true">{chosenBy.count}</span>
            <span className="unseen">{chosenBy.label}</span>
          </span>
        )}
        {badge}
        {standing === 'right' && <Icon name="check" className={styles.verdict} />}
        {standing === 'wrong' && <Icon name="close" className={styles.verdict} />}
      </span>
    </>
  )
  if (!onChoose) return <div {...looks}>{inside}</div>
  return (
    <button
      {...looks}
      type="button"
      onClick={onChoose}
      disabled={disabled}
      aria-pressed={isPressed}
      aria-keyshortcuts={`${index + 1} ${mark.letter}`}
    >
      {inside}
    </button>
  )
}
