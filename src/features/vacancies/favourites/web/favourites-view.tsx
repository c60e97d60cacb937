import { useT } from '#kernel/i18n/web/provider.tsx'
import { LinkButton } from '#design/button/button.tsx'
import { Alert } from '#design/feedback/alert.tsx'
import { Link } from '#design/link/link.tsx'
import { EmptyState } from '#design/surface/empty-state.tsx'
import { favouriteWords as words } from '#features/favourites/messages.ts'
import type { RowFacts } from '#features/vacancies/presentation/row-facts.ts'
import { searchAddress } from '#features/vacancies/search/search-address.ts'
import { VacancyRows } from '#features/vacancies/presentation/web/vacancy-rows.tsx'

/** The list of favourites, including vacancies that have ended, which are marked. */
export function FavouritesView({ rows, isStranger }: { rows: readonly RowFacts[]; isStranger: boolean }) {
  const t = useT()
  const way = encodeURIComponent(searchAddress({ view: 'favourites' }))
  return (
    <div className="wrap py-8 md:py-12">
      <div className="max-w-3xl">
        <h1 className="mb-6">{rows.length > 0 ? t(words.title, { n: rows.length }) : t(words.list)}</h1>
        {rows.length === 0 ? (
          <EmptyState title={t(words.none)} action={<LinkButton href={searchAddress({})}>{t(words.search)}</LinkButton>}>
            {t(words.noneText)}
          </EmptyState>
        ) : (
          <>
            {isStranger && (
              <div className="mb-4">
                <Alert tone="info">
                  <p>
                    {t(words.onlyHere)} <Link href={`/auth/login-1?redirect=${way}`}>{t(words.signIn)}</Link>
                  </p>
                </Alert>
              </div>
            )}
            <VacancyRows rows={rows} heading="h2" withHeart />
          </>
        )}
      </div>
    </div>
  )
}
