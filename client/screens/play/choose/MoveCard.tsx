import type { ReactNode } from 'react'
import type { Actors } from '../../../modes/cards/actors.tsx'
import type { MoveOnCard, Risk } from '../../../modes/modeScreen.ts'
import { joinClasses } from '../../../parts/joinClasses.ts'
import { choosingTexts } from '../../../texts/game/choosing.ts'
import styles from './MoveCard.module.css'
import { toneOf, wordsAndNumbers } from './moveCards.ts'
import { RiskSign } from './RiskSign.tsx'

type MoveCardProps = {
  card: MoveOnCard | null
  index: number
  name: string
  pays: string
  words: string
  risk: Risk | null
  actors: Actors
  standing: 'open' | 'chosen' | 'faded'
  /** The room plays this move for a player who does not choose. */
  isDefault: boolean
  disabled: boolean
  onChoose: () => void
  children?: ReactNode
}

/** A card is nine tenths picture, with the name, the pay as one large number, the risk, and a few words. */
export const MoveCard = (card: MoveCardProps) => {
  const { card: move, index, name, pays, words, risk, actors, standing, isDefault, disabled, onChoose, children } = card
  return (
    <button
      type="button"
      className={joinClasses(styles.card, styles[toneOf(move)], styles[standing])}
      onClick={onChoose}
      disabled={disabled}
      aria-keyshortcuts={String(index + 1)}
      aria-pressed={standing === 'chosen'}
    >
      <span className={styles.picture} aria-hidden="true">
        <svg viewBox="0 0 194 190" aria-hidden="true">
          {move && <move.Picture {...actors} />}
        </svg>
      </span>
      <svg className={styles.edge} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.side} d={sideWave} />
        <path className={styles.foot} d={footWave} />
      </svg>
      {risk && <RiskSign risk={risk} className={styles.risk} />}
      <span className={styles.words}>
        <span className={styles.head}>
          <b className={styles.name}>{name}</b> <b className={styles.pays}>{pays}</b>
        </span>
        <span className={styles.what}>
          {wordsAndNumbers(words).map(({ text, isNumber }, at) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
            isNumber ? <b key={at}>{text}</b> : text,
          )}
        </span>
        {isDefault && <span className={styles.note}>{choosingTexts.byItself}</span>}
        {children}
      </span>
    </button>
  )
}

/** The wave in which a picture ends, beside the words or above them: the style sheet cuts pictures along the same line. */
const steps = Array.from({ length: 33 }, (_, step) => step / 32)
const wave = (at: number): number => 95 + 3.2 * Math.sin(at * 8.6 + 1.1) - 1.5 * at
const sideWave = `M${steps.map((at) => `${wave(at).toFixed(2)} ${(at * 100).toFixed(2)}`).join('L')}`
const footWave = `M${steps.map((at) => `${(at * 100).toFixed(2)} ${wave(at).toFixed(2)}`).join('L')}`
