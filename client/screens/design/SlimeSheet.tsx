import { slimes } from '../../../rooms/shared/catalog/slimes.ts'
import { Card, CardHead } from '../../parts/Card.tsx'
import { poses } from '../../slimes/poses.ts'
import { Slime } from '../../slimes/Slime.tsx'
import styles from './DesignScreen.module.css'

/** Every design in every pose, at the sizes they are used in. */
export const SlimeSheet = () => (
  <Card>
    <CardHead title="Slime" />
    <ul className={styles.slimes}>
      {slimes.map(({ id, name }) => (
        <li key={id}>
          <Slime name={id} size={120} lively />
          <strong>{name}</strong>
          <span>
            {poses.map((pose) => (
              <Slime key={pose} name={id} pose={pose} size={40} />
            ))}
          </span>
        </li>
      ))}
    </ul>
  </Card>
)
