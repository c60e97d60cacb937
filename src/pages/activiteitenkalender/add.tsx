import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { centerReaders } from '#kernel/access/role-sets.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { submitForm } from '#kernel/jsonapi/client/submit-form.ts'
import { DeclaredForm, type FormAnswer } from '#design/form/declared-form.tsx'
import { pickFields } from '#design/form/define-form.ts'
import { FormFields } from '#design/form/form-fields.tsx'
import { useAnswer } from '#design/form/use-answer.ts'
import { PageHead } from '#design/page/page-head.tsx'
import { activityForm } from '#features/activities/editor/activity-form.ts'
import { editorWords as words } from '#features/activities/editor/editor-words.ts'
import { activityEditAddress, activityListAddress } from '#features/activities/model/address.ts'
import { chosenOrganization, organizationsToWriteFor, unknownOrganization, withTyped } from '#features/organizations/choice/organizations-to-write-for.ts'
import { ForWhomField } from '#features/organizations/choice/web/for-whom-field.tsx'
import { visitContext } from '#shell/context.ts'

const form = pickFields(activityForm, ['title'])

export function loader({ context }: LoaderFunctionArgs) {
  const { shell } = context.get(visitContext)
  // Staff also make activities of the center itself.
  return { organizations: organizationsToWriteFor(shell.person!, centerReaders), selected: shell.organizationId }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { shell } = context.get(visitContext)
  const api = context.get(apiContext)
  const sent = await request.formData()
  const chosen = await chosenOrganization(api, sent)
  const outcome = await submitForm({
    form,
    data: sent,
    locale: shell.locale,
    check: () => unknownOrganization(chosen, shell.locale),
    send: async ({ title }) => await api.activities.create({ title }, { related: { organization: chosen.id || null } }),
  })
  if (outcome.refused) return data<FormAnswer>(withTyped(outcome.refused, chosen), outcome.refused.status)
  return redirect(activityEditAddress(outcome.sent.id), 303)
}

/** Begins an activity with its name; the rest follows in the editor. */
export default function AddActivity() {
  const t = useT()
  const { organizations, selected } = useLoaderData<typeof loader>()
  const answer = useAnswer() as FormAnswer | undefined
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
          <ForWhomField organizations={organizations} selected={selected} label={t(words.whose)} answer={answer} />
        </DeclaredForm>
      </div>
    </>
  )
}
