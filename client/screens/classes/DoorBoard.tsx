import { type ClassDoorState, doorPath } from '../../net/classes.ts'
import { useJoinAddress } from '../../net/joinAddress.ts'
import { useServerData } from '../../net/useServerData.ts'
import { Button, ButtonLink } from '../../parts/Button.tsx'
import { useClassDoor } from '../../parts/classes/useClassDoor.ts'
import { ErrorState } from '../../parts/feedback/Notice.tsx'
import { SkeletonList } from '../../parts/feedback/Skeleton.tsx'
import { QrCode } from '../../parts/game/host/QrCode.tsx'
import { Page } from '../../parts/navigation/Page.tsx'
import { hourText, classDoorTexts as texts } from '../../texts/school/classDoor.ts'
import styles from './DoorBoard.module.css'

const lookAgainMs = 5_000

const OpenDoor = ({ className, door }: { className: string; door: NonNullable<ClassDoorState['door']> }) => {
  const { host, doorFor } = useJoinAddress()
  return (
    <section className={styles.door} aria-label={texts.title}>
      <QrCode className={styles.code} text={doorFor(door.code)} label={texts.qr(className)} />
      <div className={styles.words}>
        <ol className={styles.steps}>
          {texts.steps.map((step, place) => (
            <li key={step}>
              <span>
                {step}
                {place === 0 && (
                  <b className={styles.address} dir="ltr" translate="no">
                    {host}/class/<span>{door.code}</span>
                  </b>
                )}
              </span>
            </li>
          ))}
        </ol>
        <p className={styles.until}>{texts.until(hourText(door.openUntil))}</p>
      </div>
    </section>
  )
}

/** For the board in front of the class: it asks for the door alone, so no real name is on the page. */
export const DoorBoard = ({ id }: { id: string }) => {
  const { data, error, reload } = useServerData<ClassDoorState>(doorPath(id), () => lookAgainMs)
  const { busy, open, close } = useClassDoor(id)
  const door = data?.door
  const isOpen = door && !door.isShut
  return (
    <Page
      title={data ? `${data.className}: ${texts.title}` : texts.title}
      intro={texts.noNames}
      actions={
        <>
          {data && (
            <Button busy={busy} look={isOpen ? 'paper' : 'mint'} onClick={isOpen ? close : open}>
              {isOpen ? texts.close : door ? texts.openAgain : texts.open}
            </Button>
          )}
          <ButtonLink href={`/classes/${id}`} icon="people">
            {data?.className ?? texts.title}
          </ButtonLink>
        </>
      }
    >
      {!data && error !== undefined && <ErrorState message={error} onRetry={reload} />}
      {!data && error === undefined && <SkeletonList count={2} height={160} />}
      {data && isOpen && <OpenDoor className={data.className} door={door} />}
      {data && !isOpen && <p role="status">{door ? texts.isShut : texts.closed}</p>}
    </Page>
  )
}
