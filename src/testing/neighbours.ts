import { sql } from 'kysely'
import { openDatabase } from '#kernel/db/server/database.ts'
import type { Template } from '#kernel/testing/server/fresh-database.ts'
import { fillHosts } from '#src/seed/fill-tenants.ts'
import { id, twoTowns } from './two-towns.ts'

/** A second center of the demo town's site, whose admin signs in with the header Volunteer-Center-Id. */
export const neighbour = { id: '01930001-0000-7000-8000-000000000002', name: 'Vrijwilligerscentrale Ermelo', admin: 'buurvrouw@demo.example' }

/** The two towns, and a neighbour on the same site as demo. */
export const neighbours: Template = {
  name: 'neighbours',
  fill: async (config) => {
    await twoTowns.fill(config)
    const db = await openDatabase(config)
    await db.onPlatform(async (tx) => {
      await sql`insert into volunteer_centers (id, tenant_key, slug, name, town, is_default, latitude, longitude)
        values (${neighbour.id}, 'demo', 'ermelo', ${neighbour.name}, 'Ermelo', false, 52.3, 5.63)`.execute(tx)
      await sql`insert into users (email, first_name, last_name, status, password_hash, confirmed_at, home_center_id)
        select ${neighbour.admin}, 'Roos', 'Tuinman', 'active', password_hash, now(), ${neighbour.id} from users where id = ${id.person('demo', 'centerbeheerder')}`.execute(
        tx,
      )
      await sql`insert into user_roles (volunteer_center_id, user_id, name)
        select ${neighbour.id}, id, unnest(array['volunteer', 'center_admin']) from users where email = ${neighbour.admin}`.execute(tx)
      await fillHosts(tx)
    })
    await db.close()
  },
}
