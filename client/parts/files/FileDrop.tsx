import choice from '../form/choice.module.css'
import { joinClasses } from '../joinClasses.ts'
import { Icon } from '../pictures/Icon.tsx'
import styles from './FileDrop.module.css'

type FileDropProps = { text: string; hints: readonly string[]; accept: string; onFile: (file: File) => void }

/** A place to choose a file or drop it. */
export const FileDrop = ({ text, hints, accept, onFile }: FileDropProps) => (
  <label
    className={joinClasses(choice.pickable, styles.drop)}
    onDragOver={(event) => event.preventDefault()}
    onDrop={(event) => {
      event.preventDefault()
      const file = event.dataTransfer.files[0]
      if (file) onFile(file)
    }}
  >
    <Icon name="upload" size={34} />
    <strong>{text}</strong>
    {hints.map((hint) => (
      <small key={hint}>{hint}</small>
    ))}
    <input
      type="file"
      accept={accept}
      onChange={({ target }) => {
        const file = target.files?.[0]
        if (file) onFile(file)
        // Otherwise a browser would not tell when the same file is chosen again, mended meanwhile.
        target.value = ''
      }}
    />
  </label>
)
