import { CoinIcon } from '../../parts/Amounts.tsx'
import { Icon } from '../../parts/pictures/Icon.tsx'
import type { GameView } from '../../state/gameView.ts'
import { gameLobbyTexts } from '../../texts/game/gameLobby.ts'
import styles from './InfoCards.module.css'

export const InfoCards = ({ unhurried }: Pick<GameView, 'unhurried'>) => (
  <ul className={styles.cards}>
    <li>
      <CoinIcon size={34} />
      {gameLobbyTexts.info[0]}
    </li>
    {!unhurried && (
      <li>
        <Icon name="clock" size={34} />
        {gameLobbyTexts.info[1]}
      </li>
    )}
  </ul>
)
