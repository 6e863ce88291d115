import { useLayoutEffect, useState } from 'react'
import { type ClassPage, changeClass, classPath } from '../../net/classes.ts'
import { useServerData } from '../../net/useServerData.ts'
import { Button, ButtonLink } from '../../parts/Button.tsx'
import { useFocusKeptAfter } from '../../parts/dialog/keptFocus.ts'
import { ErrorState } from '../../parts/feedback/Notice.tsx'
import { SkeletonList } from '../../parts/feedback/Skeleton.tsx'
import { Page, Stack } from '../../parts/navigation/Page.tsx'
import { matchCards, useMadeCards } from '../../state/madeCards.ts'
import { showToast } from '../../state/toasts.ts'
import { classTexts as texts } from '../../texts/school/classes.ts'
import { AddPupils } from './AddPupils.tsx'
import { MapsCard } from './built/MapsCard.tsx'
import styles from './Classes.module.css'
import { ClassSettings } from './ClassSettings.tsx'
import { DoorCard } from './DoorCard.tsx'
import { MadeCardsPanel } from './MadeCardsPanel.tsx'
import { KnocksCard } from './own/KnocksCard.tsx'
import { PupilList } from './PupilList.tsx'
import { TeachersCard } from './TeachersCard.tsx'
import { TeamsCard } from './TeamsCard.tsx'

/** While the door is open, pupils guess pictures and the time runs down, so the page asks again this often. */
const whileOpenMs = 5_000

/** Stands beside the words that say the class is archived, so that the teacher need not scroll past all pupils. */
const BringBack = ({ id }: { id: string }) => {
  const [isBusy, setBusy] = useState(false)
  useFocusKeptAfter()
  const bringBack = async () => {
    setBusy(true)
    const answer = await changeClass(id, { archived: false })
    setBusy(false)
    showToast(answer.ok ? texts.saved : answer.error, answer.ok ? 'success' : 'error')
  }
  return (
    <Button look="mint" busy={isBusy} onClick={() => void bringBack()}>
      {texts.bringBack}
    </Button>
  )
}

/** One class, to its teachers: the only page on which real names stand beside the names of the games. */
export const ClassScreen = ({ id }: { id: string }) => {
  const {
    data: read,
    error,
    isGone,
    reload,
  } = useServerData<ClassPage>(classPath(id), (latest) => (latest?.door ? whileOpenMs : 0))
  // A colleague may have deleted the class, or taken it from this teacher: then its names are not for them any more.
  const page = isGone ? undefined : read
  const made = useMadeCards(({ ofClass }) => ofClass[id])
  useLayoutEffect(() => {
    if (page && made) matchCards(page)
  }, [page, made])
  return (
    <Page
      title={page?.name ?? texts.oneClass}
      intro={page && (page.archivedAt === null ? texts.pupils(page.pupils.length) : texts.isArchived)}
      back
      actions={
        <>
          {page?.leads && page.archivedAt !== null && <BringBack id={id} />}
          {page && (
            <ButtonLink href={`/reports?class=${id}`} icon="chart">
              {texts.results}
            </ButtonLink>
          )}
          <ButtonLink href="/classes" icon="people">
            {texts.backToClasses}
          </ButtonLink>
        </>
      }
    >
      {made && <MadeCardsPanel made={made} />}
      {!page && error !== undefined && <ErrorState message={error} onRetry={reload} />}
      {!page && error === undefined && <SkeletonList count={8} height={64} />}
      {page && (
        <div className={styles.columns}>
          <div className={styles.door}>
            <KnocksCard page={page} />
            <DoorCard page={page} />
            <MapsCard page={page} />
          </div>
          <div className={styles.list}>
            <PupilList page={page} />
          </div>
          <Stack gap={5}>
            {page.archivedAt === null && <AddPupils page={page} />}
            {page.archivedAt === null && <TeamsCard page={page} />}
            <TeachersCard page={page} />
            <ClassSettings page={page} />
          </Stack>
        </div>
      )}
    </Page>
  )
}
