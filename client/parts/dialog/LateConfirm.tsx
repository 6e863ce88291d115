import { useConfirmation } from '../../state/confirmation.ts'
import { LateDialog } from './LateDialog.tsx'

const load = () => import('./ConfirmDialog.tsx')

/** If its code does not come, the browser's own dialog asks: a dead line must not keep a host from ending a game. */
const askPlainly = (): void => {
  const { asked } = useConfirmation.getState()
  asked?.answer(confirm(`${asked.question}\n\n${asked.details ?? ''}`) ? 'yes' : 'no')
}

export const LateConfirm = () => <LateDialog load={load} props={{}} onFailed={askPlainly} />

/** For screens that must be able to ask whatever becomes of the line. */
export const preloadConfirm = (): void => void load().catch(() => {})
