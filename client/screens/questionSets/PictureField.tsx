import { useId } from 'react'
import { imageUrlMaxLength } from '../../../rooms/shared/contract/questionSets.ts'
import { Button } from '../../parts/Button.tsx'
import choice from '../../parts/choice.module.css'
import { TextInput } from '../../parts/Field.tsx'
import { Icon } from '../../parts/Icon.tsx'
import { joinClasses } from '../../parts/joinClasses.ts'
import { showToast } from '../../state/toasts.ts'
import { questionSetTexts as texts } from '../../texts/questionSets.ts'
import { pictureOf } from './pictureFile.ts'
import styles from './QuestionEditor.module.css'

type PictureFieldProps = { image: string; onChange: (image: string) => void }

const read = async (file: File | undefined, onChange: (image: string) => void): Promise<void> => {
  if (!file) return
  try {
    const picture = await pictureOf(file)
    if (picture === undefined) showToast(texts.imageTooLarge, 'error')
    else onChange(picture)
  } catch {
    showToast(texts.imageUnreadable, 'error')
  }
}

/** A picture from this device, made small, or the address of one. */
export const PictureField = ({ image, onChange }: PictureFieldProps) => {
  const id = useId()
  if (image !== '') {
    return (
      <div className={styles.picture}>
        <img src={image} alt={texts.image} />
        <Button size="small" icon="trash" onClick={() => onChange('')}>
          {texts.imageRemove}
        </Button>
      </div>
    )
  }
  return (
    <div className={styles.pictureChoice}>
      <label htmlFor={id} className={joinClasses(choice.pickable, styles.fileLabel)}>
        <Icon name="image" /> {texts.imagePick}
        <input
          id={id}
          type="file"
          accept="image/png,image/jpeg,image/webp,image/gif"
          onChange={(event) => void read(event.target.files?.[0], onChange)}
        />
      </label>
      <TextInput
        label={texts.imageAddress}
        hideLabel
        placeholder={texts.imageAddress}
        type="url"
        maxLength={imageUrlMaxLength}
        defaultValue=""
        onBlur={(event) => event.target.value.trim() && onChange(event.target.value.trim())}
      />
    </div>
  )
}
