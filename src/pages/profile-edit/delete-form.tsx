import { useT } from '#kernel/i18n/web/provider.tsx'
import { LinkButton } from '#design/button/button.tsx'
import { Alert } from '#design/feedback/alert.tsx'
import { TextField } from '#design/field/text-field.tsx'
import type { Faults } from '#kernel/fields/form.ts'
import { GivenPasswordField } from '#features/auth/forms/web/fields.tsx'
import { PostedForm } from '#features/auth/forms/web/posted-form.tsx'
import { words } from '#features/users/profile/web/profile-words.ts'

type Props = { needsPassword: boolean; users: boolean; faults?: Faults | undefined; lastAdminOf?: string[] | undefined }

/** Says what will happen, then asks for a confirming word, or for the password if the sign-in was a while ago. */
export function DeleteForm({ needsPassword, users, faults, lastAdminOf }: Props) {
  const t = useT()
  const word = t(words.removeWord)
  return (
    <>
      <ul className="list-disc pl-6 space-y-1">
        <li>{t(words.removeNow)}</li>
        <li>{t(words.removeLater)}</li>
        <li>{t(words.removeKeeps)}</li>
        <li>{t(words.removeUndo)}</li>
      </ul>
      {lastAdminOf && (
        <div className="mt-4">
          <Alert tone="warn" live title={t(words.lastAdmin)}>
            <p>{t(words.lastAdminText, { names: lastAdminOf.join(', ') })}</p>
            {users && (
              <p className="mt-3">
                <LinkButton variant="second" href="/users">
                  {t(words.toUsers)}
                </LinkButton>
              </p>
            )}
          </Alert>
        </div>
      )}
      <PostedForm intent="delete" variant="danger" large={false} className="mt-5" faults={faults} submit={t(words.removeButton)}>
        {needsPassword ? (
          <GivenPasswordField faults={faults} name="currentPassword" label={t(words.removePassword)} />
        ) : (
          <TextField
            name="word"
            label={t(words.removeType, { word })}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            error={faults?.fields['word']}
          />
        )}
      </PostedForm>
    </>
  )
}
