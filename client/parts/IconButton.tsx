import type { ButtonHTMLAttributes } from 'react'
import styles from './IconButton.module.css'
import { joinClasses } from './joinClasses.ts'
import { Icon, type IconName } from './pictures/Icon.tsx'

type IconButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  icon: IconName
  /** What it does, for screen readers and as a tooltip. */
  label: string
  look?: 'quiet' | 'danger' | 'bar'
  size?: number
}

export const IconButton = ({ icon, label, look = 'quiet', size = 22, className, ...rest }: IconButtonProps) => (
  <button
    type="button"
    {...rest}
    className={joinClasses(styles.button, styles[look], className)}
    aria-label={label}
    title={label}
  >
    <Icon name={icon} size={size} />
  </button>
)
