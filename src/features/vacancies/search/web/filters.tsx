import { Fragment, type ReactNode } from 'react'
import { Button } from '#design/button/button.tsx'
import { CachedParts, renderCached } from '#design/document/render-cached.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import { capitalize } from '#features/vacancies/model/capitalize.ts'
import { dayInWords } from '#features/vacancies/model/day-names.ts'
import { type Moment, days, momentInWords, partsOfDay } from '#features/vacancies/model/whole-dayparts.ts'
import { searchAddress } from '#features/vacancies/search/search-address.ts'
import { searchWords as words } from '#features/vacancies/search/search-messages.ts'
import { type SearchFacets, type VacancySearch, vacancySearch } from '#features/vacancies/search/search.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { withoutFilters } from '#kernel/search/address.ts'
import type { CodesParameter } from '#kernel/search/parameter.ts'
import type { GroupOf } from '#kernel/search/search.ts'
import { WeekRow, WeekTable } from './week-table.tsx'

type OptionsProps<Code extends string> = {
  name: string
  of: Pick<CodesParameter<Code>, 'known' | 'say'>
  chosen: readonly Code[]
  counts: Partial<Record<Code, number>>
  className?: string
}

type Facts = { name: string; code: string; label: string; count: number; isChosen: boolean }
const drawOption = renderCached(({ name, code, label, count, isChosen }: Facts) => (
  <label className="choice">
    <input type="checkbox" className="check" name={name} value={code} defaultChecked={isChosen} />
    {label}
    <span>{count}</span>
  </label>
))

/** A group of filters as checkboxes, each with its number of results. */
function FilterOptions<Code extends string>({ name, of, chosen, counts, className }: OptionsProps<Code>) {
  const locale = useLocale()
  const parts = of.known.map((code) => {
    const facts = { name, code, label: of.say?.(code, locale) ?? code, count: counts[code] ?? 0, isChosen: chosen.includes(code) }
    return drawOption(facts, locale)
  })
  return <CachedParts className={className} parts={parts} />
}

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
          <FilterGroup key={block} id={`filter-${block}`} label={t(vacancySearch.parameters[held[0]!].title)} count={count} total={total}>
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
