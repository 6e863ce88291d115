import { useId } from 'react'
import { useStore } from 'zustand'
import { type TileType, tilesOf } from '../../../rooms/shared/maps/tileTypes.ts'
import choice from '../../parts/form/choice.module.css'
import { joinClasses } from '../../parts/joinClasses.ts'
import { tileImage } from '../../parts/maps/tileMarkup.ts'
import { mapEditorTexts as texts } from '../../texts/maps/mapEditor.ts'
import { tileHints, tileNames } from '../../texts/maps/tiles.ts'
import type { MapEditing } from '../document/mapEditing.ts'
import { tileKeys } from '../workspaceKeys.ts'
import styles from './TilePalette.module.css'

/** All tiles of this mode, and what each does in the game. */
export const TilePalette = ({ editing }: { editing: MapEditing }) => {
  const group = useId()
  const mode = useStore(editing.store, ({ history }) => history.drawing.mode)
  const chosen = useStore(editing.store, ({ tile }) => tile)
  return (
    <div className={styles.palette}>
      <fieldset className={styles.tiles}>
        <legend className={joinClasses(choice.legend, styles.legend)}>{texts.palette}</legend>
        {tilesOf(mode).map((type: TileType, index) => (
          <label key={type} className={joinClasses(choice.choice, styles.tile)} title={tileHints[type]}>
            <input
              type="radio"
              name={group}
              checked={type === chosen}
              aria-label={tileNames[type]}
              onChange={() => editing.pickTile(type)}
            />
            <span className={styles.picture} style={{ backgroundImage: tileImage(mode, type) }} />
            <span className={styles.name}>{tileNames[type]}</span>
            <kbd className={styles.key}>{tileKeys[index]}</kbd>
          </label>
        ))}
      </fieldset>
      <p className={styles.hint} aria-live="polite">
        <strong>{tileNames[chosen]}</strong> {tileHints[chosen]}
      </p>
    </div>
  )
}
