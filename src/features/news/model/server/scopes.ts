import type { Scopes } from '#kernel/access/server/scope.ts'

export const newsScopes = { published: `@.status = 'published'` } satisfies Scopes
