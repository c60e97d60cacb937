import type { Scopes } from '#kernel/access/server/scope.ts'
import { today } from '#kernel/db/server/today.ts'
import { extendable, unchangeable } from '#features/vacancies/model/states.ts'

export const vacancyScopes = {
  published: `@.status = 'published'`,
  /** By their address those that have ended can be read too; they say so (decisions 11). */
  shown: `@.status in ('published', 'paused', 'filled', 'closed')`,
  own: '@.organization_id = any(:organizations)',
  ownAsAdmin: '@.organization_id = any(:adminOrganizations)',
} satisfies Scopes

/** In which states a verb can be done (domain §3.1); the rest may always be tried. */
export const vacancyPossible = {
  update: `@.status not in ('${unchangeable.join(`', '`)}')`,
  remove: `@.status = 'draft'`,
  submit: `@.status = 'draft'`,
  publish: `@.status = 'pending'`,
  deny: `@.status = 'pending'`,
  pause: `@.status = 'published'`,
  resume: `@.status = 'paused'`,
  close: `@.status in ('${extendable.join(`', '`)}')`,
  reopen: `@.status = 'closed'`,
  archive: `@.status = 'closed'`,
  put_first: `@.status = 'published' and (@.priority_until is null or @.priority_until < ${today})`,
  put_back: `@.priority_until >= ${today}`,
  share: `@.status = 'published' and exists (select from volunteer_centers c join sharing_tenants s on s.tenant_key = c.tenant_key
    join volunteer_centers other on other.tenant_key = c.tenant_key and other.id <> c.id where c.id = :center)`,
  unshare: `@.shared_with <> '{}'`,
  extend: `@.status in ('${extendable.join(`', '`)}')`,
} satisfies Scopes
