import { defineForm } from '#design/form/define-form.ts'
import { type RowOfList, defineList } from '#features/lists/list.ts'
import { freeText } from '#kernel/search/parameter.ts'
import { replyWords as words } from './messages.ts'
import { replyTemplate } from './reply-template.ts'

/** The ready texts of an organization or of the center, as a declared list (ADR 0025). */
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

export const replyForm = defineForm(replyTemplate.attributes, {
  title: { label: words.name, hint: words.nameHint },
  body: { label: words.body, rows: 8 },
})
