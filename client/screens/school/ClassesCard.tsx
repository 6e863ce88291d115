import { useState } from 'react'
import { type SchoolClass, schoolClassesShown } from '../../../rooms/shared/contract/administration.ts'
import { deleteSchoolClass, schoolClassesPath } from '../../net/school.ts'
import { useServerData } from '../../net/useServerData.ts'
import { Badge } from '../../parts/Badge.tsx'
import { Card, CardHead } from '../../parts/Card.tsx'
import { MenuButton, type MenuEntry } from '../../parts/dialog/MenuButton.tsx'
import { ErrorState } from '../../parts/feedback/Notice.tsx'
import { askToConfirm } from '../../state/confirmation.ts'
import { showToast } from '../../state/toasts.ts'
import { schoolTexts as texts } from '../../texts/school/school.ts'
import { OfferClassModal } from './OfferClassModal.tsx'
import styles from './School.module.css'

const remove = async ({ id, name, pupils }: SchoolClass) => {
  const sure = await askToConfirm({
    question: texts.deleteClassAsk(name),
    details: texts.deleteClassText(pupils),
    yes: texts.deleteClassYes,
    danger: true,
  })
  if (!sure) return
  const answer = await deleteSchoolClass(id)
  showToast(answer.ok ? texts.done : answer.error, answer.ok ? 'success' : 'error')
}

const entriesFor = (group: SchoolClass, onOffer: () => void): MenuEntry[] => [
  { text: texts.offer, icon: 'people', onPick: onOffer },
  { text: texts.deleteClass, icon: 'trash', onPick: () => void remove(group), danger: true },
]

const ClassRow = ({ group, onOffer }: { group: SchoolClass; onOffer: () => void }) => (
  <li className={styles.person}>
    <div className={styles.who}>
      <strong>
        <bdi>{group.name}</bdi>
      </strong>
      <span>
        {group.teachers.length === 0 && <Badge tone="sun">{texts.noTeacher}</Badge>}
        {group.archivedAt !== null && <Badge>{texts.archivedClass}</Badge>}
        <small>{[texts.pupils(group.pupils), ...group.teachers].join(' · ')}</small>
      </span>
    </div>
    {group.teachers.length === 0 && (
      <MenuButton label={texts.more(group.name)} entries={entriesFor(group, onOffer)} className={styles.more} bare>
        <span aria-hidden="true">•••</span>
      </MenuButton>
    )}
  </li>
)

/** All classes of the school, those without a teacher first. */
export const ClassesCard = () => {
  const { data: classes, error, reload } = useServerData<SchoolClass[]>(schoolClassesPath)
  const [offered, setOffered] = useState<SchoolClass | null>(null)
  return (
    <Card aria-labelledby="school-classes">
      <CardHead title={texts.classes} id="school-classes" />
      <p className={styles.note}>{texts.classesNote}</p>
      {!classes && error !== undefined && <ErrorState message={error} onRetry={reload} />}
      {classes?.length === 0 && <p className={styles.note}>{texts.noClasses}</p>}
      {classes && classes.length > 0 && (
        <ul className={styles.people}>
          {classes.map((group) => (
            <ClassRow key={group.id} group={group} onOffer={() => setOffered(group)} />
          ))}
        </ul>
      )}
      {classes && classes.length >= schoolClassesShown && (
        <p className={styles.note}>{texts.firstClasses(schoolClassesShown)}</p>
      )}
      {offered && <OfferClassModal group={offered} onClose={() => setOffered(null)} />}
    </Card>
  )
}
