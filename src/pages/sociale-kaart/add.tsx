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
import { chosenOrganization, organizationsToWriteFor, unknownOrganization, withTyped } from '#features/organizations/choice/organizations-to-write-for.ts'
import { ForWhomField } from '#features/organizations/choice/web/for-whom-field.tsx'
import { entryForm } from '#features/social-map/editor/entry-form.ts'
import { editorWords as words } from '#features/social-map/editor/editor-words.ts'
import { entryEditAddress, mapListAddress } from '#features/social-map/model/addresses.ts'
import { visitContext } from '#shell/context.ts'

const form = pickFields(entryForm, ['name'])

export function loader({ context }: LoaderFunctionArgs) {
  const { shell } = context.get(visitContext)
  // Staff also make entries that nobody looks after yet.
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
    send: async (body) => await api.socialMapEntries.create(body as { name: string }, { related: { organization: chosen.id || null } }),
  })
  if (outcome.refused) return data<FormAnswer>(withTyped(outcome.refused, chosen), outcome.refused.status)
  return redirect(entryEditAddress(outcome.sent.id), 303)
}

/** Begins an entry with its name; the rest follows in the editor. */
export default function AddEntry() {
  const t = useT()
  const { organizations, selected } = useLoaderData<typeof loader>()
  const answer = useAnswer() as FormAnswer | undefined
  return (
    <>
      <PageHead title={t(words.beginTitle)} text={t(words.beginText)} crumbs={[{ href: mapListAddress, label: t(words.list) }]} current={t(words.beginTitle)} />
      <div className="max-w-xl mt-8">
        <DeclaredForm form={form} answer={answer} submit={t(words.begin)} asks={false}>
          <FormFields of={form} className="mb-6" />
          <ForWhomField organizations={organizations} selected={selected} label={t(words.forWhom)} answer={answer} />
        </DeclaredForm>
      </div>
    </>
  )
}
