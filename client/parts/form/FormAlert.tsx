import { useLayoutEffect, useRef } from 'react'
import { Icon } from '../pictures/Icon.tsx'
import styles from './FormAlert.module.css'

/** What stopped a form, said at once to screen readers and shown where the eye is: above the button. */
export const FormAlert = ({ message }: { message: string | null | undefined }) => {
  const region = useRef<HTMLDivElement>(null)
  // Enter sends a form whose button is below the window.
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
