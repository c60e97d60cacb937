import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#kernel/db/server/database.ts'
import { writeAuditEvent } from '#kernel/audit/server/audit-events.ts'
import { orNull, rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { newPaperCode } from '#kernel/forms/server/paper-code.ts'
import { queueMails } from '#kernel/mail/server/outbox.ts'
import { readerOf } from '#features/users/model/server/person-columns.ts'
import { workshopCertificatePath } from '#features/badges/model/addresses.ts'
import { keepName } from './name-digest.ts'

const hasBadge = (condition: RawBuilder<unknown>) =>
  sql`exists (select from badges b where b.volunteer_center_id = r.volunteer_center_id and b.registration_id = r.id and ${condition})`
/** What a participant switched off is not issued again. */
const isDue = sql`(r.status = 'attended' and num_nonnulls(r.user_id, r.guest_name) > 0 and not ${hasBadge(sql`(b.revoked_at is null or b.revoked_reason = 'asked')`)})`

const dueColumns = {
  registrationId: shown.text('r.id'),
  userId: orNull(shown.text('r.user_id')),
  name: shown.text(`coalesce(r.guest_name, (select full_name(u.first_name, u.last_name) from users u where u.id = r.user_id), '')`),
}

/**
 * Brings the certificates of a workshop in line with who was there: issues those that are missing and mails whose they are, and withdraws
 * those of people who turn out not to have been there. It may run any number of times.
 * @returns how many were issued
 */
export async function issueCertificates(tx: Tx, { centerId, workshopId, now }: { centerId: string; workshopId: string; now: Date }): Promise<number> {
  const locked = await rowsOf(
    tx,
    { id: shown.text('id') },
    (columns) => sql`select ${columns} from workshops where volunteer_center_id = ${centerId} and id = ${workshopId}
    and certificate and status in ('completed', 'archived') for update`,
  )
  if (locked.length === 0) return 0
  const { rows: withdrawn } = await sql`update badges b set revoked_at = ${now}, revoked_reason = 'mistake' from workshop_registrations r
    where b.volunteer_center_id = ${centerId} and b.workshop_id = ${workshopId} and b.revoked_at is null
      and r.volunteer_center_id = b.volunteer_center_id and r.id = b.registration_id and r.status <> 'attended' returning b.id`.execute(tx)
  if (withdrawn.length > 0)
    writeAuditEvent(tx, { centerId, actor: null }, { action: 'certificates.withdrawn', subjectType: 'workshops', subjectId: workshopId })
  const due = await rowsOf(
    tx,
    dueColumns,
    (columns) =>
      sql`select ${columns} from workshop_registrations r where r.volunteer_center_id = ${centerId} and r.workshop_id = ${workshopId} and ${isDue} order by r.id`,
  )
  for (const one of due) await issue(tx, { centerId, workshopId, now }, one)
  if (due.length > 0) writeAuditEvent(tx, { centerId, actor: null }, { action: 'certificates.issued', subjectType: 'workshops', subjectId: workshopId })
  return due.length
}

type Due = { registrationId: string; userId: string | null; name: string }

async function issue(
  tx: Tx,
  { centerId, workshopId, now }: { centerId: string; workshopId: string; now: Date },
  { registrationId, userId, name }: Due,
): Promise<void> {
  const { nameKey, nameDigest } = keepName(name, centerId)
  const held = sql`select s.local_start, s.local_end from workshop_sessions s where s.volunteer_center_id = w.volunteer_center_id and s.workshop_id = w.id and s.status = 'scheduled'`
  const [badge] = await rowsOf(
    tx,
    { id: shown.text('badges.id'), title: shown.text('badges.title') },
    (columns) => sql`insert into badges
    (volunteer_center_id, workshop_id, registration_id, user_id, code, name_key, name_digest, title, learns, days, minutes, issued_at)
    select w.volunteer_center_id, w.id, ${registrationId}, ${userId}, ${newPaperCode()}, ${nameKey}, ${nameDigest}, w.title, w.learns,
      array(select distinct to_char(s.local_start, 'YYYY-MM-DD') from (${held}) s order by 1),
      (select coalesce(sum(extract(epoch from s.local_end - s.local_start) / 60), 0)::integer from (${held}) s), ${now}
    from workshops w where w.volunteer_center_id = ${centerId} and w.id = ${workshopId} returning ${columns}`,
  )
  const person = userId ? await readerOf(tx, userId) : undefined
  if (!badge || !person) return
  queueMails(tx, centerId, [
    {
      kind: 'workshop.certificate',
      dedupeKey: `workshop.certificate:${badge.id}`,
      userId: person.id,
      address: person.email,
      locale: person.locale,
      facts: { firstName: person.firstName, workshop: badge.title, workshopId, path: workshopCertificatePath(workshopId) },
    },
  ])
}
