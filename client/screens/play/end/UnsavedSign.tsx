import { joinClasses } from '../../../parts/joinClasses.ts'
import { Icon } from '../../../parts/pictures/Icon.tsx'
import { boardSignTexts } from '../../../texts/game/boardSigns.ts'
import styles from '../PausedSign.module.css'

/** Tells the class why answers are not confirmed at the moment, so that no player leaves. */
export const UnsavedSign = ({ onTop }: { onTop?: boolean }) => (
  <div className={joinClasses(styles.sign, onTop ? styles.onTop : styles.inStrip)} role="status" data-sign>
    <Icon name="clock" />
    <b>{boardSignTexts.unsaved}</b>
  </div>
)
