import { useUser } from '../../state/session.ts'
import { loginTexts as texts } from '../../texts/school/login.ts'
import { Modal } from '../dialog/Modal.tsx'
import { CardForm } from './CardForm.tsx'
import type { LogInQuestion } from './useLogInAgain.ts'

/** `LogInAgain` for a pupil whose account has no password. After the card of another pupil, `OtherAccount` asks what to do. */
export default function CardAgain({ asked }: { asked: LogInQuestion }) {
  const user = useUser()
  return (
    <Modal
      open
      onClose={() => asked(false)}
      title={texts.againTitle}
      description={texts.againIntro(user?.username ?? '')}
    >
      <CardForm pageOf={user ?? undefined} onEntered={({ id }) => asked(id === user?.id)} />
    </Modal>
  )
}
