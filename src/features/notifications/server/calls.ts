import type { DescribedCalls } from '#kernel/jsonapi/openapi/server/openapi.ts'

/** Calls that no resource declares, described for OpenAPI; the others describe themselves. */
export const describedCalls: DescribedCalls = {
  'GET /api/v1/activity': { id: 'listActivity', summary: 'What the caller did lately', list: 'activities_log' },
  'GET /api/v1/month': { id: 'getMonth', summary: 'How this month goes in the center, beside the same days of the last; small numbers of people are null' },
  'GET /api/v1/weeks': { id: 'getWeeks', summary: 'How many people applied at the organization that the caller acts for, in each of the last six weeks' },
  'GET /api/v1/mail_choices': { id: 'listMailChoices', summary: 'The events that the caller can choose emails of, and what they chose' },
  'GET /api/v1/mail_stops/:key': { id: 'getMailStop', summary: 'What the link of a digest can stop' },
  'POST /api/v1/mail_stops/:key': { id: 'stopMails', summary: 'Stop the digests that this link came with' },
  'PUT /api/v1/notifications/read_all': { id: 'readAllNotifications', summary: 'Mark every notification as read' },
}
