import { sql } from 'kysely'
import { jsonText } from '#kernel/db/server/json-text.ts'
import { rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { hasRole } from '#kernel/access/actor.ts'
import { caseStaff } from '#kernel/access/role-sets.ts'
import { writeAuditEvent } from '#kernel/audit/server/audit-events.ts'
import { Forbidden, Refused } from '#kernel/http/errors.ts'
import { emit } from '#kernel/events/server/emit.ts'
import type { Call } from '#kernel/jsonapi/registry/server/verbs.ts'
import type { Answer } from '#features/applications/model/application.ts'
import { applicationSubmitted } from '#features/applications/model/events.ts'
import type { SentGuest } from '#features/applications/model/guest.ts'
import { newPaperCode } from '#kernel/forms/server/paper-code.ts'
import { type OpenVacancy, isOpen } from './open-vacancy.ts'

type Words = { motivation: string; answers: readonly Answer[]; slotId: string | null; availabilityNote: string | null }

/**
 * Center staff apply for somebody without e-mail, who has agreed at the desk or on paper. The guest follows it with the code in
 * their letter; the staff member gets the notifications.
 */
export async function submitForGuest(
  call: Omit<Call, 'input'>,
  guest: SentGuest,
  vacancy: OpenVacancy,
  { motivation, answers, slotId, availabilityNote }: Words,
): Promise<string> {
  const { tx, centerId, actor, requestId } = call
  if (!hasRole(actor, caseStaff)) throw new Forbidden()
  const { id: vacancyId, application_id: id, organization_id: organizationId } = vacancy
  const [known] = await rowsOf(
    tx,
    { id: shown.text('id') },
    (columns) => sql`select ${columns} from applications
      where volunteer_center_id = ${centerId} and vacancy_id = ${vacancyId} and lower(guest_name) = lower(${guest.name}) and ${isOpen}`,
  )
  if (known) throw new Refused('already_exists', { pointer: '/data/relationships/vacancy', meta: { id: known.id } })
  await sql`
    insert into applications (volunteer_center_id, id, vacancy_id, organization_id, motivation, answers, slot_id, consent_share_at, source,
      guest_name, guest_phone, guest_address, follow_code, submitted_by, availability_note)
    values (${centerId}, ${id}, ${vacancyId}, ${organizationId}, ${motivation}, ${jsonText(answers)}, ${slotId}, now(), 'coordinator',
      ${guest.name}, ${guest.phone ?? null}, ${guest.address ?? null}, ${newPaperCode()}, ${actor.userId}, ${availabilityNote})`.execute(tx)
  writeAuditEvent(tx, { centerId, actor }, { action: 'application.submitted', subjectType: 'applications', subjectId: id, to: 'new' })
  await emit(tx, applicationSubmitted, { centerId, applicationId: id, requestId, organizationId, userId: actor.userId! })
  return id
}
