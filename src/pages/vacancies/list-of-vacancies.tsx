import { useT } from '#kernel/i18n/web/provider.tsx'
import { LinkButton } from '#design/button/button.tsx'
import { lazyPart } from '#design/lazy/lazy-part.tsx'
import { EmptyState } from '#design/surface/empty-state.tsx'
import { PanelHistory } from '#features/audit/web/panel-history.tsx'
import { ListTools } from '#features/exports/web/list-tools.tsx'
import { writeList } from '#features/lists/list.ts'
import { StaffList } from '#features/lists/web/staff-list.tsx'
import { organizationChip } from '#features/organizations/choice/web/organization-chip.ts'
import { actionWords } from '#features/vacancies/transitions/action-words.ts'
import type { VacancyFacts } from '#features/vacancies/staff-list/fetch-vacancy.ts'
import { listWords as words } from '#features/vacancies/staff-list/list-messages.ts'
import { queueAddress } from '#features/vacancies/moderation/queue-address.ts'
import { ownVacancyList, vacancyList } from '#features/vacancies/staff-list/vacancy-list.ts'
import { vacancyBulkActions } from '#features/vacancies/bulk-edit/web/bulk-actions.tsx'
import { vacancyColumns } from '#features/vacancies/staff-list/web/list-columns.tsx'
import type { LoadedList } from './load-list.ts'

const OrganizationFilter = lazyPart(() => import('#features/organizations/choice/web/organization-filter.tsx').then((file) => file.OrganizationFilter))
const VacancyPanel = lazyPart(() => import('#features/vacancies/staff-list/web/vacancy-panel.tsx').then((file) => file.VacancyPanel))
const UnreviewedChanges = lazyPart(() => import('#features/vacancies/editor/web/unreviewed-changes.tsx').then((file) => file.UnreviewedChanges))
/** The vacancies of an organization, or of the whole center. */
export function ListOfVacancies(loaded: LoadedList) {
  const t = useT()
  const { page, views, openId, opened, steps, organization, isCenter, unreviewed, mayPublish, mayTake, mayBring, mayChangeMany, hasAdd, now } = loaded
  const { asked, counts } = page
  const list = mayPublish ? vacancyList : ownVacancyList
  const add = hasAdd && (
    <LinkButton href="/vacancies/add" icon="plus">
      {t(words.add)}
    </LinkButton>
  )
  return (
    <>
      <StaffList
        list={list}
        page={page}
        title={words.title}
        tabsLabel={words.status}
        searchLabel={isCenter ? words.searchBy : words.search}
        columns={vacancyColumns({ openAt: (id) => writeList(list, asked, { open: id, page: asked.page }), isCenter, now })}
        nameOf={({ title }) => title}
        actions={mayChangeMany ? vacancyBulkActions(asked.status, { mayPublish, now: new Date(now) }) : []}
        openId={openId}
        filters={isCenter && <OrganizationFilter id={asked.organization} />}
        chips={isCenter ? organizationChip(t, asked.organization, organization) : []}
        action={add}
        tools={
          <ListTools list={list} {...{ page, views, mayTake, mayBring }}>
            {mayPublish && isCenter && (counts['pending'] ?? 0) > 0 && (
              <LinkButton href={queueAddress()} variant="second" size="small" icon="check">
                {t(words.oneByOne)}
              </LinkButton>
            )}
            {unreviewed > 0 && asked.changed.length === 0 && (
              <LinkButton href={writeList(list, { ...asked, status: 'all' }, { changed: ['true'], page: 1 })} variant="second" size="small" icon="eye">
                {t(words.unreviewedCount, { n: unreviewed })}
              </LinkButton>
            )}
          </ListTools>
        }
        empty={
          <EmptyState title={t(words.empty)} action={add}>
            {hasAdd && t(words.emptyText)}
          </EmptyState>
        }
      />
      {openId && (
        <VacancyPanel
          openId={openId}
          vacancy={opened?.vacancy ?? null}
          ways={opened ? waysFrom(opened.vacancy, loaded).map(({ href, label }) => ({ href, label: t(label) })) : []}
          changes={opened && <UnreviewedChanges key={opened.vacancy.id} vacancy={opened.vacancy} />}
          history={<PanelHistory lines={opened?.history} />}
          closed={writeList(list, asked, { page: asked.page })}
          now={now}
          {...steps}
        />
      )}
    </>
  )
}

/** Links onwards from an open vacancy, the most likely first. */
function waysFrom({ id, status, meta: { permissions } }: VacancyFacts, { mayPublish, hasEdit }: LoadedList) {
  return [
    ...(status === 'pending' && mayPublish ? [{ href: queueAddress(id), label: actionWords.judge }] : []),
    ...(permissions.includes('update') && hasEdit ? [{ href: `/vacancies/${id}/edit`, label: actionWords.edit }] : []),
    ...(status === 'archived' ? [] : [{ href: `/vacancies/${id}`, label: actionWords.openPage }]),
  ]
}
