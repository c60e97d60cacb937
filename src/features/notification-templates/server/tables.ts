import { column } from '#kernel/db/column.ts'
import { plainTable, type RowOf } from '#kernel/db/table.ts'
import type { BothTexts } from '#features/notification-templates/template.ts'

declare module '#kernel/db/tables.ts' {
  interface Tables {
    notification_templates: RowOf<typeof notificationTemplates>
  }
}

export const notificationTemplates = plainTable('notification_templates', {
  volunteer_center_id: column.uuid(),
  id: column.uuid({ filled: true }),
  kind: column.text(),
  version: column.integer(),
  words: column.json<BothTexts>()({ null: true }),
  author_id: column.uuid({ null: true }),
  created_at: column.moment({ filled: true }),
})
