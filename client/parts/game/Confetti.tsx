import styles from './Confetti.module.css'

const pieces = Array.from({ length: 42 }, (_, index) => ({
  key: index,
  style: {
    '--x': `${(index * 61.8) % 100}%`,
    '--wait': `${((index * 37) % 100) / 40}s`,
    '--turn': `${(index % 2 ? 1 : -1) * (360 + ((index * 53) % 360))}deg`,
    '--hue': `var(--${['mint', 'sun', 'sky', 'berry', 'grape', 'orange'][index % 6]})`,
  },
}))

/** Paper in the air where something good has happened; nothing at all for those who want no motion. */
export const Confetti = () => (
  <div className={styles.sky} aria-hidden="true">
    {pieces.map(({ key, style }) => (
      <i key={key} style={style} />
    ))}
  </div>
)
