import { Icon, type IconName } from '../Icon.tsx'
import { joinClasses } from '../joinClasses.ts'
import styles from './HostBar.module.css'

type ControlProps = { icon: IconName; text: string; onPress: () => void; look?: 'go' | 'danger'; pressed?: boolean }

export const Control = ({ icon, text, onPress, look, pressed }: ControlProps) => (
  <button
    type="button"
    className={joinClasses(styles.control, look && styles[look])}
    onClick={onPress}
    aria-pressed={pressed}
    title={text}
  >
    <Icon name={icon} />
    <span>{text}</span>
  </button>
)
