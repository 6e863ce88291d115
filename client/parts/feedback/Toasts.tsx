import { dismissToast, type Toast, type ToastType, useToasts } from '../../state/toasts.ts'
import { partTexts } from '../../texts/parts.ts'
import { joinClasses } from '../joinClasses.ts'
import { Icon, type IconName } from '../pictures/Icon.tsx'
import styles from './Toasts.module.css'

const icons: Record<ToastType, IconName> = { success: 'success', error: 'error', info: 'info', warning: 'warning' }

/** A message that interrupts a screen reader has a role of its own. */
const shown = ({ id, type, message, leaving }: Toast, role?: 'alert') => (
  <div
    key={id}
    role={role}
    data-toast={type}
    className={joinClasses(styles.toast, styles[type], leaving && styles.leaving)}
  >
    <Icon name={icons[type]} size={26} />
    <span>{message}</span>
    <button type="button" aria-label={partTexts.dismiss} onClick={() => dismissToast(id)}>
      <Icon name="close" size={18} />
    </button>
  </div>
)

/**
 * The stack of messages. Errors interrupt a screen reader, the rest waits its turn. Each message is in one live region only:
 * inside a second one it could be read twice.
 */
export const Toasts = () => {
  const toasts = useToasts((store) => store.toasts)
  return (
    <section className={styles.stack} aria-label={partTexts.messages}>
      <div className={styles.part}>{toasts.map((toast) => toast.type === 'error' && shown(toast, 'alert'))}</div>
      <div aria-live="polite" className={styles.part}>
        {toasts.map((toast) => toast.type !== 'error' && shown(toast))}
      </div>
    </section>
  )
}
