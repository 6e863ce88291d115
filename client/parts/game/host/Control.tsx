import { joinClasses } from '../../joinClasses.ts'
import { Icon, type IconName } from '../../pictures/Icon.tsx'
import styles from './HostBar.module.css'

type ControlProps = {
  icon: IconName
  text: string
  onPress: () => void
  look?: 'go' | 'danger'
  pressed?: boolean
  /** For a button that opens something: whether it is open. */
  expanded?: boolean
}

export const Control = ({ icon, text, onPress, look, pressed, expanded }: ControlProps) => (
  <button
    type="button"
    className={joinClasses(styles.control, look && styles[look])}
    onClick={onPress}
    data-once
    aria-pressed={pressed}
    aria-expanded={expanded}
    title={text}
  >
    <Icon name={icon} />
    <span>{text}</span>
  </button>
)
