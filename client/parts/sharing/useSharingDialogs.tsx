import { type ReactNode, useState } from 'react'
import type { Sharing } from '../../../rooms/shared/contract/sharing.ts'
import { judgeThing, type Shared } from '../../net/sharing.ts'
import { askToConfirm } from '../../state/confirmation.ts'
import { showToast } from '../../state/toasts.ts'
import { sharingTexts as texts } from '../../texts/school/sharing.ts'
import { LateDialog } from '../dialog/LateDialog.tsx'

const loadShare = () => import('./ShareDialog.tsx')
const loadFlag = () => import('./FlagDialog.tsx')

type Open = { dialog: 'share'; thing: Shared; sharing: Sharing } | { dialog: 'flag'; thing: Shared } | null

/** Acts of sharing, and the dialogs that belong to them. */
export const useSharingDialogs = () => {
  const [open, setOpen] = useState<Open>(null)
  const onClose = () => setOpen(null)
  const dialogs: ReactNode =
    open &&
    (open.dialog === 'share' ? (
      <LateDialog load={loadShare} props={{ thing: open.thing, sharing: open.sharing, onClose }} onFailed={onClose} />
    ) : (
      <LateDialog load={loadFlag} props={{ thing: open.thing, onClose }} onFailed={onClose} />
    ))
  return {
    dialogs,
    share: (thing: Shared, sharing: Sharing) => setOpen({ dialog: 'share', thing, sharing }),
    flag: (thing: Shared) => setOpen({ dialog: 'flag', thing }),
  }
}

/** A teacher takes a shared thing out of all lists, after a question. */
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
