import { shortDay } from '#kernel/i18n/dates.ts'
import { useLocale } from '#kernel/i18n/web/provider.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import type { ListColumn } from '#features/lists/web/column.ts'
import { replyWords as words } from '#features/reply-templates/messages.ts'
import type { ReplyRow } from '#features/reply-templates/reply-list.ts'

/** The columns of the list of ready texts; `openAt`: the address that opens one beside it. */
export const replyColumns = (openAt: (id: string) => string): ListColumn<ReplyRow>[] => [
  {
    key: 'name',
    label: words.name,
    card: 'title',
    cell: ({ id, title }) => (
      <Anchor href={openAt(id)} className="tlink font-semibold">
        {title}
      </Anchor>
    ),
  },
  { key: 'body', label: words.body, card: 'note', cell: ({ body }) => <span className="line-clamp-2 max-w-[44rem]">{body}</span> },
  { key: 'changed', label: words.changed, cell: ({ updatedAt }) => <Day at={updatedAt} /> },
]

function Day({ at }: { at: string }) {
  return <>{shortDay(useLocale(), at)}</>
}
