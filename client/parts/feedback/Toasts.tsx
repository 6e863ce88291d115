import { dismissToast, type ToastType, useToasts } from '../../state/toasts.ts'
import { partTexts } from '../../texts/parts.ts'
import { joinClasses } from '../joinClasses.ts'
import { Icon, type IconName } from '../pictures/Icon.tsx'
import styles from './Toasts.module.css'

const icons: Record<ToastType, IconName> = { success: 'success', error: 'error', info: 'info', warning: 'warning' }

/** The stack of messages. Errors interrupt a screen reader, the rest waits its turn. */
export const Toasts = () => {
  const toasts = useToasts((store) => store.toasts)
  return (
    <section className={styles.stack} aria-label={partTexts.messages}>
      <div aria-live="polite" className={styles.live}>
        {toasts.map((toast) => (
          <div
            key={toast.id}
            role={toast.type === 'error' ? 'alert' : 'status'}
            data-toast={toast.type}
            className={joinClasses(styles.toast, styles[toast.type], toast.leaving && styles.leaving)}
          >
            <Icon name={icons[toast.type]} size={26} />
            <span>{toast.message}</span>
            <button type="button" aria-label={partTexts.dismiss} onClick={() => dismissToast(toast.id)}>
              <Icon name="close" size={18} />
            </button>
          </div>
        ))}
      </div>
    </section>
  )
}
