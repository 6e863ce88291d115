import type { CSSProperties, ReactNode } from 'react'
import { Badge } from '../../parts/Badge.tsx'
import { BreakableName } from '../../parts/game/standings/BreakableName.tsx'
import { nameLetters } from '../../parts/game/standings/nameLetters.ts'
import { joinClasses } from '../../parts/joinClasses.ts'
import { Slime } from '../../slimes/Slime.tsx'
import type { CardView } from '../../state/gameView.ts'
import { gameLobbyTexts } from '../../texts/game/gameLobby.ts'
import { crowdOf, isHall } from './crowds.ts'
import styles from './PlayerCards.module.css'
import type { WallCrowd } from './world/wallCrowds.ts'

type PlayerCardsProps = {
  cards: readonly CardView[]
  /** How many more players are there who are not shown. */
  unseen: number
  ownId: string
  /** Buttons on a player's card. */
  action?: (card: CardView) => ReactNode
  /** A class name for a player's card. */
  look?: (card: CardView) => string | undefined
  /** Draws a player otherwise than by a plain picture. */
  picture?: (card: CardView, lively: boolean, className: string) => ReactNode
  /** If given, the cards fill their room in whole rows. */
  wall?: WallCrowd
}

const wallGrid = (count: number, { columns, rows }: WallCrowd): CSSProperties => ({
  '--columns': columns,
  '--rows': Math.min(rows, Math.ceil(count / columns)),
})

export const PlayerCards = ({ cards, unseen, ownId, action, look, picture = plainPicture, wall }: PlayerCardsProps) => {
  const crowd = wall ?? crowdOf(cards.length)
  return (
    <ul
      className={joinClasses(styles.cards, wall && styles.wall, wall?.isInPanel && styles.panel)}
      data-crowd={crowd.name}
      style={wall && wallGrid(cards.length, wall)}
    >
      {cards.map((card) => (
        <PlayerCard
          key={card.id}
          card={card}
          isOwn={card.id === ownId}
          isSmall={crowd.upTo > 8}
          look={look?.(card)}
          picture={picture(card, !isHall(crowd), styles.slime ?? '')}
        >
          {action?.(card)}
        </PlayerCard>
      ))}
      {unseen > 0 && <li className={styles.more}>{gameLobbyTexts.more(unseen)}</li>}
    </ul>
  )
}

const plainPicture = ({ slime }: CardView, lively: boolean, className: string) => (
  <Slime name={slime} size="100%" lively={lively} className={className} />
)

type PlayerCardProps = {
  card: CardView
  isOwn: boolean
  isSmall: boolean
  look: string | undefined
  picture: ReactNode
  children: ReactNode
}

const PlayerCard = ({ card, isOwn, isSmall, look, picture, children }: PlayerCardProps) => {
  const { username, ready, isHost } = card
  return (
    <li className={joinClasses(styles.card, isOwn && styles.own, !ready && styles.away, look)}>
      {picture}
      <span className={styles.name} title={username} style={nameLetters(username)}>
        <BreakableName name={username} />
      </span>
      <span className={styles.badge}>
        {isSmall && ready ? (
          <ReadyDot isHost={isHost} />
        ) : (
          <Badge tone={ready ? 'mint' : 'plain'}>
            {ready ? gameLobbyTexts.ready : gameLobbyTexts.away}
            {isHost && ` · ${gameLobbyTexts.host}`}
          </Badge>
        )}
      </span>
      {children}
    </li>
  )
}

/** Players are usually there, so that takes only a dot. "Away" is written out. */
const ReadyDot = ({ isHost }: { isHost: boolean }) => (
  <span className={styles.dot}>
    <span className="unseen">
      {gameLobbyTexts.ready}
      {isHost && ` · ${gameLobbyTexts.host}`}
    </span>
  </span>
)
