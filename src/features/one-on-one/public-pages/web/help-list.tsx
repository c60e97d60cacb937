import { PlainForm } from '#design/form/plain-form.tsx'
import { Button } from '#design/button/button.tsx'
import { FieldError } from '#design/field/field.tsx'
import { SelectField } from '#design/field/select-field.tsx'
import { TextField } from '#design/field/text-field.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import { Segments } from '#design/nav/tabs.tsx'
import { Tile } from '#design/tile/tile.tsx'
import { PlaceField, PlaceNote } from '#features/places/web/place-field.tsx'
import { searchWords as vacancyWords } from '#features/vacancies/search/search-messages.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { countFilters, withoutFilters } from '#kernel/search/address.ts'
import { kindWords } from '#features/one-on-one/model/code-words.ts'
import { helpWords as words } from '#features/one-on-one/public-pages/page-words.ts'
import type { RequestRow } from '#features/one-on-one/public-pages/request-row.ts'
import { helpAddress, type HelpSearch, helpSearch } from '#features/one-on-one/search/search.ts'

/** Requests, or offers, or both: one press each. */
export function HelpKinds({ search }: { search: HelpSearch }) {
  const t = useT()
  const [kind] = search.kind
  const only = search.kind.length === 1 ? kind : undefined
  const tabs = [
    { href: helpAddress(search, { kind: [], page: 1 }), label: t(words.everything), current: only === undefined },
    { href: helpAddress(search, { kind: ['request'], page: 1 }), label: t(kindWords.request), current: only === 'request' },
    { href: helpAddress(search, { kind: ['offer'], page: 1 }), label: t(kindWords.offer), current: only === 'offer' },
  ]
  return <Segments label={t(words.choose)} tabs={tabs} />
}

const groups = ['category', 'frequency', 'daypart', 'language'] as const

/** A GET form, which works without script; folded, since most people read the list. */
export function HelpFilters({ search, placeError }: { search: HelpSearch; placeError: string | null }) {
  const [t, locale] = [useT(), useLocale()]
  const many = countFilters(helpSearch, search) - search.kind.length + (search.place ? 1 : 0) + (search.q ? 1 : 0)
  return (
    <details className="mt-4" open={placeError !== null || many > 0}>
      <summary className="chip inline-flex">
        <Icon name="sliders-horizontal" />
        {t(words.filter)}
        {many > 0 && <span className="count count-alert">{many}</span>}
      </summary>
      <PlainForm method="get" action={helpSearch.page} role="search" aria-label={t(words.filter)} className="sheet sheet-pad mt-3">
        {search.kind.map((kind) => (
          <input key={kind} type="hidden" name="kind" value={kind} />
        ))}
        <div className="grid md:grid-cols-2 lg:grid-cols-3 gap-4">
          <TextField name="q" label={t(words.search)} defaultValue={search.q} maxLength={100} placeholder={t(words.searchExample)} />
          <div className={placeError ? 'field has-error' : 'field'}>
            <label className="label" htmlFor="place">
              {t(vacancyWords.placeOrPostcode)}
            </label>
            {placeError && <FieldError id="place-error">{placeError}</FieldError>}
            <PlaceField
              className="input"
              icon={<Icon name="map-pin" />}
              value={search.place}
              {...(placeError && { 'aria-invalid': true, 'aria-describedby': 'place-error' })}
            />
            <PlaceNote />
          </div>
          {groups.map((name) => {
            const { known, title, say } = helpSearch.parameters[name] as {
              known: readonly string[]
              title: { nl: string; en: string }
              say: (code: never, locale: 'nl' | 'en') => string
            }
            return (
              <SelectField
                key={name}
                name={name}
                label={t(title)}
                empty={t(words.any)}
                defaultValue={search[name][0] ?? ''}
                options={known.map((code) => ({ value: code, label: say(code as never, locale) }))}
              />
            )
          })}
        </div>
        <p className="flex flex-wrap gap-3 mt-5">
          <Button>{t(words.show)}</Button>
          {many > 0 && (
            <Anchor href={helpAddress(search, { ...withoutFilters(helpSearch), kind: search.kind, q: '', place: '' })} className="btn btn-quiet">
              {t(words.clear)}
            </Anchor>
          )}
        </p>
      </PlainForm>
    </details>
  )
}

/** What people ask and offer: a first name, a town, how often, and their words. No face, no age, no dot on a map. */
export function HelpGrid({ rows }: { rows: readonly RequestRow[] }) {
  const [t, locale] = [useT(), useLocale()]
  return (
    <ul className="help-grid">
      {rows.map((row) => (
        <li key={row.id} className="help-cell">
          <div className="flex gap-3">
            <Tile name={row.tile} round="small" tone={row.isOffer ? 'second' : 'soft'} className="!w-14" />
            <p className="leading-snug self-center min-w-0">
              <strong>{row.name}</strong>
              <span className="block text-text-soft">{row.where}</span>
              {row.band && <span className="block text-text-soft">{row.band}</span>}
            </p>
          </div>
          <h3>
            <Anchor href={row.href} className="tlink tlink-all" lang={locale === 'en' ? 'nl' : undefined}>
              ‘{row.title}’
            </Anchor>
          </h3>
          <p className="mt-auto text-text-soft">
            {row.isOffer ? t(kindWords.offer) : t(kindWords.request)}, {row.category}
          </p>
        </li>
      ))}
    </ul>
  )
}
