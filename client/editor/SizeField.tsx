import { useEffect, useState } from 'react'
import { mapSide, mapSideMax, mapSideMin } from '../../rooms/shared/contract/maps.ts'
import { TextInput } from '../parts/Field.tsx'
import { editorTexts as texts } from '../texts/editor.ts'

type SizeFieldProps = { label: string; value: number; disabled: boolean; onChange: (side: number) => void }

/** One types freely; what it comes to counts when the field is left. */
export const SizeField = ({ label, value, disabled, onChange }: SizeFieldProps) => {
  const [typed, setTyped] = useState(String(value))
  useEffect(() => setTyped(String(value)), [value])
  const settle = () => {
    const side = mapSide(typed.trim() === '' ? Number.NaN : Number(typed))
    setTyped(String(side))
    if (side !== value) onChange(side)
  }
  return (
    <TextInput
      label={label}
      hint={texts.sizeHint}
      type="number"
      min={mapSideMin}
      max={mapSideMax}
      disabled={disabled}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={settle}
      onKeyDown={(event) => event.key === 'Enter' && settle()}
    />
  )
}
