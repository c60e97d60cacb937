import { type RawBuilder, sql } from 'kysely'
import { centerIds } from '#kernel/db/server/center-ids.ts'
import type { Database, Tx } from '#kernel/db/server/database.ts'
import { draftDays } from '#kernel/http/token-cookie.ts'
import { monthsBefore } from './inactive-users.ts'

/** How long a kind of text is kept, and what happens then; docs/privacy.md says so to people. */
export type RetentionRule = {
  table: string
  keep: { months: number } | { hours: number }
  /** Rows past their period that still have something to erase: a second run finds none. */
  due: (before: Date) => RawBuilder<boolean>
  change: 'delete' | RawBuilder<unknown>
  /** Only the worker may delete audit events and what people took away from their own notes; everything else runs under the row-level security of each center. */
  as: 'center' | 'worker'
}

/** The workshop of a registration ended before this moment. */
const workshopIsOver = (before: Date) => sql`exists (select from workshops w where w.volunteer_center_id = workshop_registrations.volunteer_center_id
  and w.id = workshop_registrations.workshop_id and w.last_ends_at < ${before})`

export const retentionRules: readonly RetentionRule[] = [
  // The application has ended and nothing changed since. The row stays for statistics.
  {
    table: 'applications',
    keep: { months: 12 },
    as: 'center',
    change: sql`update applications set motivation = '', answers = '[]', parent_email = null, guest_phone = null, guest_address = null,
      guest_name = case when guest_name is not null then '' end, availability_note = null, phone_shared = false, tags = '{}', internal_note = null,
      evaluation_text = null`,
    due: (before) =>
      sql`updated_at < ${before} and status in ('completed', 'declined', 'withdrawn', 'stopped', 'expired') and (motivation <> '' or answers <> '[]'
        or parent_email is not null or guest_name <> '' or availability_note is not null or phone_shared or tags <> '{}' or internal_note is not null
        or evaluation_text is not null)`,
  },
  // A status line holds a status and no text that anybody wrote.
  {
    table: 'messages',
    keep: { months: 12 },
    as: 'center',
    change: sql`update messages set body = '', sealed = null, meeting_place = case when kind = 'appointment' then '' end, deleted_at = coalesce(deleted_at, now())`,
    due: (before) => sql`(kind = 'text' and (body <> '' or sealed is not null) or meeting_place <> '') and exists (select from conversations c
      where c.volunteer_center_id = messages.volunteer_center_id and c.id = messages.conversation_id and c.last_message_at < ${before})`,
  },
  {
    table: 'attachments',
    keep: { months: 12 },
    as: 'center',
    change: 'delete',
    due: (before) => sql`exists (select from conversations c
      where c.volunteer_center_id = attachments.volunteer_center_id and c.id = attachments.conversation_id and c.last_message_at < ${before})`,
  },
  { table: 'notifications', keep: { months: 12 }, as: 'center', change: 'delete', due: (before) => sql`created_at < ${before}` },
  // A repeated call gets the first answer for a day (contract §5).
  { table: 'idempotency_keys', keep: { hours: 24 }, as: 'center', change: 'delete', due: (before) => sql`created_at < ${before}` },
  // What somebody typed who has not confirmed an address, a sign-up of an organization and a form of a center that were not sent.
  ...['application_drafts', 'organization_drafts', 'form_drafts'].map((table): RetentionRule => ({
    table,
    keep: { hours: draftDays * 24 },
    as: 'center',
    change: 'delete',
    due: (before) => sql`kept_since < ${before}`,
  })),
  // A visitor's address: a week to confirm it, and a year from then on.
  {
    table: 'saved_searches',
    keep: { hours: 168 },
    as: 'center',
    change: 'delete',
    due: (before) => sql`user_id is null and confirmed_at is null and created_at < ${before}`,
  },
  { table: 'saved_searches', keep: { months: 12 }, as: 'center', change: 'delete', due: (before) => sql`user_id is null and confirmed_at < ${before}` },
  // What somebody said is wrong with an entry of the social map, and what was answered. The row stays to be counted.
  {
    table: 'social_map_suggestions',
    keep: { months: 6 },
    as: 'center',
    change: sql`update social_map_suggestions set words = '', answer = null`,
    due: (before) => sql`created_at < ${before} and (words <> '' or answer is not null)`,
  },
  // What an organization wrote to somebody of the volunteer pool. The row stays to be counted, and so that nobody is asked twice for the same.
  {
    table: 'pool_invitations',
    keep: { months: 12 },
    as: 'center',
    change: sql`update pool_invitations set message = '', decline_reason = null`,
    due: (before) => sql`created_at < ${before} and (message <> '' or decline_reason is not null)`,
  },
  // What somebody took away from their own notes, kept for a while so that it could be undone. Only the worker sees it without being that person.
  { table: 'expense_notes', keep: { hours: 24 }, as: 'worker', change: 'delete', due: (before) => sql`removed_at < ${before}` },
  // What a trainer should know of somebody, who comes along: until two weeks after the workshop.
  {
    table: 'workshop_registrations',
    keep: { hours: 336 },
    as: 'center',
    change: sql`update workshop_registrations set note = null, seats_reason = case when seats_reason is not null then '' end`,
    due: (before) => sql`(note is not null or seats_reason <> '') and ${workshopIsOver(before)}`,
  },
  // Who came to a workshop; then that somebody did.
  {
    table: 'workshop_registrations',
    keep: { months: 24 },
    as: 'center',
    change: sql`update workshop_registrations set user_id = null, guest_name = null, guest_phone = null, organization_id = null, registered_by = null, cancel_reason = null`,
    due: (before) => sql`(num_nonnulls(user_id, guest_name, guest_phone, organization_id, registered_by, cancel_reason) > 0) and ${workshopIsOver(before)}`,
  },
  {
    table: 'workshop_presence',
    keep: { months: 24 },
    as: 'center',
    change: 'delete',
    due: (before) => sql`exists (select from workshop_sessions s join workshops w on w.volunteer_center_id = s.volunteer_center_id and w.id = s.workshop_id
      where s.volunteer_center_id = workshop_presence.volunteer_center_id and s.id = workshop_presence.session_id and coalesce(w.last_ends_at, s.ends_at) < ${before})`,
  },
  {
    table: 'workshop_links',
    keep: { hours: 1440 },
    as: 'center',
    change: 'delete',
    due: (before) => sql`exists (select from workshop_registrations r join workshops w on w.volunteer_center_id = r.volunteer_center_id and w.id = r.workshop_id
      where r.volunteer_center_id = workshop_links.volunteer_center_id and r.id = workshop_links.registration_id and w.last_ends_at < ${before})`,
  },
  // Whose a certificate is; it stays valid, and tells whoever types the name that it is right.
  {
    table: 'badges',
    keep: { months: 24 },
    as: 'center',
    change: sql`update badges set user_id = null`,
    due: (before) => sql`issued_at < ${before} and user_id is not null`,
  },
  { table: 'consents', keep: { months: 60 }, as: 'center', change: 'delete', due: (before) => sql`withdrawn_at < ${before}` },
  { table: 'audit_events', keep: { months: 24 }, as: 'worker', change: 'delete', due: (before) => sql`at < ${before}` },
]

const batch = 1000

/** The nightly job that applies the retention rules, in small transactions. Returns the number of rows by table. */
export async function applyRetention(db: Database, now: Date): Promise<Record<string, number>> {
  const centers = await db.asWorker(centerIds)
  const forgotten: Record<string, number> = {}
  for (const term of retentionRules) {
    forgotten[term.table] ??= 0
    if (term.as === 'worker') forgotten[term.table]! += await inBatches(async () => await db.asWorker(async (tx) => await forget(tx, term, now)))
    else for (const id of centers) forgotten[term.table]! += await inBatches(async () => await db.inCenter(id, async (tx) => await forget(tx, term, now)))
  }
  return forgotten
}

async function inBatches(one: () => Promise<number>): Promise<number> {
  for (let all = 0; ;) {
    const changed = await one()
    all += changed
    if (changed < batch) return all
  }
}

async function forget(tx: Tx, { table, keep, due, change }: RetentionRule, now: Date): Promise<number> {
  const before = 'months' in keep ? monthsBefore(now, keep.months) : new Date(now.getTime() - keep.hours * 3_600_000)
  const what = change === 'delete' ? sql`delete from ${sql.table(table)}` : change
  const { numAffectedRows } = await sql`${what} where (volunteer_center_id, id) in (
    select volunteer_center_id, id from ${sql.table(table)} where ${due(before)} limit ${batch})`.execute(tx)
  return Number(numAffectedRows ?? 0)
}
