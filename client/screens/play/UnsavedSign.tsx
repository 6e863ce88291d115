import { Icon } from '../../parts/Icon.tsx'
import { joinClasses } from '../../parts/joinClasses.ts'
import { boardSignTexts } from '../../texts/boardSigns.ts'
import styles from './PausedSign.module.css'

/** Why nobody hears that their answer has arrived: for the class to read, so that nobody leaves. */
export const UnsavedSign = ({ onTop }: { onTop?: boolean }) => (
  <div className={joinClasses(styles.sign, onTop ? styles.onTop : styles.inStrip)} role="status" data-sign>
    <Icon name="clock" />
    <b>{boardSignTexts.unsaved}</b>
  </div>
)
