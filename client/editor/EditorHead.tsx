import { Link } from 'wouter'
import { Button } from '../parts/Button.tsx'
import { FormAlert } from '../parts/form/FormAlert.tsx'
import { IconButton } from '../parts/IconButton.tsx'
import { Icon } from '../parts/pictures/Icon.tsx'
import { mapEditorTexts as texts } from '../texts/maps/mapEditor.ts'
import styles from './EditorHead.module.css'

type EditorHeadProps = {
  title: string
  unsaved: boolean
  busy: boolean
  problem: string | null
  onSave: () => void
  onRemove?: (() => void) | undefined
  back?: string | undefined
}

export const EditorHead = ({ title, back = '/maps', unsaved, busy, problem, onSave, onRemove }: EditorHeadProps) => (
  <header className={styles.head}>
    <Link href={back} className={styles.back} aria-label={back === '/maps' ? texts.backToMaps : texts.backToHosting}>
      <Icon name="back" />
    </Link>
    <h1>{title}</h1>
    {unsaved && <p className={styles.unsaved}>{texts.unsaved}</p>}
    <div className={styles.actions}>
      {onRemove && <IconButton icon="trash" look="danger" label={texts.remove} onClick={onRemove} />}
      <Button look="mint" busy={busy} onClick={onSave}>
        {busy ? texts.saving : texts.save}
      </Button>
    </div>
    <FormAlert message={problem} />
  </header>
)
