import { sql } from 'kysely'
import type { Database, Tx } from '#kernel/db/server/database.ts'
import { rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { timeZone, today } from '#kernel/i18n/dates.ts'
import { queueMails } from '#kernel/mail/server/outbox.ts'
import { answerKeptMonths, askedAfter, callAfterDays, linkKeptDays, reminderDays } from '#features/social-map/rounds/round-days.ts'
import { newLink } from './links.ts'
import { type Asked, askedOf, contactColumns, keyOf } from './receivers.ts'

/** SQL of an open round `r` of an entry `e`: nobody has confirmed the entry since, and it is still on the map. */
export const isOpenSql = `(e.assured_at < r.begun_at and e.status in ('active', 'stale', 'temporarily_closed'))`

const dueColumns = { entryId: shown.text('e.id'), name: shown.text('e.name'), ...contactColumns }
type Due = { entryId: string; name: string; asked: Asked[] }
type At = { centerId: string; now: Date }

/**
 * Asks the contacts of entries whether they are still right: first when half a year has nearly passed, then twice more. Each step
 * of a round happens once, also when the job runs twice, and each person gets one mail a day for all their entries.
 */
export async function askContacts(db: Database, centerId: string, now: Date): Promise<void> {
  const at = { centerId, now }
  await db.inCenter(centerId, async (tx) => {
    // What has become due since an earlier run of this day waits until tomorrow, since its people may have been mailed today.
    const { rows } = await sql`select from social_map_rounds where volunteer_center_id = ${centerId} and asked_on = ${today(now)}::date limit 1`.execute(tx)
    if (rows.length > 0) return
    const first = await beginRounds(tx, at)
    const again = [...(await remind(tx, at, 1)), ...(await remind(tx, at, 2))]
    await mailAll(tx, at, { first, again })
  })
}

/** Rounds of entries whose last check is old enough; where nobody can be mailed the center calls at once. */
async function beginRounds(tx: Tx, { centerId, now }: At): Promise<Due[]> {
  const rows = await rowsOf(
    tx,
    dueColumns,
    (columns) => sql`
    select ${columns} from social_map_entries e
    where e.volunteer_center_id = ${centerId} and e.status in ('active', 'stale', 'temporarily_closed')
      and e.assured_at at time zone ${timeZone} + ${askedAfter}::interval <= ${now}::timestamptz at time zone ${timeZone}
      and not exists (select from social_map_rounds r where r.volunteer_center_id = e.volunteer_center_id and r.entry_id = e.id and r.begun_at > e.assured_at)
    order by e.assured_at, e.id limit 1000`,
  )
  const begun: Due[] = []
  for (const { entryId, name, ...contacts } of rows) {
    const asked = await askedOf(tx, centerId, contacts, 0)
    const day = today(now)
    const { rows: made } = await sql`insert into social_map_rounds (volunteer_center_id, entry_id, begun_at, asked_on, call_from)
      values (${centerId}, ${entryId}, ${now}, ${asked.length > 0 ? day : null}::date, ${day}::date + ${asked.length > 0 ? callAfterDays : 0}::integer)
      on conflict do nothing returning id`.execute(tx)
    if (made.length > 0) begun.push({ entryId, name, asked })
  }
  return begun
}

/** Rounds without an answer after two weeks (`nth` 1) and four (2). */
async function remind(tx: Tx, { centerId, now }: At, nth: 1 | 2): Promise<Due[]> {
  const day = today(now)
  const rows = await rowsOf(
    tx,
    dueColumns,
    (columns) => sql`
    update social_map_rounds r set reminders = ${nth}, asked_on = ${day}::date
    from social_map_entries e
    where r.volunteer_center_id = ${centerId} and e.volunteer_center_id = r.volunteer_center_id and e.id = r.entry_id and ${sql.raw(isOpenSql)}
      and r.reminders = ${nth - 1} and r.asked_on < ${day}::date and r.changed_at is null
      and (r.begun_at at time zone ${timeZone})::date + ${reminderDays[nth - 1]}::integer <= ${day}::date
    returning ${columns}`,
  )
  const due: Due[] = []
  for (const { entryId, name, ...contacts } of rows) due.push({ entryId, name, asked: await askedOf(tx, centerId, contacts, nth) })
  return due
}

/** One mail for each person, with a link for each of their entries. */
async function mailAll(tx: Tx, { centerId, now }: At, { first, again }: { first: Due[]; again: Due[] }): Promise<void> {
  const byPerson = new Map<string, { person: Asked; isFirst: boolean; entries: Omit<Due, 'asked'>[] }>()
  for (const { asked, ...entry } of [...first, ...again])
    for (const person of asked) {
      const known = byPerson.get(keyOf(person)) ?? { person, isFirst: false, entries: [] }
      byPerson.set(keyOf(person), {
        ...known,
        isFirst: known.isFirst || first.some(({ entryId }) => entryId === entry.entryId),
        entries: [...known.entries, entry],
      })
    }
  const mails = []
  for (const { person, isFirst, entries } of byPerson.values()) {
    const kind = isFirst ? 'map.confirm_due' : 'map.confirm_due_again'
    mails.push(await mailAbout(tx, { centerId, now }, { kind, person, entries, once: today(now) }))
  }
  queueMails(tx, centerId, mails)
}

type About = { kind: string; person: Asked; entries: readonly { entryId: string; name: string }[]; /** The same is mailed once. */ once: string }

/** A mail that asks somebody about entries, with a new link for each. */
export async function mailAbout(tx: Tx, { centerId, now }: At, { kind, person, entries, once }: About) {
  const { userId, address, firstName, locale } = person
  const linked = []
  for (const { entryId, name } of entries) linked.push({ name, link: await newLink(tx, { centerId, entryId, userId, now }) })
  return {
    kind,
    dedupeKey: `${kind}:${once}:${keyOf(person)}`,
    userId,
    address,
    locale,
    facts: { firstName, entry: entries[0]!.name, entryId: entries[0]!.entryId, entries: linked },
  }
}

/** Forgets links that ended long ago, and rounds that were answered long ago. */
export async function sweepRounds(db: Database, centerId: string, now: Date): Promise<void> {
  await db.inCenter(centerId, async (tx) => {
    await sql`delete from social_map_links where volunteer_center_id = ${centerId}
      and expires_at < ${now}::timestamptz - make_interval(days => ${linkKeptDays})`.execute(tx)
    await sql`delete from social_map_rounds r using social_map_entries e where r.volunteer_center_id = ${centerId}
      and e.volunteer_center_id = r.volunteer_center_id and e.id = r.entry_id and not ${sql.raw(isOpenSql)}
      and greatest(r.begun_at, e.assured_at) < ${now}::timestamptz - make_interval(months => ${answerKeptMonths})`.execute(tx)
  })
}
