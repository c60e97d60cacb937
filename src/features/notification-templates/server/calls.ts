import type { DescribedCalls } from '#kernel/jsonapi/openapi/server/openapi.ts'

/** Calls that no resource declares, described for OpenAPI. */
export const describedCalls: DescribedCalls = {
  'GET /api/v1/notification_templates': { id: 'listNotificationTemplates', summary: 'The kinds of mail that a center may say in its own words' },
  'GET /api/v1/notification_templates/file': {
    id: 'downloadNotificationTemplates',
    summary: 'The kinds of mail that the list shows, as CSV',
    query: { q: 'A piece of the name', status: 'all, own, built-in or off', sort: 'name or -name' },
    file: 'text/csv',
  },
  'GET /api/v1/notification_templates/:id': { id: 'getNotificationTemplate', summary: 'The words of a kind of mail that are in use, and those before' },
  'PATCH /api/v1/notification_templates/:id': { id: 'updateNotificationTemplate', summary: 'Say a kind of mail in own words, in both languages' },
  'DELETE /api/v1/notification_templates/:id': { id: 'removeNotificationTemplate', summary: 'Go back to the words of the product' },
  'PUT /api/v1/notification_templates/:id/restore': { id: 'restoreNotificationTemplate', summary: 'Use an earlier version again' },
  'POST /api/v1/notification_templates/:id/preview': { id: 'previewNotificationTemplate', summary: 'Words with the facts of an example' },
  'POST /api/v1/notification_templates/:id/test_mail': { id: 'testNotificationTemplate', summary: 'Mail words to oneself' },
}
