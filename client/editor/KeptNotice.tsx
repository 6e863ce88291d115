import { Button } from '../parts/Button.tsx'
import { Icon } from '../parts/pictures/Icon.tsx'
import { mapEditorTexts as texts } from '../texts/maps/mapEditor.ts'
import styles from './KeptNotice.module.css'

type KeptNoticeProps = { at: number | null; isNew: boolean; onStartOver: () => void }

/** Says that a drawing was brought back, and offers to start without it. */
export const KeptNotice = ({ at, isNew, onStartOver }: KeptNoticeProps) => (
  <div role="status" className={styles.region}>
    {at !== null && (
      <div className={styles.notice}>
        <Icon name="check" size={22} />
        <p>{texts.broughtBack(at)}</p>
        <Button size="small" onClick={onStartOver}>
          {isNew ? texts.startAnew : texts.startFromSaved}
        </Button>
      </div>
    )}
  </div>
)
