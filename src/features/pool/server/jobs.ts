import { sql } from 'kysely'
import { writeAuditEvent } from '#kernel/audit/server/audit-events.ts'
import type { Database, Tx } from '#kernel/db/server/database.ts'
import { rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { type Worker, schedule } from '#kernel/jobs/server/workers.ts'
import { queueMails } from '#kernel/mail/server/outbox.ts'
import { digestOf, newToken } from '#features/auth/tokens/server/tokens.ts'
import { centersWith } from '#features/tenancy/server/centers-with.ts'
import { readerColumns } from '#features/users/model/server/person-columns.ts'
import { eraseEntry } from '#features/pool/card/server/steps.ts'
import { tellVolunteer } from '#features/pool/invitations/server/tell.ts'
import { daysBeforeExpiry, daysToConfirm, monthsUntilErased, monthsUntilStale, openInvitations } from '#features/pool/model/codes.ts'

const atOnce = 500
/** Seconds from the night of the job to the morning, when people read mail. */
const untilMorning = 5 * 3600

/**
 * In the morning: asks who has a card whether it is still right, two weeks before nobody sees it any more; says so once it is hidden; and
 * reminds of invitations that are about to expire. Each once, whatever later runs find.
 */
export async function askToConfirm(tx: Tx, centerId: string, now: Date): Promise<void> {
  for (const { entryId, ...person } of await due(
    tx,
    centerId,
    sql`e.visibility <> 'hidden' and e.confirm_asked_at is null and e.confirmed_at <= ${now}::timestamptz - make_interval(months => ${monthsUntilStale}) + make_interval(days => ${daysToConfirm})
      and e.confirmed_at > ${now}::timestamptz - make_interval(months => ${monthsUntilStale})`,
  )) {
    const token = newToken()
    await sql`update pool_entries set confirm_asked_at = ${now}, confirm_digest = ${digestOf(token)} where volunteer_center_id = ${centerId} and id = ${entryId}`.execute(
      tx,
    )
    mailOfCard(tx, centerId, { kind: 'pool.confirm_due', entryId, person, now, link: `/forms/${token}` })
  }
  for (const { entryId, ...person } of await due(
    tx,
    centerId,
    sql`e.visibility <> 'hidden' and e.stale_told_at is null and e.confirmed_at <= ${now}::timestamptz - make_interval(months => ${monthsUntilStale})`,
  )) {
    await sql`update pool_entries set stale_told_at = ${now} where volunteer_center_id = ${centerId} and id = ${entryId}`.execute(tx)
    mailOfCard(tx, centerId, { kind: 'pool.hidden', entryId, person, now })
  }
  const ending = await rowsOf(
    tx,
    { id: shown.text('id') },
    (
      columns,
    ) => sql`update pool_invitations set expiry_told_at = ${now} where volunteer_center_id = ${centerId} and status = any(${[...openInvitations]}::text[])
      and expiry_told_at is null and expires_at > ${now} and expires_at <= ${now}::timestamptz + make_interval(days => ${daysBeforeExpiry}) returning ${columns}`,
  )
  for (const { id } of ending) await tellVolunteer(tx, { centerId, kind: 'pool.expiring', invitationId: id, once: 'ending' })
}

/** Erases the cards that nobody confirmed for a year, and tells their owners. */
export async function forgetEntries(tx: Tx, centerId: string, now: Date): Promise<void> {
  for (const { entryId, ...person } of await due(tx, centerId, sql`e.confirmed_at <= ${now}::timestamptz - make_interval(months => ${monthsUntilErased})`)) {
    await eraseEntry(tx, { centerId, userId: person.id, entryId })
    writeAuditEvent(tx, { centerId, actor: null }, { action: 'pool.erased', subjectType: 'users', subjectId: person.id })
    mailOfCard(tx, centerId, { kind: 'pool.removed', entryId, person, now, waits: untilMorning })
  }
}

/** Sets what was not answered in time to expired. Reads compare the dates themselves, so they are right between two nights. */
export async function expireInvitations(tx: Tx, centerId: string, now: Date): Promise<void> {
  await sql`update pool_invitations set status = 'expired' where volunteer_center_id = ${centerId} and status = any(${[...openInvitations]}::text[])
    and expires_at <= ${now}`.execute(tx)
}

/** Cards of this center that meet a condition on `e`, with their owners; locked, so that two processes do not take the same. */
const due = async (tx: Tx, centerId: string, condition: ReturnType<typeof sql>) =>
  await rowsOf(
    tx,
    { ...readerColumns, entryId: shown.text('e.id') },
    (columns) => sql`select ${columns} from pool_entries e join users u on u.id = e.user_id
      where e.volunteer_center_id = ${centerId} and ${condition} order by e.id limit ${atOnce} for update of e skip locked`,
  )

type OfCard = {
  kind: 'pool.confirm_due' | 'pool.hidden' | 'pool.removed'
  entryId: string
  person: { id: string; email: string; firstName: string; locale: 'nl' | 'en' }
  now: Date
  link?: string
  waits?: number
}

function mailOfCard(tx: Tx, centerId: string, { kind, entryId, person, now, link, waits }: OfCard): void {
  queueMails(tx, centerId, [
    {
      kind,
      dedupeKey: `${kind}:${entryId}:${now.toISOString()}`,
      userId: person.id,
      address: person.email,
      locale: person.locale,
      facts: { firstName: person.firstName, link: link ?? null },
      ...(waits !== undefined && { waits }),
    },
  ])
}

const inEach = (work: (tx: Tx, centerId: string, now: Date) => Promise<void>) => async (db: Database) => {
  for (const centerId of await centersWith(db, 'volunteerProfiles')) await db.inCenter(centerId, async (tx) => await work(tx, centerId, new Date()))
}

export const poolJobs: Worker[] = [
  schedule('pool.confirm', '50 8 * * *', inEach(askToConfirm)),
  schedule('pool.forget', '35 3 * * *', inEach(forgetEntries)),
  schedule('pool.expire_invitations', '20 0 * * *', inEach(expireInvitations)),
]
