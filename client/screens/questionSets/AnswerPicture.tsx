import choice from '../../parts/form/choice.module.css'
import { IconButton } from '../../parts/IconButton.tsx'
import { joinClasses } from '../../parts/joinClasses.ts'
import { Icon } from '../../parts/pictures/Icon.tsx'
import { questionSetTexts as texts } from '../../texts/school/questionSets.ts'

import type { DraftChange } from './draftFields.ts'
import { awaitPicture, withPicture } from './draftKinds.ts'
import { answerWidth, pictureOf } from './pictureFile.ts'
import styles from './QuestionEditor.module.css'
import { takePicture } from './takePicture.ts'

type AnswerPictureProps = {
  letter: string
  place: number
  picture: string
  onChange: (change: DraftChange) => void
}

/** A picture beside an answer: a flag, a shape, a slide of a microscope. The answer keeps its words. */
export const AnswerPicture = ({ letter, place, picture, onChange }: AnswerPictureProps) =>
  picture === '' ? (
    <label className={joinClasses(choice.pickable, styles.answerPick)}>
      <Icon name="image" />
      <input
        type="file"
        aria-label={texts.answerImage(letter)}
        accept="image/png,image/jpeg,image/webp,image/gif"
        onChange={({ target }) => {
          const file = target.files?.[0]
          // Else the same file, mended meanwhile, could not be chosen again.
          target.value = ''
          if (file) takePicture(pictureOf(file, answerWidth), texts.imageUnreadable, awaitPicture(place, onChange))
        }}
      />
    </label>
  ) : (
    <div className={styles.answerPicture}>
      <img src={picture} alt={texts.answerImage(letter)} />
      <IconButton
        icon="trash"
        label={texts.answerImageRemove(letter)}
        onClick={() => onChange(withPicture(place, ''))}
      />
    </div>
  )
