import type { ReactNode } from 'react'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { withoutFilters } from '#kernel/search/address.ts'
import type { GroupOf } from '#kernel/search/search.ts'
import { Button } from '#design/button/button.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import { type SearchFacets, type VacancySearch, vacancySearch } from '#features/vacancies/search.ts'
import { searchAddress } from '#features/vacancies/search-address.ts'
import { searchWords as words } from '#features/vacancies/search-messages.ts'
import { DaypartTable } from './daypart-table.tsx'
import { FilterOptions } from './filter-options.tsx'

type Props = { search: VacancySearch; facets: SearchFacets; total: number; filterCount: number }
type Group = GroupOf<typeof vacancySearch>

/** How each declared group is chosen from; one without an entry does not compile. */
const groups: { readonly [Name in Group]: (chosen: VacancySearch[Name], counts: SearchFacets[Name]) => ReactNode } = {
  theme: (chosen, counts) => <FilterOptions name="theme" of={vacancySearch.parameters.theme} chosen={chosen} counts={counts} className="md:columns-2 gap-8" />,
  daypart: (chosen, counts) => <DaypartTable chosen={chosen} counts={counts} />,
  commitment: (chosen, counts) => <FilterOptions name="commitment" of={vacancySearch.parameters.commitment} chosen={chosen} counts={counts} />,
}

/** On a wide screen every group opens below its button; on a phone they stand below one another in the sheet. */
export function Filters({ search, facets, total, filterCount }: Props) {
  const t = useT()
  return (
    <div className="search-filters">
      {(Object.keys(groups) as Group[]).map((name) => (
        <FilterGroup key={name} id={`filter-${name}`} label={t(vacancySearch.parameters[name].title)} count={search[name].length} total={total}>
          {groups[name](search[name] as never, facets[name])}
        </FilterGroup>
      ))}
      {filterCount > 0 && (
        <Anchor href={searchAddress(search, withoutFilters(vacancySearch))} className="btn btn-quiet btn-sm !min-h-11 max-md:!hidden">
          {t(words.clear)}
        </Anchor>
      )}
    </div>
  )
}

function FilterGroup({ id, label, count, total, children }: { id: string; label: string; count: number; total: number; children: ReactNode }) {
  const t = useT()
  return (
    <>
      <button type="button" popoverTarget={id} className={count > 0 ? 'chip is-on filter-button' : 'chip filter-button'}>
        {label}
        {count > 0 && <span className="count count-alert">{count}</span>}
        <Icon name="caret-down-bold" size={16} />
      </button>
      <fieldset id={id} popover="auto" className="filter-group">
        <legend className="font-display text-xl mb-2">{label}</legend>
        {children}
        <Button className="w-full mt-4 max-md:!hidden">{t(words.show, { n: total })}</Button>
      </fieldset>
    </>
  )
}
