import { useT } from '#kernel/i18n/web/provider.tsx'
import { Pagination } from '#design/nav/pagination.tsx'
import { messages as words } from '#features/lists/messages.ts'

type Props = { label: string; page: number; pages: number }

/** Pagination of the list of pages, if there is more than one. */
export function ListPages({ label, page, pages }: Props) {
  const t = useT()
  return (
    <div className="mt-5">
      <Pagination
        label={label}
        page={page}
        pages={pages}
        href={(to) => `/content?page=${to}`}
        words={{ previous: t(words.previous), next: t(words.next), page: (to) => t(words.page, { page: to }) }}
      />
    </div>
  )
}
