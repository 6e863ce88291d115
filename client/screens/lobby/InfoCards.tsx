import { CoinIcon } from '../../parts/Amounts.tsx'
import { Icon } from '../../parts/pictures/Icon.tsx'
import { gameLobbyTexts } from '../../texts/game/gameLobby.ts'
import styles from './InfoCards.module.css'

export const InfoCards = () => (
  <ul className={styles.cards}>
    <li>
      <CoinIcon size={34} />
      {gameLobbyTexts.info[0]}
    </li>
    <li>
      <Icon name="clock" size={34} />
      {gameLobbyTexts.info[1]}
    </li>
  </ul>
)
