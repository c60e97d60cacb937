import type { ReactNode } from 'react'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { Button } from '#design/button/button.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import { themeWords } from '#features/organizations/messages.ts'
import { themes } from '#features/organizations/themes.ts'
import { commitmentWords } from '#features/vacancies/messages.ts'
import { type Search, searchAddress } from '#features/vacancies/search-address.ts'
import { searchWords as words } from '#features/vacancies/search-messages.ts'
import { commitments } from '#features/vacancies/states.ts'
import { DaypartTable } from './daypart-table.tsx'
import type { Facets } from './fetch-vacancies.ts'

type Props = { search: Search; facets: Facets; total: number; filterCount: number }

/** On a wide screen every group opens below its button; on a phone they stand below one another in the sheet. */
export function Filters({ search, facets, total, filterCount }: Props) {
  const t = useT()
  const locale = useLocale()
  return (
    <div className="search-filters">
      <FilterGroup id="filter-theme" label={t(words.kindOfWork)} count={search.themes.length} total={total}>
        <div className="md:columns-2 gap-8">
          {themes.map((theme) => (
            <Option
              key={theme}
              name="theme"
              value={theme}
              label={t(themeWords[theme])}
              count={facets.theme[theme] ?? 0}
              checked={search.themes.includes(theme)}
            />
          ))}
        </div>
      </FilterGroup>
      <FilterGroup id="filter-daypart" label={t(words.when)} count={search.dayparts.length} total={total}>
        <DaypartTable chosen={search.dayparts} counts={facets.daypart} locale={locale} />
      </FilterGroup>
      <FilterGroup id="filter-commitment" label={t(words.howMuchTime)} count={search.commitments.length} total={total}>
        {commitments.map((commitment) => (
          <Option
            key={commitment}
            name="commitment"
            value={commitment}
            label={t(commitmentWords[commitment])}
            count={facets.commitment[commitment] ?? 0}
            checked={search.commitments.includes(commitment)}
          />
        ))}
      </FilterGroup>
      {filterCount > 0 && (
        <Anchor href={searchAddress(search, { themes: [], dayparts: [], commitments: [] })} className="btn btn-quiet btn-sm !min-h-11 max-md:!hidden">
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

function Option({ name, value, label, count, checked }: { name: string; value: string; label: string; count: number; checked: boolean }) {
  return (
    <label className="choice">
      <input type="checkbox" className="check" name={name} value={value} defaultChecked={checked} />
      {label}
      <span>{count}</span>
    </label>
  )
}
