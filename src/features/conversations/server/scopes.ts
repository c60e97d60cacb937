import type { Scopes } from '#kernel/access/server/scope.ts'
import { minutesToEdit } from '#features/conversations/states.ts'

export const conversationScopes = {
  own: '@.user_id = :user',
  ownOrganization: '@.organization_id = any(:organizations)',
  escalated: '@.escalated_at is not null',
} satisfies Scopes

export const conversationPossible = {
  close: `@.status = 'open'`,
  open: `@.status <> 'open'`,
  block: `@.status = 'open'`,
} satisfies Scopes

const inConversation = (condition: string) =>
  `exists (select 1 from conversations c where c.volunteer_center_id = @.volunteer_center_id and c.id = @.conversation_id and ${condition})`

/** A message is seen by whoever sees its conversation. */
export const messageScopes = {
  takingPart: inConversation('(c.user_id = :user or c.organization_id = any(:organizations))'),
  escalated: inConversation('c.escalated_at is not null'),
  author: `(@.author_id = :user and @.kind = 'text')`,
} satisfies Scopes

export const messagePossible = {
  update: `@.deleted_at is null and @.created_at > now() - interval '${minutesToEdit} minutes'`,
  remove: '@.deleted_at is null',
} satisfies Scopes
