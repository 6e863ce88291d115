import type { CSSProperties } from 'react'
import styles from './Confetti.module.css'

const hues = ['mint', 'sun', 'sky', 'berry', 'grape', 'orange']

const pieceStyle = (index: number): CSSProperties => ({
  '--x': `${(index * 61.8) % 100}%`,
  '--wait': `${((index * 37) % 100) / 40}s`,
  '--turn': `${(index % 2 ? 1 : -1) * (360 + ((index * 53) % 360))}deg`,
  '--hue': `var(--${hues[index % hues.length]})`,
})

/** Paper falls when something good has happened. With reduced motion there is none. */
export const Confetti = ({ pieces = 42 }: { pieces?: number }) => (
  <div className={styles.sky} aria-hidden="true">
    {Array.from({ length: pieces }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place
      <i key={index} style={pieceStyle(index)} />
    ))}
  </div>
)
