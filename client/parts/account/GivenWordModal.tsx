import { useState } from 'react'
import type { GivenWord } from '../../../rooms/shared/contract/administration.ts'
import { dayText } from '../../texts/parts.ts'
import { givenWordTexts as texts } from '../../texts/school/givenWord.ts'
import { Button } from '../Button.tsx'
import { copyText } from '../copyText.ts'
import { Modal } from '../dialog/Modal.tsx'
import styles from './GivenWordModal.module.css'

export type Given = GivenWord & { username: string }

/** Large enough to be copied by hand onto a slip of paper. */
export const GivenWordModal = ({ given, onClose }: { given: Given | null; onClose: () => void }) => {
  // A dialog keeps its content while it fades out.
  const [shown, setShown] = useState(given)
  if (given !== null && given !== shown) setShown(given)
  return (
    <Modal
      open={given !== null}
      onClose={onClose}
      size="small"
      title={shown ? texts.title(shown.username) : ''}
      footer={
        shown && (
          <Button icon="copy" onClick={() => void copyText(shown.word)}>
            {texts.copy}
          </Button>
        )
      }
    >
      {shown && (
        <>
          <p className={styles.word}>{shown.word}</p>
          <p className={styles.note}>{texts.text(dayText(shown.until))}</p>
        </>
      )}
    </Modal>
  )
}
