import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { LinkButton } from '#design/button/button.tsx'
import { SelectField } from '#design/field/select-field.tsx'
import { EmptyState } from '#design/surface/empty-state.tsx'
import { fetchHistory } from '#features/audit/fetch-history.ts'
import { PanelHistory } from '#features/audit/web/panel-history.tsx'
import { lazyPart } from '#design/lazy/lazy-part.tsx'
import { messageAction } from '#features/conversations/send/web/bulk-message.tsx'
import { mayExport } from '#features/exports/may-export.ts'
import { ListTools } from '#features/exports/web/list-tools.tsx'
import { fetchBeside } from '#features/lists/fetch-beside.ts'
import type { Within } from '#features/lists/fetch-list.ts'
import { fetchViews } from '#features/lists/fetch-views.ts'
import { listWithout, readList, writeList } from '#features/lists/list.ts'
import type { BulkAction } from '#features/lists/web/bulk-action.ts'
import { StaffList } from '#features/lists/web/staff-list.tsx'
import { choiceWords } from '#features/organizations/choice/choice-messages.ts'
import { organizationChip } from '#features/organizations/choice/web/organization-chip.ts'
import { OrganizationField } from '#features/organizations/choice/web/organization-field.tsx'
import { OrganizationFilter } from '#features/organizations/choice/web/organization-filter.tsx'
import { fetchName } from '#features/organizations/presentation/fetch-name.ts'
import { messages } from '#features/users/model/messages.ts'
import { fetchPerson } from '#features/users/person/fetch-person.ts'
import { formWords } from '#features/users/person/form-messages.ts'
import { staffWords } from '#features/users/person/staff-messages.ts'
import { rolesToGive } from '#features/users/roles/web/role-form.ts'
import { listWords as words } from '#features/users/staff-list/list-messages.ts'
import { userList } from '#features/users/staff-list/user-list.ts'
import { PersonPanel, userBulkActions, userColumns } from '#features/users/staff-list/web/list-columns.tsx'
import { hasRole, type RoleName } from '#kernel/access/actor.ts'
import { caseStaff } from '#kernel/access/role-sets.ts'
import { isRoleName, scopeOf } from '#kernel/access/role-giving.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { nullIfNotFound } from '#kernel/jsonapi/client/null-if-not-found.ts'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { visitContext } from '#shell/context.ts'
import { choosableOrganizations } from './choosable-organizations.ts'

const MessagePerson = lazyPart(() => import('#features/conversations/send/web/message-person.tsx').then((file) => file.MessagePerson))

/** A bulk action that grants a role, one of those that the person may grant. */
const giveRoleAction = (gives: readonly RoleName[]): BulkAction => ({
  key: 'giveRole',
  label: words.giveRole,
  icon: 'plus',
  path: 'users/add_role',
  attributes: {},
  question: words.giveRoleThem,
  done: words.gaveRole,
  fields: (faults) => <Fields gives={gives} faults={faults} />,
  previewsFilled: true,
  needs: ({ roleName = '' }) => ({
    roleName: formWords.roleMissing,
    ...(isInOrganization(roleName) && { organizationId: choiceWords.missing }),
  }),
})

const isInOrganization = (role: string) => isRoleName(role) && scopeOf(role) === 'Organization'

function Fields({ gives, faults }: { gives: readonly RoleName[]; faults: Readonly<Record<string, string>> }) {
  const t = useT()
  const [role, setRole] = useState('')
  return (
    <div className="mt-4 grid gap-5">
      <SelectField
        name="roleName"
        label={t(formWords.role)}
        error={faults['roleName']}
        empty={t(words.chooseRole)}
        options={gives.filter((name) => name !== 'volunteer').map((value) => ({ value, label: t(messages[value]) }))}
        onChange={({ currentTarget }) => setRole(currentTarget.value)}
      />
      {isInOrganization(role) && <OrganizationField error={faults['organizationId']} />}
    </div>
  )
}

// Filters and orders by what only the center's people see are left out for others.
const ownList = listWithout(userList, ['seen', 'organization'])

export async function loader({ context, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const {
    shell: { person: viewer, center, locale, view, organizationId },
    may,
  } = context.get(visitContext)
  // With another organization than the center's own selected, only its people (decisions 32).
  const runsCenter = view === 'center' && choosableOrganizations(viewer!) === 'all'
  const within: Within = view === 'team' && organizationId ? { organization_id_eq: organizationId } : {}
  const list = runsCenter ? userList : ownList
  const asked = readList(list, request.url)
  const [{ opened: person, ...beside }, views, organization] = await Promise.all([
    fetchBeside(
      api.users,
      list,
      asked,
      async (id) => {
        const [person, history] = await Promise.all([
          // Removed in the meantime, or not visible: the list is shown all the same.
          nullIfNotFound(fetchPerson(api, id, viewer!, center.name)),
          may('audit_events.read') ? fetchHistory(api, { type: 'users', id }, locale) : null,
        ])
        return person && { ...person, history: person.isStaffs ? history : null }
      },
      within,
    ),
    fetchViews(api, '/users'),
    runsCenter && asked.organization ? fetchName(api, asked.organization) : null,
  ])
  return {
    ...beside,
    views,
    person,
    runsCenter,
    centerName: center.name,
    organization,
    gives: rolesToGive(viewer!),
    mayMessage: runsCenter && hasRole(viewer!, caseStaff),
    /** Only the center's admins export lists of people (domain §4). */
    mayTake: runsCenter && mayExport(viewer!, 'users'),
  }
}

export default function Users() {
  const t = useT()
  const { page, views, openId, person, steps, runsCenter, centerName, organization, gives, mayMessage, mayTake } = useLoaderData<typeof loader>()
  const { asked } = page
  const list = runsCenter ? userList : ownList
  const openAt = (id: string) => writeList(list, asked, { open: id, page: asked.page })
  return (
    <>
      <StaffList
        list={list}
        page={page}
        title={words.title}
        tabsLabel={words.statuses}
        searchLabel={runsCenter ? words.searchByMail : words.searchByName}
        columns={userColumns({ openAt, centerName, showsSeen: runsCenter })}
        nameOf={({ name }) => name}
        actions={runsCenter ? [...(mayMessage ? [messageAction('users')] : []), ...(gives.length > 0 ? [giveRoleAction(gives)] : []), ...userBulkActions] : []}
        openId={openId}
        action={
          gives.length > 0 && (
            <LinkButton href="/users/add" icon="plus">
              {t(staffWords.add)}
            </LinkButton>
          )
        }
        filters={runsCenter && <OrganizationFilter id={asked.organization} />}
        chips={organizationChip(t, asked.organization, organization)}
        tools={<ListTools list={list} {...{ page, views, mayTake }} mayBring={mayTake} />}
        empty={<EmptyState title={t(words.empty)}>{t(words.emptyText)}</EmptyState>}
      />
      {openId && (
        <PersonPanel openId={openId} person={person} centerName={centerName} closed={writeList(list, asked, { page: asked.page })} {...steps}>
          {mayMessage && person?.status === 'active' && !person.isSelf && (
            <p className="mt-6">
              <MessagePerson key={person.id} id={person.id} name={person.name} />
            </p>
          )}
          <PanelHistory lines={person?.history} />
        </PersonPanel>
      )}
    </>
  )
}
