import type { Scopes } from '#kernel/access/server/scope.ts'
import { mutedSql } from '#features/conversations/model/conversation.ts'
import { isAwaySql } from '#features/users/model/is-away-sql.ts'
import { minutesToEdit } from '#features/conversations/model/states.ts'

/** In an organization all members answer volunteers; only its admins answer the center. */
const ofOrganization = (row: string) =>
  `(${row}.subject_type in ('application', 'vacancy') and ${row}.organization_id = any(:organizations) or ${row}.subject_type = 'organization' and ${row}.organization_id = any(:adminOrganizations))`

/**
 * The coordinator of the case of a relayed conversation, who was named to both people: whoever brought them together, their substitute
 * during an absence, and every coordinator once somebody has reported it or where nobody is left (quality T27).
 */
export const relayedCase = (row: string) => `${row}.subject_type = 'help_match' and (${row}.reported_at is not null or exists (select from help_matches h
    where h.volunteer_center_id = ${row}.volunteer_center_id and h.id = ${row}.subject_id and (h.coordinator_id is null or h.coordinator_id = :user
      or exists (select from absences a where a.volunteer_center_id = h.volunteer_center_id and a.user_id = h.coordinator_id and a.substitute_id = :user and ${isAwaySql('a')}))))`

/** The center takes part in its own conversations, in those that were escalated or reported, and in those of its cases. */
const withCenter = (row: string) =>
  `(${row}.subject_type <> 'help_match' and (${row}.escalated_at is not null or ${row}.reported_at is not null or ${row}.subject_type in ('organization', 'support', 'workshop'))
    or ${relayedCase(row)})`

/** Whether open pages of the center hear of it; what they then read is limited by `withCenter`. */
export const concernsCenter = (row: string) =>
  `(${row}.escalated_at is not null or ${row}.reported_at is not null or ${row}.subject_type in ('organization', 'support', 'workshop', 'help_match'))`

/** A person takes part as the volunteer, or as who asked for help. */
const takesPart = (row: string) => `(${row}.user_id = :user or ${row}.asker_id = :user)`

export const conversationScopes = {
  own: takesPart('@'),
  ownOrganization: ofOrganization('@'),
  withCenter: withCenter('@'),
} satisfies Scopes

export const conversationPossible = {
  // A relayed conversation ends with what it is about.
  close: `@.status = 'open' and @.subject_type <> 'help_match'`,
  // A side can reopen what it blocked; the center can reopen everything.
  open: `case when @.subject_type = 'help_match' then @.status = 'blocked' and ${relayedCase('@')}
    else @.status = 'closed' or @.status = 'blocked' and @.blocked_side = case when @.user_id = :user then 'volunteer'
    when @.organization_id = any(:organizations) then 'organization' else @.blocked_side end end`,
  // Nobody can block the center.
  block: `@.status = 'open' and (@.subject_type in ('application', 'vacancy', 'help_match') or @.user_id is distinct from :user and (@.organization_id is null or @.organization_id <> all(:organizations)))`,
  mute: `not ${mutedSql('@')}`,
  unmute: mutedSql('@'),
  // The center already reads these.
  report: `@.subject_type not in ('support', 'workshop')`,
} satisfies Scopes

const inConversation = (condition: string) =>
  `exists (select 1 from conversations c where c.volunteer_center_id = @.volunteer_center_id and c.id = @.conversation_id and ${condition})`

/** A message is visible to everybody who can see its conversation. */
export const messageScopes = {
  takingPart: inConversation(`(${takesPart('c')} or ${ofOrganization('c')})`),
  withCenter: inConversation(withCenter('c')),
  author: `(@.author_id = :user and @.kind = 'text')`,
} satisfies Scopes

export const messagePossible = {
  update: `@.deleted_at is null and @.created_at > now() - interval '${minutesToEdit} minutes'`,
  remove: '@.deleted_at is null',
} satisfies Scopes
