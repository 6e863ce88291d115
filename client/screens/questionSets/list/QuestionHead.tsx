import { MenuButton, type MenuEntry } from '../../../parts/dialog/MenuButton.tsx'
import { IconButton } from '../../../parts/IconButton.tsx'
import { Icon } from '../../../parts/pictures/Icon.tsx'
import { listTexts } from '../../../texts/school/questionList.ts'
import { questionSetTexts as texts } from '../../../texts/school/questionSets.ts'
import type { QuestionDraft } from '../draftFields.ts'
import { KindField } from '../KindFields.tsx'
import styles from '../QuestionEditor.module.css'
import type { QuestionDeeds } from './useQuestionList.ts'
import type { Handling } from './useReordering.ts'

export type QuestionHeadProps = Handling & {
  draft: QuestionDraft
  number: number
  total: number
  deeds: QuestionDeeds
}

/** The number and kind of a question, and the acts on the whole question. */
export const QuestionHead = ({ draft, number, total, deeds, lift, step }: QuestionHeadProps) => {
  const { key } = draft
  const at = number - 1
  const entries: MenuEntry[] = [
    ...(at > 0 ? [{ text: listTexts.up, icon: 'up', onPick: () => deeds.move(key, at - 1) } satisfies MenuEntry] : []),
    ...(number < total
      ? [{ text: listTexts.down, icon: 'down', onPick: () => deeds.move(key, number) } satisfies MenuEntry]
      : []),
    { text: listTexts.copy, icon: 'copy', onPick: () => deeds.copy(key) },
    { text: listTexts.split, icon: 'expand', onPick: () => deeds.split(key) },
    ...(number < total
      ? [{ text: listTexts.merge, icon: 'shrink', onPick: () => deeds.merge(key) } satisfies MenuEntry]
      : []),
  ]
  return (
    <div className={styles.head}>
      <IconButton
        icon="menu"
        label={listTexts.move(number)}
        className={styles.handle}
        data-handle={key}
        disabled={total === 1}
        onPointerDown={(event) => lift(event, key)}
        onKeyDown={(event) => step(event, key, at, total)}
      />
      <h2 tabIndex={-1}>{texts.questionNumber(number)}</h2>
      <KindField draft={draft} number={number} onChange={(change) => deeds.change(key, change)} />
      <MenuButton label={listTexts.more(number)} bare className={styles.more} entries={entries}>
        <Icon name="list" size={22} />
      </MenuButton>
      {total > 1 && (
        <IconButton
          icon="trash"
          look="danger"
          label={texts.removeOne(number)}
          // The second click of a double click would remove the question that has just moved here.
          onClick={({ detail }) => detail < 2 && deeds.remove(key)}
        />
      )}
    </div>
  )
}
