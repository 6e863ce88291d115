import { useEffect, useRef } from 'react'
import type { MadeCards } from '../../../rooms/shared/contract/classes.ts'
import { Button } from '../../parts/Button.tsx'
import { Card, CardHead } from '../../parts/Card.tsx'
import { askToStay } from '../../parts/navigation/askToStay.ts'
import { Row } from '../../parts/navigation/Page.tsx'
import { forgetCards } from '../../state/madeCards.ts'
import { classTexts as texts } from '../../texts/school/classes.ts'
import styles from './Classes.module.css'
import { takeLostFocus, useFocusLeftToPupils } from './lostFocus.ts'
import { PrintedCards } from './PrintedCards.tsx'

/** A slip of the finger that loads the page again would lose the cards, so the browser asks first, until they go to a printer. */
const useReloadQuestion = (made: MadeCards) =>
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => askToStay(event)
    const stop = () => removeEventListener('beforeunload', ask)
    if (made.cards.length > 0) addEventListener('beforeunload', ask)
    addEventListener('afterprint', stop)
    return () => {
      stop()
      removeEventListener('afterprint', stop)
    }
  }, [made])

/** New cards, until the teacher says that they are printed: a print dialog does not tell whether it was cancelled. */
export const MadeCardsPanel = ({ made }: { made: MadeCards }) => {
  const buttons = useRef<HTMLDivElement>(null)
  useEffect(() => takeLostFocus(buttons.current?.querySelector('button')), [])
  useFocusLeftToPupils()
  useReloadQuestion(made)
  return (
    <Card tone="mint" aria-labelledby="made-cards" className={styles.made}>
      <CardHead title={texts.cardsReady(made.cards.length)} id="made-cards" />
      <p>{texts.cardsReadyText}</p>
      <div ref={buttons}>
        <Row>
          <Button look="grape" size="large" icon="print" onClick={() => print()}>
            {texts.print}
          </Button>
          <Button onClick={() => forgetCards(made.classId)}>{texts.cardsDone}</Button>
        </Row>
      </div>
      <PrintedCards cards={made.cards} className={made.className} />
    </Card>
  )
}
