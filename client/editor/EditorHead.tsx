import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Button } from '../parts/Button.tsx'
import { MenuButton, type MenuEntry } from '../parts/dialog/MenuButton.tsx'
import { FormAlert } from '../parts/form/FormAlert.tsx'
import { IconButton } from '../parts/IconButton.tsx'
import back from '../parts/navigation/back.module.css'
import { Icon } from '../parts/pictures/Icon.tsx'
import { mapEditorTexts as texts } from '../texts/maps/mapEditor.ts'
import { trialTexts } from '../texts/maps/trial.ts'
import styles from './EditorHead.module.css'

type EditorHeadProps = {
  title: string
  unsaved: boolean
  isSaved: boolean
  busy: boolean
  problem: string | null
  onSave: () => void
  onTry: () => void
  onExpectTry: () => void
  /** Entries of the menu for other ways to get a drawing in or out. */
  more: readonly MenuEntry[]
  /** Saves the drawing if it has unsaved changes, and goes back to the game that it is drawn for. */
  onFinish: () => void
  onRemove?: (() => void) | undefined
  hosting?: string | undefined
  children: ReactNode
}

export const EditorHead = ({ title, hosting, unsaved, isSaved, busy, problem, children, ...act }: EditorHeadProps) => (
  <header className={styles.head}>
    <Link
      href={hosting ?? '/maps'}
      className={back.back}
      aria-label={hosting === undefined ? texts.backToMaps : texts.backToHosting}
    >
      <Icon name="back" />
    </Link>
    <h1>{title}</h1>
    {unsaved && <p className={styles.unsaved}>{texts.unsaved}</p>}
    {!unsaved && isSaved && <p className={styles.saved}>{texts.saved}</p>}
    <div className={styles.actions}>
      {act.onRemove && <IconButton icon="trash" look="danger" label={texts.remove} onClick={act.onRemove} />}
      <MenuButton label={texts.more} bare entries={act.more}>
        <Icon name="list" size={20} />
      </MenuButton>
      <Button icon="play" onClick={act.onTry} onPointerEnter={act.onExpectTry} onFocus={act.onExpectTry}>
        {trialTexts.tryIt}
      </Button>
      <Button look={hosting === undefined ? 'mint' : 'paper'} busy={busy} onClick={act.onSave}>
        {busy ? texts.saving : texts.save}
      </Button>
      {hosting !== undefined && (
        <Button look="mint" disabled={busy} onClick={act.onFinish}>
          {texts.useInGame}
        </Button>
      )}
    </div>
    <FormAlert message={problem} />
    {children}
  </header>
)
