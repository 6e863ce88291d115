import { useState } from 'react'
import {
  passwordMaxLength,
  passwordMinLength,
  usernameMaxLength,
} from '../../../rooms/shared/contract/accountLimits.ts'
import { type SchoolSign, schoolSignPath } from '../../net/ownAccount.ts'
import { useServerData } from '../../net/useServerData.ts'
import { Slime } from '../../slimes/Slime.tsx'
import { loginTexts } from '../../texts/school/login.ts'
import { ChoiceCards } from '../form/ChoiceCards.tsx'
import { TextInput } from '../form/Field.tsx'
import { SlimePicker } from '../form/SlimePicker.tsx'
import { IconButton } from '../IconButton.tsx'
import styles from './AccountFields.module.css'
import { type Account, type LoginMode, usernameProblem } from './accountForm.ts'

type AccountFieldsProps = {
  mode: LoginMode
  account: Account
  onChange: (change: Partial<Account>) => void
  /** Set if only students can register here. */
  isStudent?: boolean
}

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

/** Shown only if the school has given its teachers a code. */
const TeacherCode = ({ account, onChange }: Pick<AccountFieldsProps, 'account' | 'onChange'>) => {
  const { data: school } = useServerData<SchoolSign>(schoolSignPath)
  if (!school?.teacherCode) return null
  return (
    <TextInput
      label={loginTexts.teacherCode}
      hint={loginTexts.teacherCodeHint}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={100}
      required
      icon="lock"
      value={account.teacherCode}
      onChange={(event) => onChange({ teacherCode: event.target.value })}
    />
  )
}

const FirstSlime = ({ account, onChange }: Pick<AccountFieldsProps, 'account' | 'onChange'>) => (
  <div className={styles.slimes}>
    <SlimePicker legend={loginTexts.firstSlime} chosen={account.slime} onChoose={(slime) => onChange({ slime })} />
  </div>
)

export const AccountFields = ({ mode, account, onChange, isStudent = false }: AccountFieldsProps) => {
  const [shown, setShown] = useState(false)
  const [isNameLeft, setIsNameLeft] = useState(false)
  const registering = mode === 'register'
  const isNew = mode !== 'login'
  const type = shown ? 'text' : 'password'
  return (
    <>
      {registering && !isStudent && (
        <ChoiceCards
          legend={loginTexts.roleHeading}
          choices={roleChoices}
          chosen={account.role}
          inline
          onChoose={(role) => onChange({ role })}
        />
      )}
      {registering && account.role === 'teacher' && <TeacherCode {...{ account, onChange }} />}
      <TextInput
        name="username"
        label={loginTexts.username}
        readOnly={mode === 'renew'}
        {...(registering ? { hint: loginTexts.usernameHint } : {})}
        error={registering ? usernameProblem(account.username, isNameLeft) : undefined}
        onBlur={() => setIsNameLeft(true)}
        placeholder={registering ? loginTexts.usernamePlaceholder : loginTexts.usernamePlaceholderLogin}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={registering ? usernameMaxLength : 100}
        required
        icon="user"
        value={account.username}
        onChange={(event) => {
          setIsNameLeft(false)
          onChange({ username: event.target.value })
        }}
      />
      <div className={styles.password}>
        <TextInput
          name="password"
          label={loginTexts.password}
          placeholder={isNew ? loginTexts.passwordPlaceholder : loginTexts.passwordPlaceholderLogin}
          type={type}
          autoComplete={isNew ? 'new-password' : 'current-password'}
          minLength={isNew ? passwordMinLength : undefined}
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
      {isNew && (
        <TextInput
          name="confirm"
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
      {registering && <FirstSlime {...{ account, onChange }} />}
    </>
  )
}
