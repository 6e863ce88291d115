import choice from '../../parts/form/choice.module.css'
import { IconButton } from '../../parts/IconButton.tsx'
import { joinClasses } from '../../parts/joinClasses.ts'
import { Icon } from '../../parts/pictures/Icon.tsx'
import { questionSetTexts as texts } from '../../texts/school/questionSets.ts'
import { answerWidth, pictureOf } from './pictureFile.ts'
import styles from './QuestionEditor.module.css'
import { takePicture } from './takePicture.ts'

type AnswerPictureProps = { letter: string; picture: string; onChange: (picture: string) => void }

/** A picture beside an answer: a flag, a shape, a slide of a microscope. The answer keeps its words. */
export const AnswerPicture = ({ letter, picture, onChange }: AnswerPictureProps) =>
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
          if (file) takePicture(pictureOf(file, answerWidth), texts.imageUnreadable, onChange)
        }}
      />
    </label>
  ) : (
    <div className={styles.answerPicture}>
      <img src={picture} alt={texts.answerImage(letter)} />
      <IconButton icon="trash" label={texts.answerImageRemove(letter)} onClick={() => onChange('')} />
    </div>
  )
