import { useEffect, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import type { User } from '../../../rooms/shared/contract/accounts.ts'
import {
  type Difficulty,
  difficulties,
  type PracticeMode,
  practiceModes,
} from '../../../rooms/shared/contract/gameModes.ts'
import { rivalSlimes } from '../../../rooms/shared/practice/rivalSlimes.ts'
import { modes } from '../../modes/modes.ts'
import { Button } from '../../parts/Button.tsx'
import { Card } from '../../parts/Card.tsx'
import { ChoiceCards } from '../../parts/form/ChoiceCards.tsx'
import { FormAlert } from '../../parts/form/FormAlert.tsx'
import { SetPicker } from '../../parts/host/SetPicker.tsx'
import { Page } from '../../parts/navigation/Page.tsx'
import { ModePicture } from '../../parts/pictures/ModePicture.tsx'
import { readPracticePlan } from '../../parts/practicePlan.ts'
import { FoldedNote } from '../../parts/secrets/FoldedNote.tsx'
import { Slime } from '../../slimes/Slime.tsx'
import { forgetPractice } from '../../state/kept/keptPractice.ts'
import { forgetUnbegun, unbegunPractice } from '../../state/kept/unbegunPractice.ts'
import { useUser } from '../../state/session.ts'
import { playCue } from '../../state/sound.ts'
import { difficultyNames, practiceLines } from '../../texts/game/modeLines.ts'
import { practiceTexts as texts } from '../../texts/school/practice.ts'
import { PracticeRecord } from './PracticeRecord.tsx'
import styles from './PracticeScreen.module.css'

const difficultyChoices = difficulties.map((value) => ({
  value,
  title: difficultyNames[value],
  text: texts.difficultyHints[value],
  picture: <Slime name={rivalSlimes[value]} size={72} />,
}))

const modeChoices = practiceModes.map((value) => ({
  value,
  title: modes[value].words.name,
  text: practiceLines[value],
  picture: <ModePicture mode={value} width={108} />,
}))

const Practice = ({ user }: { user: User }) => {
  const [, navigate] = useLocation()
  const search = useSearch()
  const left = readPracticePlan(useHistoryState<unknown>())
  const [before] = useState(() => left ?? readPracticePlan(unbegunPractice(user.id)))
  useEffect(forgetUnbegun, [])
  const [questionSetId, setQuestionSetId] = useState(
    () => left?.questionSetId ?? new URLSearchParams(search).get('set') ?? before?.questionSetId ?? null,
  )
  const [difficulty, setDifficulty] = useState<Difficulty>(before?.difficulty ?? 'medium')
  const [gameMode, setGameMode] = useState<PracticeMode>(before?.gameMode ?? 'classic')
  // A reload finds the present choice in this entry of the history. Another visit is another entry, and begins anew.
  useEffect(() => {
    if (questionSetId !== null) window.history.replaceState({ questionSetId, difficulty, gameMode }, '')
  }, [questionSetId, difficulty, gameMode])
  const [problem, setProblem] = useState<string | null>(null)

  const chooseSet = (id: string) => {
    setQuestionSetId(id)
    setProblem(null)
  }
  const start = () => {
    if (questionSetId === null) return setProblem(texts.setMissing)
    playCue('start')
    // This tab may hold an earlier practice, left through the address bar. The new one must not continue it.
    forgetPractice()
    navigate('/practice-play', { state: { questionSetId, difficulty, gameMode, userId: user.id } })
  }

  return (
    <Page title={texts.title} intro={texts.intro} back>
      <div className={styles.columns}>
        <Card className={styles.setup}>
          <SetPicker chosen={questionSetId} onChoose={chooseSet} />
          <ChoiceCards
            legend={texts.difficulty}
            choices={difficultyChoices}
            chosen={difficulty}
            onChoose={setDifficulty}
            min="max(6.4rem, 30%)"
            rows
          />
          <ChoiceCards
            legend={texts.mode}
            choices={modeChoices}
            chosen={gameMode}
            onChoose={setGameMode}
            min="max(8.2rem, 30%)"
            rows
          />
          <FormAlert message={problem} />
          <Button look="mint" size="large" icon="play" wide onClick={start}>
            {texts.start}
          </Button>
        </Card>
        <PracticeRecord userId={user.id} />
      </div>
      <FoldedNote place="practice" />
    </Page>
  )
}

export default function PracticeScreen() {
  const user = useUser()
  return user && <Practice user={user} />
}
