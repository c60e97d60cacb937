import { useT } from '#kernel/i18n/web/provider.tsx'
import { ChipLink } from '#design/chip/chip.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { LinkButton } from '#design/button/button.tsx'
import { Pagination } from '#design/nav/pagination.tsx'
import { EmptyState } from '#design/surface/empty-state.tsx'
import { themeWords } from '#features/organizations/model/theme-words.ts'
import type { Theme } from '#features/organizations/model/themes.ts'
import { newsWords as words } from '#features/news/model/messages.ts'
import type { NewsFacts } from '#features/news/presentation/news-facts.ts'
import { NewsCard } from './news-card.tsx'

type Props = { town: string; items: readonly NewsFacts[]; themes: readonly Theme[]; theme: Theme | null; page: number; pages: number; feed: string }

export const newsListAddress = (theme: Theme | null, page = 1): string => {
  const query = new URLSearchParams({ ...(theme && { theme }), ...(page > 1 && { page: String(page) }) })
  return query.size > 0 ? `/nieuws?${query}` : '/nieuws'
}

/** The news, page by page; the first article is the largest. */
export function NewsOverview({ town, items, themes, theme, page, pages, feed }: Props) {
  const t = useT()
  const [lead, ...rest] = items
  return (
    <div className="wrap pt-10 md:pt-14">
      <h1>{theme ? t(themeWords[theme]) : t(words.title, { town })}</h1>
      <p className="text-xl text-text-soft mt-4 max-w-[44ch]">{theme ? t(words.introOf, { theme: t(themeWords[theme]) }) : t(words.intro)}</p>
      {themes.length > 1 && (
        <nav aria-label={t(words.themes)} className="flex flex-wrap gap-2 mt-8">
          <ChipLink href="/nieuws" aria-current={theme === null ? 'page' : undefined}>
            {t(words.all)}
          </ChipLink>
          {themes.map((one) => (
            <ChipLink key={one} href={newsListAddress(one)} aria-current={theme === one ? 'page' : undefined}>
              {t(themeWords[one])}
            </ChipLink>
          ))}
        </nav>
      )}
      {lead ? (
        <div className="mt-10 md:mt-14 grid gap-12 md:gap-16">
          <NewsCard article={lead} isLead />
          {rest.length > 0 && (
            <div className="news-list">
              {rest.map((article) => (
                <NewsCard key={article.id} article={article} />
              ))}
            </div>
          )}
        </div>
      ) : (
        <div className="mt-12">
          <EmptyState
            title={t(theme ? words.nothingOf : words.nothing)}
            tile="brief"
            action={theme && <LinkButton href="/nieuws">{t(words.seeAll)}</LinkButton>}
          />
        </div>
      )}
      <div className="mt-12 flex flex-wrap items-center justify-between gap-6">
        <p>
          <a className="link inline-flex items-center gap-2 min-h-11" href={feed}>
            <Icon name="newspaper" />
            {t(words.follow)}
          </a>
        </p>
        <Pagination
          label={t(words.pages)}
          page={page}
          pages={pages}
          href={(to) => newsListAddress(theme, to)}
          words={{ previous: t(words.previous), next: t(words.next), page: (to) => t(words.page, to) }}
        />
      </div>
    </div>
  )
}
