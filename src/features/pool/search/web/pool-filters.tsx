import { Button } from '#design/button/button.tsx'
import { Checkbox } from '#design/choice/checkbox.tsx'
import { DateField } from '#design/field/date-field.tsx'
import { SelectField } from '#design/field/select-field.tsx'
import { TextField } from '#design/field/text-field.tsx'
import { Fold } from '#design/fold/fold.tsx'
import { RoutedForm } from '#design/form/plain-form.tsx'
import { Link } from '#design/link/link.tsx'
import { languageName, spokenLanguages } from '#kernel/i18n/spoken-languages.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { themeWords } from '#features/organizations/model/theme-words.ts'
import { themes } from '#features/organizations/model/themes.ts'
import { commitmentWords } from '#features/vacancies/model/choice-words.ts'
import { capitalize } from '#features/vacancies/model/capitalize.ts'
import { daypartInWords } from '#features/vacancies/model/day-names.ts'
import { commitments, dayparts, skillCodes } from '#features/vacancies/model/states.ts'
import { skillNames } from '#features/vacancies/model/work-words.ts'
import { cardSearchAddress, type CardSearch, distances, filtersUsed } from '#features/pool/search/card-search.ts'
import type { Choosable } from '#features/pool/search/fetch-cards.ts'
import { searchWords as words } from '#features/pool/search/search-words.ts'

type Props = { search: CardSearch; vacancies: readonly Choosable[]; isCenter: boolean; placeError: string | null }

/** A vacancy first, so that the reasons mean something; the other filters fold away on narrow screens. */
export function PoolFilters({ search, vacancies, isCenter, placeError }: Props) {
  const t = useT()
  const locale = useLocale()
  const used = filtersUsed(search)
  const group = <C extends string>(legend: string, name: string, codes: readonly C[], chosen: readonly C[], label: (code: C) => string) => (
    <details open={chosen.length > 0 || undefined}>
      <summary className="link inline-block py-2 cursor-pointer">
        {legend}
        {chosen.length > 0 && ` (${chosen.length})`}
      </summary>
      <fieldset className="grid justify-items-start">
        <legend className="sr-only">{legend}</legend>
        {codes.map((code) => (
          <Checkbox key={code} name={name} value={code} label={label(code)} defaultChecked={chosen.includes(code)} />
        ))}
      </fieldset>
    </details>
  )
  return (
    <RoutedForm method="get" action="/vrijwilligerspool" key={cardSearchAddress(search, { open: null })}>
      <SelectField
        name="vacancy"
        label={t(words.which)}
        empty={t(words.noVacancy)}
        options={vacancies.map(({ id, title, organization }) => ({ value: id, label: isCenter ? `${title} (${organization})` : title }))}
        defaultValue={search.vacancy ?? ''}
      />
      <div className="mt-4">
        <Fold label={t(words.filters)} icon="sliders-horizontal" count={used} until="xl">
          <div className="mt-3 grid gap-3">
            {group(t(words.themes), 'theme', themes, search.themes, (code) => t(themeWords[code]))}
            {group(t(words.skills), 'skill', skillCodes, search.skills, (code) => t(skillNames[code]))}
            {group(t(words.when), 'when', dayparts, search.dayparts, (code) => capitalize(daypartInWords(code, locale)))}
            <SelectField
              name="language"
              label={t(words.language)}
              empty={t(words.any)}
              options={spokenLanguages.map((code) => ({ value: code, label: languageName(code, locale) }))}
              defaultValue={search.language ?? ''}
            />
            <SelectField
              name="often"
              label={t(words.howOften)}
              empty={t(words.any)}
              options={commitments.map((code) => ({ value: code, label: t(commitmentWords[code]) }))}
              defaultValue={search.commitment ?? ''}
            />
            <TextField
              name="postcode"
              label={t(words.postcode)}
              defaultValue={search.postcode}
              maxLength={7}
              error={placeError ?? undefined}
              autoComplete="off"
            />
            <SelectField
              name="km"
              label={t(words.within)}
              options={distances.map((n) => ({ value: String(n), label: t(words.km, { n }) }))}
              defaultValue={String(search.km)}
            />
            <DateField name="since" label={t(words.confirmedAfter)} defaultValue={search.since ?? ''} />
            <Checkbox name="vog" value="1" label={t(words.withVog)} defaultChecked={search.hasVog} />
            <Checkbox name="new" value="1" label={t(words.notInvited)} defaultChecked={search.isNew} />
          </div>
        </Fold>
      </div>
      <p className="mt-4 flex flex-wrap gap-4 items-center">
        <Button type="submit" variant="second">
          {t(words.show)}
        </Button>
        {used > 0 && (
          <Link
            href={cardSearchAddress({
              ...search,
              themes: [],
              skills: [],
              dayparts: [],
              language: null,
              commitment: null,
              postcode: '',
              since: null,
              isNew: false,
              hasVog: false,
              page: 1,
              open: null,
            })}
          >
            {t(words.clear)}
          </Link>
        )}
      </p>
    </RoutedForm>
  )
}
