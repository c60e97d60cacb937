import { useT } from '#kernel/i18n/web/provider.tsx'
import { PasswordField } from '#design/field/password-field.tsx'
import { TextField } from '#design/field/text-field.tsx'
import { screens } from '#features/auth/forms/screens-messages.ts'
import { checkEmail, checkFirstName, checkGivenPassword, checkLastName, checkNewPassword } from './checks.ts'
import type { Faults } from '#kernel/fields/form.ts'

type Props = { faults?: Faults | undefined; typed?: string | undefined; name?: string; id?: string }

/** `purpose` tells the browser what to offer: the name of an account, or an address. */
export function EmailField({
  faults,
  typed,
  name = 'email',
  id,
  purpose = 'username',
  hint,
  label,
}: Props & { purpose?: 'username' | 'email'; hint?: string; label?: string }) {
  const t = useT()
  return (
    <TextField
      name={name}
      {...(id && { id })}
      label={label ?? t(screens.email)}
      hint={hint}
      type="email"
      inputMode="email"
      autoComplete={purpose}
      autoCapitalize="none"
      spellCheck={false}
      defaultValue={typed}
      error={faults?.fields[name]}
      check={checkEmail}
    />
  )
}

/** A password one has. It is empty again after every try. */
export function GivenPasswordField({ faults, name = 'password', label }: Props & { label?: string }) {
  const t = useT()
  return (
    <PasswordField
      name={name}
      label={label ?? t(screens.password)}
      show={t(screens.show)}
      hide={t(screens.hide)}
      autoComplete="current-password"
      error={faults?.fields[name]}
      check={checkGivenPassword}
    />
  )
}

export function NewPasswordField({ faults, name = 'password', label, hint = true }: Props & { label?: string; hint?: boolean }) {
  const t = useT()
  return (
    <PasswordField
      name={name}
      label={label ?? t(screens.newPassword)}
      hint={hint ? t(screens.passwordHint) : undefined}
      show={t(screens.show)}
      hide={t(screens.hide)}
      autoComplete="new-password"
      error={faults?.fields[name]}
      check={checkNewPassword}
    />
  )
}

export function NameFields({ faults, firstName, lastName }: Pick<Props, 'faults'> & { firstName?: string | undefined; lastName?: string | undefined }) {
  const t = useT()
  return (
    <>
      <TextField
        name="firstName"
        label={t(screens.firstName)}
        autoComplete="given-name"
        defaultValue={firstName}
        error={faults?.fields['firstName']}
        check={checkFirstName}
      />
      <TextField
        name="lastName"
        label={t(screens.lastName)}
        autoComplete="family-name"
        defaultValue={lastName}
        error={faults?.fields['lastName']}
        check={checkLastName}
      />
    </>
  )
}
