import { PasswordField } from '#design/field/password-field.tsx'
import { TextField } from '#design/field/text-field.tsx'
import { screens } from '#features/auth/forms/screens-messages.ts'
import type { CheckedField } from '#kernel/fields/checked-field.ts'
import { email, text } from '#kernel/fields/field.ts'
import type { Faults } from '#kernel/fields/form.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'

/** The fields of the forms of an account. */
export const checkEmail: CheckedField = { field: email(), words: { blank: screens.enterEmail } }

/** An existing password: it must be filled in, and is not checked otherwise. */
export const checkGivenPassword: CheckedField = { field: text({ verbatim: true }), words: { blank: screens.enterPassword } }

/** Checks the length in characters only; the server knows common passwords. Nothing is trimmed (contract §1.2). */
export const checkNewPassword: CheckedField = {
  field: text({ min: 12, max: 128, verbatim: true }),
  words: { blank: screens.enterNewPassword, too_short: screens.passwordShort, too_long: screens.passwordLong },
}

export const checkFirstName: CheckedField = { field: text({ max: 100 }), words: { blank: screens.enterFirstName } }
/** Some people have one name (decisions 72). */
export const checkLastName: CheckedField = { field: text({ max: 100, optional: true }) }

type Props = { faults?: Faults | undefined; typed?: string | undefined; name?: string; id?: string }

/** `purpose` tells the browser what to autofill: a user name or an address. */
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

/** The current password. The field is emptied after each try. */
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

export function NameFields({ faults, firstName, lastName }: Pick<Props, 'faults'> & { firstName?: string | undefined; lastName?: string | null | undefined }) {
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
        optional={t(screens.optional)}
        autoComplete="family-name"
        defaultValue={lastName ?? ''}
        error={faults?.fields['lastName']}
        check={checkLastName}
      />
    </>
  )
}
