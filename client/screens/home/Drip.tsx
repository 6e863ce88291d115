import styles from './HomeScreen.module.css'

/** The hero area is made of slime, which runs over its lower edge. */
export const Drip = () => (
  <svg className={styles.drip} viewBox="0 0 720 60" preserveAspectRatio="none" aria-hidden="true">
    <path d="M0 0H720V17C700 17 696 39 679 39S660 15 640 15S620 31 598 31S578 12 552 12S531 54 505 54S486 15 456 15S432 28 406 28S382 13 358 13S336 46 311 46S290 14 262 14S239 29 214 29S190 12 166 12S143 42 119 42S98 16 73 16S52 33 31 33S15 17 0 17Z" />
  </svg>
)
