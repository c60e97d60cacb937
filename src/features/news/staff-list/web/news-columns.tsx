import { shortDay } from '#kernel/i18n/dates.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { Badge } from '#design/badge/badge.tsx'
import { StatusBadge } from '#design/badge/status-badge.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import type { ListColumn } from '#features/lists/web/column.ts'
import { themeWords } from '#features/organizations/model/theme-words.ts'
import type { Theme } from '#features/organizations/model/themes.ts'
import type { NewsRow } from '#features/news/staff-list/news-list.ts'
import { staffWords as words } from '#features/news/staff-list/staff-messages.ts'
import type { NewsStatus } from '#features/news/model/states.ts'
import { statusWords } from '#features/news/model/status-words.ts'

export const editorAddress = (id: string) => `/content?part=news&edit=${id}`

/** The columns of the list of news; languages only where a site has two. */
export const newsColumns = (isBilingual: boolean): ListColumn<NewsRow>[] => [
  {
    key: 'name',
    label: words.name,
    card: 'title',
    cell: (row) => (
      <Anchor href={editorAddress(row.id)} className="tlink font-semibold">
        {row.title}
      </Anchor>
    ),
  },
  { key: 'status', label: words.status, card: 'badge', cell: (row) => <Standing status={row.status} isPinned={row.pinned} /> },
  { key: 'theme', label: words.theme, cell: (row) => <ThemeName theme={row.theme} /> },
  ...(isBilingual ? [{ key: 'language', label: words.language, cell: (row: NewsRow) => <Languages isBoth={row.titleEn !== null} /> }] : []),
  { key: 'day', label: words.day, card: 'note', cell: (row) => <Day at={row.publishedAt} /> },
]

function Standing({ status, isPinned }: { status: NewsStatus; isPinned: boolean }) {
  const t = useT()
  return (
    <span className="inline-flex flex-wrap gap-2">
      <StatusBadge status={status}>{t(statusWords[status])}</StatusBadge>
      {isPinned && (
        <Badge tone="second" icon="bookmark-simple-fill">
          {t(words.pinned)}
        </Badge>
      )}
    </span>
  )
}

function ThemeName({ theme }: { theme: Theme | null }) {
  const t = useT()
  return <>{theme ? t(themeWords[theme]) : '–'}</>
}

function Languages({ isBoth }: { isBoth: boolean }) {
  const t = useT()
  return isBoth ? <>{t(words.both)}</> : <Badge tone="warn">{t(words.dutch)}</Badge>
}

function Day({ at }: { at: string | null }) {
  const locale = useLocale()
  return at === null ? '–' : <time dateTime={at}>{shortDay(locale, at)}</time>
}
