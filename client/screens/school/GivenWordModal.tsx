import type { GivenWord } from '../../../rooms/shared/contract/administration.ts'
import { Button } from '../../parts/Button.tsx'
import { copyText } from '../../parts/copyText.ts'
import { Modal } from '../../parts/dialog/Modal.tsx'
import { dayText } from '../../texts/parts.ts'
import { schoolTexts as texts } from '../../texts/school/school.ts'
import styles from './School.module.css'

export type Given = GivenWord & { username: string }

/** Large enough to be copied by hand onto a slip of paper. */
export const GivenWordModal = ({ given, onClose }: { given: Given | null; onClose: () => void }) => (
  <Modal
    open={given !== null}
    onClose={onClose}
    size="small"
    title={given ? texts.wordTitle(given.username) : ''}
    footer={
      given && (
        <Button icon="copy" onClick={() => void copyText(given.word)}>
          {texts.wordCopy}
        </Button>
      )
    }
  >
    {given && (
      <>
        <p className={styles.word}>{given.word}</p>
        <p className={styles.note}>{texts.wordText(dayText(given.until))}</p>
      </>
    )}
  </Modal>
)
