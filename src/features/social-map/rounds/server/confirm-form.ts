import { sql } from 'kysely'
import { jsonText } from '#kernel/db/server/json-text.ts'
import { orNull, type RowOf, rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { writeAuditEvent } from '#kernel/audit/server/audit-events.ts'
import { cutText } from '#kernel/fields/cut-text.ts'
import type { AskedForm, Form, FormKind } from '#kernel/forms/server/form-kind.ts'
import { queueMails } from '#kernel/mail/server/outbox.ts'
import { digestOf } from '#features/auth/tokens/server/tokens.ts'
import type { EntryStatus } from '#features/social-map/model/codes.ts'
import type { MapLocation, MapPhone, MapService } from '#features/social-map/model/entry.ts'
import { blockKeys } from '#features/social-map/rounds/entry-blocks.ts'
import { minutesToTakeBack } from '#features/social-map/rounds/round-days.ts'
import { unknownForm } from '#features/social-map/rounds/confirm-form.ts'
import { isRoundToken } from '#features/social-map/rounds/round-link.ts'
import { assureEntry, endEntry, type EntryBefore, restoreEntry } from '#features/social-map/transitions/server/change-status.ts'
import { isOpenSql, mailAbout } from './ask-contacts.ts'
import { newLink } from './links.ts'
import { askedOf, contactColumns } from './receivers.ts'

const rowColumns = {
  id: shown.text('l.id'),
  entryId: shown.text('e.id'),
  userId: orNull(shown.text('l.user_id')),
  firstName: orNull(shown.text('u.first_name')),
  madeAt: shown.moment('l.created_at'),
  expiresAt: shown.moment('l.expires_at'),
  usedAt: orNull(shown.moment('l.used_at')),
  usedFor: orNull(shown.code<'confirmed' | 'changed' | 'ended'>()('l.used_for')),
  before: orNull(shown.json<EntryBefore>()('l.before')),
  status: shown.code<EntryStatus>()('e.status'),
  assuredAt: orNull(shown.moment('e.assured_at')),
  name: shown.text('e.name'),
  slug: shown.text('e.slug'),
  shortDescription: shown.text('e.short_description'),
  services: shown.json<MapService[]>()('e.services'),
  locations: shown.json<MapLocation[]>()('map_locations(e.locations, false)'),
  phones: shown.json<MapPhone[]>()('e.phones'),
  website: orNull(shown.text('e.website')),
  ...contactColumns,
}
type Row = RowOf<typeof rowColumns>

/**
 * What a link can still do. `open`: it asks. `confirmed`, `changed`, `ended`: what it was used for. `done`: somebody else confirmed
 * since. `over`: its days have passed. `gone`: the entry is no longer on the map.
 */
type State = 'open' | 'confirmed' | 'changed' | 'ended' | 'done' | 'over' | 'gone'

/** The page behind a link of the mails that ask whether an entry is still right. */
export const confirmForm: FormKind = {
  read: async (asked) => {
    const row = await find(asked)
    return row && formOf(asked, row)
  },
  use: async (asked) => {
    const row = await find(asked, 'for update of e, l')
    if (!row) return isRoundToken(asked.token) && asked.act === 'again' ? await mailTo(asked) : null
    const state = stateOf(asked, row)
    const { act } = asked
    if (act === 'again') return { ...formOf(asked, row), isMailed: await mailAgain(asked, row) }
    if (act === 'undo') return await takeBack(asked, row)
    if (state !== 'open') return formOf(asked, row)
    if (act === 'end') await end(asked, row)
    else if (act === 'change') {
      const words = changesIn(asked.words)
      if (Object.keys(words).length === 0) return { ...formOf(asked, row), isEmpty: true }
      await keepChanges(asked, row, words)
    } else await confirm(asked, row)
    return { ...formOf(asked, (await find(asked))!), next: await nextOf(asked, row) }
  },
}

/** A link that can do no more; a new one still can. */
const againStates: readonly State[] = ['over', 'confirmed', 'changed', 'done']

type Using = AskedForm & { act: string; words: unknown }
/** The contact acts for the organization, which is not told of its own steps. */
const actorOf = ({ userId, organizationId }: Row) => ({ userId, session: null, organizationIds: organizationId ? [organizationId] : [] })
const stepOf = ({ tx, centerId, now, locale }: AskedForm, row: Row) => ({ tx, centerId, now, locale, id: row.entryId, actor: actorOf(row) })

async function confirm(asked: Using, row: Row): Promise<void> {
  await used(asked, row, 'confirmed', await assureEntry(stepOf(asked, row), 'owner'))
}

async function end(asked: Using, row: Row): Promise<void> {
  await used(asked, row, 'ended', await endEntry(stepOf(asked, row)))
}

async function used({ tx, centerId, now }: AskedForm, { id }: Row, what: 'confirmed' | 'changed' | 'ended', before: EntryBefore | null): Promise<void> {
  await sql`update social_map_links set used_at = ${now}, used_for = ${what}, before = ${before && jsonText(before)}::jsonb
    where volunteer_center_id = ${centerId} and id = ${id}`.execute(tx)
}

/** At most 500 characters for each part; parts that nobody wrote about are right. */
function changesIn(sent: unknown): Record<string, string> {
  const given = (sent ?? {}) as Record<string, unknown>
  return Object.fromEntries(
    blockKeys.flatMap((key) => {
      const [text] = [given[key]].flat()
      const words = cutText(typeof text === 'string' ? text : '', 500).trim()
      return words === '' ? [] : [[key, words]]
    }),
  )
}

/** Keeps what is different for the center, which is on its call list from then on; the entry itself stays as it is until they change it. */
async function keepChanges(asked: Using, row: Row, changes: Record<string, string>): Promise<void> {
  const { tx, centerId, now, today } = asked
  const { entryId } = row
  const { rows } =
    await sql`update social_map_rounds r set changes = coalesce(r.changes, '{}') || ${jsonText(changes)}::jsonb, changed_at = ${now}, call_from = ${today}::date
    from social_map_entries e where r.volunteer_center_id = ${centerId} and r.entry_id = ${entryId} and e.volunteer_center_id = r.volunteer_center_id and e.id = r.entry_id
      and ${sql.raw(isOpenSql)} returning r.id`.execute(tx)
  if (rows.length === 0)
    await sql`insert into social_map_rounds (volunteer_center_id, entry_id, begun_at, call_from, changes, changed_at)
      values (${centerId}, ${entryId}, ${now}, ${today}::date, ${jsonText(changes)}::jsonb, ${now})`.execute(tx)
  await used(asked, row, 'changed', null)
  writeAuditEvent(
    tx,
    { centerId, actor: row.userId ? actorOf(row) : null },
    { action: 'social_map.reported', subjectType: 'social_map_entries', subjectId: entryId },
  )
}

/** Takes a confirmation or an end back within the hour, unless somebody has changed the entry since. */
async function takeBack(asked: Using, row: Row): Promise<Form> {
  if (!mayTakeBack(asked, row)) return formOf(asked, row)
  const { tx, centerId } = asked
  await restoreEntry(stepOf(asked, row), row.before!)
  await sql`update social_map_links set used_at = null, used_for = null, before = null where volunteer_center_id = ${centerId} and id = ${row.id}`.execute(tx)
  writeAuditEvent(
    tx,
    { centerId, actor: row.userId ? actorOf(row) : null },
    {
      action: 'social_map_entries.undone',
      subjectType: 'social_map_entries',
      subjectId: row.entryId,
      from: row.status,
      to: row.before!.status,
    },
  )
  return formOf(asked, (await find(asked))!)
}

function mayTakeBack({ now }: AskedForm, { usedAt, usedFor, before, status, assuredAt }: Row): boolean {
  if (!usedAt || !before || now.getTime() - usedAt.getTime() > minutesToTakeBack * 60_000) return false
  return usedFor === 'ended' ? status === 'inactive' : assuredAt?.getTime() === usedAt.getTime()
}

/** Mails a new link to whom this one was for, once a day. */
async function mailAgain(asked: Using, row: Row): Promise<boolean> {
  const { tx, centerId, now, today } = asked
  if (!againStates.includes(stateOf(asked, row))) return false
  const contacts = row.userId ? { ...row, contactUserId: row.userId } : { ...row, contactUserId: null }
  const person = (await askedOf(tx, centerId, contacts, 0)).find(({ userId }) => userId === row.userId)
  if (!person) return false
  const { entryId, name } = row
  queueMails(tx, centerId, [
    await mailAbout(tx, { centerId, now }, { kind: 'map.confirm_due', person, entries: [{ entryId, name }], once: `again:${row.id}:${today}` }),
  ])
  return true
}

/**
 * Mails whoever looks after entries of this center by the address that was typed, once a day. Answers the same whether it is known or
 * not, so that nobody learns whose it is.
 */
async function mailTo({ tx, centerId, now, today, words }: Using): Promise<Form> {
  const [typed] = [((words ?? {}) as Record<string, unknown>)['email']].flat()
  const address = typeof typed === 'string' ? typed.trim().toLowerCase() : ''
  const rows = await rowsOf(
    tx,
    { entryId: shown.text('e.id'), name: shown.text('e.name'), userId: orNull(shown.text('u.id')), firstName: orNull(shown.text('u.first_name')) },
    (columns) => sql`select ${columns} from social_map_entries e left join users u on u.id = e.contact_user_id and u.status in ('active', 'invited')
    where e.volunteer_center_id = ${centerId} and e.status in ('active', 'stale', 'temporarily_closed') and lower(coalesce(u.email, e.contact_email)) = ${address}
    order by e.assured_at, e.id limit 20`,
  )
  const [first] = rows
  if (first) {
    const person = { userId: first.userId, address, firstName: first.firstName ?? '', locale: 'nl' as const }
    queueMails(tx, centerId, [await mailAbout(tx, { centerId, now }, { kind: 'map.confirm_due', person, entries: rows, once: `again:${today}` })])
  }
  return { ...unknownForm, isMailed: true }
}

/** One other entry that waits for the same person, with a link that works at once. */
async function nextOf({ tx, centerId, now }: AskedForm, { entryId, userId, contactEmail }: Row): Promise<{ name: string; link: string } | null> {
  const [next] = await rowsOf(
    tx,
    { id: shown.text('e.id'), name: shown.text('e.name') },
    (columns) => sql`select ${columns} from social_map_rounds r join social_map_entries e on e.volunteer_center_id = r.volunteer_center_id and e.id = r.entry_id
    where r.volunteer_center_id = ${centerId} and ${sql.raw(isOpenSql)} and r.changed_at is null and e.id <> ${entryId}
      and case when ${userId}::uuid is null then e.contact_user_id is null and lower(e.contact_email) = lower(${contactEmail}) else e.contact_user_id = ${userId}::uuid end
    order by e.assured_at, e.id limit 1`,
  )
  return next ? { name: next.name, link: await newLink(tx, { centerId, entryId: next.id, userId, now }) } : null
}

function stateOf({ now }: AskedForm, { usedFor, status, assuredAt, madeAt, expiresAt }: Row): State {
  if (usedFor === 'ended' && status === 'inactive') return 'ended'
  if (!['active', 'stale', 'temporarily_closed'].includes(status)) return 'gone'
  if (usedFor === 'confirmed' || usedFor === 'changed') return usedFor
  if (assuredAt && assuredAt > madeAt) return 'done'
  return expiresAt < now ? 'over' : 'open'
}

function formOf(asked: AskedForm, row: Row): Form {
  const { firstName, expiresAt, slug, assuredAt, name, shortDescription, services, locations, phones, website } = row
  const state = stateOf(asked, row)
  return {
    purpose: 'map.confirm',
    state,
    name,
    firstName,
    until: expiresAt.toISOString(),
    assuredAt: assuredAt?.toISOString() ?? null,
    // Nothing of an entry is shown that visitors cannot see any longer.
    entry: state === 'open' ? { name, shortDescription, services, locations, phones, website } : null,
    path: state === 'gone' || state === 'ended' ? null : `/sociale-kaart/${slug}`,
    can: { undo: mayTakeBack(asked, row), again: againStates.includes(state) },
  }
}

async function find({ tx, centerId, token }: AskedForm, lock = ''): Promise<Row | null> {
  if (!isRoundToken(token)) return null
  const rows = await rowsOf(
    tx,
    rowColumns,
    (columns) => sql`
    select ${columns} from social_map_links l
    join social_map_entries e on e.volunteer_center_id = l.volunteer_center_id and e.id = l.entry_id
    left join users u on u.id = l.user_id
    where l.volunteer_center_id = ${centerId} and l.digest = ${digestOf(token)} ${sql.raw(lock)}`,
  )
  return rows[0] ?? null
}
