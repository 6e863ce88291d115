import { useConfirmation } from '../../state/confirmation.ts'
import { LateDialog } from './LateDialog.tsx'

const load = () => import('./ConfirmDialog.tsx')

/** If this dialog cannot be loaded, the browser's own asks: a dead line must not keep a host from ending a game. */
const askPlainly = (): void => {
  const { asked } = useConfirmation.getState()
  asked?.answer(confirm(`${asked.question}\n\n${asked.details ?? ''}`) ? 'yes' : 'no')
}

export const LateConfirm = () => <LateDialog load={load} props={{}} onFailed={askPlainly} />

/** For screens that must be able to ask even if the line breaks later. */
export const preloadConfirm = (): void => void load().catch(() => {})
