import { useEffect, useRef } from 'react'
import type { DoorList } from '../../net/classes.ts'
import { Slime } from '../../slimes/Slime.tsx'
import { classDoorTexts as texts } from '../../texts/school/classDoor.ts'
import styles from './Door.module.css'

type WhoAreYouProps = { list: DoorList; onChoose: (pupil: DoorList['pupils'][number]) => void }

/** The slimes of a class, by the names that everybody knows them by. */
export const WhoAreYou = ({ list: { className, pupils }, onChoose }: WhoAreYouProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <section className={styles.who} aria-labelledby="door-who">
      <h1 id="door-who" ref={heading} tabIndex={-1}>
        {texts.who}
      </h1>
      <p>{pupils.length === 0 ? texts.nobody : texts.whoText(className)}</p>
      <ul className={styles.pupils}>
        {pupils.map((pupil) => (
          <li key={pupil.username}>
            <button type="button" className={styles.pupil} onClick={() => onChoose(pupil)}>
              <Slime name={pupil.slime} size="100%" className={styles.slime} />
              <span translate="no">{pupil.username}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
