import type { ClassDevices } from '../../../rooms/shared/contract/classLimits.ts'
import { ChoiceCards } from '../../parts/form/ChoiceCards.tsx'
import { classTexts as texts } from '../../texts/school/classes.ts'

const choices = [
  { value: 'shared', title: texts.shared, text: texts.sharedText },
  { value: 'own', title: texts.own, text: texts.ownText },
] as const

type DevicesChoiceProps = { devices: ClassDevices; onChoose: (devices: ClassDevices) => void }

export const DevicesChoice = ({ devices, onChoose }: DevicesChoiceProps) => (
  <ChoiceCards legend={texts.devices} choices={choices} chosen={devices} inline onChoose={onChoose} />
)
