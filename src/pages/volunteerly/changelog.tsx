import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { ChipLink } from '#design/chip/chip.tsx'
import { Link } from '#design/link/link.tsx'
import { Pagination } from '#design/nav/pagination.tsx'
import { Segments } from '#design/nav/tabs.tsx'
import { PageHead } from '#design/page/page-head.tsx'
import { EmptyState } from '#design/surface/empty-state.tsx'
import { addressOf, readShown } from '#features/changelog/address.ts'
import { kinds } from '#features/changelog/entry.ts'
import { fetchChangelog } from '#features/changelog/fetch-changelog.ts'
import { ChangelogMonths } from '#features/changelog/web/changelog-months.tsx'
import { useSeen } from '#features/changelog/web/use-seen.ts'
import { changelogWords as words, kindWords } from '#features/changelog/words.ts'
import { visitContext } from '#shell/context.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { locale, person } = context.get(visitContext).shell
  const shown = readShown(new URL(request.url).searchParams)
  return { shown, ...(await fetchChangelog(context.get(apiContext), shown, { locale, since: person!.changelogSince })) }
}

/** What one can do since when, in the reader's words: their own first, marked where it came since they were last here. */
export default function Changelog() {
  const t = useT()
  const locale = useLocale()
  const { shown, months, page, pages } = useLoaderData<typeof loader>()
  useSeen()
  return (
    <div className="max-w-240 mx-auto">
      <PageHead title={t(words.title)} text={t(words.text)} />
      <div className="mt-6 grid gap-4 justify-items-start">
        <Segments
          label={t(words.which)}
          tabs={[false, true].map((isAll) => ({
            href: addressOf({ ...shown, isAll, page: 1 }),
            label: t(isAll ? words.all : words.forMe),
            current: shown.isAll === isAll,
          }))}
        />
        <nav aria-label={t(words.kindsLabel)} className="chip-row max-w-full">
          {[null, ...kinds].map((kind) => (
            <ChipLink key={kind} href={addressOf({ ...shown, kind, page: 1 })} aria-current={shown.kind === kind ? 'page' : undefined}>
              {t(kind === null ? words.everyKind : kindWords[kind])}
            </ChipLink>
          ))}
        </nav>
      </div>
      <div className="mt-8">
        {months.length === 0 ? <EmptyState title={t(words.empty)}>{t(words.emptyText)}</EmptyState> : <ChangelogMonths months={months} />}
      </div>
      <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-4">
        <Pagination
          label={t(words.pages)}
          page={page}
          pages={pages}
          href={(to) => addressOf({ ...shown, page: to })}
          words={{ previous: t(words.previous), next: t(words.next), page: (page) => t(words.page, { page }) }}
        />
        <Link href="/support">{t(words.better)}</Link>
        <Link href={locale === 'en' ? '/volunteerly/en/changelog.atom' : '/volunteerly/changelog.atom'}>{t(words.feed)}</Link>
      </div>
    </div>
  )
}
