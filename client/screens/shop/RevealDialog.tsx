import { useEffect } from 'react'
import type { ReceivedSlimeResponse } from '../../../rooms/shared/contract/player.ts'
import { Badge, RarityBadge } from '../../parts/Badge.tsx'
import { Button } from '../../parts/Button.tsx'
import { Modal } from '../../parts/Modal.tsx'
import { Rays } from '../../parts/Rays.tsx'
import { Slime } from '../../slimes/Slime.tsx'
import { playCue } from '../../state/sound.ts'
import { shopTexts as texts } from '../../texts/shop.ts'
import styles from './Reveal.module.css'

type RevealDialogProps = { received: ReceivedSlimeResponse; onClose: () => void; onAgain?: () => void }

/** The moment somebody has saved up for. */
export const RevealDialog = ({ received: { receivedSlime: slime, isNew }, onClose, onAgain }: RevealDialogProps) => {
  useEffect(() => playCue('success'), [])
  return (
    <Modal
      open
      onClose={onClose}
      size="small"
      title={texts.youGot}
      footer={
        <>
          {onAgain && (
            <Button look="sun" onClick={onAgain}>
              {texts.again}
            </Button>
          )}
          <Button look="mint" onClick={onClose}>
            {texts.great}
          </Button>
        </>
      }
    >
      <div className={styles.reveal} data-rarity={slime.rarity}>
        <Rays className={styles.rays} />
        <div className={styles.slime}>
          <Slime name={slime.id} pose="cheer" size={210} lively />
        </div>
        <p className={styles.name}>{slime.name}</p>
        <div className={styles.badges}>
          <RarityBadge rarity={slime.rarity} />
          {isNew && <Badge tone="sun">{texts.isNew}</Badge>}
        </div>
        <p className={styles.character}>{isNew ? slime.character : texts.duplicate}</p>
      </div>
    </Modal>
  )
}
