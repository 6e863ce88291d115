import { useConnection } from '../../net/connection.ts'
import { shellTexts } from '../../texts/shell.ts'
import { Icon } from '../pictures/Icon.tsx'
import styles from './OfflineBanner.module.css'

export const OfflineBanner = () => {
  const { online, isSaid } = useConnection()
  return (
    <div role="status" data-app-banner="">
      {!online && !isSaid && (
        <p className={styles.banner}>
          <Icon name="warning" size={20} /> {shellTexts.offline}
        </p>
      )}
    </div>
  )
}
