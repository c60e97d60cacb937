import { PlainForm } from '#design/form/plain-form.tsx'
import type { ReactNode } from 'react'
import { Button } from '#design/button/button.tsx'
import { FieldError } from '#design/field/field.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import { PlaceField, PlaceNote } from '#features/places/web/place-field.tsx'
import { searchWords as words } from '#features/vacancies/search/search-messages.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'

type SheetProps = {
  action: string
  /** The name of the form. */
  label: string
  /** What is searched for, in two lines, for the button that opens it on a phone. */
  summary: { what: string; where: string }
  isOpen: boolean
  filterCount: number
  /** The same search without filters. */
  clearHref: string
  /** The button at its end: what it shows. */
  show: string
  /** Below the heading of a page, in its column. */
  isInPage?: boolean
  children: ReactNode
}

/**
 * A search as a GET form: fields, filters, and what else its children put in it. On a phone it is a full-screen sheet, opened by a
 * checkbox so that it needs no script. With script every change searches at once (`live-search.ts`).
 */
export function SearchSheet({ action, label, summary, isOpen, filterCount, clearHref, show, isInPage, children }: SheetProps) {
  const t = useT()
  return (
    <live-search className={isInPage ? 'search-head search-in-page' : 'search-head'}>
      <input type="checkbox" id="search-open" className="search-open" autoComplete="off" aria-label={t(words.openFilters)} defaultChecked={isOpen} />
      <label htmlFor="search-open" className="search-summary">
        <Icon name="magnifying-glass" size={22} />
        <span className="flex-1 min-w-0 leading-tight">
          <span className="block font-semibold truncate">{summary.what}</span>
          <span className="text-text-soft text-[.9375rem]">{summary.where}</span>
        </span>
        <Icon name="sliders-horizontal" size={22} />
        {filterCount > 0 && <span className="count count-alert">{filterCount}</span>}
      </label>
      <PlainForm method="get" action={action} role="search" aria-label={label} className="search-sheet">
        <div className="search-sheet-head">
          <label htmlFor="search-open" className="icon-btn -ml-2">
            <Icon name="x-bold" size={22} />
            <span className="sr-only">{t(words.close)}</span>
          </label>
          <p className="text-xl font-semibold flex-1" aria-hidden="true">
            {t(words.filters)}
          </p>
          {filterCount > 0 && (
            <Anchor href={clearHref} className="btn btn-quiet btn-sm">
              {t(words.clear)}
            </Anchor>
          )}
        </div>
        {children}
        <div className="search-sheet-foot">
          <Button size="large" className="w-full">
            {show}
          </Button>
        </div>
      </PlainForm>
    </live-search>
  )
}

type FieldsProps = {
  /** The question above the words. */
  what: string
  example?: string
  q: string
  place: string
  placeError: string | null
  km: number | null
  /** The distances to choose from, in km; one that an address has beside them is offered too. */
  distances: readonly number[]
  /** What no distance is called. */
  anywhere: string
}

/** What, where and how far. */
export function SearchFields({ what, example, q, place, placeError, km, distances, anywhere }: FieldsProps) {
  const t = useT()
  return (
    <div className="search-fields">
      <label className="block">
        <span className="label search-label">{what}</span>
        <span className="input-icon">
          <Icon name="magnifying-glass" />
          <input className="input" type="search" name="q" defaultValue={q} maxLength={100} placeholder={example} />
        </span>
      </label>
      <div className={placeError ? 'field has-error' : 'field'}>
        <label className="label search-label" htmlFor="place">
          {t(words.placeOrPostcode)}
        </label>
        {placeError && <FieldError id="place-error">{placeError}</FieldError>}
        <PlaceField
          className="input"
          icon={<Icon name="map-pin" />}
          value={place}
          {...(placeError && { 'aria-invalid': true, 'aria-describedby': 'place-error' })}
        />
      </div>
      <PlaceNote />
      <label className="block">
        <span className="label search-label">{t(words.howFar)}</span>
        <span className="select">
          <select className="input" name="km" defaultValue={km ?? ''}>
            {distances.map((one) => (
              <option key={one} value={one}>
                {t(words.upTo, { km: one })}
              </option>
            ))}
            {km !== null && !distances.includes(km) && <option value={km}>{t(words.upTo, { km })}</option>}
            <option value="">{anywhere}</option>
          </select>
          <Icon name="caret-down-bold" size={16} />
        </span>
      </label>
      <Button className="max-md:!hidden">{t(words.search)}</Button>
    </div>
  )
}

/** The place of a search in words, as the summary of the sheet has it. */
export function placeInWords({ place, km }: { place: string; km: number | null }, t: ReturnType<typeof useT>): string {
  if (place === '') return t(words.everywhere)
  return km === null ? place : t(words.around, { place, km })
}
