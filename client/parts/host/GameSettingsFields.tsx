import type { GameMode } from '../../../rooms/shared/contract/gameModes.ts'
import type { GameSettings } from '../../../rooms/shared/contract/gameSettings.ts'
import { posters } from '../../modes/posters.ts'
import { hostTexts } from '../../texts/school/host.ts'
import { Select, Switch } from '../form/Field.tsx'
import { Icon } from '../pictures/Icon.tsx'
import styles from './GameSettingsFields.module.css'

type Changed = Partial<GameSettings>

type GameSettingsFieldsProps = {
  /** Whether questions are shuffled if the settings do not say. */
  isShuffled: boolean
  settings: Changed
  hostPlays: boolean
  gameMode: GameMode
  onChange: (settings: Changed) => void
}

const seconds = [5, 10, 15, 20, 30, 45, 60, 90, 120]
const counts = [5, 10, 15, 20, 30]
const sizes = [10, 20, 30, 40, 60, 100, 200, 500]
const unlimited = 'all'

const secondsOptions = seconds.map((count) => ({ value: String(count), text: String(count) }))
const countOptions = [
  { value: unlimited, text: hostTexts.allQuestions },
  ...counts.map((count) => ({ value: String(count), text: String(count) })),
]
const sizeOptions = [
  { value: unlimited, text: hostTexts.anyPlayers },
  ...sizes.map((count) => ({ value: String(count), text: String(count) })),
]
const chaosOptions = (['calm', 'lively', 'wild'] as const).map((value) => ({
  value,
  text: hostTexts.chaosNames[value],
}))
const paceOptions = (['host', 'auto'] as const).map((value) => ({ value, text: hostTexts.paceNames[value] }))
const nameOptions = [
  { value: 'free', text: hostTexts.nicknamesFree },
  { value: 'generated', text: hostTexts.nicknamesGenerated },
] as const

type SwitchesProps = Omit<GameSettingsFieldsProps, 'gameMode'>

/** The settings that are on or off. */
const Switches = ({ settings, isShuffled, hostPlays, onChange }: SwitchesProps) => (
  <>
    <Switch
      label={hostTexts.speedBonus}
      hint={hostTexts.speedBonusHint}
      checked={settings.speedBonus ?? true}
      onToggle={(speedBonus) => onChange({ speedBonus })}
    />
    <Switch
      label={hostTexts.lateJoin}
      hint={hostTexts.lateJoinHint}
      checked={settings.lateJoin ?? true}
      onToggle={(lateJoin) => onChange({ lateJoin })}
    />
    <Switch
      label={hostTexts.shuffleQuestions}
      checked={settings.shuffleQuestions ?? isShuffled}
      onToggle={(shuffleQuestions) => onChange({ shuffleQuestions })}
    />
    <Switch
      label={hostTexts.shuffleAnswers}
      checked={settings.shuffleAnswers ?? isShuffled}
      onToggle={(shuffleAnswers) => onChange({ shuffleAnswers })}
    />
    <Switch
      label={hostTexts.hostPlays}
      checked={settings.hostPlays ?? hostPlays}
      onToggle={(plays) => onChange({ hostPlays: plays })}
    />
  </>
)

/** Folded away: the defaults suit most games. */
export const GameSettingsFields = (props: GameSettingsFieldsProps) => {
  const { settings, hostPlays, gameMode, isShuffled, onChange } = props
  const { knowledge } = posters[gameMode]
  const change = (some: Changed) => onChange({ ...settings, ...some })
  const limitPlayers = (limit: number | undefined) => {
    const { maxPlayers: _, ...others } = settings
    onChange(limit === undefined ? others : { ...others, maxPlayers: limit })
  }
  return (
    <details className={styles.details}>
      <summary>
        {hostTexts.settings} <Icon name="down" />
      </summary>
      <div className={styles.fields}>
        <Select
          label={hostTexts.timeLimit}
          value={String(settings.timeLimit ?? 20)}
          options={secondsOptions}
          onPick={(value) => change({ timeLimit: Number(value) })}
        />
        <Select
          label={hostTexts.questionLimit}
          value={settings.questionCount ? String(settings.questionCount) : unlimited}
          options={countOptions}
          onPick={(value) => change({ questionCount: value === unlimited ? null : Number(value) })}
        />
        <Select
          label={hostTexts.playerLimit}
          value={settings.maxPlayers ? String(settings.maxPlayers) : unlimited}
          options={sizeOptions}
          onPick={(value) => limitPlayers(value === unlimited ? undefined : Number(value))}
        />
        <Select
          label={hostTexts.pace}
          value={settings.pace ?? ((settings.hostPlays ?? hostPlays) ? 'auto' : 'host')}
          options={paceOptions}
          onPick={(pace) => change({ pace })}
        />
        {knowledge && (
          <Select
            label={hostTexts.chaos}
            hint={hostTexts.chaosHint(Math.round(100 * knowledge[settings.chaos ?? 'lively']))}
            value={settings.chaos ?? 'lively'}
            options={chaosOptions}
            onPick={(chaos) => change({ chaos })}
          />
        )}
        <Select
          label={hostTexts.nicknames}
          value={settings.nicknames ?? 'free'}
          options={nameOptions}
          onPick={(nicknames) => change({ nicknames })}
        />
        <Switches settings={settings} isShuffled={isShuffled} hostPlays={hostPlays} onChange={change} />
      </div>
    </details>
  )
}
