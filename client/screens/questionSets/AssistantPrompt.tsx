import { useState } from 'react'
import { Button } from '../../parts/Button.tsx'
import { copyText } from '../../parts/copyText.ts'
import { Select, TextInput } from '../../parts/form/Field.tsx'
import { Icon } from '../../parts/pictures/Icon.tsx'
import { promptFor, promptTexts as texts } from '../../texts/school/assistantPrompt.ts'
import styles from './ImportDialog.module.css'

const counts = ['5', '10', '15', '20'] as const
const ages = ['6-7', '8-9', '10-11', '12-13', '14-15', '16-18'] as const

/** A prompt for the teacher's own AI assistant. The teacher copies it: this page sends nothing. */
export const AssistantPrompt = () => {
  const [topic, setTopic] = useState('')
  const [age, setAge] = useState<(typeof ages)[number]>('12-13')
  const [count, setCount] = useState<(typeof counts)[number]>('10')
  const wanted = { topic: topic.trim() || texts.topicPlaceholder, age, count }
  return (
    <details className={styles.assistant}>
      <summary>
        <Icon name="edit" size={20} /> {texts.title}
      </summary>
      <p>{texts.intro}</p>
      <div className={styles.wanted}>
        <TextInput
          label={texts.topic}
          placeholder={texts.topicPlaceholder}
          maxLength={200}
          value={topic}
          onChange={(event) => setTopic(event.target.value)}
        />
        <Select
          label={texts.age}
          value={age}
          options={ages.map((value) => ({ value, text: value.replace('-', '–') }))}
          onPick={setAge}
        />
        <Select
          label={texts.count}
          value={count}
          options={counts.map((value) => ({ value, text: value }))}
          onPick={setCount}
        />
        <Button look="mint" icon="copy" onClick={() => void copyText(promptFor(wanted), texts.copied)}>
          {texts.copy}
        </Button>
      </div>
      <p className={styles.check}>{texts.check}</p>
    </details>
  )
}
