import type { Scopes } from '#kernel/access/server/scope.ts'

export const fileScopes = {
  all: 'true',
  /** Files that are shown publicly somewhere. */
  shown: `@.status = 'kept' and exists (select from file_uses u where u.volunteer_center_id = @.volunteer_center_id and u.file_id = @.id and u.shown)`,
} satisfies Scopes
