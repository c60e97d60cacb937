import { Fragment, type ReactNode } from 'react'
import { CachedParts, renderCached } from '#design/document/render-cached.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import { capitalize } from '#features/vacancies/model/capitalize.ts'
import { dayInWords } from '#features/vacancies/model/day-names.ts'
import { type Moment, days, momentInWords, partsOfDay } from '#features/vacancies/model/whole-dayparts.ts'
import { searchAddress } from '#features/vacancies/search/search-address.ts'
import { searchWords as words } from '#features/vacancies/search/search-messages.ts'
import { type SearchFacets, type VacancySearch, vacancySearch } from '#features/vacancies/search/search.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { withoutFilters } from '#kernel/search/address.ts'
import type { GroupOf } from '#kernel/search/search.ts'
import { FilterGroup, FilterOptions } from './filter-group.tsx'
import { WeekRow, WeekTable } from './week-table.tsx'

type Tick = { moment: Moment; count: number; isChosen: boolean }
type Day = { day: (typeof days)[number]; whole: Tick; moments: Tick[] }
const drawDay = renderCached((facts: Day) => <DayRow {...facts} />)

/** The week as a table of checkboxes; the head of a row is the whole day, that of a column this part of every day. */
function DaypartTable({ chosen, counts }: { chosen: readonly Moment[]; counts: Partial<Record<Moment, number>> }) {
  const locale = useLocale()
  const tick = (moment: Moment): Tick => ({ moment, count: counts[moment] ?? 0, isChosen: chosen.includes(moment) })
  const week = days.map((day) => ({ day, whole: tick(day), moments: partsOfDay.map((part) => tick(`${day}_${part}`)) }))
  return (
    <WeekTable renderHead={(part, name) => <MomentTick {...tick(part)}>{name}</MomentTick>}>
      <CachedParts as="tbody" parts={week.map((one) => drawDay(one, locale))} />
    </WeekTable>
  )
}

function DayRow({ day, whole, moments }: Day) {
  return (
    <WeekRow
      day={day}
      head={<MomentTick {...whole}>{capitalize(dayInWords(day, useLocale()))}</MomentTick>}
      renderCell={(moment) => <MomentTick {...moments.find((one) => one.moment === moment)!} />}
    />
  )
}

function MomentTick({ moment, count, isChosen, children }: Tick & { children?: string }) {
  return (
    <label className="choice">
      <input
        type="checkbox"
        className="check"
        name="daypart"
        value={moment}
        defaultChecked={isChosen}
        aria-label={`${momentInWords(moment, useLocale())} (${count})`}
      />
      {children}
    </label>
  )
}

type Props = { search: VacancySearch; facets: SearchFacets; total: number; filterCount: number }
type Group = GroupOf<typeof vacancySearch>

type Block = 'theme' | 'whom' | 'daypart' | 'commitment' | 'helps'
type Drawn<Name extends Group> = { block: Block; draw(chosen: VacancySearch[Name], counts: SearchFacets[Name]): ReactNode }

const { theme, whom, commitment, experience, dutch, suitable, expenses } = vacancySearch.parameters

/** How each declared group of filters is shown, and in which block. TypeScript rejects a group without an entry. */
const groups: { readonly [Name in Group]: Drawn<Name> } = {
  theme: { block: 'theme', draw: (chosen, counts) => <FilterOptions name="theme" of={theme} chosen={chosen} counts={counts} className="md:columns-2 gap-8" /> },
  whom: { block: 'whom', draw: (chosen, counts) => <FilterOptions name="whom" of={whom} chosen={chosen} counts={counts} className="md:columns-2 gap-8" /> },
  daypart: { block: 'daypart', draw: (chosen, counts) => <DaypartTable chosen={chosen} counts={counts} /> },
  commitment: { block: 'commitment', draw: (chosen, counts) => <FilterOptions name="commitment" of={commitment} chosen={chosen} counts={counts} /> },
  experience: { block: 'helps', draw: (chosen, counts) => <FilterOptions name="experience" of={experience} chosen={chosen} counts={counts} /> },
  dutch: { block: 'helps', draw: (chosen, counts) => <FilterOptions name="dutch" of={dutch} chosen={chosen} counts={counts} /> },
  suitable: {
    block: 'helps',
    // The other codes are shown only if the address has them.
    draw: (chosen, counts) => (
      <FilterOptions name="suitable" of={{ ...suitable, known: [...new Set(['wheelchair', ...chosen] as const)] }} chosen={chosen} counts={counts} />
    ),
  },
  expenses: { block: 'helps', draw: (chosen, counts) => <FilterOptions name="expenses" of={expenses} chosen={chosen} counts={counts} /> },
}
const names = Object.keys(groups) as Group[]

/** The filters. On a wide screen each block opens below its button; on a phone all are in a sheet. */
export function Filters({ search, facets, total, filterCount }: Props) {
  const t = useT()
  return (
    <div className="search-filters">
      {[...new Set(names.map((name) => groups[name].block))].map((block) => {
        const held = names.filter((name) => groups[name].block === block)
        const count = held.reduce((sum, name) => sum + search[name].length, 0)
        return (
          <FilterGroup key={block} id={`filter-${block}`} label={t(vacancySearch.parameters[held[0]!].title)} count={count} show={t(words.show, { n: total })}>
            {held.map((name) => (
              <Fragment key={name}>{groups[name].draw(search[name] as never, facets[name])}</Fragment>
            ))}
          </FilterGroup>
        )
      })}
      {filterCount > 0 && (
        <Anchor href={searchAddress(search, withoutFilters(vacancySearch))} className="btn btn-quiet btn-sm !min-h-11 max-md:!hidden">
          {t(words.clear)}
        </Anchor>
      )}
    </div>
  )
}
