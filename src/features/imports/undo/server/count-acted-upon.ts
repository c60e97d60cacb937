import { sql } from 'kysely'
import type { Tx } from '#kernel/db/server/database.ts'

/**
 * How many rows of an import somebody has done something with since: changed, approved or removed an organization, written on its
 * page, come in by an invitation, got another role. Those cannot be taken back without taking that away too.
 */
export async function countActedUpon(tx: Tx, importId: string): Promise<number> {
  // What has just been brought in is not in the statistics yet: the database would read all of a table for each of twenty thousand rows.
  await sql`select set_config('enable_nestloop', 'off', true)`.execute(tx)
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from import_rows r
      left join organizations o on o.volunteer_center_id = r.volunteer_center_id and o.id = coalesce((r.made->>'organizationId')::uuid, case when not r.made ? 'userId' then r.match_id end)
      left join organization_profiles p on p.volunteer_center_id = r.volunteer_center_id and p.organization_id = o.id
      left join addresses a on a.volunteer_center_id = r.volunteer_center_id and a.id = (r.made->>'addressId')::uuid
      left join users u on u.id = (r.made->>'userId')::uuid
    where r.import_id = ${importId} and r.made is not null and (
      (r.made ? 'organizationId' and (o.id is null or o.lock_version > (r.made->>'version')::integer or p.lock_version > 1 or exists (
        select from user_roles h where h.volunteer_center_id = r.volunteer_center_id and h.organization_id = o.id
          and h.user_id is distinct from (r.made->>'userId')::uuid and h.user_id is distinct from (r.made->>'knownId')::uuid)))
      or (r.made->>'addressId' is not null and (a.id is null or a.lock_version > 1))
      or (r.made ? 'filled' and not r.made ? 'userId' and (o.id is null or o.lock_version <> (r.made->>'version')::integer))
      or (r.made ? 'filled' and r.made ? 'userId' and (u.id is null or u.lock_version <> (r.made->>'version')::integer))
      or (r.made ? 'userId' and not r.made ? 'filled' and (u.status <> 'invited' or u.lock_version > 1 or u.confirmed_at is not null or u.password_hash is not null
        or exists (select from user_roles h where h.user_id = u.id and h.id <> (r.made->>'roleId')::uuid
          and not exists (select from import_rows q where q.import_id = r.import_id and q.made->>'knownId' = u.id::text and (q.made->>'organizationId')::uuid = h.organization_id)))))`.execute(
    tx,
  )
  await sql`select set_config('enable_nestloop', 'on', true)`.execute(tx)
  return rows[0]!.count
}
