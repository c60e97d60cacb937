import { sql } from 'kysely'
import { type MailedVacancy, mailedVacancy } from '#features/vacancies/presentation/server/mailed-vacancy.ts'
import { byIds } from '#features/vacancies/search/server/search.ts'
import type { Tx } from '#kernel/db/server/database.ts'
import { rowsOf } from '#kernel/db/server/rows-of.ts'
import { today } from '#kernel/db/server/database-clock.ts'
import type { ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import { idOf } from '#kernel/jsonapi/server/related.ts'

/**
 * Three open vacancies like this one and near it, without those the person has applied for, so that a declined applicant has
 * somewhere to go (domain §7.10).
 */
export async function alternativesFor(
  tx: Tx,
  { centerId, vacancyId, userId }: { centerId: string; vacancyId: string; userId: string | null },
): Promise<MailedVacancy[]> {
  return await rowsOf(
    tx,
    mailedVacancy('distance_km(asked.latitude, asked.longitude, v.latitude, v.longitude)'),
    (columns) => sql`select ${columns} from vacancies asked
    join vacancies v on v.volunteer_center_id = asked.volunteer_center_id and v.id <> asked.id and v.status = 'published'
      and v.valid_through >= ${sql.raw(today)}
    join organizations o on o.volunteer_center_id = v.volunteer_center_id and o.id = v.organization_id and o.status = 'approved'
    where asked.volunteer_center_id = ${centerId} and asked.id = ${vacancyId}
      and not exists (select 1 from applications a where a.volunteer_center_id = v.volunteer_center_id and a.vacancy_id = v.id and a.user_id = ${userId})
      and not exists (select 1 from user_roles r where r.user_id = ${userId} and r.organization_id = v.organization_id)
    order by v.themes && asked.themes desc, v.organization_id <> asked.organization_id desc,
      (v.latitude - asked.latitude) ^ 2 + ((v.longitude - asked.longitude) * 0.61) ^ 2 nulls last, v.published_at desc, v.id
    limit 3`,
  )
}

/** GET /applications/{id}/alternatives: three open vacancies for the applicant. */
export const alternativesRoute: ApiRoute = {
  method: 'GET',
  path: '/applications/:id/alternatives',
  parameters: 'query',
  run: async (call) => {
    const { centerId } = call.asked
    const query = call.query('vacancies', 'list')
    await call.one('applications', idOf(call), call.bareQuery())
    const ids = await call.db.inCenter(centerId, async (tx) => {
      const { vacancy_id, user_id } = await tx
        .selectFrom('applications')
        .select(['vacancy_id', 'user_id'])
        .where('volunteer_center_id', '=', centerId)
        .where('id', '=', idOf(call))
        .executeTakeFirstOrThrow()
      return (await alternativesFor(tx, { centerId, vacancyId: vacancy_id, userId: user_id })).map(({ id }) => id)
    })
    const document = await call.list('vacancies', byIds(ids), query)
    return { document }
  },
}
