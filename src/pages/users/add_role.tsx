import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { say } from '#kernel/i18n/messages.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { submitForm } from '#kernel/jsonapi/client/submit-form.ts'
import { LinkButton } from '#design/button/button.tsx'
import { toastCookieHeader } from '#design/feedback/toast-cookie.ts'
import { DeclaredForm, type FormAnswer } from '#design/form/declared-form.tsx'
import { useAnswer } from '#design/form/use-answer.ts'
import { PageHead } from '#design/page/page-head.tsx'
import { fetchPerson } from '#features/users/person/fetch-person.ts'
import { formWords as words } from '#features/users/person/form-messages.ts'
import { messages } from '#features/users/model/messages.ts'
import { scopeOf } from '#kernel/access/role-giving.ts'
import { staffWords } from '#features/users/person/staff-messages.ts'
import { roleFormFor, rolesToGive } from '#features/users/roles/web/role-form.ts'
import { visitContext } from '#shell/context.ts'
import { choosableOrganizations, faultOfOrganization, organizationIn } from './choosable-organizations.ts'
import { RoleFields } from './role-fields.tsx'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { person: viewer, center } = context.get(visitContext).shell
  const { permissions, id, name, firstName, roles } = await fetchPerson(context.get(apiContext), params.id!, viewer!, center.name)
  if (!permissions.includes('add_role')) throw data({ code: 'forbidden' }, { status: 403 })
  return { id, name, firstName, roles, gives: rolesToGive(viewer!), organizations: choosableOrganizations(viewer!) }
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const { person: viewer, locale } = context.get(visitContext).shell
  const api = context.get(apiContext)
  const sent = await request.formData()
  const organizationId = await organizationIn(api, sent)
  const { refused, sent: given } = await submitForm({
    form: roleFormFor(rolesToGive(viewer!)),
    data: sent,
    locale,
    check: () => faultOfOrganization(organizationId, locale),
    send: async ({ roleName }) => ({ roleName, ...(await api.users.callVerb(params.id!, 'addRole', { roleName, organizationId })) }),
  })
  if (refused) return data<FormAnswer>(refused, refused.status)
  const said = say(locale, words.roleGiven, { name: given.firstName, role: say(locale, messages[given.roleName]).toLowerCase() })
  return redirect(`/users/${params.id}`, { status: 303, headers: { 'Set-Cookie': toastCookieHeader(said) } })
}

export const handle = { title: ({ firstName }: { firstName: string }, locale: 'nl' | 'en') => say(locale, words.addRoleTitle, { name: firstName }) }

export default function AddRole() {
  const t = useT()
  const { id, name, firstName, roles, gives, organizations } = useLoaderData<typeof loader>()
  const answer: FormAnswer | undefined = useAnswer<typeof action>()
  const form = roleFormFor(gives)
  return (
    <>
      <PageHead
        title={t(words.addRoleTitle, { name: firstName })}
        text={
          <>
            <p>{t(words.addRoleText, { name: firstName })}</p>
            {roles.length > 0 && (
              <p className="mt-1">
                {t(words.hasRoles)}:{' '}
                {roles.map((role) => `${t(messages[role.name]).toLowerCase()}${scopeOf(role.name) === 'Organization' ? ` (${role.where})` : ''}`).join(', ')}.
              </p>
            )}
          </>
        }
        crumbs={[
          { href: '/users', label: t(staffWords.users) },
          { href: `/users/${id}`, label: name },
        ]}
        current={t(staffWords.addRole)}
      />
      <div className="max-w-[44rem] mt-8">
        <DeclaredForm
          form={form}
          answer={answer}
          submit={t(words.giveRole)}
          beside={
            <LinkButton href={`/users/${id}`} variant="quiet">
              {t(words.cancel)}
            </LinkButton>
          }
          asks
        >
          <RoleFields form={form} organizations={organizations} />
        </DeclaredForm>
      </div>
    </>
  )
}
