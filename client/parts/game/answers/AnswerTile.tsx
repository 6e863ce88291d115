import type { ElementType, ReactNode } from 'react'
import { worded } from '../../../parts/formulas/worded.tsx'
import { joinClasses } from '../../joinClasses.ts'
import { Icon, type IconName } from '../../pictures/Icon.tsx'
import styles from './AnswerTile.module.css'
import { type AnswerMark, markOf } from './answerMarks.ts'
import type { TextLength } from './textLength.ts'

/** Open to be chosen; chosen and waiting; out of the running; or judged. */
export type AnswerStanding = 'open' | 'chosen' | 'faded' | 'right' | 'wrong'

type AnswerTileProps = {
  index: number
  text: string
  /** In which it is written, where that is known. */
  lang?: string | undefined
  /** The address of a picture beside it. */
  picture?: string | undefined
  standing: AnswerStanding
  length: TextLength
  /** After the question: who chose it, of everybody. */
  share?: number | undefined
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

const verdicts: { readonly [Standing in AnswerStanding]?: IconName } = { right: 'check', wrong: 'close' }

export const AnswerTile = (tile: AnswerTileProps) => {
  const { index, text, lang, picture, standing, length, share, note, onChoose, disabled, isPressed, badge } = tile
  const mark = markOf(index)
  const verdict = verdicts[standing]
  const Tile: ElementType = onChoose ? 'button' : 'div'
  return (
    <Tile
      className={joinClasses(styles.tile, styles[standing])}
      data-answer={mark.tone}
      data-length={length}
      style={share === undefined ? share : { '--share': share }}
      type={onChoose && 'button'}
      onClick={onChoose}
      disabled={disabled}
      aria-pressed={isPressed}
      aria-keyshortcuts={onChoose && `${index + 1} ${mark.letter}`}
    >
      <AnswerShape mark={mark} />
      <span className={styles.text}>
        <span className="unseen">{mark.letter}: </span>
        {picture && <img className={styles.picture} src={picture} alt="" />}
        {worded(text, lang)}
        {note && <span className="unseen">. {note}</span>}
      </span>
      <span className={styles.judged}>
        {badge}
        {verdict && <Icon name={verdict} className={styles.verdict} />}
      </span>
    </Tile>
  )
}
