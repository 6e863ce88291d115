import { useConfirmation } from '../../state/confirmation.ts'
import { LateDialog } from './LateDialog.tsx'

const load = () => import('./ConfirmDialog.tsx')

/** Where its code does not come, the browser asks in its own way: nobody is kept from ending a game by a dead line. */
const askPlainly = (): void => {
  const { asked } = useConfirmation.getState()
  asked?.answer(confirm(`${asked.question}\n\n${asked.details ?? ''}`))
}

export const LateConfirm = () => <LateDialog load={load} props={{}} onFailed={askPlainly} />

/** For screens that must be able to ask whatever becomes of the line. */
export const preloadConfirm = (): void => void load().catch(() => {})
