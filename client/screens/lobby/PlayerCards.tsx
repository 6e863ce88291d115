import { Badge } from '../../parts/Badge.tsx'
import { removePlayer } from '../../parts/game/removePlayer.ts'
import { IconButton } from '../../parts/IconButton.tsx'
import { joinClasses } from '../../parts/joinClasses.ts'
import { Slime } from '../../slimes/Slime.tsx'
import type { CardView } from '../../state/gameView.ts'
import { gameHostTexts } from '../../texts/gameHost.ts'
import { gameLobbyTexts } from '../../texts/gameLobby.ts'
import styles from './PlayerCards.module.css'

type PlayerCardsProps = {
  cards: readonly CardView[]
  /** Who else is there and not shown. */
  unseen: number
  ownId: string
  canRemove: boolean
}

/** Beyond these the cards become smaller, so that a class fits a projector. */
const crowdOf = (count: number): 'few' | 'class' | 'hall' => {
  if (count <= 8) return 'few'
  return count <= 28 ? 'class' : 'hall'
}

export const PlayerCards = ({ cards, unseen, ownId, canRemove }: PlayerCardsProps) => (
  <ul className={styles.cards} data-crowd={crowdOf(cards.length)}>
    {cards.map(({ id, username, slime, ready, isHost }) => (
      <li key={id} className={joinClasses(styles.card, id === ownId && styles.own, !ready && styles.away)}>
        <Slime name={slime} size="100%" lively={cards.length <= 28} className={styles.slime ?? ''} />
        <span className={styles.name} title={username} style={{ '--letters': Math.max(1, [...username].length) }}>
          {username}
        </span>
        <span className={styles.badge}>
          <Badge tone={ready ? 'mint' : 'plain'}>
            {ready ? gameLobbyTexts.ready : gameLobbyTexts.away}
            {isHost && ` · ${gameLobbyTexts.host}`}
          </Badge>
        </span>
        {canRemove && !isHost && (
          <IconButton
            className={styles.remove ?? ''}
            icon="close"
            look="danger"
            size={18}
            label={gameHostTexts.remove(username)}
            onClick={() => void removePlayer(id, username)}
          />
        )}
      </li>
    ))}
    {unseen > 0 && <li className={styles.more}>{gameLobbyTexts.more(unseen)}</li>}
  </ul>
)
