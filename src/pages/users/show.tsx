import { type ReactNode, useId } from 'react'
import { type ActionFunctionArgs, type LoaderFunctionArgs, data, redirect, redirectDocument, useLoaderData } from 'react-router'
import { Avatar } from '#design/avatar/avatar.tsx'
import { StatusBadge } from '#design/badge/status-badge.tsx'
import { LinkButton } from '#design/button/button.tsx'
import { toastCookieHeader } from '#design/feedback/toast-cookie.ts'
import { PageHead } from '#design/page/page-head.tsx'
import { fetchAbsenceOf } from '#features/absence/fetch-absences.ts'
import { fetchHistory } from '#features/audit/fetch-history.ts'
import { History } from '#features/audit/web/history.tsx'
import { keepOwnAccount } from '#features/auth/own-account/web/own-account-cookie.ts'
import { messages } from '#features/users/model/messages.ts'
import { fetchPerson } from '#features/users/person/fetch-person.ts'
import { personActionsFor } from '#features/users/person/person-actions.ts'
import { staffWords as words } from '#features/users/person/staff-messages.ts'
import { PersonActionBar } from '#features/users/person/web/person-action-bar.tsx'
import { PersonFacts } from '#features/users/person/web/person-facts.tsx'
import { RoleList } from '#features/users/roles/web/role-list.tsx'
import { MessagePerson } from '#features/conversations/send/web/message-person.tsx'
import { hasRole } from '#kernel/access/actor.ts'
import { caseStaff } from '#kernel/access/role-sets.ts'
import { say } from '#kernel/i18n/messages.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { visitContext } from '#shell/context.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const {
    shell: { person: viewer, center, locale },
    may,
  } = context.get(visitContext)
  const api = context.get(apiContext)
  const person = await fetchPerson(api, params.id!, viewer!, center.name)
  const [history, away] = await Promise.all([
    person.isStaffs ? fetchHistory(api, { type: 'users', id: person.id }, locale) : null,
    may('absences.read') ? fetchAbsenceOf(api, person.id, locale) : null,
  ])
  // Who answers for the center writes to people of its town.
  const mayMessage = hasRole(viewer!, caseStaff) && person.status === 'active' && !person.isSelf
  return { person, history, away, mayMessage, centerName: center.name }
}

/** Actions that start an impersonation or leave this page; the components of the page call the API for all others. */
export async function action({ context, params, request }: ActionFunctionArgs) {
  const { locale } = context.get(visitContext).shell
  const api = context.get(apiContext)
  const id = params.id!
  const intent = (await request.formData()).get('intent')
  if (intent === 'sign_in_as') {
    await api.request('POST', 'sign_in_as_user', { user_id: id })
    // A new document, so that no data of one person stays in memory for the other.
    return redirectDocument('/dashboard', { status: 303, headers: { 'Set-Cookie': keepOwnAccount(request.headers.get('cookie')) } })
  }
  if (intent !== 'remove') throw data({ code: 'bad_request' }, 400)
  const { firstName } = await api.users.get(id, { fields: { users: ['firstName'] } })
  await api.users.remove(id)
  return redirect('/users', { status: 303, headers: { 'Set-Cookie': toastCookieHeader(say(locale, words.removed, { name: firstName })) } })
}

export const handle = { title: ({ person }: { person: { name: string } }) => person.name }

export default function ShowUser() {
  const t = useT()
  const { person, history, away, mayMessage, centerName } = useLoaderData<typeof loader>()
  const canAct = personActionsFor(person).length > 0
  return (
    <>
      <PageHead
        title={person.name}
        crumbs={[{ href: '/users', label: t(words.users) }]}
        picture={<Avatar name={person.name} large />}
        text={
          <>
            <StatusBadge status={person.status}>{t(messages[person.status])}</StatusBadge>
            {away && <p className="mt-2">{away}</p>}
          </>
        }
      >
        {mayMessage && <MessagePerson id={person.id} name={person.name} />}
        {person.permissions.includes('update') && (
          <LinkButton href={`/users/${person.id}/edit`} icon="pencil-simple">
            {t(words.edit)}
          </LinkButton>
        )}
      </PageHead>
      <div className="mt-8 grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] max-w-[84rem]">
        <div className="grid gap-10 content-start">
          <PersonPart title={t(words.facts)}>
            <PersonFacts person={person} />
          </PersonPart>
          <PersonPart title={t(words.roles)}>
            <RoleList person={person} />
          </PersonPart>
        </div>
        <div className="grid gap-10 content-start">
          {canAct && (
            <PersonPart title={t(words.acts)}>
              <PersonActionBar person={person} centerName={centerName} />
            </PersonPart>
          )}
          {history && (
            <PersonPart title={t(words.history)}>
              <History lines={history} />
            </PersonPart>
          )}
        </div>
      </div>
    </>
  )
}

/** A section of the page about a person. */
function PersonPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-2xl mb-3">
        {title}
      </h2>
      {children}
    </section>
  )
}
