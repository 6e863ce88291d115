import { tellGame } from '../../../state/game.ts'
import type { GameView } from '../../../state/gameView.ts'
import { gameHostTexts } from '../../../texts/game/gameHost.ts'
import { gameLobbyTexts } from '../../../texts/game/gameLobby.ts'
import { amountText } from '../../../texts/parts.ts'
import { Avatar } from '../../Amounts.tsx'
import { Badge } from '../../Badge.tsx'
import { Button } from '../../Button.tsx'
import { Modal } from '../../dialog/Modal.tsx'
import { EmptyState } from '../../feedback/Notice.tsx'
import { IconButton } from '../../IconButton.tsx'
import styles from './PlayerListDialog.module.css'
import { removePlayer } from './removePlayer.ts'

type PlayerListDialogProps = { view: GameView; open: boolean; onClose: () => void }

export const PlayerListDialog = ({ view, open, onClose }: PlayerListDialogProps) => {
  const players = view.players.filter(({ plays }) => plays)
  const empty = players.filter(({ spoke, isHost, score }) => !spoke && !isHost && score === 0).length
  const hasGoneOn = view.questionNumber > 2 && players.length > 0
  return (
    <Modal
      open={open}
      onClose={onClose}
      footer={
        (empty > 0 || hasGoneOn) && (
          <>
            {empty > 0 && (
              <Button icon="trash" title={gameHostTexts.clearSilentHint} onClick={() => tellGame('clear-silent')}>
                {gameHostTexts.clearSilent(empty)}
              </Button>
            )}
            {hasGoneOn && (
              <Button icon="trash" title={gameHostTexts.clearIdleHint} onClick={() => tellGame('clear-idle')}>
                {gameHostTexts.clearIdle}
              </Button>
            )}
          </>
        )
      }
      title={`${gameHostTexts.players} (${amountText(players.length)})`}
    >
      {players.length === 0 && <EmptyState title={gameHostTexts.noPlayers} />}
      <ul className={styles.list}>
        {players.map(({ id, username, slime, score, connected, isHost }) => (
          <li key={id} data-away={!connected || undefined}>
            <Avatar slime={slime} size={40} />
            <span translate="no" className={styles.name}>
              {username}
            </span>
            {!connected && !isHost && (
              <IconButton
                icon="phone"
                label={gameHostTexts.handSeat(username)}
                onClick={() => tellGame('hand-seat', { playerId: id })}
              />
            )}
            <Badge tone={connected ? 'mint' : 'plain'}>
              {connected ? gameHostTexts.connected : gameHostTexts.away}
            </Badge>
            <span className={styles.score}>{amountText(score)}</span>
            {isHost ? (
              <Badge tone="grape">{gameLobbyTexts.host}</Badge>
            ) : (
              <IconButton
                icon="trash"
                look="danger"
                label={gameHostTexts.remove(username)}
                onClick={() => void removePlayer(id, username)}
              />
            )}
          </li>
        ))}
      </ul>
    </Modal>
  )
}
