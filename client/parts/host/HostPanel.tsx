import { useEffect, useRef, useState } from 'react'
import { useSearch } from 'wouter'
import type { QuestionSet } from '../../../rooms/shared/contract/questionSets.ts'
import { hasMap, modes } from '../../modes/modes.ts'
import { useServerData } from '../../net/useServerData.ts'
import { lastHosted, rememberHosted } from '../../state/kept/lastHosted.ts'
import { useUser } from '../../state/session.ts'
import { hostTexts } from '../../texts/school/host.ts'
import { Button } from '../Button.tsx'
import { Card, CardHead } from '../Card.tsx'
import { ChoiceCards } from '../form/ChoiceCards.tsx'
import { FormAlert } from '../form/FormAlert.tsx'
import { ClassChoice } from './ClassChoice.tsx'
import { GameSettingsFields } from './GameSettingsFields.tsx'
import { aboutMinutes, plannedQuestions } from './gameLength.ts'
import styles from './HostPanel.module.css'
import { MapPicker } from './MapPicker.tsx'
import { modeChoices } from './modeChoices.tsx'
import { SetPicker } from './SetPicker.tsx'
import { isSentToHost } from './sentToHost.ts'
import { useHosting } from './useHosting.ts'
import { useMapChoice } from './useMapChoice.ts'

/** A host chooses here what to play, and gets a code. */
export const HostPanel = () => {
  const user = useUser()
  const [before] = useState(() => lastHosted(user?.id))
  const [wishedSetId, setQuestionSetId] = useState(before.questionSetId)
  const [gameMode, setGameMode] = useState(before.gameMode)
  const [mapId, setMapId] = useMapChoice(gameMode, before.mapId)
  const [settings, setSettings] = useState(before.settings)
  const [classId, setClassId] = useState('')
  const { host, busy, problem, setProblem } = useHosting()

  const isSent = isSentToHost(useSearch())
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isSent) panel.current?.scrollIntoView({ block: 'start' })
  }, [isSent])

  const { data: sets } = useServerData<QuestionSet[]>('/api/question-sets')
  const chosenSet = sets?.find(({ id }) => id === wishedSetId)
  const questionSetId = chosenSet?.id ?? null
  const isStudent = user?.role === 'student'
  const planned = {
    ...plannedQuestions(chosenSet?.questions ?? [], settings.questionCount),
    timeLimit: settings.timeLimit ?? 20,
    hasMoves: hasMap(gameMode),
    pace: settings.pace ?? ((settings.hostPlays ?? isStudent) ? 'auto' : 'host'),
  } as const

  const chooseSet = (id: string) => {
    setQuestionSetId(id)
    setProblem(null)
  }
  const remember = () => rememberHosted(user?.id, { questionSetId, gameMode, mapId, settings })
  const create = () => {
    if (questionSetId === null) return setProblem(hostTexts.setMissing)
    remember()
    const forClass = classId === '' ? {} : { classId }
    void host({ questionSetId, gameMode, mapId: hasMap(gameMode) ? mapId : null, settings, ...forClass })
  }

  return (
    <Card aria-labelledby="host-game" id="host">
      <CardHead title={hostTexts.title} id="host-game" />
      <div className={styles.panel} ref={panel}>
        <SetPicker chosen={questionSetId} onChoose={chooseSet} />
        <ChoiceCards
          legend={hostTexts.chooseMode}
          choices={modeChoices}
          chosen={gameMode}
          onChoose={setGameMode}
          min="max(8.2rem, 30%)"
          rows
        />
        {hasMap(gameMode) && (
          <MapPicker key={gameMode} mode={gameMode} chosen={mapId} onChoose={setMapId} onCreate={remember} />
        )}
        <GameSettingsFields
          settings={settings}
          hostPlays={isStudent}
          gameMode={gameMode}
          isShuffled={chosenSet?.readyMade === true}
          onChange={setSettings}
        />
        {!isStudent && <ClassChoice chosen={classId} onChoose={setClassId} />}
        <div className={styles.create}>
          {chosenSet && (
            <p className={styles.length}>
              <b dir="auto">{chosenSet.title}</b> · {modes[gameMode].words.name} ·{' '}
              {hostTexts.gameLength(aboutMinutes(planned))}
            </p>
          )}
          <FormAlert message={problem} />
          <Button look="mint" size="large" wide busy={busy} onClick={() => void create()}>
            {hostTexts.create}
          </Button>
        </div>
      </div>
    </Card>
  )
}
