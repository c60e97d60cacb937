import type { DescribedCalls } from '#kernel/jsonapi/server/openapi.ts'

/** Calls that follow from no declaration, for OpenAPI; the others describe themselves. */
export const describedCalls: DescribedCalls = {
  'GET /api/v1/activity': { id: 'listActivity', summary: 'What the caller did lately', list: 'activities_log' },
  'GET /api/v1/month': { id: 'getMonth', summary: 'How this month goes in the center, beside the same days of the last; small numbers of people are null' },
  'PUT /api/v1/notifications/read_all': { id: 'readAllNotifications', summary: 'Mark every notification as read' },
}
