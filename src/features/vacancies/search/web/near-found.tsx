import { useT } from '#kernel/i18n/web/provider.tsx'
import { Link } from '#design/link/link.tsx'
import { themeWords } from '#features/organizations/model/theme-words.ts'
import type { RowFacts } from '#features/vacancies/presentation/row-facts.ts'
import type { VacancySearch } from '#features/vacancies/search/search.ts'
import { searchAddress } from '#features/vacancies/search/search-address.ts'
import { searchWords as words } from '#features/vacancies/search/search-messages.ts'
import type { Found } from './fetch-vacancies.ts'
import { HelpCard } from '#features/vacancies/presentation/web/help-card.tsx'
import { SharedFound } from './shared-found.tsx'
import { VacancyRows } from '#features/vacancies/presentation/web/vacancy-rows.tsx'

type Near = { search: VacancySearch; near: readonly RowFacts[]; query: string; phone: string | null } & Pick<Found, 'exact' | 'nearThemes' | 'shared'>

/** Where little was found: what is near it, three themes, and somebody to call. */
export function NearFound({ search, near, exact, nearThemes, shared, query, phone }: Near) {
  const t = useT()
  return (
    <>
      {near.length > 0 && (
        <div className={exact > 0 ? 'mt-8' : ''}>
          <h2 className="text-2xl mb-3 break-words">{exact > 0 ? t(words.looksLikeToo) : t(words.looksLike, { q: search.q })}</h2>
          <VacancyRows rows={near} heading="h3" query={query} withHeart />
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
