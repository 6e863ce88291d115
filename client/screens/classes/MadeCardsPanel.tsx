import type { MadeCards } from '../../../rooms/shared/contract/classes.ts'
import { Button } from '../../parts/Button.tsx'
import { Card, CardHead } from '../../parts/Card.tsx'
import { Row } from '../../parts/navigation/Page.tsx'
import { forgetCards } from '../../state/madeCards.ts'
import { classTexts as texts } from '../../texts/school/classes.ts'
import styles from './Classes.module.css'
import { PrintedCards } from './PrintedCards.tsx'

/** New cards, until they are printed. */
export const MadeCardsPanel = ({ made }: { made: MadeCards }) => (
  <Card tone="mint" aria-labelledby="made-cards" className={styles.made}>
    <CardHead title={texts.cardsReady(made.cards.length)} id="made-cards" />
    <p>{texts.cardsReadyText}</p>
    <Row>
      <Button look="grape" size="large" icon="print" onClick={() => print()}>
        {texts.print}
      </Button>
      <Button onClick={forgetCards}>{texts.cardsDone}</Button>
    </Row>
    <PrintedCards cards={made.cards} className={made.className} />
  </Card>
)
