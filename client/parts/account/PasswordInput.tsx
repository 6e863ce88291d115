import { passwordMaxLength } from '../../../rooms/shared/contract/accountLimits.ts'
import { TextInput } from '../form/Field.tsx'

type PasswordInputProps = {
  label: string
  /** A new password to choose, not the present one. */
  isNew?: boolean
  value: string
  onChange: (event: { target: { value: string } }) => void
}

export const PasswordInput = ({ label, isNew, value, onChange }: PasswordInputProps) => (
  <TextInput
    label={label}
    type="password"
    autoComplete={isNew ? 'new-password' : 'current-password'}
    maxLength={passwordMaxLength}
    required
    value={value}
    onChange={onChange}
  />
)
