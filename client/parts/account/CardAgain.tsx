import { useState } from 'react'
import { useUser } from '../../state/session.ts'
import { loginTexts as texts } from '../../texts/school/login.ts'
import { Modal } from '../dialog/Modal.tsx'
import { CardForm } from './CardForm.tsx'
import type { LogInQuestion } from './useLogInAgain.ts'

/** `LogInAgain` for a pupil whose account has no password. With the card of another pupil the work here is not saved. */
export default function CardAgain({ asked }: { asked: LogInQuestion }) {
  const present = useUser()
  const [user] = useState(present)
  return (
    <Modal
      open
      onClose={() => asked(false)}
      title={texts.againTitle}
      description={texts.againIntro(user?.username ?? '')}
    >
      <CardForm onEntered={({ id }) => asked(id === user?.id)} />
    </Modal>
  )
}
