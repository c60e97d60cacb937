import { freeText } from '#kernel/search/parameter.ts'
import { defineList, type RowOfList } from '#features/lists/list.ts'
import { replyWords as words } from './messages.ts'
import { replyTemplate } from './reply-template.ts'

/** The texts of an organization or of the center, as every list of staff (ADR 0025). */
export const replyList = defineList({
  page: '/conversations/replies',
  resource: replyTemplate,
  filters: { q: freeText({ filter: 'title_cont', max: 60 }) },
  tabs: [{ key: 'all', label: words.all, filter: {} }],
  orders: { name: 'title', changed: 'updatedAt' },
  usual: 'name',
  ask: { fields: { reply_templates: ['title', 'body', 'updatedAt'] } },
})

export type ReplyRow = RowOfList<typeof replyList>
