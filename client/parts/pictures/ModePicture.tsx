import type { GameMode } from '../../../rooms/shared/contract/gameModes.ts'
import { posters } from '../../modes/posters.ts'
import styles from './ModePicture.module.css'

/** A little scene for each mode. */
export const ModePicture = ({ mode, width = 96 }: { mode: GameMode; width?: number }) => (
  <svg
    aria-hidden="true"
    className={styles.picture}
    width={width}
    height={(width * 2) / 3}
    viewBox="0 0 96 64"
    style={{ background: posters[mode].ground }}
  >
    {posters[mode].drawing}
  </svg>
)
