import { type ScreenAid, screenAids } from '../../../rooms/shared/contract/classLimits.ts'
import { aidTexts as texts } from '../../texts/school/aids.ts'
import styles from './AidTicks.module.css'

type AidTicksProps = { chosen: readonly ScreenAid[]; onChoose: (chosen: ScreenAid[]) => void }

export const AidTicks = ({ chosen, onChoose }: AidTicksProps) => (
  <fieldset className={styles.ticks}>
    <legend className="unseen">{texts.screen}</legend>
    {screenAids.map((aid) => (
      <label key={aid}>
        <input
          type="checkbox"
          checked={chosen.includes(aid)}
          onChange={({ target }) =>
            onChoose(screenAids.filter((one) => (one === aid ? target.checked : chosen.includes(one))))
          }
        />
        <span>
          <strong>{texts.names[aid]}</strong>
          <small>{texts.details[aid]}</small>
        </span>
      </label>
    ))}
  </fieldset>
)
