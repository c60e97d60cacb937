import { Link } from '#design/link/link.tsx'
import { ResultRow } from '#design/row/result-row.tsx'
import { themeWords } from '#features/organizations/model/theme-words.ts'
import { tileOf } from '#features/organizations/model/web/theme-tiles.ts'
import { organizationBeside } from '#features/organizations/presentation/organization-beside.ts'
import { capitalize } from '#features/vacancies/model/capitalize.ts'
import { commitmentWords } from '#features/vacancies/model/choice-words.ts'
import { vacancyWords } from '#features/vacancies/model/messages.ts'
import type { RowFacts } from '#features/vacancies/presentation/row-facts.ts'
import { HelpCard } from '#features/vacancies/presentation/web/help-card.tsx'
import { VacancyRows } from '#features/vacancies/presentation/web/vacancy-rows.tsx'
import { searchAddress } from '#features/vacancies/search/search-address.ts'
import { searchWords as words } from '#features/vacancies/search/search-messages.ts'
import type { VacancySearch } from '#features/vacancies/search/search.ts'
import type { SharedVacancy } from '#features/vacancies/search/shared-vacancy.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import type { Found } from './fetch-vacancies.ts'

type Near = { search: VacancySearch; near: readonly RowFacts[]; query: string; phone: string | null } & Pick<Found, 'exact' | 'nearThemes' | 'shared'>

/** Shown with few matches: vacancies that are near, three themes, and the phone number of the center. */
export function NearFound({ search, near, exact, nearThemes, shared, query, phone }: Near) {
  const t = useT()
  return (
    <>
      {near.length > 0 && (
        <div className={exact > 0 ? 'mt-8' : ''}>
          <h2 className="text-2xl mb-3 break-words">{exact > 0 ? t(words.looksLikeToo) : t(words.looksLike, { q: search.q })}</h2>
          <VacancyRows rows={near} heading="h3" query={query} withHeart isGrouped={search.view !== 'map'} />
        </div>
      )}
      {shared.length > 0 && <SharedFound shared={shared} />}
      {nearThemes.length > 0 && (
        <div className="mt-6">
          <h2 className="text-xl">{t(words.orThemes)}</h2>
          <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-1">
            {nearThemes.map((theme) => (
              <li key={theme}>
                <Link href={searchAddress({ theme: [theme] })}>{t(themeWords[theme])}</Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      {phone && <HelpCard phone={phone} />}
    </>
  )
}

/** Vacancies that other centers share, with links to their sites. */
function SharedFound({ shared }: { shared: readonly SharedVacancy[] }) {
  const t = useT()
  const isEnglish = useLocale() === 'en'
  return (
    <section className="mt-8" aria-labelledby="shared">
      <h2 id="shared" className="text-2xl">
        {t(words.sharedTitle)}
      </h2>
      <ul className="results mt-3">
        {shared.map(({ id, title, titleEn, themes, commitment, town, organization, center, url }) => {
          const isDutch = isEnglish && titleEn === null
          return (
            <li key={id}>
              <ResultRow
                href={url}
                heading="h3"
                {...tileOf(themes.slice(0, 1))}
                title={isDutch ? <span lang="nl">{title}</span> : isEnglish ? titleEn : title}
                by={organizationBeside(title, organization)}
                facts={[
                  ...(commitment ? [{ sign: 'time', text: t(commitmentWords[commitment]) } as const] : []),
                  { sign: 'where', text: town ?? capitalize(t(vacancyWords.fromHome)) },
                ]}
                why={t(words.atCenter, { center })}
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
