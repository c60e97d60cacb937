import { sql } from 'kysely'
import type { Tx } from '#kernel/db/server/database.ts'
import { rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { today } from '#kernel/db/server/today.ts'
import type { ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import { idOf } from '#kernel/jsonapi/server/readable.ts'
import { byIds } from './search.ts'

/**
 * Three open vacancies like this one, for who cannot have it and for who looks further: of the same theme first, then those with most
 * in common of what `why-alike.ts` says, elsewhere, and near.
 */
export async function findAlternatives(tx: Tx, vacancyId: string, max = 3): Promise<string[]> {
  const rows = await rowsOf(
    tx,
    {
      id: shown.text('other.id'),
    },
    (columns) => sql`
    select ${columns}
    from vacancies own join vacancies other on other.volunteer_center_id = own.volunteer_center_id and other.id <> own.id
    where own.id = ${vacancyId} and other.status = 'published' and other.valid_through >= ${sql.raw(today)}
    order by other.themes && own.themes desc, other.organization_id <> own.organization_id desc,
      (other.target_groups && own.target_groups)::int + (other.dayparts && own.dayparts)::int + coalesce((distance_km(own.latitude, own.longitude, other.latitude, other.longitude) <= 5)::int, 0) desc,
      distance_km(own.latitude, own.longitude, other.latitude, other.longitude) nulls last, other.published_at desc, other.id
    limit ${max}`,
  )
  return rows.map(({ id }) => id)
}

/** GET /vacancies/{id}/alternatives, for a vacancy that can be read. */
export const alternativesRoute: ApiRoute = {
  method: 'GET',
  path: '/vacancies/:id/alternatives',
  parameters: 'query',
  run: async (call) => {
    const query = call.query('vacancies', 'list')
    await call.one('vacancies', idOf(call), call.bareQuery())
    const ids = await call.db.inCenter(call.request.centerId, (tx) => findAlternatives(tx, idOf(call)))
    return { document: await call.list('vacancies', byIds(ids), query) }
  },
}
