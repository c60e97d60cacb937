import { type RowOf, tableOf } from '#kernel/db/table.ts'
import { replyTemplate } from '#features/reply-templates/reply-template.ts'

declare module '#kernel/db/tables.ts' {
  interface Tables {
    reply_templates: RowOf<typeof replyTemplates>
  }
}

export const replyTemplates = tableOf(replyTemplate, { filled: ['created_at', 'updated_at'] })
