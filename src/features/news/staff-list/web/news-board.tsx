import { useT } from '#kernel/i18n/web/provider.tsx'
import { LinkButton } from '#design/button/link-button.tsx'
import { EmptyState } from '#design/surface/empty-state.tsx'
import type { ListPage } from '#features/lists/fetch-list.ts'
import type { AskedOfList } from '#features/lists/list.ts'
import { StaffList } from '#features/lists/web/staff-list.tsx'
import { newsList, type NewsRow } from '#features/news/staff-list/news-list.ts'
import { staffWords as words } from '#features/news/staff-list/staff-messages.ts'
import { editorAddress, newsColumns } from './news-columns.tsx'

type Props = { page: ListPage<NewsRow, AskedOfList<typeof newsList>>; isBilingual: boolean; mayWrite: boolean }

/** All news, and the way to a new article. */
export function NewsBoard({ page, isBilingual, mayWrite }: Props) {
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
