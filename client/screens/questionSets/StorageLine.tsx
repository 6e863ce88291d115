import type { StorageUse } from '../../../rooms/shared/contract/storage.ts'
import { storagePath } from '../../net/questionSets.ts'
import { useServerData } from '../../net/useServerData.ts'
import { useUser } from '../../state/session.ts'
import { questionSetTexts as texts } from '../../texts/questionSets.ts'
import styles from './QuestionSetForm.module.css'

const megabyte = 1024 * 1024

/** To a tenth, and never nothing where there is something. */
const inMegabytes = (bytes: number): string => (Math.ceil((bytes / megabyte) * 10) / 10).toLocaleString()

/** How much of the room for one's question sets is taken. */
export const StorageLine = () => {
  const user = useUser()
  const { data } = useServerData<StorageUse>(user && storagePath(user.id))
  if (!data) return null
  const { used, most } = data
  return (
    <div className={styles.storage}>
      <meter min={0} max={most} high={most * 0.8} value={used} aria-label={texts.storageLabel} />
      <span>{texts.storage(inMegabytes(used), inMegabytes(most))}</span>
    </div>
  )
}
