import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { Sharing } from '../../../rooms/shared/contract/sharing.ts'
import { judgeThing, type Shared } from '../../net/sharing.ts'
import { askToConfirm } from '../../state/confirmation.ts'
import { showToast } from '../../state/toasts.ts'
import { sharingTexts as texts } from '../../texts/sharing.ts'

const ShareDialog = lazy(() => import('./ShareDialog.tsx'))
const FlagDialog = lazy(() => import('./FlagDialog.tsx'))

type Open = { dialog: 'share'; thing: Shared; sharing: Sharing } | { dialog: 'flag'; thing: Shared } | null

/** What can be done about the sharing of something, and the dialogs that belong to it. */
export const useSharingDialogs = () => {
  const [open, setOpen] = useState<Open>(null)
  const onClose = () => setOpen(null)
  const dialogs: ReactNode = open && (
    <Suspense fallback={null}>
      {open.dialog === 'share' ? (
        <ShareDialog thing={open.thing} sharing={open.sharing} onClose={onClose} />
      ) : (
        <FlagDialog thing={open.thing} onClose={onClose} />
      )}
    </Suspense>
  )
  return {
    dialogs,
    share: (thing: Shared, sharing: Sharing) => setOpen({ dialog: 'share', thing, sharing }),
    flag: (thing: Shared) => setOpen({ dialog: 'flag', thing }),
  }
}

/** A teacher takes something out of everybody's lists, after being asked. */
export const stopSharing = async (thing: Shared): Promise<boolean> => {
  const sure = await askToConfirm({
    question: texts.stopAsk(thing.title),
    details: texts.stopDetails,
    yes: texts.stop,
    danger: true,
  })
  if (!sure) return false
  const answer = await judgeThing(thing, 'stopped')
  showToast(answer.ok ? texts.stopDone : answer.error, answer.ok ? 'success' : 'error')
  return answer.ok
}
