import { useState } from 'react'
import { type SchoolClass, schoolClassesShown } from '../../../rooms/shared/contract/administration.ts'
import { deleteSchoolClass, schoolClassesPath } from '../../net/school.ts'
import { useServerData } from '../../net/useServerData.ts'
import { Badge } from '../../parts/Badge.tsx'
import { Button } from '../../parts/Button.tsx'
import { Card, CardHead } from '../../parts/Card.tsx'
import { MenuButton, type MenuEntry } from '../../parts/dialog/MenuButton.tsx'
import { ErrorState } from '../../parts/feedback/Notice.tsx'
import { SkeletonList } from '../../parts/feedback/Skeleton.tsx'
import { TextInput } from '../../parts/form/Field.tsx'
import { useFolded } from '../../parts/useFolded.ts'
import { useOnePress } from '../../parts/useOnePress.ts'
import { askToConfirm } from '../../state/confirmation.ts'
import { showToast } from '../../state/toasts.ts'
import { schoolTexts as texts } from '../../texts/school/school.ts'
import { OfferClassModal } from './OfferClassModal.tsx'
import styles from './School.module.css'

const remove = async ({ id, name, pupils }: SchoolClass): Promise<boolean> => {
  const sure = await askToConfirm({
    question: texts.deleteClassAsk(name),
    details: texts.deleteClassText(pupils),
    yes: texts.deleteClassYes,
    danger: true,
  })
  if (!sure) return false
  const answer = await deleteSchoolClass(id)
  showToast(answer.ok ? texts.done : answer.error, answer.ok ? 'success' : 'error')
  return answer.ok
}

const entriesFor = (onOffer: () => void, onRemove: () => void): MenuEntry[] => [
  { text: texts.offer, icon: 'people', onPick: onOffer },
  { text: texts.deleteClass, icon: 'trash', onPick: onRemove, danger: true },
]

const ClassRow = ({ group, onOffer }: { group: SchoolClass; onOffer: () => void }) => {
  const press = useOnePress()
  return (
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
        <MenuButton
          label={texts.more(group.name)}
          entries={entriesFor(onOffer, () => void press(() => remove(group)))}
          className={styles.more}
          bare
        >
          <span aria-hidden="true">•••</span>
        </MenuButton>
      )}
    </li>
  )
}

/** At most this many classes are shown at first, so that a large school still finds what stands below. */
const mostOpen = 12

/** Finds a class by words of its name and of its teachers' names. */
const isFound = ({ name, teachers }: SchoolClass, words: string): boolean => {
  const text = [name, ...teachers].join(' ').toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

const Rows = ({ classes, onOffer }: { classes: readonly SchoolClass[]; onOffer: (group: SchoolClass) => void }) => {
  const [words, setWords] = useState('')
  const found = classes.filter((group) => isFound(group, words.trim()))
  const most = words.trim() === '' ? mostOpen : found.length
  const { list, shown, isFolded, unfold } = useFolded<SchoolClass, HTMLUListElement>(found, most)
  return (
    <>
      {classes.length > mostOpen && (
        <div className={styles.finder}>
          <TextInput
            label={texts.findClass}
            icon="search"
            type="search"
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        </div>
      )}
      {found.length === 0 && <p role="status">{texts.noSuchClass}</p>}
      <ul className={styles.people} ref={list} tabIndex={-1}>
        {shown.map((group) => (
          <ClassRow key={group.id} group={group} onOffer={() => onOffer(group)} />
        ))}
      </ul>
      {isFolded && (
        <div className={styles.finder}>
          <Button wide onClick={unfold}>
            {texts.allClasses(found.length)}
          </Button>
        </div>
      )}
    </>
  )
}

/** All classes of the school, those without a teacher first. */
export const ClassesCard = () => {
  const { data: classes, error, reload } = useServerData<SchoolClass[]>(schoolClassesPath)
  const [offered, setOffered] = useState<SchoolClass | null>(null)
  return (
    <Card aria-labelledby="school-classes">
      <CardHead title={texts.classes} id="school-classes" />
      <p className={styles.note}>{texts.classesNote}</p>
      {!classes && error !== undefined && <ErrorState message={error} onRetry={reload} />}
      {!classes && error === undefined && <SkeletonList count={2} height={60} />}
      {classes?.length === 0 && <p className={styles.note}>{texts.noClasses}</p>}
      {classes && classes.length > 0 && <Rows classes={classes} onOffer={setOffered} />}
      {classes && classes.length >= schoolClassesShown && (
        <p className={styles.note}>{texts.firstClasses(schoolClassesShown)}</p>
      )}
      {offered && <OfferClassModal group={offered} onClose={() => setOffered(null)} />}
    </Card>
  )
}
