import { useState } from 'react'
import type { MadeCards, Pupil } from '../../../rooms/shared/contract/classes.ts'
import type { ClassPage } from '../../net/classes.ts'
import { type Given, GivenWordModal } from '../../parts/account/GivenWordModal.tsx'
import { Button } from '../../parts/Button.tsx'
import { Card, CardHead } from '../../parts/Card.tsx'
import { askToConfirm } from '../../state/confirmation.ts'
import { showCards } from '../../state/madeCards.ts'
import { showToast } from '../../state/toasts.ts'
import { partTexts } from '../../texts/parts.ts'
import { classTexts as texts } from '../../texts/school/classes.ts'
import { coTeacherTexts } from '../../texts/school/coTeachers.ts'
import { rosterTexts } from '../../texts/school/roster.ts'
import { AidsModal } from './AidsModal.tsx'
import styles from './Classes.module.css'
import type { ClassList } from './classList.ts'
import { pupilsCardId } from './lostFocus.ts'
import { MoveModal } from './MoveModal.tsx'
import { makeCardsOnce } from './makingCards.ts'
import { NewCardModal } from './NewCardModal.tsx'
import { letTakeAlong } from './own/letTakeAlong.ts'
import { PupilRow } from './PupilRow.tsx'
import { RenamePupil } from './RenamePupil.tsx'
import { TeamModal } from './TeamModal.tsx'

/** Pupils who need a card are ticked already, until the teacher ticks something else. */
const useTicks = (pupils: readonly Pupil[], needsCard: (pupil: Pupil) => boolean) => {
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map())
  const isTicked = (pupil: Pupil) => chosen.get(pupil.id) ?? needsCard(pupil)
  const ticked = pupils.filter(isTicked)
  const tick = (some: readonly Pupil[], on: boolean) =>
    setChosen(new Map([...chosen, ...some.map(({ id }) => [id, on] as const)]))
  return {
    isTicked,
    ticked,
    /** A pupil with a password has no card. */
    carded: ticked.flatMap(({ id, own }) => (own ? [] : [id])),
    tick,
    tickAll: () => tick(pupils, ticked.length < pupils.length),
    untick: () => setChosen(new Map()),
  }
}

const TickAll = ({ checked, onTick }: { checked: boolean; onTick: () => void }) => (
  <label className={styles.all}>
    <input type="checkbox" checked={checked} onChange={onTick} />
    {texts.tickAll}
  </label>
)

/** False if the teacher said no, or the server refused. */
async function renewCards(classId: string, pupils: readonly string[]): Promise<boolean> {
  const sure = await askToConfirm({
    question: texts.newCardsAsk(pupils.length),
    details: texts.newCardsDetails,
    yes: texts.newCardsYes,
  })
  if (!sure) return false
  const answer = await makeCardsOnce(classId, pupils)
  if (answer.ok) showCards(answer.value)
  else showToast(answer.error, 'error')
  return answer.ok
}

const keepList = async (list: ClassList): Promise<void> => {
  try {
    const { keepClassList } = await import('./classList.ts')
    keepClassList(list)
  } catch {
    showToast(partTexts.unreachable, 'error')
  }
}

export const PupilList = ({ page: { id, name, pupils, teams, archivedAt } }: { page: ClassPage }) => {
  // Cards of an archived class open nothing, and an archived class plays in no teams.
  const isTaught = archivedAt === null
  const needsCard = ({ hasCard, own }: Pupil) => isTaught && !hasCard && !own
  const { isTicked, ticked, carded, tick, tickAll, untick } = useTicks(pupils, needsCard)
  const [card, setCard] = useState<MadeCards | null>(null)
  const [inTeam, setInTeam] = useState<Pupil | null>(null)
  const [leaving, setLeaving] = useState<readonly Pupil[]>([])
  const [aided, setAided] = useState<Pupil | null>(null)
  const [renamed, setRenamed] = useState<Pupil | null>(null)
  const [given, setGiven] = useState<Given | null>(null)

  const endMove = () => {
    setLeaving([])
    untick()
  }

  const renewTicked = async () => {
    if (!(await renewCards(id, carded))) return
    untick()
    scrollTo(0, 0)
  }

  return (
    <Card aria-labelledby="class-pupils" id={pupilsCardId} tabIndex={-1}>
      <CardHead title={texts.pupilsTitle} id="class-pupils">
        {ticked.length > 1 && (
          <Button size="small" onClick={() => setLeaving(ticked)}>
            {coTeacherTexts.moveSome(ticked.length)}
          </Button>
        )}
        {isTaught && (
          <Button size="small" icon="print" disabled={carded.length === 0} onClick={() => void renewTicked()}>
            {texts.newCards(carded.length)}
          </Button>
        )}
      </CardHead>
      {pupils.length === 0 ? (
        <p className={styles.note}>{texts.noPupils}</p>
      ) : (
        <>
          <TickAll checked={ticked.length === pupils.length} onTick={tickAll} />
          <ul className={styles.pupils}>
            {pupils.map((pupil) => (
              <PupilRow
                key={pupil.id}
                classId={id}
                pupil={pupil}
                ticked={isTicked(pupil)}
                onTick={(on) => tick([pupil], on)}
                onCard={isTaught ? setCard : undefined}
                onRename={setRenamed}
                onAids={setAided}
                onTeam={isTaught && teams > 0 ? setInTeam : undefined}
                onMove={(leaver) => setLeaving([leaver])}
                onTakeAlong={(leaver) => void letTakeAlong(id, leaver).then(setGiven)}
              />
            ))}
          </ul>
        </>
      )}
      {pupils.length > 0 && (
        <Button look="plain" icon="download" onClick={() => void keepList({ name, pupils, teams })}>
          {rosterTexts.download}
        </Button>
      )}
      <GivenWordModal given={given} onClose={() => setGiven(null)} />
      {card && <NewCardModal made={card} onClose={() => setCard(null)} />}
      {inTeam && <TeamModal classId={id} pupil={inTeam} teams={teams} onClose={() => setInTeam(null)} />}
      {leaving.length > 0 && <MoveModal classId={id} pupils={leaving} onClose={endMove} />}
      {aided && <AidsModal classId={id} pupil={aided} onClose={() => setAided(null)} />}
      {renamed && <RenamePupil classId={id} pupil={renamed} onClose={() => setRenamed(null)} />}
    </Card>
  )
}
