import { sql } from 'kysely'
import type { Tx } from '#kernel/db/server/database.ts'
import type { ServerKind } from './server-kind.ts'

/**
 * Undoes organizations and people: deletes organizations, clears accounts, empties what was filled in, and deletes invitations that were not
 * sent.
 */
export const undoAccounts: ServerKind['undo'] = {
  batch: 1000,
  countActedUpon,
  takeBack,
  takeBackRest: async (tx, importId) => {
    // The database refuses to delete a mail that is being sent.
    await sql`delete from outbox where operation_id = ${importId}`.execute(tx)
  },
}

async function takeBack(tx: Tx, importId: string, after: number, until: number): Promise<void> {
  const rows = sql`import_rows r where r.import_id = ${importId} and r.position > ${after} and r.position <= ${until} and r.made is not null`
  const idsOf = (name: string) => sql`(select (r.made->>${name})::uuid from ${rows} and r.made ? ${name} and not r.made ? 'filled')`
  await sql`delete from organizations where id in ${idsOf('organizationId')}`.execute(tx)
  await sql`update organizations o set address_id = case when r.made->>'addressId' is null then o.address_id end,
      summary = case when r.made->'filled' ? 'summary' then '' else o.summary end,
      website = case when r.made->'filled' ? 'website' then null else o.website end,
      phone = case when r.made->'filled' ? 'phone' then null else o.phone end,
      public_email = case when r.made->'filled' ? 'public_email' then null else o.public_email end,
      kvk_number = case when r.made->'filled' ? 'kvk_number' then null else o.kvk_number end
    from ${rows} and r.made ? 'filled' and not r.made ? 'userId' and o.id = r.match_id`.execute(tx)
  await sql`delete from addresses where id in (select (r.made->>'addressId')::uuid from ${rows} and r.made->>'addressId' is not null)`.execute(tx)
  const people = idsOf('userId')
  await sql`delete from user_roles where user_id in ${people}`.execute(tx)
  await sql`delete from user_tokens where user_id in ${people}`.execute(tx)
  // As after a deletion: the row stays for statistics, without personal data (decisions 14).
  await sql`update users set email = 'deleted-' || id || '@invalid', first_name = 'Verwijderde', last_name = 'gebruiker', phone = null,
      status = 'archived', archived_at = now(), anonymised_at = now() where id in ${people}`.execute(tx)
  await sql`update users u set phone = null from ${rows} and r.made ? 'filled' and u.id = (r.made->>'userId')::uuid`.execute(tx)
}

/**
 * How many rows of an import somebody has acted upon since: changed, approved or removed an organization, edited its page, accepted an
 * invitation, got another role. Undoing the import would undo that too.
 */
async function countActedUpon(tx: Tx, importId: string): Promise<number> {
  // The planner has no statistics of rows that were just imported and would scan whole tables for each of twenty thousand rows.
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
