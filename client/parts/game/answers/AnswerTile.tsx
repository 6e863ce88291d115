import type { ElementType, ReactNode } from 'react'
import { worded } from '../../../parts/formulas/worded.tsx'
import { joinClasses } from '../../joinClasses.ts'
import { Icon, type IconName } from '../../pictures/Icon.tsx'
import styles from './AnswerTile.module.css'
import { type AnswerMark, markOf } from './answerMarks.ts'
import type { TextLength } from './textLength.ts'

/** Open to be chosen; chosen and waiting; no longer in play; or judged. */
export type AnswerStanding = 'open' | 'chosen' | 'faded' | 'right' | 'wrong'

type AnswerTileProps = {
  index: number
  text: string
  /** The language of the text, if it is known. */
  lang?: string | undefined
  /** The address of a picture beside the text. */
  picture?: string | undefined
  standing: AnswerStanding
  length: TextLength
  /** After the question: the share of all players who chose it. */
  share?: number | undefined
  /** Screen readers say it with the answer. */
  note?: string | undefined
  /** Makes the tile a button. */
  onChoose?: (() => void) | undefined
  disabled?: boolean
  /** Set on an answer that can be taken back. */
  isPressed?: boolean
  /** Stands beside the text. */
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
