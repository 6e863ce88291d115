import { classLimits } from '../../../../rooms/shared/contract/classLimits.ts'
import { Switch, TextArea } from '../../../parts/form/Field.tsx'
import { isolated } from '../../../texts/saying.ts'
import { classTexts as texts } from '../../../texts/school/classes.ts'
import styles from '../Classes.module.css'
import { type PastedNames, sameNames } from './pastedNames.ts'

/** Says what is wrong with a list, or null. */
export const problemOf = ({ names }: PastedNames): string | null => {
  if (names.length === 0) return texts.listMissing
  if (names.length > classLimits.pupils) return texts.tooMany(classLimits.pupils)
  return names.some((name) => name.length > classLimits.pupilLength) ? texts.tooLong(classLimits.pupilLength) : null
}

type NamesFieldProps = {
  text: string
  pasted: PastedNames
  onText: (text: string) => void
  onTurn: (familyFirst: boolean) => void
}

export const NamesField = ({ text, pasted, onText, onTurn }: NamesFieldProps) => {
  const same = sameNames(pasted.names)
  return (
    <>
      <TextArea
        label={texts.list}
        hint={texts.listHint}
        placeholder={texts.listPlaceholder}
        rows={10}
        spellCheck={false}
        autoComplete="off"
        value={text}
        onChange={({ target }) => onText(target.value)}
      />
      <Switch label={texts.familyFirst} checked={pasted.familyFirst} onToggle={onTurn} />
      {pasted.hadMail && <p className={styles.note}>{texts.mailDropped}</p>}
      {same.length > 0 && <p className={styles.note}>{texts.sameName(same.map(isolated).join(', '))}</p>}
    </>
  )
}

export const NamesPreview = ({ names }: { names: readonly string[] }) =>
  names.length === 0 ? (
    <p className={styles.note}>{texts.previewEmpty}</p>
  ) : (
    <ol className={styles.preview}>
      {names.map((name, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a name may stand there twice
        <li key={at}>
          <bdi>{name}</bdi>
        </li>
      ))}
    </ol>
  )
