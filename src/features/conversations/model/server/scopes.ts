import type { Scopes } from '#kernel/access/server/scope.ts'
import { mutedSql } from '#features/conversations/model/conversation.ts'
import { minutesToEdit } from '#features/conversations/model/states.ts'

/** In an organization all members answer volunteers; only its admins answer the center. */
const ofOrganization = (row: string) =>
  `(${row}.subject_type in ('application', 'vacancy') and ${row}.organization_id = any(:organizations) or ${row}.subject_type = 'organization' and ${row}.organization_id = any(:adminOrganizations))`

/** The center takes part in its own conversations, and in those that were escalated or reported. */
const withCenter = (row: string) => `(${row}.escalated_at is not null or ${row}.reported_at is not null or ${row}.subject_type in ('organization', 'support'))`

export const conversationScopes = {
  own: '@.user_id = :user',
  ownOrganization: ofOrganization('@'),
  withCenter: withCenter('@'),
} satisfies Scopes

export const conversationPossible = {
  close: `@.status = 'open'`,
  // A side can reopen what it blocked; the center can reopen everything.
  open: `@.status = 'closed' or @.status = 'blocked' and @.blocked_side = case when @.user_id = :user then 'volunteer'
    when @.organization_id = any(:organizations) then 'organization' else @.blocked_side end`,
  // Nobody can block the center.
  block: `@.status = 'open' and (@.subject_type in ('application', 'vacancy') or @.user_id is distinct from :user and (@.organization_id is null or @.organization_id <> all(:organizations)))`,
  mute: `not ${mutedSql('@')}`,
  unmute: mutedSql('@'),
  // The center already reads these.
  report: `@.subject_type <> 'support'`,
} satisfies Scopes

const inConversation = (condition: string) =>
  `exists (select 1 from conversations c where c.volunteer_center_id = @.volunteer_center_id and c.id = @.conversation_id and ${condition})`

/** A message is visible to everybody who can see its conversation. */
export const messageScopes = {
  takingPart: inConversation(`(c.user_id = :user or ${ofOrganization('c')})`),
  withCenter: inConversation(withCenter('c')),
  author: `(@.author_id = :user and @.kind = 'text')`,
} satisfies Scopes

export const messagePossible = {
  update: `@.deleted_at is null and @.created_at > now() - interval '${minutesToEdit} minutes'`,
  remove: '@.deleted_at is null',
} satisfies Scopes
