import type { StorageUse } from '../../../rooms/shared/contract/storage.ts'
import { storagePath } from '../../net/questionSets.ts'
import { useServerData } from '../../net/useServerData.ts'
import { useUser } from '../../state/session.ts'
import { megabytesText } from '../../texts/megabytes.ts'
import { questionSetTexts as texts } from '../../texts/school/questionSets.ts'
import styles from './QuestionSetForm.module.css'

/** How much of the user's room for question sets is taken. */
export const StorageLine = () => {
  const user = useUser()
  const { data } = useServerData<StorageUse>(user && storagePath(user.id))
  if (!data) return null
  const { used, most } = data
  return (
    <div className={styles.storage}>
      <meter min={0} max={most} high={most * 0.8} value={used} aria-label={texts.storageLabel} />
      <span>{texts.storage(megabytesText(used), megabytesText(most))}</span>
    </div>
  )
}
