import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { faultsIn } from '#kernel/fields/checked-field.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import type { ApiError } from '#kernel/jsonapi/client/client.ts'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { Alert } from '#design/feedback/alert.tsx'
import { TextField } from '#design/field/text-field.tsx'
import { NameFields, checkFirstName, checkLastName } from '#features/auth/forms/web/fields.tsx'
import type { Faults } from '#kernel/fields/form.ts'
import { faultsOf } from '#features/auth/forms/web/faults.ts'
import { PostedForm } from '#features/auth/forms/web/posted-form.tsx'
import { EditProfile } from '#features/users/profile/web/edit-tabs.tsx'
import { words } from '#features/users/profile/web/profile-words.ts'
import { visitContext } from '#shell/context.ts'

type Me = { firstName: string; lastName: string | null; phone: string | null }

export async function loader({ context }: LoaderFunctionArgs) {
  const { firstName, lastName, phone } = await context.get(apiContext).read<Me>('current_user')
  return { firstName, lastName, phone }
}

type Outcome = { saved?: true; typed?: Me } & Partial<Faults>

export async function action({ context, request }: ActionFunctionArgs) {
  const {
    shell: { locale },
  } = context.get(visitContext)
  const form = await request.formData()
  const text = (name: string) => String(form.get(name) ?? '')
  const typed: Me = { firstName: text('firstName'), lastName: text('lastName'), phone: text('phone') }
  const fields = faultsIn(form, locale, { firstName: checkFirstName, lastName: checkLastName })
  if (Object.keys(fields).length > 0) return data<Outcome>({ fields, typed }, 422)
  try {
    await context
      .get(apiContext)
      .request('PATCH', 'current_user', { first_name: typed.firstName, last_name: typed.lastName, phone: typed.phone?.trim() || null })
  } catch (error) {
    return data<Outcome>({ ...faultsOf(error, locale), typed }, (error as ApiError).status)
  }
  return data<Outcome>({ saved: true })
}

export default function EditNames() {
  const t = useT()
  const known = useLoaderData<typeof loader>()
  const outcome: Outcome = useActionData<typeof action>() ?? {}
  const faults = outcome.fields && { fields: outcome.fields, ...(outcome.problem && { problem: outcome.problem }) }
  const { firstName, lastName, phone } = outcome.typed ?? known
  return (
    <EditProfile title={t(words.edit)} current="default">
      {outcome.saved && (
        <div className="mt-6">
          <Alert tone="success" live>
            <p>{t(words.saved)}</p>
          </Alert>
        </div>
      )}
      <PostedForm faults={faults} large={false} submit={t(words.save)}>
        <NameFields faults={faults} firstName={firstName} lastName={lastName} />
        <TextField
          name="phone"
          type="tel"
          label={t(words.phone)}
          optional={t(words.optional)}
          hint={t(words.phoneHint)}
          autoComplete="tel"
          defaultValue={phone ?? ''}
          error={faults?.fields['phone']}
        />
      </PostedForm>
    </EditProfile>
  )
}
