import type { ReactNode } from 'react'
import { Badge } from '#design/badge/badge.tsx'
import { StatusBadge } from '#design/badge/status-badge.tsx'
import { LinkButton } from '#design/button/button.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import { EmptyState } from '#design/surface/empty-state.tsx'
import type { ListPage } from '#features/lists/fetch-list.ts'
import type { AskedOfList } from '#features/lists/list.ts'
import type { ListColumn } from '#features/lists/web/column.ts'
import { StaffList } from '#features/lists/web/staff-list.tsx'
import type { NewsStatus } from '#features/news/model/states.ts'
import { statusWords } from '#features/news/model/status-words.ts'
import { type NewsRow, newsList } from '#features/news/staff-list/news-list.ts'
import { staffWords as words } from '#features/news/staff-list/staff-messages.ts'
import { themeWords } from '#features/organizations/model/theme-words.ts'
import type { Theme } from '#features/organizations/model/themes.ts'
import { shortDay } from '#kernel/i18n/dates.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'

const editorAddress = (id: string) => `/content?part=news&edit=${id}`

/** The columns of the list of news; languages only on a site with two. */
const newsColumns = (isBilingual: boolean): ListColumn<NewsRow>[] => [
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

type Props = { page: ListPage<NewsRow, AskedOfList<typeof newsList>>; isBilingual: boolean; mayWrite: boolean; tools?: ReactNode }

/** All news, and the button for a new article. */
export function NewsBoard({ page, isBilingual, mayWrite, tools }: Props) {
  const t = useT()
  return (
    <StaffList
      list={newsList}
      page={page}
      title={words.title}
      tabsLabel={words.status}
      searchLabel={words.searchBy}
      columns={newsColumns(isBilingual)}
      nameOf={({ title }) => title}
      tools={tools}
      filters={<input type="hidden" name="part" value="news" />}
      action={
        mayWrite && (
          <LinkButton href={editorAddress('new')} icon="plus">
            {t(words.begin)}
          </LinkButton>
        )
      }
      empty={<EmptyState title={t(words.empty)}>{t(words.emptyText)}</EmptyState>}
    />
  )
}
