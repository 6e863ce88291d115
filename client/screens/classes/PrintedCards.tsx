import { createPortal } from 'react-dom'
import type { Card } from '../../../rooms/shared/contract/classes.ts'
import { useJoinAddress } from '../../net/joinAddress.ts'
import { QrCode } from '../../parts/game/host/QrCode.tsx'
import { DoorPicture } from '../../parts/pictures/DoorPicture.tsx'
import { Slime } from '../../slimes/Slime.tsx'
import { partTexts } from '../../texts/parts.ts'
import { classDoorTexts as doorTexts } from '../../texts/school/classDoor.ts'
import { classTexts as texts } from '../../texts/school/classes.ts'
import styles from './PrintedCards.module.css'

const perPage = 8

/** A name of up to this many letters fits on two lines beside the name of the class. A longer one is set smaller. */
const usualLength = 40

/** The name stands on a strip that is cut off, so a lost card does not say whose it is. */
const PrintedCard = ({ card, className }: { card: Card; className: string }) => {
  const { cardFor, host } = useJoinAddress()
  return (
    <li className={styles.card}>
      <p className={styles.strip}>
        <bdi translate="no" data-long={card.name.length > usualLength || undefined}>
          {card.name}
        </bdi>
        <span>
          <bdi>{className}</bdi>
          <span>{texts.cutOff}</span>
        </span>
      </p>
      <QrCode className={styles.code} text={cardFor(card.secret)} label={texts.cardQr(card.username)} />
      <div className={styles.words}>
        <p className={styles.who}>
          <Slime name={card.slime} size={40} />
          <strong translate="no">{card.username}</strong>
        </p>
        <div className={styles.secrets} dir="ltr">
          <ol className={styles.secret} translate="no">
            {card.words.map((word) => (
              <li key={word}>{word}</li>
            ))}
          </ol>
          <p className={styles.pictures}>
            {card.pictures.map((name) => (
              <span key={name} role="img" aria-label={doorTexts.pictures[name]}>
                <DoorPicture name={name} />
              </span>
            ))}
          </p>
        </div>
        <p className={styles.how}>
          {partTexts.productName}. {texts.cardHow(`${host}/in`)}
        </p>
      </div>
    </li>
  )
}

const pagesOf = (cards: readonly Card[]): Card[][] =>
  Array.from({ length: Math.ceil(cards.length / perPage) }, (_, page) =>
    cards.slice(page * perPage, (page + 1) * perPage),
  )

type PrintedCardsProps = { cards: readonly Card[]; className: string }

/** Seen on paper only. It lies beside the page, which is not printed meanwhile. */
export const PrintedCards = ({ cards, className }: PrintedCardsProps) =>
  createPortal(
    <div className={styles.sheet} data-printed aria-hidden="true">
      {pagesOf(cards).map((page) => (
        <ul key={page[0]?.pupil} className={styles.page}>
          {page.map((card) => (
            <PrintedCard key={card.pupil} card={card} className={className} />
          ))}
        </ul>
      ))}
    </div>,
    document.body,
  )
