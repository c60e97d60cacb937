import { sql } from 'kysely'
import { gapWords } from '#features/vacancies/model/gap-words.ts'
import { extendable, unchangeable } from '#features/vacancies/model/states.ts'
import { centerColleagues, inRoles } from '#kernel/access/role-sets.ts'
import type { Scopes } from '#kernel/access/server/scope.ts'
import type { Tx } from '#kernel/db/server/database.ts'
import { today } from '#kernel/db/server/database-clock.ts'
import { HttpError } from '#kernel/http/errors.ts'
import { sayInAll } from '#kernel/i18n/messages.ts'

export const vacancyScopes = {
  published: `@.status = 'published'`,
  /** Vacancies that have ended stay readable at their address, with a notice (decisions 11). */
  shown: `@.status in ('published', 'paused', 'filled', 'closed')`,
  own: '@.organization_id = any(:organizations)',
  ownAsAdmin: '@.organization_id = any(:adminOrganizations)',
} satisfies Scopes

/** The states in which a verb is possible (domain §3.1); verbs that are not listed always are. */
export const vacancyPossible = {
  update: `@.status not in ('${unchangeable.join(`', '`)}')`,
  remove: `@.status = 'draft'`,
  submit: `@.status = 'draft'`,
  publish: `@.status = 'pending'`,
  deny: `@.status = 'pending'`,
  request_changes: `@.status = 'pending'`,
  mark_reviewed: '@.unreviewed_since is not null',
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

type Asked = { centerId: string; /** Null: there is none to work for. */ organizationId: string | null; userId: string }

/** Whether somebody works for an organization and has an active or invited account; for the center's own organization also its staff. */
export async function worksFor(tx: Tx, { centerId, organizationId, userId }: Asked): Promise<boolean> {
  const { rows } = await sql`select from user_roles r join users u on u.id = r.user_id
    where r.user_id = ${userId} and u.status in ('active', 'invited') and (r.organization_id = ${organizationId}
      or (r.volunteer_center_id = ${centerId} and ${sql.raw(inRoles('r.name', centerColleagues))}
        and exists (select from organizations o where o.volunteer_center_id = ${centerId} and o.id = ${organizationId} and o.organization_type = 'VolunteerCenter')))
    limit 1`.execute(tx)
  return rows.length > 0
}

type Sent = { tx: Tx; centerId: string; related: Readonly<Record<string, string | null | undefined>> }

/** The columns of the contacts that were sent, who must work for the organization. @throws 404 related_not_found, at the field */
export async function contactColumns({ tx, centerId, related }: Sent, organizationId: string | null): Promise<Record<string, string | null>> {
  const columns: Record<string, string | null> = {}
  for (const [relation, column] of [
    ['contactUser', 'contact_user_id'],
    ['secondContactUser', 'second_contact_user_id'],
  ] as const) {
    const userId = related[relation]
    if (userId === undefined) continue
    if (userId !== null) await refuseOutsider(tx, { centerId, organizationId, userId }, relation)
    columns[column] = userId
  }
  return columns
}

async function refuseOutsider(tx: Tx, asked: Asked, relation: 'contactUser' | 'secondContactUser'): Promise<void> {
  if (await worksFor(tx, asked)) return
  const pointer = `/data/relationships/${relation === 'contactUser' ? 'contact_user' : 'second_contact_user'}`
  throw new HttpError(404, [{ code: 'related_not_found', attribute: relation, pointer, words: sayInAll(gapWords.contact) }])
}
