import { useState } from 'react'
import {
  passwordMaxLength,
  passwordMinLength,
  usernameMaxLength,
} from '../../../rooms/shared/contract/accountLimits.ts'
import { ChoiceCards } from '../../parts/ChoiceCards.tsx'
import { TextInput } from '../../parts/Field.tsx'
import { IconButton } from '../../parts/IconButton.tsx'
import { Slime } from '../../slimes/Slime.tsx'
import { loginTexts } from '../../texts/login.ts'
import type { Account, LoginMode } from './accountForm.ts'
import styles from './LoginScreen.module.css'

type AccountFieldsProps = { mode: LoginMode; account: Account; onChange: (change: Partial<Account>) => void }

const roleChoices = [
  {
    value: 'student',
    title: loginTexts.student,
    text: loginTexts.studentHint,
    picture: <Slime name="blueberry" size={56} />,
  },
  {
    value: 'teacher',
    title: loginTexts.teacher,
    text: loginTexts.teacherHint,
    picture: <Slime name="wizard" size={56} />,
  },
] as const

export const AccountFields = ({ mode, account, onChange }: AccountFieldsProps) => {
  const [shown, setShown] = useState(false)
  const registering = mode === 'register'
  const type = shown ? 'text' : 'password'
  return (
    <>
      {registering && (
        <ChoiceCards
          legend={loginTexts.roleHeading}
          choices={roleChoices}
          chosen={account.role}
          inline
          onChoose={(role) => onChange({ role })}
        />
      )}
      <TextInput
        label={loginTexts.username}
        {...(registering ? { hint: loginTexts.usernameHint } : {})}
        placeholder={registering ? loginTexts.usernamePlaceholder : loginTexts.usernamePlaceholderLogin}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={registering ? usernameMaxLength : 100}
        required
        icon="user"
        value={account.username}
        onChange={(event) => onChange({ username: event.target.value })}
      />
      <div className={styles.password}>
        <TextInput
          label={loginTexts.password}
          placeholder={registering ? loginTexts.passwordPlaceholder : loginTexts.passwordPlaceholderLogin}
          type={type}
          autoComplete={registering ? 'new-password' : 'current-password'}
          minLength={registering ? passwordMinLength : undefined}
          maxLength={passwordMaxLength}
          required
          value={account.password}
          onChange={(event) => onChange({ password: event.target.value })}
        />
        <IconButton
          icon={shown ? 'eyeOff' : 'eye'}
          label={shown ? loginTexts.hidePassword : loginTexts.showPassword}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        />
      </div>
      {registering && (
        <TextInput
          label={loginTexts.confirm}
          placeholder={loginTexts.confirmPlaceholder}
          type={type}
          autoComplete="new-password"
          maxLength={passwordMaxLength}
          required
          value={account.confirm}
          onChange={(event) => onChange({ confirm: event.target.value })}
        />
      )}
    </>
  )
}
