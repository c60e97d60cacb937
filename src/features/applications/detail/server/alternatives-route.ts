import type { ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import { idOf } from '#kernel/jsonapi/server/readable.ts'
import { byIds } from '#features/vacancies/search/server/search.ts'
import { alternativesFor } from './alternatives.ts'

/** GET /applications/{id}/alternatives: three open vacancies for whoever made this application. */
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
