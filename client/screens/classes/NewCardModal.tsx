import type { MadeCards } from '../../../rooms/shared/contract/classes.ts'
import { useJoinAddress } from '../../net/joinAddress.ts'
import { Button } from '../../parts/Button.tsx'
import { copyText } from '../../parts/copyText.ts'
import { Modal } from '../../parts/dialog/Modal.tsx'
import { QrCode } from '../../parts/game/host/QrCode.tsx'
import { DoorPicture } from '../../parts/pictures/DoorPicture.tsx'
import { classDoorTexts as doorTexts } from '../../texts/school/classDoor.ts'
import { classTexts as texts } from '../../texts/school/classes.ts'
import styles from './Classes.module.css'
import { PrintedCards } from './PrintedCards.tsx'

/** On the teacher's phone: the pupil scans it from there, or writes the words down. */
export const NewCardModal = ({ made, onClose }: { made: MadeCards; onClose: () => void }) => {
  const { cardFor } = useJoinAddress()
  const [card] = made.cards
  if (!card) return null
  return (
    <Modal
      open
      onClose={onClose}
      size="small"
      title={texts.newCardFor(card.name || card.username)}
      description={texts.newCardText}
      footer={
        <>
          {/* For pupils who use a screen reader or Braille: pasted into the first field, the words fill all three. */}
          <Button icon="copy" onClick={() => void copyText(card.words.join(' '))}>
            {texts.copyWords}
          </Button>
          <Button icon="print" onClick={() => print()}>
            {texts.print}
          </Button>
        </>
      }
    >
      <div className={styles.oneCard}>
        <QrCode className={styles.oneCode} text={cardFor(card.secret)} label={texts.cardQr(card.username)} />
        <p>
          <strong translate="no">{card.username}</strong>
        </p>
        <ol dir="ltr" translate="no">
          {card.words.map((word) => (
            <li key={word}>{word}</li>
          ))}
        </ol>
        <p className={styles.onCard} dir="ltr">
          {card.pictures.map((name) => (
            <span key={name} role="img" aria-label={doorTexts.pictures[name]}>
              <DoorPicture name={name} />
            </span>
          ))}
        </p>
        <PrintedCards cards={made.cards} className={made.className} />
      </div>
    </Modal>
  )
}
