import { joinClasses } from '../../../parts/joinClasses.ts'
import { Icon } from '../../../parts/pictures/Icon.tsx'
import { boardSignTexts } from '../../../texts/game/boardSigns.ts'
import styles from '../PausedSign.module.css'

/** Why nobody hears that their answer has arrived: for the class to read, so that nobody leaves. */
export const UnsavedSign = ({ onTop }: { onTop?: boolean }) => (
  <div className={joinClasses(styles.sign, onTop ? styles.onTop : styles.inStrip)} role="status" data-sign>
    <Icon name="clock" />
    <b>{boardSignTexts.unsaved}</b>
  </div>
)
