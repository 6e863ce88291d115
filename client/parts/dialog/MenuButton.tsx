import { Menu } from '@base-ui/react/menu'
import { type ReactNode, useState } from 'react'
import { joinClasses } from '../joinClasses.ts'
import { Icon, type IconName } from '../pictures/Icon.tsx'
import styles from './MenuButton.module.css'

export type MenuEntry = { text: string; icon: IconName; onPick: () => void; danger?: boolean }

type MenuButtonProps = {
  label?: string
  entries: readonly MenuEntry[]
  /** Without the little arrow. */
  bare?: boolean
  className?: string | undefined
  children: ReactNode
}

export const MenuButton = ({ label, entries, bare, className, children }: MenuButtonProps) => {
  // The menu stays beside its button in the page: outside of every landmark a screen reader would not find it.
  const [beside, setBeside] = useState<HTMLElement | null>(null)
  return (
    <span ref={setBeside} className={styles.beside}>
      <Menu.Root>
        <Menu.Trigger className={joinClasses(styles.trigger, className)} aria-label={label}>
          {children}
          {!bare && <Icon name="down" size={18} />}
        </Menu.Trigger>
        <Menu.Portal container={beside}>
          <Menu.Positioner className={styles.place} align="end" sideOffset={8}>
            <Menu.Popup className={styles.popup}>
              {entries.map((entry) => (
                <Menu.Item
                  key={entry.text}
                  className={joinClasses(styles.entry, entry.danger && styles.danger)}
                  onClick={entry.onPick}
                >
                  <Icon name={entry.icon} size={20} /> {entry.text}
                </Menu.Item>
              ))}
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
    </span>
  )
}
