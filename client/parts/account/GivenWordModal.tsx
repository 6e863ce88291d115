import type { GivenWord } from '../../../rooms/shared/contract/administration.ts'
import { dayText } from '../../texts/parts.ts'
import { givenWordTexts as texts } from '../../texts/school/givenWord.ts'
import { Button } from '../Button.tsx'
import { copyText } from '../copyText.ts'
import { Modal } from '../dialog/Modal.tsx'
import styles from './GivenWordModal.module.css'

export type Given = GivenWord & { username: string }

/** Large enough to be copied by hand onto a slip of paper. */
export const GivenWordModal = ({ given, onClose }: { given: Given | null; onClose: () => void }) => (
  <Modal
    open={given !== null}
    onClose={onClose}
    size="small"
    title={given ? texts.title(given.username) : ''}
    footer={
      given && (
        <Button icon="copy" onClick={() => void copyText(given.word)}>
          {texts.copy}
        </Button>
      )
    }
  >
    {given && (
      <>
        <p className={styles.word}>{given.word}</p>
        <p className={styles.note}>{texts.text(dayText(given.until))}</p>
      </>
    )}
  </Modal>
)
