import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { say } from '#kernel/i18n/messages.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { apiContext } from '#kernel/jsonapi/web/context.ts'
import { EmptyState } from '#design/surface/empty-state.tsx'
import { Link } from '#design/link/link.tsx'
import { themes } from '#features/organizations/themes.ts'
import { SignUpBand } from '#features/organizations/web/sign-up-band.tsx'
import { homeWords as words } from '#features/vacancies/home-messages.ts'
import { vacancyWords } from '#features/vacancies/messages.ts'
import { fetchFirst } from '#features/vacancies/web/fetch-newest.ts'
import { fetchVacancies } from '#features/vacancies/web/fetch-vacancies.ts'
import { commitments } from '#features/vacancies/states.ts'
import { emptySearch } from '#features/vacancies/search-address.ts'
import { CommitmentList } from '#features/vacancies/web/commitment-list.tsx'
import { HelpCard } from '#features/vacancies/web/help-card.tsx'
import { HomeHero } from '#features/vacancies/web/home-hero.tsx'
import { ThemeTilesList } from '#features/vacancies/web/theme-tiles-list.tsx'
import { VacancyRows } from '#features/vacancies/web/vacancy-rows.tsx'
import { visitContext } from '#shell/context.ts'
import { PageMeta } from './page-meta.tsx'

const tilesShown = 12
const newestShown = 4
const firstShown = 4

export async function loader({ context, request }: LoaderFunctionArgs) {
  const {
    shell: { locale },
    pages,
  } = context.get(visitContext)
  const api = context.get(apiContext)
  const [center, newest, first] = await Promise.all([
    api.read<{ town: string; phone: string | null; welcome: Record<string, { title: string; intro: string } | undefined> }>('volunteer_centers/current', {
      fields: { volunteer_centers: ['town', 'phone', 'welcome'] },
    }),
    fetchVacancies(api, emptySearch, { locale, size: newestShown }),
    fetchFirst(api, { locale, size: firstShown }),
  ])
  const { town, phone, welcome } = center
  return {
    town,
    phone,
    title: welcome[locale]?.title ?? say(locale, words.welcome, { town }),
    intro: welcome[locale]?.intro ?? say(locale, words.intro),
    total: newest.total,
    newest: newest.rows,
    first,
    themes: themes
      .map((theme) => ({ theme, count: newest.facets.theme[theme] ?? 0 }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count)
      .slice(0, tilesShown),
    commitments: commitments.map((commitment) => ({ commitment, count: newest.facets.commitment[commitment] ?? 0 })).filter(({ count }) => count > 0),
    hasSignUp: pages.has('organizations/signup'),
    url: new URL('/', request.url).href,
  }
}

export const handle = { title: ({ town }: { town: string }, locale: 'nl' | 'en') => say(locale, words.title, { town }) }

export default function Home() {
  const t = useT()
  const { url, town, phone, title, intro, total, newest, first, themes: tiles, commitments: times, hasSignUp } = useLoaderData<typeof loader>()
  const h2 = 'text-3xl md:text-[2.5rem] md:leading-tight'
  return (
    <>
      <PageMeta url={url} title={title} description={intro} />
      <HomeHero {...{ town, title, intro, total }} />
      {first.length > 0 && (
        <section className="wrap mt-12 md:mt-16">
          <h2 className={h2}>{t(vacancyWords.neededNow)}</h2>
          <p className="text-lg text-text-soft mt-2 mb-4">{t(words.neededNowText)}</p>
          <VacancyRows rows={first} className="results grid md:grid-cols-2 gap-x-12" />
        </section>
      )}
      {tiles.length > 0 && (
        <section className="wrap mt-16 md:mt-24">
          <h2 className={h2}>{t(words.whatMakesYouHappy)}</h2>
          <ThemeTilesList themes={tiles} />
        </section>
      )}
      <section className="wrap mt-16 md:mt-24 grid lg:grid-cols-[1fr_22rem] gap-12 xl:gap-20">
        <div>
          <div className="flex flex-wrap items-end justify-between gap-4 mb-6">
            <h2 className={h2}>{t(words.newIn, { town })}</h2>
            {total > 0 && (
              <Link href="/vacancies/search" className="font-semibold">
                {t(words.seeAll, { n: total })}
              </Link>
            )}
          </div>
          {newest.length > 0 ? <VacancyRows rows={newest} /> : <EmptyState title={t(words.nothingYet)} heading="h3" />}
        </div>
        <aside aria-label={t(words.howMuchTime)}>
          {times.length > 0 && (
            <>
              <h2 className="text-2xl mb-2 lg:mt-3">{t(words.howMuchTime)}</h2>
              <CommitmentList commitments={times} />
            </>
          )}
          {phone && <HelpCard phone={phone} />}
        </aside>
      </section>
      {hasSignUp && <SignUpBand title={t(words.lookingForVolunteers)} text={t(words.lookingText)} action={t(words.signUp)} />}
    </>
  )
}
