import { IconShape } from '../../parts/pictures/IconShape.tsx'
import styles from './ToolBar.module.css'

type ToolButtonProps = {
  icon: string
  label: string
  /** The keys, as a screen reader and a tooltip name them. */
  keys?: string
  disabled?: boolean
  danger?: boolean
  /** For a switch: whether it is on. */
  pressed?: boolean
  /** Turns the icon on its side. */
  turned?: boolean
  onPress: () => void
}

export const ToolButton = ({ icon, label, keys, disabled, danger, pressed, turned, onPress }: ToolButtonProps) => (
  <button
    type="button"
    className={styles.button}
    data-danger={danger || undefined}
    data-turned={turned || undefined}
    aria-label={label}
    aria-pressed={pressed}
    aria-keyshortcuts={keys}
    title={keys ? `${label} (${keys.replace('Control', 'Ctrl')})` : label}
    disabled={disabled}
    onClick={onPress}
  >
    <IconShape d={icon} size={24} />
  </button>
)
