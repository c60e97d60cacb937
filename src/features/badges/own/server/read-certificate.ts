import { sql } from 'kysely'
import { orNull, type RowOf, rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { isUuid } from '#kernel/fields/uuid.ts'
import { NotFound } from '#kernel/http/errors.ts'
import type { ApiRequest } from '#kernel/jsonapi/request/server/api-request.ts'
import { idOf } from '#kernel/jsonapi/server/related.ts'
import { requireRight } from '#kernel/jsonapi/write/server/write.ts'
import type { RevokedReason } from '#features/badges/model/codes.ts'
import { refuseWhileImpersonating } from '#features/users/model/server/impersonation.ts'

const columns = {
  id: shown.text('b.id'),
  workshopId: shown.text('b.workshop_id'),
  code: shown.text('b.code'),
  title: shown.text('b.title'),
  learns: shown.json<string[]>()('to_jsonb(b.learns)'),
  days: shown.json<string[]>()('to_jsonb(b.days)'),
  minutes: shown.number('b.minutes'),
  issuedAt: shown.moment('b.issued_at'),
  revokedAt: orNull(shown.moment('b.revoked_at')),
  revokedReason: orNull(shown.code<RevokedReason>()('b.revoked_reason')),
  trainer: orNull(shown.text('w.trainer_name')),
  center: shown.text('c.name'),
  name: shown.text(`coalesce(r.guest_name, (select full_name(u.first_name, u.last_name) from users u where u.id = b.user_id), '')`),
}
export type CertificateRow = RowOf<typeof columns> & { isOwn: boolean }

/** Whether the caller may see certificates of others: staff, who print those of people without an account. */
const isStaff = ({ registry, roles }: ApiRequest) => registry.scopeNames(roles, 'workshop_registrations', 'presence').includes('all')

/**
 * The newest certificate of the registration in the address, for the participant and for staff.
 * @throws 401, 403 for somebody who looks along as another person, 404
 */
export async function readCertificate(call: ApiRequest): Promise<CertificateRow> {
  requireRight(call, 'workshop_registrations', 'read')
  refuseWhileImpersonating(call.asked.actor)
  const registrationId = idOf(call)
  const { centerId, actor } = call.asked
  if (!isUuid(registrationId)) throw new NotFound('workshop_registrations', registrationId)
  const own = { ...columns, isOwn: shown.flag(sql`coalesce(b.user_id = ${actor.userId}, false)`) }
  const [row] = await call.db.inCenter(
    centerId,
    async (tx) =>
      await rowsOf(
        tx,
        own,
        (shownColumns) => sql`select ${shownColumns} from badges b
          join workshops w on w.volunteer_center_id = b.volunteer_center_id and w.id = b.workshop_id
          join volunteer_centers c on c.id = b.volunteer_center_id
          left join workshop_registrations r on r.volunteer_center_id = b.volunteer_center_id and r.id = b.registration_id
          where b.volunteer_center_id = ${centerId} and b.registration_id = ${registrationId} order by b.issued_at desc, b.id desc limit 1`,
      ),
  )
  if (!row || (!row.isOwn && !isStaff(call))) throw new NotFound('workshop_registrations', registrationId)
  return row
}
