import { useLayoutEffect, useRef } from 'react'
import { Icon } from '../pictures/Icon.tsx'
import styles from './FormAlert.module.css'

/** What stopped a form. Screen readers say it at once, and it shows above the button, where the user looks. */
export const FormAlert = ({ message }: { message: string | null | undefined }) => {
  const region = useRef<HTMLDivElement>(null)
  // Enter may send a form whose button is below the window, so we scroll to the message.
  useLayoutEffect(() => {
    if (message) region.current?.scrollIntoView({ block: 'nearest' })
  }, [message])
  return (
    <div ref={region} role="alert" className={styles.region}>
      {message && (
        <p className={styles.alert}>
          <Icon name="warning" size={22} /> <span>{message}</span>
        </p>
      )}
    </div>
  )
}
