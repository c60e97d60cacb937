import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { LinkButton } from '#design/button/button.tsx'
import { EmptyState } from '#design/surface/empty-state.tsx'
import { fetchHistory } from '#features/audit/fetch-history.ts'
import { PanelHistory } from '#features/audit/web/panel-history.tsx'
import { ListTools } from '#features/exports/web/list-tools.tsx'
import { fetchBeside } from '#features/lists/fetch-beside.ts'
import type { Within } from '#features/lists/fetch-list.ts'
import { fetchViews } from '#features/lists/fetch-views.ts'
import { listWithout, readList, writeList } from '#features/lists/list.ts'
import { StaffList } from '#features/lists/web/staff-list.tsx'
import { fetchOrganization } from '#features/organizations/staff-list/fetch-organization.ts'
import { listWords as words } from '#features/organizations/staff-list/list-messages.ts'
import { organizationList } from '#features/organizations/staff-list/organization-list.ts'
import { organizationBulkActions } from '#features/organizations/staff-list/web/bulk-actions.tsx'
import { organizationColumns } from '#features/organizations/staff-list/web/list-columns.tsx'
import { OrganizationPanel } from '#features/organizations/staff-list/web/organization-panel.tsx'
import { visitContext } from '#shell/context.ts'

// People with one or two organizations see them all at once; and some filters only the center may use.
const ownList = listWithout(organizationList, ['kind', 'theme', 'place', 'answers', 'silent', 'active'])

export async function loader({ context, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const {
    pages,
    may,
    shell: { locale, view, organizationId },
  } = context.get(visitContext)
  const mayDecide = may('organizations.approve')
  // Editors see the center's list but decide nothing (domain §4); with another organization selected, staff see that one (decisions 32).
  const seesCenter = view === 'center' || (!mayDecide && may('content_items.create'))
  const within: Within = seesCenter ? {} : mayDecide && organizationId ? { id_eq: organizationId } : { mine: 'true' }
  const list = seesCenter ? organizationList : ownList
  const asked = readList(list, request.url)
  const [{ opened: organization, ...beside }, views] = await Promise.all([
    fetchBeside(
      api.organizations,
      list,
      asked,
      async (id) => {
        const [organization, history] = await Promise.all([
          fetchOrganization(api, id),
          may('audit_events.read') ? fetchHistory(api, { type: 'organizations', id }, locale) : null,
        ])
        return organization && { ...organization, history }
      },
      within,
    ),
    fetchViews(api, '/organizations'),
  ])
  return {
    ...beside,
    views,
    organization,
    seesCenter,
    mayDecide,
    hasAdd: pages.has('organizations/add'),
    hasEdit: pages.has('organizations/:id/edit'),
  }
}

export default function Organizations() {
  const t = useT()
  const { page, views, openId, organization, steps, seesCenter, mayDecide, hasAdd, hasEdit } = useLoaderData<typeof loader>()
  const { asked } = page
  const list = seesCenter ? organizationList : ownList
  const mayChange = mayDecide && seesCenter
  const mayEdit = organization?.meta.permissions.includes('update')
  const ways = organization
    ? [
        ...(organization.status === 'pending' && mayDecide ? [{ href: `/organizations/approve?id=${organization.id}`, label: t(words.judge) }] : []),
        ...(mayEdit && hasEdit ? [{ href: `/organizations/${organization.id}/edit`, label: t(words.edit) }] : []),
        { href: `/organizations/${organization.id}`, label: t(words.openPage) },
      ]
    : []
  return (
    <>
      <StaffList
        list={list}
        page={page}
        title={words.title}
        tabsLabel={words.status}
        searchLabel={words.searchBy}
        columns={organizationColumns((id) => writeList(list, asked, { open: id, page: asked.page }))}
        nameOf={({ name }) => name}
        actions={mayChange ? organizationBulkActions : []}
        openId={openId}
        filters={
          seesCenter && (
            <input
              name="place"
              className="input list-place"
              aria-label={t(words.place)}
              placeholder={t(words.placeHint)}
              maxLength={80}
              defaultValue={asked.place}
              type="search"
            />
          )
        }
        chips={seesCenter && asked.place ? [{ key: 'place', label: t(words.inPlace, { place: asked.place }), change: { place: '' } }] : []}
        action={
          mayChange &&
          hasAdd && (
            <LinkButton href="/organizations/add" icon="plus">
              {t(words.add)}
            </LinkButton>
          )
        }
        tools={<ListTools list={list} {...{ page, views }} mayTake={mayChange} mayBring={mayChange} />}
        empty={<EmptyState title={t(words.empty)}>{t(words.emptyText)}</EmptyState>}
      />
      {openId && (
        <OrganizationPanel openId={openId} organization={organization} ways={ways} closed={writeList(list, asked, { page: asked.page })} {...steps}>
          <PanelHistory lines={organization?.history} />
        </OrganizationPanel>
      )}
    </>
  )
}
