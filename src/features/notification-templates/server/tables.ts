import { type RowOf, column, plainTable } from '#kernel/db/table.ts'
import type { BothTexts } from '#features/notification-templates/template.ts'

declare module '#kernel/db/tables.ts' {
  interface Tables {
    notification_template_tests: RowOf<typeof notificationTemplateTests>
    notification_templates: RowOf<typeof notificationTemplates>
  }
}

export const notificationTemplates = plainTable('notification_templates', {
  volunteer_center_id: column.uuid(),
  id: column.uuid({ filled: true }),
  kind: column.text(),
  version: column.integer(),
  words: column.json<BothTexts>()({ null: true }),
  reply_to: column.text({ null: true }),
  tested_at: column.moment({ null: true }),
  active: column.boolean({ filled: true }),
  author_id: column.uuid({ null: true }),
  created_at: column.moment({ filled: true }),
})

export const notificationTemplateTests = plainTable('notification_template_tests', {
  volunteer_center_id: column.uuid(),
  id: column.uuid({ filled: true }),
  kind: column.text(),
  digest: column.text(),
  tested_at: column.moment({ filled: true }),
})
