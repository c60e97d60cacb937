import { sql } from 'kysely'
import { centerColleagues, inRoles } from '#kernel/access/role-sets.ts'
import { HttpError } from '#kernel/http/errors.ts'
import { sayInAll } from '#kernel/i18n/messages.ts'
import type { Tx } from '#kernel/db/server/database.ts'
import { gapWords } from '#features/vacancies/model/gap-words.ts'

type Asked = { centerId: string; organizationId: string; userId: string }

/** Whether somebody works for an organization and can be reached; for the center's own also those who run it. */
export async function worksFor(tx: Tx, { centerId, organizationId, userId }: Asked): Promise<boolean> {
  const { rows } = await sql`select from user_roles r join users u on u.id = r.user_id
    where r.user_id = ${userId} and u.status in ('active', 'invited') and (r.organization_id = ${organizationId}
      or (r.volunteer_center_id = ${centerId} and ${sql.raw(inRoles('r.name', centerColleagues))}
        and exists (select from organizations o where o.volunteer_center_id = ${centerId} and o.id = ${organizationId} and o.organization_type = 'VolunteerCenter')))
    limit 1`.execute(tx)
  return rows.length > 0
}

/** A contact answers for the organization, so it is one of its people. @throws 404 related_not_found, at the field */
export async function refuseOutsider(tx: Tx, asked: Asked, relation: 'contactUser' | 'secondContactUser'): Promise<void> {
  if (await worksFor(tx, asked)) return
  const pointer = `/data/relationships/${relation === 'contactUser' ? 'contact_user' : 'second_contact_user'}`
  throw new HttpError(404, [{ code: 'related_not_found', attribute: relation, pointer, words: sayInAll(gapWords.contact) }])
}
