import { lazyPart } from '#design/lazy/lazy-part.tsx'
import { LinkButton } from '#design/button/button.tsx'
import { EmptyState } from '#design/surface/empty-state.tsx'
import { PanelHistory } from '#features/audit/web/panel-history.tsx'
import { ListTools } from '#features/exports/web/list-tools.tsx'
import { writeList } from '#features/lists/list.ts'
import { StaffList } from '#features/lists/web/staff-list.tsx'
import { organizationChip } from '#features/organizations/choice/web/organization-chip.ts'
import { entryEditAddress, entryQueueAddress } from '#features/social-map/model/addresses.ts'
import { listWords as words } from '#features/social-map/staff-list/list-words.ts'
import { mapList, ownMapList } from '#features/social-map/staff-list/map-list.ts'
import { mapBulkActions } from '#features/social-map/staff-list/web/bulk-actions.tsx'
import { mapColumns } from '#features/social-map/staff-list/web/list-columns.tsx'
import { useT } from '#kernel/i18n/web/provider.tsx'
import type { LoadedList } from './load-overview.ts'

const OrganizationFilter = lazyPart(() => import('#features/organizations/choice/web/organization-filter.tsx').then((file) => file.OrganizationFilter))
const EntryPanel = lazyPart(() => import('#features/social-map/staff-list/web/entry-panel.tsx').then((file) => file.EntryPanel))

/** The list of entries, with the open one beside it. */
export function ListOfEntries({
  page,
  views,
  openId,
  opened,
  steps,
  now,
  organization,
  seesCenter,
  mayDecide,
  mayTake,
  hasMap,
  hasPage,
  mayImport,
}: LoadedList) {
  const t = useT()
  const { asked } = page
  const list = seesCenter ? mapList : ownMapList
  const entry = opened?.entry ?? null
  const mayEdit = entry?.meta.permissions.includes('update')
  const ways = entry
    ? [
        ...(entry.status === 'pending' && mayDecide ? [{ href: entryQueueAddress(entry.id), label: t(words.judge) }] : []),
        ...(mayEdit ? [{ href: entryEditAddress(entry.id), label: t(words.edit) }] : []),
        ...(hasPage && ['active', 'stale', 'temporarily_closed'].includes(entry.status)
          ? [{ href: `/sociale-kaart/${entry.id}`, label: t(words.openPage) }]
          : []),
      ]
    : []
  return (
    <>
      <StaffList
        list={list}
        page={page}
        title={words.title}
        text={t(words.text)}
        tabsLabel={words.status}
        searchLabel={words.searchBy}
        columns={mapColumns({ openAt: (id) => writeList(list, asked, { open: id, page: asked.page }), now, ofCenter: seesCenter })}
        nameOf={({ name }) => name}
        actions={mayDecide && seesCenter ? mapBulkActions : []}
        openId={openId}
        filters={seesCenter && <OrganizationFilter id={asked.organization} />}
        chips={seesCenter ? organizationChip(t, asked.organization, organization) : []}
        action={
          <LinkButton href="/sociale-kaart/add" icon="plus">
            {t(words.add)}
          </LinkButton>
        }
        tools={
          <ListTools list={list} page={page} views={views} mayTake={mayTake}>
            {mayImport && (
              <LinkButton href="/sociale-kaart/import" variant="second" size="small" icon="upload-simple">
                {t(words.import)}
              </LinkButton>
            )}
            {hasMap && (
              <LinkButton href="/sociale-kaart" variant="second" size="small" icon="map-pin">
                {t(words.toMap)}
              </LinkButton>
            )}
          </ListTools>
        }
        empty={<EmptyState title={t(words.empty)}>{t(words.emptyText)}</EmptyState>}
      />
      {openId && (
        <EntryPanel openId={openId} entry={entry} now={now} byCenter={mayDecide} ways={ways} closed={writeList(list, asked, { page: asked.page })} {...steps}>
          <PanelHistory lines={opened?.history} />
        </EntryPanel>
      )}
    </>
  )
}
