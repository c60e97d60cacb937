import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { LinkButton } from '#design/button/button.tsx'
import { lazyPart } from '#design/lazy/lazy-part.tsx'
import { Segments } from '#design/nav/tabs.tsx'
import { EmptyState } from '#design/surface/empty-state.tsx'
import { applicationList } from '#features/applications/board/application-list.ts'
import { shapeAddress } from '#features/applications/board/board-address.ts'
import { boardWords as words } from '#features/applications/board/words.ts'
import { messages } from '#features/applications/model/messages.ts'
import { noteWords } from '#features/applications/notes/note-words.ts'
import { applicationBulkActions } from '#features/applications/board/web/bulk-actions.tsx'
import { applicationColumns } from '#features/applications/board/web/list-columns.tsx'
import { ExportButton } from '#features/exports/web/export-button.tsx'
import { sortInApi } from '#features/lists/fetch-list.ts'
import { writeList } from '#features/lists/list.ts'
import { ListChips, type OwnChip, chipsOfList } from '#features/lists/web/list-chips.tsx'
import { ListFilters } from '#features/lists/web/list-filters.tsx'
import { SavedViews } from '#features/lists/web/saved-views.tsx'
import { StaffList } from '#features/lists/web/staff-list.tsx'
import { organizationChip } from '#features/organizations/choice/web/organization-chip.ts'
import type { LoadedApplications } from './load-applications.ts'
// Parts that load later bring their script only; their styles are loaded with the page.
import '#features/applications/board/web/board.css'
import '#features/applications/detail/web/case.css'
import '#features/applications/model/web/steps.css'

const History = lazyPart(() => import('#features/audit/web/history.tsx').then((file) => file.History))
const OrganizationFilter = lazyPart(() => import('#features/organizations/choice/web/organization-filter.tsx').then((file) => file.OrganizationFilter))
const Board = lazyPart(() => import('#features/applications/board/web/board.tsx').then((file) => file.Board))
const ApplicationPanel = lazyPart(() => import('#features/applications/board/web/application-panel.tsx').then((file) => file.ApplicationPanel))
/** The applications of an organization, or of the whole center: a list or a board, and the open one beside it. */
export function TeamApplicationsList(loaded: LoadedApplications) {
  const t = useT()
  const { shape, asked, isCenter, openId, opened, steps, unfolded, hasOwn, now } = loaded
  const search = isCenter ? words.searchBy : words.search
  const filters = <Narrowed {...loaded} />
  const own = narrowedChips(t, loaded)
  const sort = sortInApi(applicationList, asked)
  const chips = chipsOfList(applicationList, asked, own, useLocale())
  const tools = (
    <>
      {hasOwn && (
        <LinkButton href="/applications?view=own" variant="quiet" size="small">
          {t(messages.yourApplications)}
        </LinkButton>
      )}
      {loaded.shape === 'list' && <SavedViews page="/applications" views={loaded.views} address={writeList(applicationList, asked)} />}
      <Segments
        label={t(words.shape)}
        tabs={[
          { href: shapeAddress('board', asked), label: t(words.board), current: shape === 'board' },
          { href: shapeAddress('list', asked), label: t(words.list), current: shape === 'list' },
        ]}
      />
      {loaded.mayTake && <ExportButton key={JSON.stringify([loaded.taken, sort])} resource="applications" filters={loaded.taken} sort={sort} />}
    </>
  )
  // For guests, who come to the center without e-mail: their application starts with choosing a vacancy.
  const add = isCenter && (
    <LinkButton href="/vacancies/search" variant="second" icon="plus">
      {t(words.forSomebody)}
    </LinkButton>
  )
  return (
    <>
      {loaded.shape === 'list' ? (
        <StaffList
          list={applicationList}
          page={loaded.page}
          title={words.title}
          tabsLabel={words.status}
          searchLabel={search}
          columns={applicationColumns({ openAt: (id) => writeList(applicationList, asked, { open: id, page: asked.page }), isCenter, now })}
          nameOf={({ applicantName }) => applicantName ?? ''}
          actions={applicationBulkActions(asked.status, loaded)}
          openId={openId}
          tools={tools}
          action={add}
          filters={filters}
          chips={own}
          empty={
            <EmptyState title={t(words.empty)} tile="koffie">
              {!isCenter && t(words.emptyText)}
            </EmptyState>
          }
        />
      ) : (
        <>
          <div className="flex flex-wrap items-end justify-between gap-4">
            <h1>{t(words.title)}</h1>
            <div className="flex flex-wrap items-center gap-2">
              {tools}
              {add}
            </div>
          </div>
          <div className="mt-5 board-filters">
            <ListFilters list={applicationList} asked={asked} searchLabel={t(search)} columns={[]} inUse={chips.length}>
              <input type="hidden" name="view" value="board" />
              {filters}
            </ListFilters>
          </div>
          <ListChips list={applicationList} chips={chips} addressOf={(change) => shapeAddress('board', asked, { ...change, page: 1 })} />
          <Board columns={loaded.columns} asked={asked} isCenter={isCenter} now={now} />
        </>
      )}
      {openId && (
        <ApplicationPanel
          one={opened?.found ?? null}
          openId={openId}
          unfolded={unfolded}
          history={opened?.history && <History lines={opened.history} />}
          closed={shapeAddress(shape, asked, { page: asked.page })}
          {...steps}
        />
      )}
    </>
  )
}

/** The fields that filter beside the groups of filters: an organization, a label, a vacancy. */
function Narrowed({ asked, isCenter }: LoadedApplications) {
  return (
    <>
      {isCenter && <OrganizationFilter id={asked.organization} />}
      {asked.tag && <input type="hidden" name="tag" value={asked.tag} />}
      {asked.vacancy && <input type="hidden" name="vacancy" value={asked.vacancy} />}
    </>
  )
}

/** The same filters as text. */
function narrowedChips(
  t: ReturnType<typeof useT>,
  { asked: { organization: id, tag, vacancy: vacancyId }, isCenter, organization, vacancy }: LoadedApplications,
): OwnChip[] {
  return [
    ...(isCenter ? organizationChip(t, id, organization) : []),
    ...(tag ? [{ key: 'tag', label: t(noteWords.onlyTag, { tag }), without: t(noteWords.notOnlyTag, { tag }), change: { tag: '' } }] : []),
    ...(vacancyId
      ? [
          {
            key: 'vacancy',
            label: t(words.onlyVacancy, { vacancy: vacancy ?? vacancyId }),
            without: t(words.notOnlyVacancy, { vacancy: vacancy ?? '' }),
            change: { vacancy: '' },
          },
        ]
      : []),
  ]
}
