import { useT } from '#kernel/i18n/web/provider.tsx'
import { LinkButton } from '#design/button/link-button.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { later } from '#design/later/later.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import { Segments } from '#design/nav/tabs.tsx'
import { EmptyState } from '#design/surface/empty-state.tsx'
import { applicationList } from '#features/applications/application-list.ts'
import { type AskedOfApplications, shapeAddress } from '#features/applications/board-address.ts'
import { boardWords as words } from '#features/applications/board-words.ts'
import { messages } from '#features/applications/messages.ts'
import { noteWords } from '#features/applications/note-words.ts'
import { applicationActs } from '#features/applications/web/bulk-acts.tsx'
import { applicationColumns } from '#features/applications/web/list-columns.tsx'
import { History } from '#features/audit/web/history.tsx'
import { writeList } from '#features/lists/list.ts'
import { ListFilters } from '#features/lists/web/list-filters.tsx'
import { SavedViews } from '#features/lists/web/saved-views.tsx'
import { StaffList } from '#features/lists/web/staff-list.tsx'
import { OrganizationFilter } from '#features/organizations/web/organization-filter.tsx'
import type { LoadedCases } from './load-cases.ts'
// What comes later brings its script, not its look.
import '#features/applications/web/board.css'
import '#features/applications/web/case.css'
import '#features/applications/web/steps.css'

const Board = later(() => import('#features/applications/web/board.tsx').then((file) => file.Board))
const ApplicationPanel = later(() => import('#features/applications/web/application-panel.tsx').then((file) => file.ApplicationPanel))
/** The applications of an organization, or of the whole center: a list or a board, and one of them beside it. */
export function CasesOfTeam(loaded: LoadedCases) {
  const t = useT()
  const { shape, asked, isCenter, openId, opened, steps, unfolded, hasOwn, now } = loaded
  const search = isCenter ? words.searchBy : words.search
  const filters = <Narrowed {...loaded} />
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
    </>
  )
  // Who comes to the desk without e-mail: their application begins at what they choose.
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
          acts={applicationActs(asked.status)}
          openId={openId}
          tools={tools}
          action={add}
          filters={filters}
          empty={
            <EmptyState title={t(words.empty)} tile="koffie">
              {!isCenter && t(words.emptyText)}
            </EmptyState>
          }
        />
      ) : (
        <>
          <div className="flex flex-wrap items-end justify-between gap-4">
            <h1 className="text-4xl">{t(words.title)}</h1>
            <div className="flex flex-wrap items-center gap-2">
              {tools}
              {add}
            </div>
          </div>
          <div className="mt-5 board-filters">
            <ListFilters list={applicationList} asked={asked} searchLabel={t(search)} columns={[]}>
              <input type="hidden" name="view" value="board" />
              {filters}
            </ListFilters>
          </div>
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

/** What the list or the board is kept to beside its groups of filters: an organization, a vacancy. */
function Narrowed({ shape, asked, isCenter, organization, vacancy }: LoadedCases) {
  const t = useT()
  const without = (change: Partial<AskedOfApplications>) => shapeAddress(shape, asked, { ...change, page: 1 })
  return (
    <>
      {isCenter && <OrganizationFilter id={asked.organization} name={organization} without={without({ organization: '' })} />}
      {asked.tag && (
        <>
          <input type="hidden" name="tag" value={asked.tag} />
          <Anchor href={without({ tag: '' })} className="chip chip-sm is-on" aria-label={t(noteWords.notOnlyTag, { tag: asked.tag })}>
            {t(noteWords.onlyTag, { tag: asked.tag })}
            <Icon name="x-bold" size={16} />
          </Anchor>
        </>
      )}
      {asked.vacancy && (
        <>
          <input type="hidden" name="vacancy" value={asked.vacancy} />
          <Anchor href={without({ vacancy: '' })} className="chip chip-sm is-on" aria-label={t(words.notOnlyVacancy, { vacancy: vacancy ?? '' })}>
            {t(words.onlyVacancy, { vacancy: vacancy ?? asked.vacancy })}
            <Icon name="x-bold" size={16} />
          </Anchor>
        </>
      )}
    </>
  )
}
