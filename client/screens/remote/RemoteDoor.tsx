import { type ClassDoorState, doorPath } from '../../net/classes.ts'
import { useJoinAddress } from '../../net/joinAddress.ts'
import { useServerData } from '../../net/useServerData.ts'
import { Button } from '../../parts/Button.tsx'
import { useClassDoor } from '../../parts/classes/useClassDoor.ts'
import { hourText, classDoorTexts as texts } from '../../texts/school/classDoor.ts'
import styles from './ClassRoll.module.css'

const lookAgainMs = 5_000

/** For pupils without a card: opens the class door from the teacher's phone. */
export const RemoteDoor = ({ classId }: { classId: string }) => {
  const { host } = useJoinAddress()
  const { data } = useServerData<ClassDoorState>(doorPath(classId), () => lookAgainMs)
  const { busy, open, close } = useClassDoor(classId)
  if (!data) return null
  const { door } = data
  if (!door || door.isShut)
    return (
      <section className={styles.door}>
        <p>{door ? texts.isShut : texts.intro}</p>
        <Button size="small" icon="unlock" busy={busy} onClick={open}>
          {door ? texts.openAgain : texts.open}
        </Button>
      </section>
    )
  return (
    <section className={styles.door}>
      <p>
        {texts.goTo} <b dir="ltr">{`${host}/class/${door.code}`}</b>
      </p>
      <p>
        {texts.until(hourText(door.openUntil))} {door.misses > 0 && texts.misses(door.misses)}
      </p>
      <Button size="small" busy={busy} onClick={close}>
        {texts.close}
      </Button>
    </section>
  )
}
