import type { ClassPage } from '../../net/classes.ts'
import { useJoinAddress } from '../../net/joinAddress.ts'
import { Button, ButtonLink } from '../../parts/Button.tsx'
import { Card, CardHead } from '../../parts/Card.tsx'
import { useClassDoor } from '../../parts/classes/useClassDoor.ts'
import { Row } from '../../parts/navigation/Page.tsx'
import { hourText, classDoorTexts as texts } from '../../texts/school/classDoor.ts'
import styles from './Classes.module.css'

/** The class door of this lesson: whether it is open, how pupils come in, and which tries failed. */
export const DoorCard = ({ page: { id, archivedAt, door, pupils } }: { page: ClassPage }) => {
  const { host } = useJoinAddress()
  const { busy, open, close } = useClassDoor(id)
  if (archivedAt !== null) return null
  const isOpen = door !== null && !door.isShut
  const without = pupils.filter(({ hasCard, pictures }) => hasCard && pictures === 'none').length
  return (
    <Card aria-labelledby="class-door" tone={isOpen ? 'mint' : 'paper'}>
      <CardHead title={texts.title} id="class-door" />
      <div className={styles.fields}>
        {isOpen ? (
          <>
            <p className={styles.doorAddress}>
              {texts.goTo} <b dir="ltr">{`${host}/class/${door.code}`}</b>
            </p>
            <p>
              {texts.until(hourText(door.openUntil))} {door.misses > 0 && texts.misses(door.misses)}
            </p>
          </>
        ) : (
          <p className={styles.note}>{door ? texts.isShut : texts.intro}</p>
        )}
        {without > 0 && <p className={styles.note}>{texts.without(without)}</p>}
        <Row>
          {isOpen ? (
            <>
              <ButtonLink href={`/classes/${id}/door`} look="grape" icon="expand">
                {texts.show}
              </ButtonLink>
              <Button busy={busy} onClick={close}>
                {texts.close}
              </Button>
            </>
          ) : (
            <Button busy={busy} icon="unlock" onClick={open}>
              {door ? texts.openAgain : texts.open}
            </Button>
          )}
        </Row>
      </div>
    </Card>
  )
}
