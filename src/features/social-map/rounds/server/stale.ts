import { sql } from 'kysely'
import { writeAuditEvent } from '#kernel/audit/server/audit-events.ts'
import type { Database, Tx } from '#kernel/db/server/database.ts'
import { rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { today } from '#kernel/i18n/dates.ts'
import { queueMails } from '#kernel/mail/server/outbox.ts'
import type { EntryStatus } from '#features/social-map/model/codes.ts'
import { monthsUntilInactive, monthsUntilStale } from '#features/social-map/model/codes.ts'
import { endedKeptMonths } from '#features/social-map/rounds/round-days.ts'
import { forgetEntry } from '#features/social-map/writing/server/write-entry.ts'
import { mailAbout } from './ask-contacts.ts'
import { askedOf, contactColumns } from './receivers.ts'

/** Seconds from the night of the job to the morning, when people read mail. */
const untilMorning = 5 * 3600

/**
 * What nobody confirmed for a year leaves the list, and its contacts hear so; after half a year more it leaves the site, and a year
 * after an entry ended its words are forgotten. Reads compare the dates themselves, so they are right between two nights.
 */
export async function ageEntries(db: Database, centerId: string, now: Date): Promise<void> {
  await db.inCenter(centerId, async (tx) => {
    await leaveSite(tx, centerId, now)
    await leaveList(tx, centerId, now)
    await forgetEnded(tx, centerId, now)
  })
}

const agedColumns = { entryId: shown.text('e.id'), name: shown.text('e.name'), from: shown.code<EntryStatus>()('e.was'), ...contactColumns }

/** Sets the status of the entries in `from` whose last check is this old. */
async function age(tx: Tx, centerId: string, { from, to, months, now }: { from: EntryStatus[]; to: EntryStatus; months: number; now: Date }) {
  const rows = await rowsOf(
    tx,
    agedColumns,
    (columns) => sql`
    with aged as (
      select id, status from social_map_entries where volunteer_center_id = ${centerId} and status = any(${from}::text[])
        and assured_at + make_interval(months => ${months}) <= ${now} order by id limit 1000 for update skip locked
    ), e as (
      update social_map_entries changed set status = ${to} from aged where changed.volunteer_center_id = ${centerId} and changed.id = aged.id
      returning changed.id, changed.name, aged.status as was, changed.organization_id, changed.contact_user_id, changed.second_contact_user_id, changed.contact_email
    ) select ${columns} from e order by e.id`,
  )
  return rows
}

async function leaveList(tx: Tx, centerId: string, now: Date): Promise<void> {
  const mails = []
  for (const { entryId, name, from, ...contacts } of await age(tx, centerId, { from: ['active'], to: 'stale', months: monthsUntilStale, now })) {
    writeAuditEvent(tx, { centerId, actor: null }, { action: 'social_map.stale', subjectType: 'social_map_entries', subjectId: entryId, from, to: 'stale' })
    for (const person of await askedOf(tx, centerId, contacts, 0)) {
      const about = { kind: 'map.stale', person, entries: [{ entryId, name }], once: `${entryId}:${today(now)}` }
      mails.push({ ...(await mailAbout(tx, { centerId, now }, about)), waits: untilMorning })
    }
  }
  queueMails(tx, centerId, mails)
}

async function leaveSite(tx: Tx, centerId: string, now: Date): Promise<void> {
  const rows = await age(tx, centerId, { from: ['active', 'stale', 'temporarily_closed'], to: 'inactive', months: monthsUntilInactive, now })
  for (const { entryId, from } of rows)
    writeAuditEvent(tx, { centerId, actor: null }, { action: 'social_map.lapsed', subjectType: 'social_map_entries', subjectId: entryId, from, to: 'inactive' })
}

async function forgetEnded(tx: Tx, centerId: string, now: Date): Promise<void> {
  const rows = await rowsOf(
    tx,
    { id: shown.text('id') },
    (columns) => sql`select ${columns} from social_map_entries where volunteer_center_id = ${centerId} and status = 'inactive'
      and status_since + make_interval(months => ${endedKeptMonths}) <= ${now} order by id limit 1000 for update skip locked`,
  )
  for (const { id } of rows) await forgetEntry({ tx, centerId, id })
}
