import { Button } from '#design/button/button.tsx'
import { FieldError } from '#design/field/field.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import { PlaceField, PlaceNote } from '#features/places/web/place-field.tsx'
import { distances } from '#features/vacancies/search/search-address.ts'
import { searchWords as vacancyWords } from '#features/vacancies/search/search-messages.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { chipsOf, countFilters, withoutFilters } from '#kernel/search/address.ts'
import { groupsOf } from '#kernel/search/search.ts'
import { type CalendarFacets, type CalendarSearch, calendarSearch } from '#features/activities/calendar-items/calendar-search.ts'
import { kindWords } from '#features/activities/model/code-words.ts'
import { searchWords } from '#features/activities/calendar-items/search-words.ts'
import { themeWords } from '#features/organizations/model/theme-words.ts'
import { chosenAddress } from '#features/activities/public-pages/calendar-address.ts'
import { filterWords as words } from '#features/activities/public-pages/calendar-words.ts'

type Props = { asked: CalendarSearch; facets: CalendarFacets; placeError: string | null; today: string }

const noFilters = { ...withoutFilters(calendarSearch), place: '', km: null } satisfies Partial<CalendarSearch>
const isFiltered = (asked: CalendarSearch) => countFilters(calendarSearch, asked) > 0 || asked.place !== ''

/** What is chosen most, one press each; everything else in a form below it. */
export function CalendarFilters({ asked, facets, placeError, today }: Props) {
  const t = useT()
  const many = countFilters(calendarSearch, asked) + (asked.place === '' ? 0 : 1)
  return (
    <div className="calendar-choices">
      <QuickChoices asked={asked} today={today} />
      <details className="calendar-more" open={placeError !== null}>
        <summary className={many > 0 ? 'chip is-on' : 'chip'}>
          <Icon name="sliders-horizontal" />
          {t(words.more)}
          {many > 0 && <span className="count count-alert">{many}</span>}
        </summary>
        <FilterForm asked={asked} facets={facets} placeError={placeError} />
      </details>
      <Chosen asked={asked} />
    </div>
  )
}

type Code = { [Name in keyof CalendarSearch]: CalendarSearch[Name] extends (infer C)[] ? { name: Name; code: C } : never }[keyof CalendarSearch]

function QuickChoices({ asked, today }: { asked: CalendarSearch; today: string }) {
  const t = useT()
  const now = { month: null, from: null, day: null, view: 'list' } as const
  const isWeekend = asked.view === 'week' && asked.weekday.join() === '6,7'
  const has = ({ name, code }: Code) => (asked[name] as readonly string[]).includes(code)
  const toggle = (one: Code) =>
    chosenAddress(asked, { [one.name]: has(one) ? (asked[one.name] as string[]).filter((other) => other !== one.code) : [...asked[one.name], one.code] })
  const codes: { one: Code; label: string }[] = [
    { one: { name: 'free', code: 'yes' }, label: t(searchWords.free) },
    { one: { name: 'kind', code: 'eten' }, label: t(kindWords.eten) },
    { one: { name: 'category', code: 'language' }, label: t(themeWords.language) },
    { one: { name: 'kind', code: 'bewegen' }, label: t(kindWords.bewegen) },
    { one: { name: 'audience', code: 'children' }, label: t(words.forChildren) },
    { one: { name: 'access', code: 'step_free' }, label: t(searchWords.stepFree) },
  ]
  const choices = [
    {
      label: t(words.everything),
      isOn: !isFiltered(asked) && asked.day === null,
      href: chosenAddress(asked, { ...noFilters, ...(asked.day !== null && now) }),
    },
    { label: t(words.today), isOn: asked.day === today, href: chosenAddress(asked, { ...now, ...(asked.day !== today && { day: today }) }) },
    {
      label: t(words.weekend),
      isOn: isWeekend,
      href: chosenAddress(asked, isWeekend ? { ...now, weekday: [] } : { ...now, view: 'week', weekday: ['6', '7'] }),
    },
    ...codes.map(({ one, label }) => ({ label, isOn: has(one), href: toggle(one) })),
  ]
  return (
    <ul aria-label={t(words.quick)} className="chip-row max-md:!-mx-5 max-md:!px-5 md:contents">
      {choices.map(({ label, isOn, href }) => (
        <li key={label} className="shrink-0">
          <Anchor href={href} rel="nofollow" className="chip" aria-current={isOn ? 'true' : undefined}>
            {isOn && <Icon name="check-bold" size={18} />}
            {label}
          </Anchor>
        </li>
      ))}
    </ul>
  )
}

/** A GET form of all filters, each with what it would find. */
function FilterForm({ asked, facets, placeError }: Omit<Props, 'today'>) {
  const [t, locale] = [useT(), useLocale()]
  return (
    <form method="get" action={calendarSearch.page} role="search" aria-label={t(words.filter)} noValidate className="calendar-form">
      {(['view', 'month', 'from', 'day'] as const).map((name) => {
        const value = asked[name]
        return value !== null && value !== 'list' && <input key={name} type="hidden" name={name} value={value} />
      })}
      <div className="grid md:grid-cols-2 gap-4 max-w-2xl">
        <div className={placeError ? 'field has-error' : 'field'}>
          <label className="label" htmlFor="place">
            {t(vacancyWords.placeOrPostcode)}
          </label>
          {placeError && <FieldError id="place-error">{placeError}</FieldError>}
          <PlaceField
            className="input"
            icon={<Icon name="map-pin" />}
            value={asked.place}
            {...(placeError && { 'aria-invalid': true, 'aria-describedby': 'place-error' })}
          />
          <PlaceNote />
        </div>
        <label className="block">
          <span className="label">{t(vacancyWords.howFar)}</span>
          <span className="select">
            <select className="input" name="km" defaultValue={asked.km ?? 10}>
              {[...new Set([...distances, ...(asked.km === null ? [] : [asked.km])])]
                .toSorted((a, b) => a - b)
                .map((km) => (
                  <option key={km} value={km}>
                    {t(vacancyWords.upTo, { km })}
                  </option>
                ))}
            </select>
            <Icon name="caret-down-bold" size={16} />
          </span>
        </label>
      </div>
      <div className="calendar-groups">
        {groupsOf(calendarSearch).map(([name, { known, title, say }]) => {
          const [chosen, counts] = [asked[name as keyof CalendarFacets] as readonly string[], facets[name as keyof CalendarFacets] as Record<string, number>]
          const offered = known.filter((code) => (counts[code] ?? 0) > 0 || chosen.includes(code))
          if (offered.length === 0) return null
          return (
            <fieldset key={name}>
              <legend className="label">{title?.[locale]}</legend>
              {offered.map((code) => (
                <label key={code} className="choice">
                  <input type="checkbox" className="check" name={name} value={code} defaultChecked={chosen.includes(code)} />
                  {say?.(code, locale) ?? code}
                  <span>{counts[code] ?? 0}</span>
                </label>
              ))}
            </fieldset>
          )
        })}
      </div>
      <p className="flex flex-wrap gap-3 mt-6">
        <Button>{t(words.show)}</Button>
        {isFiltered(asked) && (
          <Anchor href={chosenAddress(asked, noFilters)} className="btn btn-quiet">
            {t(words.clear)}
          </Anchor>
        )}
      </p>
    </form>
  )
}

/** Each choice as a link that takes it away. */
function Chosen({ asked }: { asked: CalendarSearch }) {
  const [t, locale] = [useT(), useLocale()]
  const chips = chosenInWords(asked, locale, t(words.near, { place: asked.place, km: asked.km ?? 10 }))
  if (chips.length === 0) return null
  return (
    <ul aria-label={t(words.chosen)} className="flex flex-wrap gap-2 basis-full max-md:mt-4 md:mt-2">
      {chips.map(({ key, label, href }) => (
        <li key={key}>
          <Anchor href={href} rel="nofollow" className="chip chip-sm is-on !min-h-11" aria-label={t(words.remove, { filter: label })}>
            {label}
            <Icon name="x-bold" size={16} />
          </Anchor>
        </li>
      ))}
    </ul>
  )
}

/** The choices of a search in words, each with the address without it. */
export function chosenInWords(asked: CalendarSearch, locale: 'nl' | 'en', near: string): { key: string; label: string; href: string }[] {
  const place = asked.place === '' ? [] : [{ key: 'place', label: near, href: chosenAddress(asked, { place: '', km: null }) }]
  return [...place, ...chipsOf(calendarSearch, asked, locale).map(({ name, code, label, href }) => ({ key: `${name} ${code}`, label, href }))]
}
