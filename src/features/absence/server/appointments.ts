import { sql } from 'kysely'
import type { Meeting } from '#features/absence/away.ts'
import { assignApplication } from '#features/applications/notes/server/assign.ts'
import { assigneeSql } from '#features/applications/model/contact-person-sql.ts'
import { expectingStatuses } from '#features/applications/model/states.ts'
import { refuseWhileImpersonating } from '#features/users/model/server/impersonation.ts'
import type { Tx } from '#kernel/db/server/database.ts'
import { orNull, rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { timeZone } from '#kernel/i18n/dates.ts'
import { Forbidden } from '#kernel/http/errors.ts'
import type { ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import type { Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { requireSignedIn } from '#kernel/jsonapi/write/server/write.ts'

const columnsOfMeeting = {
  id: shown.text('a.id'),
  conversationId: orNull(shown.text('a.conversation_id')),
  startsAt: shown.moment('a.meeting_starts_at'),
  person: shown.text(`coalesce(a.guest_name, full_name(u.first_name, u.last_name), '')`),
  vacancy: shown.text('v.title'),
  substituteId: shown.text('w.substitute_id'),
  /** The substitute works for this organization, so the appointment can be handed over. */
  isShared: shown.flag(
    `exists (select from user_roles r where r.volunteer_center_id = a.volunteer_center_id and r.organization_id = a.organization_id and r.user_id = w.substitute_id)`,
  ),
}

type Who = { centerId: string; userId: string | null; organizationIds: readonly string[] }

/** The coming appointments at which somebody is expected during their own absence. */
async function appointmentsIn(tx: Tx, { centerId, userId, organizationIds }: Who) {
  return await rowsOf(
    tx,
    columnsOfMeeting,
    (columns) => sql`select ${columns} from absences w
    join applications a on a.volunteer_center_id = w.volunteer_center_id and a.organization_id = any(${organizationIds}::uuid[])
      and a.status in (${sql.join(expectingStatuses)}) and a.meeting_starts_at > now()
      and (a.meeting_starts_at at time zone ${timeZone})::date >= w.starts_on and (a.meeting_starts_at at time zone ${timeZone})::date < w.back_on
    join vacancies v on v.volunteer_center_id = a.volunteer_center_id and v.id = a.vacancy_id
    left join users u on u.id = a.user_id
    where w.volunteer_center_id = ${centerId} and w.user_id = ${userId}
      and coalesce(${sql.raw(assigneeSql('a'))}, v.contact_user_id) = w.user_id
    order by a.meeting_starts_at, a.id limit 50`,
  )
}

/** GET /absences/appointments: with whom the actor has an appointment during their own absence, and whether the substitute can take it over. */
export const appointmentsRoute: ApiRoute = {
  method: 'GET',
  path: '/absences/appointments',
  run: async (call) => {
    requireSignedIn(call)
    call.refuseOtherParameters()
    if (call.registry.scopeNames(call.roles, 'absences', 'create').length === 0) throw new Forbidden()
    const { actor, centerId } = call.asked
    const found = await call.db.inCenter(centerId, async (tx) => await appointmentsIn(tx, { centerId, ...actor }))
    const appointments = found.map(({ id, startsAt, person, vacancy, isShared }): Meeting => ({
      id,
      startsAt: startsAt.toISOString(),
      person,
      vacancy,
      mayHandOver: isShared,
    }))
    return { document: { meta: { appointments } }, headers: { 'cache-control': 'no-store' } }
  },
}

/** PUT /absences/{id}/hand_over: the substitute takes over the appointments that fall in it, and is told of each. */
export const handOver: Verb = async (call) => {
  refuseWhileImpersonating(call.actor)
  const { tx, centerId, actor, id } = call
  const found = await appointmentsIn(tx, { centerId, ...actor })
  for (const { id: application, conversationId, substituteId, isShared } of found)
    if (isShared) await assignApplication(call, { id: application, conversationId, assigneeId: substituteId })
  return id
}
