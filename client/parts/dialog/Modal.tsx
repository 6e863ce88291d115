import { Dialog } from '@base-ui/react/dialog'
import { type ReactNode, type RefObject, useEffect } from 'react'
import { useConfirmation } from '../../state/confirmation.ts'
import { countModal } from '../../state/openModals.ts'
import { partTexts } from '../../texts/parts.ts'
import { joinClasses } from '../joinClasses.ts'
import { Icon } from '../pictures/Icon.tsx'
import { useFocusKeptAfter } from './keptFocus.ts'
import { useKeysWithin } from './keysWithin.ts'
import { LateConfirm } from './LateConfirm.tsx'
import styles from './Modal.module.css'

/** A question asked over an open dialog goes inside it. Outside, no screen reader could read it and no click would reach it. */
const AskedWithin = () => {
  const asking = useConfirmation(({ asked }) => asked !== null)
  useEffect(countModal, [])
  useFocusKeptAfter()
  useKeysWithin()
  return asking && <LateConfirm />
}

type ModalProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  /** Stands below the title. */
  description?: ReactNode
  size?: 'small' | 'medium' | 'large'
  /** Buttons that stay in view below the scrolling middle. */
  footer?: ReactNode
  className?: string
  /** The element to focus first, if not the closing button. */
  startsAt?: RefObject<HTMLElement | null> | undefined
  children: ReactNode
}

export const Modal = ({
  open,
  onClose,
  title,
  description,
  size = 'medium',
  footer,
  className,
  startsAt,
  children,
}: ModalProps) => (
  <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
    <Dialog.Portal>
      <Dialog.Backdrop className={styles.backdrop} />
      <Dialog.Popup className={joinClasses(styles.popup, styles[size], className)} initialFocus={startsAt}>
        <div className={styles.head}>
          <Dialog.Title className={styles.title}>{title}</Dialog.Title>
          <Dialog.Close className={styles.close} aria-label={partTexts.close}>
            <Icon name="close" />
          </Dialog.Close>
        </div>
        {description && <Dialog.Description className={styles.description}>{description}</Dialog.Description>}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
        <section className={styles.body} tabIndex={0} aria-label={partTexts.dialogContent}>
          {children}
        </section>
        {footer && <div className={styles.footer}>{footer}</div>}
        <AskedWithin />
      </Dialog.Popup>
    </Dialog.Portal>
  </Dialog.Root>
)
