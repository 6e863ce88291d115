import { useCallback, useEffect, useRef, useState } from 'react'
import { slimeWorth } from '../../../rooms/shared/catalog/economy.ts'
import type { Pack, ReceivedSlimeResponse } from '../../../rooms/shared/contract/player.ts'
import { CoinIcon } from '../../parts/Amounts.tsx'
import { Badge, RarityBadge } from '../../parts/Badge.tsx'
import { Button } from '../../parts/Button.tsx'
import { Modal } from '../../parts/dialog/Modal.tsx'
import { Rays } from '../../parts/pictures/Rays.tsx'
import { equipOwned, sellOwned } from '../../parts/slimeDeals.ts'
import { wantsStillness } from '../../parts/wantsStillness.ts'
import { Slime } from '../../slimes/Slime.tsx'
import { useUser } from '../../state/session.ts'
import { playCue } from '../../state/sound.ts'
import { collectionTexts } from '../../texts/collecting/collection.ts'
import { packText } from '../../texts/collecting/packs.ts'
import { shopTexts as texts } from '../../texts/collecting/shop.ts'
import { slimeCharacter } from '../../texts/collecting/slimeCharacters.ts'
import { slimeName } from '../../texts/collecting/slimeNames.ts'
import { amountText } from '../../texts/parts.ts'
import { PackOpening } from './PackOpening.tsx'
import styles from './Reveal.module.css'

type Received = ReceivedSlimeResponse & { pack?: Pack }

type RevealDialogProps = {
  received: Received
  busy: boolean
  onClose: () => void
  /** Set if the coins are enough for another pack. */
  onAgain: (() => void) | undefined
}

/**
 * The moment a player has saved up for. A slime from a code comes without a pack; with reduced motion the slime shows
 * at once.
 */
export const RevealDialog = (props: RevealDialogProps) => {
  const { received, onClose } = props
  const { pack, receivedSlime } = received
  const [isOpened, setIsOpened] = useState(() => pack === undefined || wantsStillness())
  const open = useCallback(() => setIsOpened(true), [])
  const closedPack = useRef<HTMLButtonElement>(null)
  return (
    <Modal
      open
      onClose={onClose}
      size="small"
      title={pack && !isOpened ? packText(pack).name : texts.youGot}
      footer={isOpened && <WhatNow {...props} />}
      startsAt={closedPack}
    >
      {pack && !isOpened ? (
        <PackOpening ref={closedPack} pack={pack} rarity={receivedSlime.rarity} onOpened={open} />
      ) : (
        <Shown received={received} />
      )}
    </Modal>
  )
}

/** A player cannot sell the slime they wear, or a secret one, which no shop sells. */
const useMaySell = ({ id, rarity }: Received['receivedSlime']): boolean =>
  useUser()?.selectedSlime !== id && rarity !== 'secret'

const Shown = ({ received: { receivedSlime: slime, isNew, player } }: { received: Received }) => {
  const shown = useRef<HTMLDivElement>(null)
  const canSell = useMaySell(slime)
  useEffect(() => {
    playCue('success')
    // The tapped pack is gone: the focus goes to the slime that came out of it.
    shown.current?.focus()
  }, [])
  return (
    <div ref={shown} tabIndex={-1} className={styles.reveal} data-rarity={slime.rarity}>
      <Rays className={styles.rays} />
      <div className={styles.slime}>
        <Slime name={slime.id} pose="cheer" size="min(58vw, 17rem, 38vh)" lively />
      </div>
      <p className={styles.name}>{slimeName(slime.id)}</p>
      <div className={styles.badges}>
        <RarityBadge rarity={slime.rarity} />
        {isNew && <Badge tone="sun">{texts.isNew}</Badge>}
      </div>
      <p className={styles.character}>
        {isNew ? slimeCharacter(slime.id) : texts.duplicate(player.slimeCounts[slime.id] ?? 2)}
        {!isNew && canSell && ` ${texts.oneSellsFor(slimeWorth(slime.rarity))}`}
      </p>
    </div>
  )
}

const WhatNow = ({ received, busy, onClose, onAgain }: RevealDialogProps) => {
  const { receivedSlime: slime, pack } = received
  const isWorn = useUser()?.selectedSlime === slime.id
  const canSell = useMaySell(slime)
  const worth = slimeWorth(slime.rarity)
  const sell = async () => {
    if (await sellOwned(slime, received.player.slimeCounts[slime.id] ?? 1)) onClose()
  }
  const equip = async () => {
    if (await equipOwned(slime)) onClose()
  }
  return (
    <>
      {pack && onAgain && (
        <Button look="plain" size="small" busy={busy} className={styles.again} onClick={onAgain}>
          {texts.again} <CoinIcon size={16} /> {amountText(pack.price)}
        </Button>
      )}
      {canSell && (
        <Button onClick={() => void sell()}>
          <span className="unseen">{collectionTexts.sellSlime(slimeName(slime.id), worth)}</span>
          <span aria-hidden="true" className={styles.worth}>
            {collectionTexts.sell} <CoinIcon size={18} /> {amountText(worth)}
          </span>
        </Button>
      )}
      {isWorn ? (
        <Button look="mint" onClick={onClose}>
          {texts.great}
        </Button>
      ) : (
        <Button look="mint" onClick={() => void equip()}>
          {collectionTexts.equip}
        </Button>
      )}
    </>
  )
}
