import { joinClasses } from '../../parts/joinClasses.ts'
import { Slime } from '../../slimes/Slime.tsx'
import { hostLobbyTexts } from '../../texts/game/hostLobby.ts'
import styles from './EmptyLobby.module.css'

const callers = ['blueberry', 'mint', 'cherry', 'honey']

/** An empty wall invites the class to join. */
export const EmptyLobby = ({ isInWorld }: { isInWorld: boolean }) => (
  <div className={joinClasses(styles.empty, isInWorld && styles.inWorld)}>
    <p className={styles.callers}>
      {callers.map((slime) => (
        <span key={slime} className={styles.caller}>
          <Slime name={slime} size="100%" pose="hop" lively />
        </span>
      ))}
    </p>
    <p>
      <b className={styles.waiting}>{hostLobbyTexts.nobodyYet}</b>
      {hostLobbyTexts.nobodyYetHint}
    </p>
  </div>
)
