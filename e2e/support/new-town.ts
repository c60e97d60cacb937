import { asOwner } from './as-owner.ts'
import { ownTown } from './own-town.ts'
import type { Place } from './sites.ts'

/**
 * A town on its first day, like one that was just set up: its center with its own organization and its first admin
 * (`centerbeheerder@…`), and nothing else.
 */
export async function newTown(like: Place): Promise<Place> {
  const place = await ownTown(like)
  await asOwner(async (owner) => {
    await owner.query('begin')
    const { rows: centers } = await owner.query<{ id: string }>('select id from volunteer_centers where tenant_key = $1', [place.tenant])
    const center = centers[0]!.id
    const { rows: tables } = await owner.query<{ name: string }>(
      `select table_name as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
       where table_schema = 'public' and table_type = 'BASE TABLE' and column_name = 'volunteer_center_id'`,
    )
    const first = `(select id from users where email = 'centerbeheerder@${place.tenant}.example')`
    const kept: Record<string, string> = {
      user_roles: ` and user_id <> ${first}`,
      organizations: ` and organization_type <> 'VolunteerCenter'`,
      // Signed in before the town was emptied or after, the session stays.
      sessions: ` and user_id <> ${first}`,
    }
    await owner.query('set local session_replication_role = replica')
    for (const { name } of tables) await owner.query(`delete from ${name} where volunteer_center_id = $1${kept[name] ?? ''}`, [center])
    await owner.query(`delete from users where home_center_id = $1 and id <> ${first}`, [center])
    await owner.query(
      `update volunteer_centers set phone = null, email = null, street = null, house_number = null, opening_hours = '{}', welcome = '{}' where id = $1`,
      [center],
    )
    await owner.query(`select pg_notify('public_changed', '*')`)
    await owner.query('commit')
  })
  return place
}
