import styles from './HomeScreen.module.css'

/** The hero is slime: it runs over the edge. */
export const Drip = () => (
  <svg className={styles.drip} viewBox="0 0 1440 120" preserveAspectRatio="none" aria-hidden="true">
    <path d="M0 0H1440V34C1400 34 1392 78 1358 78C1322 78 1320 30 1280 30C1236 30 1240 62 1196 62C1150 62 1156 24 1104 24C1048 24 1062 108 1010 108C962 108 972 30 912 30C858 30 864 56 812 56C764 56 764 26 716 26C664 26 672 92 622 92C574 92 580 28 524 28C472 28 478 58 428 58C380 58 380 24 332 24C276 24 286 84 238 84C192 84 196 32 146 32C98 32 104 66 62 66C24 66 30 34 0 34Z" />
  </svg>
)
