import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router'
import { hasRole } from '#kernel/access/actor.ts'
import { centerReaders } from '#kernel/access/role-sets.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { submitForm } from '#kernel/jsonapi/client/submit-form.ts'
import { SelectField } from '#design/field/select-field.tsx'
import { DeclaredForm, type FormAnswer } from '#design/form/declared-form.tsx'
import { pickFields } from '#design/form/define-form.ts'
import { FormFields } from '#design/form/form-fields.tsx'
import { PageHead } from '#design/page/page-head.tsx'
import { activityForm } from '#features/activities/editor/activity-form.ts'
import { editorWords as words } from '#features/activities/editor/editor-words.ts'
import { activityEditAddress, activityListAddress } from '#features/activities/model/address.ts'
import { OrganizationField } from '#features/organizations/choice/web/organization-field.tsx'
import { chosenOrganization, organizationsToWriteFor } from '#features/vacancies/begin/web/begin-for-whom.tsx'
import { visitContext } from '#shell/context.ts'

const form = pickFields(activityForm, ['title'])

export function loader({ context }: LoaderFunctionArgs) {
  const { shell } = context.get(visitContext)
  const own = organizationsToWriteFor(shell.person!)
  // Staff also make activities of the center itself.
  return { ofCenter: hasRole(shell.person!, centerReaders), organizations: own === 'all' ? [] : own, selected: shell.organizationId }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { shell } = context.get(visitContext)
  const api = context.get(apiContext)
  const sent = await request.formData()
  const organization = (await chosenOrganization(api, sent)) || null
  const outcome = await submitForm({
    form,
    data: sent,
    locale: shell.locale,
    send: async ({ title }) => await api.activities.create({ title }, { related: { organization } }),
  })
  if (outcome.refused) return data<FormAnswer>(outcome.refused, outcome.refused.status)
  return redirect(activityEditAddress(outcome.sent.id), 303)
}

/** Begins an activity with its name; the rest follows in the editor. */
export default function AddActivity() {
  const t = useT()
  const { ofCenter, organizations, selected } = useLoaderData<typeof loader>()
  const answer = useActionData() as FormAnswer | undefined
  const known = organizations.find(({ id }) => id === selected) ?? organizations[0]
  return (
    <>
      <PageHead
        title={t(words.beginTitle)}
        text={t(words.beginText)}
        crumbs={[{ href: activityListAddress, label: t(words.list) }]}
        current={t(words.beginTitle)}
      />
      <div className="max-w-xl mt-8">
        <DeclaredForm form={form} answer={answer} submit={t(words.begin)} asks={false}>
          <FormFields of={form} className="mb-6" />
          {ofCenter ? (
            <OrganizationField />
          ) : organizations.length > 1 ? (
            <SelectField
              name="organizationId"
              label={t(words.whose)}
              options={organizations.map(({ id, name }) => ({ value: id, label: name }))}
              defaultValue={known?.id}
            />
          ) : (
            <input type="hidden" name="organizationId" value={known?.id} />
          )}
        </DeclaredForm>
      </div>
    </>
  )
}
