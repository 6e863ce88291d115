import { passwordMaxLength } from '../../../rooms/shared/contract/accountLimits.ts'
import { TextInput } from '../form/Field.tsx'

type PasswordInputProps = {
  label: string
  /** To be chosen, where it is not the one that opens the account today. */
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
