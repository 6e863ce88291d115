import { AlertDialog } from '@base-ui/react/alert-dialog'
import { useConfirmation } from '../../state/confirmation.ts'
import { partTexts } from '../../texts/parts.ts'
import { Button } from '../Button.tsx'
import { joinClasses } from '../joinClasses.ts'
import styles from './ConfirmDialog.module.css'
import { useFocusKeptAfter } from './keptFocus.ts'
import { useKeysWithin } from './keysWithin.ts'
import modal from './Modal.module.css'

/** Shows the question of `askToConfirm`. Mounted once, in the app. */
export default function ConfirmDialog() {
  const asked = useConfirmation((asking) => asking.asked)
  useFocusKeptAfter()
  useKeysWithin()
  return (
    <AlertDialog.Root open={asked !== null} onOpenChange={(open) => !open && asked?.answer('no')}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={modal.backdrop} />
        <AlertDialog.Popup className={joinClasses(modal.popup, modal.small)}>
          <div className={styles.words}>
            <AlertDialog.Title className={styles.question}>{asked?.question}</AlertDialog.Title>
            {asked?.details && <AlertDialog.Description>{asked.details}</AlertDialog.Description>}
          </div>
          <div className={styles.answers}>
            <Button onClick={() => asked?.answer('no')}>{asked?.no ?? partTexts.cancel}</Button>
            {asked?.other && <Button onClick={() => asked.answer('other')}>{asked.other}</Button>}
            <Button look={asked?.danger ? 'berry' : 'mint'} onClick={() => asked?.answer('yes')}>
              {asked?.yes}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
