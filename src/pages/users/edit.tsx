import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { typedOf } from '#kernel/fields/read-form.ts'
import { say } from '#kernel/i18n/messages.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { changeByForm } from '#kernel/jsonapi/client/change-form.ts'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { LinkButton } from '#design/button/button.tsx'
import { toastCookieHeader } from '#design/feedback/toast-cookie.ts'
import { DeclaredForm, type FormAnswer } from '#design/form/declared-form.tsx'
import { FormFields } from '#design/form/form-fields.tsx'
import { useAnswer } from '#design/form/use-answer.ts'
import { PageHead } from '#design/page/page-head.tsx'
import { formWords as words } from '#features/users/person/form-messages.ts'
import { staffWords } from '#features/users/person/staff-messages.ts'
import { editFormFor } from '#features/users/person/web/edit-form.ts'
import { visitContext } from '#shell/context.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { person: viewer, languages } = context.get(visitContext).shell
  const person = await context.get(apiContext).users.get(params.id!)
  const { permissions, version } = person.meta
  if (!permissions.includes('update')) throw data({ code: 'forbidden' }, { status: 403 })
  const isSelf = person.id === viewer!.id
  const isStaffs = isSelf || person.lastSeenAt !== undefined
  const { id, name, firstName } = person
  return { id, name, firstName, version, isSelf, isStaffs, languages, values: typedOf(editFormFor(isStaffs, languages), person) }
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const { person: viewer, languages, locale } = context.get(visitContext).shell
  const { users } = context.get(apiContext)
  const id = params.id!
  const { lastSeenAt } = await users.get(id, { fields: { users: ['lastSeenAt'] } })
  const outcome = await changeByForm({
    form: editFormFor(id === viewer!.id || lastSeenAt !== undefined, languages),
    data: await request.formData(),
    locale,
    read: async () => await users.get(id),
    write: async (body, upon) => await users.update(id, body, upon),
  })
  if ('refused' in outcome) return data<FormAnswer>(outcome.refused, outcome.refused.status)
  return redirect(`/users/${id}`, { status: 303, headers: { 'Set-Cookie': toastCookieHeader(say(locale, words.saved)) } })
}

export const handle = { title: ({ name }: { name: string }, locale: 'nl' | 'en') => say(locale, words.editTitle, { name }) }

export default function EditUser() {
  const t = useT()
  const { id, name, firstName, version, isSelf, isStaffs, languages, values } = useLoaderData<typeof loader>()
  const answer: FormAnswer | undefined = useAnswer<typeof action>()
  const form = editFormFor(isStaffs, languages)
  return (
    <>
      <PageHead
        title={t(words.editTitle, { name })}
        text={isSelf ? t(words.ownText) : t(words.editText, { name: firstName })}
        crumbs={[
          { href: '/users', label: t(staffWords.users) },
          { href: `/users/${id}`, label: name },
        ]}
        current={t(staffWords.edit)}
      />
      <div className="max-w-[44rem] mt-8">
        <DeclaredForm
          form={form}
          values={values}
          version={version}
          answer={answer}
          submit={t(words.save)}
          beside={
            <LinkButton href={`/users/${id}`} variant="quiet">
              {t(words.cancel)}
            </LinkButton>
          }
        >
          <FormFields of={form} />
        </DeclaredForm>
      </div>
    </>
  )
}
