import { json, oneOf, text, timestamp, boolean, email } from '#kernel/fields/field.ts'
import { defineResource, one } from '#kernel/jsonapi/resource.ts'
import type { Answer } from '#features/applications/model/application.ts'
import { invitationDeclineReasons, invitationStatuses, longestMessage, openInvitations, shortestMessage } from './codes.ts'

const open = openInvitations.join(`', '`)

/** SQL: the status of an invitation; one whose time is over is expired, whether or not the job has run. */
export const invitationStatusSql = (of: string) => `case when ${of}.status in ('${open}') and ${of}.expires_at <= now() then 'expired' else ${of}.status end`

/** SQL: the volunteer can still answer it. */
export const isOpenInvitationSql = (of: string) => `(${of}.status in ('${open}') and ${of}.expires_at > now())`

/** An organization asks somebody of the pool for one of its vacancies: once, whatever they answer. */
export const poolInvitation = defineResource({
  type: 'pool_invitations',
  belongsTo: 'center',
  order: '-createdAt',
  attributes: {
    message: text({ min: shortestMessage, max: longestMessage, onlyNew: true }),
    status: oneOf(invitationStatuses, { sql: invitationStatusSql('@'), filter: ['eq'] }),
    /** For the volunteer alone: the organization reads that it does not suit now. */
    declineReason: oneOf(invitationDeclineReasons, { readOnly: true, optional: true, seenBy: [] }),
    firstName: text({ sql: '(select u.first_name from users u where u.id = @.user_id)', optional: true }),
    /** Who wrote it. */
    senderName: text({ sql: 'active_name_of(@.invited_by)', optional: true }),
    vacancyTitle: text({ sql: '(select v.title from vacancies v where v.volunteer_center_id = @.volunteer_center_id and v.id = @.vacancy_id)' }),
    organizationName: text({
      sql: '(select o.name from organizations o where o.volunteer_center_id = @.volunteer_center_id and o.id = @.organization_id)',
    }),
    seenAt: timestamp({ readOnly: true, optional: true, seenBy: [] }),
    answeredAt: timestamp({ readOnly: true, optional: true }),
    expiresAt: timestamp({ readOnly: true }),
    createdAt: timestamp({ readOnly: true, sort: true, filter: ['order'] }),
  },
  relationships: {
    vacancy: one('vacancies', 'vacancy_id'),
    organization: one('organizations', 'organization_id'),
    entry: one('pool_entries', 'entry_id', { optional: true }),
    application: one('applications', 'application_id', { optional: true }),
  },
  includes: ['vacancy', 'organization'],
  filters: { mine: boolean(), vacancyId: text(), open: boolean(), search: text() },
  verbs: ['list', 'get', 'create'],
  memberVerbs: {
    accept: {
      /** To the questions of the vacancy. */
      answers: json<Answer[]>()({ optional: true }),
      message: text({ max: 2000, optional: true }),
      /** Sends along what the card says of help that is needed. */
      shareSupportNeeds: boolean({ optional: true }),
      parentEmail: email({ optional: true }),
    },
    decline: { declineReason: oneOf(invitationDeclineReasons, { optional: true }) },
    withdraw: {},
  },
})
