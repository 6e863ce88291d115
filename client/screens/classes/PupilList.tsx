import { useState } from 'react'
import type { MadeCards, Pupil } from '../../../rooms/shared/contract/classes.ts'
import { type ClassPage, makeCards } from '../../net/classes.ts'
import { Button } from '../../parts/Button.tsx'
import { Card, CardHead } from '../../parts/Card.tsx'
import { askToConfirm } from '../../state/confirmation.ts'
import { showCards } from '../../state/madeCards.ts'
import { showToast } from '../../state/toasts.ts'
import { classTexts as texts } from '../../texts/school/classes.ts'
import styles from './Classes.module.css'
import { NewCardModal } from './NewCardModal.tsx'
import { PupilRow } from './PupilRow.tsx'
import { RenamePupil } from './RenamePupil.tsx'

/** Who has no card is ticked already, until the teacher ticks something else. */
const useTicks = (pupils: readonly Pupil[]) => {
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map())
  const isTicked = ({ id, hasCard }: Pupil) => chosen.get(id) ?? !hasCard
  return {
    isTicked,
    ticked: pupils.filter(isTicked).map(({ id }) => id),
    tick: (ids: readonly string[], on: boolean) =>
      setChosen(new Map([...chosen, ...ids.map((id) => [id, on] as const)])),
    untick: () => setChosen(new Map()),
  }
}

export const PupilList = ({ page: { id, pupils } }: { page: ClassPage }) => {
  const { isTicked, ticked, tick, untick } = useTicks(pupils)
  const [card, setCard] = useState<MadeCards | null>(null)
  const [renamed, setRenamed] = useState<Pupil | null>(null)
  const isAll = ticked.length === pupils.length

  const renewTicked = async () => {
    const count = ticked.length
    const sure = await askToConfirm({
      question: texts.newCardsAsk(count),
      details: texts.newCardsDetails,
      yes: texts.newCardsYes,
    })
    if (!sure) return
    const answer = await makeCards(id, ticked)
    if (!answer.ok) return void showToast(answer.error, 'error')
    showCards(answer.value)
    untick()
    scrollTo(0, 0)
  }

  return (
    <Card aria-labelledby="class-pupils">
      <CardHead title={texts.pupilsTitle} id="class-pupils">
        <Button size="small" icon="print" disabled={ticked.length === 0} onClick={() => void renewTicked()}>
          {texts.newCards(ticked.length)}
        </Button>
      </CardHead>
      {pupils.length === 0 ? (
        <p className={styles.note}>{texts.noPupils}</p>
      ) : (
        <>
          <label className={styles.all}>
            <input
              type="checkbox"
              checked={isAll}
              onChange={() =>
                tick(
                  pupils.map((pupil) => pupil.id),
                  !isAll,
                )
              }
            />
            {texts.tickAll}
          </label>
          <ul className={styles.pupils}>
            {pupils.map((pupil) => (
              <PupilRow
                key={pupil.id}
                classId={id}
                pupil={pupil}
                ticked={isTicked(pupil)}
                onTick={(on) => tick([pupil.id], on)}
                onCard={setCard}
                onRename={setRenamed}
              />
            ))}
          </ul>
        </>
      )}
      <NewCardModal made={card} onClose={() => setCard(null)} />
      {renamed && <RenamePupil classId={id} pupil={renamed} onClose={() => setRenamed(null)} />}
    </Card>
  )
}
