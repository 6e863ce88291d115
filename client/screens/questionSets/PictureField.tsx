import { useId } from 'react'
import { imageUrlMaxLength } from '../../../rooms/shared/questions/questionLimits.ts'
import { type SchoolSign, schoolSignPath } from '../../net/ownAccount.ts'
import { useServerData } from '../../net/useServerData.ts'
import { Button } from '../../parts/Button.tsx'
import choice from '../../parts/form/choice.module.css'
import { TextInput } from '../../parts/form/Field.tsx'
import { joinClasses } from '../../parts/joinClasses.ts'
import { Icon } from '../../parts/pictures/Icon.tsx'
import { questionSetTexts as texts } from '../../texts/school/questionSets.ts'
import { pictureAt, pictureOf } from './pictureFile.ts'
import styles from './QuestionEditor.module.css'
import { takePicture } from './takePicture.ts'

type PictureFieldProps = { image: string; onChange: Change }

type Change = (image: string) => void

/** Whoever types an address writes half of it first. */
const hostOf = (address: string): string | null => {
  try {
    return new URL(address).host
  } catch {
    return null
  }
}

const isElsewhere = (image: string, allowed: readonly string[]): boolean => {
  const host = image.startsWith('https:') ? hostOf(image) : null
  return host !== null && !allowed.includes(host)
}

/** A picture on another server, shown to the author only: to load it would tell that server who looks at it. */
const Elsewhere = ({ onTake }: { onTake: () => void }) => (
  <p className={styles.elsewhere}>
    {texts.imageElsewhere}
    <Button size="small" look="mint" onClick={onTake}>
      {texts.imageTake}
    </Button>
  </p>
)

/** A picture from this device, made small, or the address of one. */
export const PictureField = ({ image, onChange }: PictureFieldProps) => {
  const id = useId()
  const { data: school } = useServerData<SchoolSign>(schoolSignPath)
  const allowed = school?.pictureHosts ?? []
  const fetchOnce = (address: string) => takePicture(pictureAt(address), texts.imageNotTaken, onChange)
  if (image !== '') {
    return (
      <div className={styles.picture}>
        <img src={image} alt={texts.image} />
        <Button size="small" icon="trash" onClick={() => onChange('')}>
          {texts.imageRemove}
        </Button>
        {school && isElsewhere(image, allowed) && <Elsewhere onTake={() => fetchOnce(image)} />}
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
          onChange={({ target }) => {
            const file = target.files?.[0]
            // Else the same file, mended meanwhile, could not be chosen again.
            target.value = ''
            if (file) takePicture(pictureOf(file), texts.imageUnreadable, onChange)
          }}
        />
      </label>
      <TextInput
        label={texts.imageAddress}
        hideLabel
        placeholder={texts.imageAddress}
        type="url"
        maxLength={imageUrlMaxLength}
        defaultValue=""
        onBlur={({ target }) => {
          const address = target.value.trim()
          if (isElsewhere(address, allowed)) fetchOnce(address)
          else if (address !== '') onChange(address)
        }}
        // Enter in a field that keeps the focus would save the set without the picture.
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          event.currentTarget.blur()
        }}
      />
    </div>
  )
}
