import { sql } from 'kysely'
import type { Tx } from '#kernel/db/server/database.ts'
import { jsonText } from '#kernel/db/server/json-text.ts'
import { pipelineWrite } from '#kernel/db/server/database.ts'
import { orNull, rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { queueMails } from '#kernel/mail/server/outbox.ts'
import { digestOf, newToken } from '#features/auth/tokens/server/tokens.ts'
import { decidersOf } from '#features/organizations/model/server/deciders.ts'
import { readerColumns, readerOf } from '#features/users/model/server/person-columns.ts'
import { workshopLinkPath, workshopPath } from '#features/workshops/model/address.ts'
import type { RegistrationStatus } from '#features/workshops/model/codes.ts'
import { numberSql, priceSql } from '#features/workshops/model/workshop.ts'
import { calendarEventOf, sessionsOf } from './calendar.ts'
import type { MailedChange } from './mails.ts'

export type Telling = { tx: Tx; centerId: string; now: Date }

type News = {
  kind: 'registered' | 'waitlisted' | 'promoted' | 'reminder' | 'changed' | 'cancelled' | 'evaluate' | 'message'
  workshopId: string
  /** Whom to tell: these registrations, or all in these states. */
  to: { ids: readonly string[] } | { in: readonly RegistrationStatus[] }
  /** What makes the mail one of its own among others of its kind about the same registration. */
  once?: string
  days?: number
  changes?: readonly MailedChange[]
  reason?: string | null
  /** What the center writes, and the conversation of each registration in which it stands. */
  message?: { body: string; conversations: ReadonlyMap<string, string> }
}

/** These can be cancelled by a link in the mail. */
const linked: readonly News['kind'][] = ['registered', 'waitlisted', 'promoted', 'reminder', 'changed']
/** These bring the sessions for a calendar. */
const dated: readonly News['kind'][] = ['registered', 'promoted', 'changed', 'cancelled']

const workshopColumns = {
  id: shown.text('w.id'),
  slug: shown.text('w.slug'),
  title: shown.text('w.title'),
  trainer: orNull(shown.text('w.trainer_name')),
  price: orNull(shown.text(priceSql('w'))),
  isTooFew: shown.flag('w.is_too_few'),
  host: shown.text('c.name'),
  phone: orNull(shown.text('c.phone')),
}

/** Mails people about their registration, with all that one has to know: what, when, where, with whom, whom to call. Who has no account is not mailed. */
export async function tellTakers(
  { tx, centerId, now }: Telling,
  { kind, workshopId, to, once = '', days, changes, reason = null, message }: News,
): Promise<void> {
  const chosen = 'ids' in to ? sql`r.id = any(${[...to.ids]}::uuid[])` : sql`r.status = any(${[...to.in]}::text[])`
  const people = await rowsOf(
    tx,
    { ...readerColumns, registration: shown.text('r.id'), status: shown.code<RegistrationStatus>()('r.status'), number: orNull(shown.number(numberSql('r'))) },
    (columns) => sql`select ${columns} from workshop_registrations r join users u on u.id = r.user_id and u.status = 'active'
      where r.volunteer_center_id = ${centerId} and r.workshop_id = ${workshopId} and ${chosen} order by r.waitlisted_at, r.id`,
  )
  if (people.length === 0) return
  const [workshop] = await rowsOf(
    tx,
    workshopColumns,
    (columns) =>
      sql`select ${columns} from workshops w join volunteer_centers c on c.id = w.volunteer_center_id where w.volunteer_center_id = ${centerId} and w.id = ${workshopId}`,
  )
  const { id, slug, title, trainer, price, isTooFew, host, phone } = workshop!
  const sessions = await sessionsOf(tx, centerId, workshopId)
  const tokens = new Map(linked.includes(kind) ? people.map(({ registration }) => [registration, newToken()]) : [])
  keepLinks(tx, centerId, tokens)
  const coming = sessions.filter(({ isOff, endsAt }) => kind === 'cancelled' || (!isOff && Date.parse(endsAt) > now.getTime()))
  queueMails(
    tx,
    centerId,
    people.map(({ id: userId, email: address, locale, firstName, registration, status, number }) => {
      const isSeated = status !== 'waitlisted'
      const token = tokens.get(registration)
      return {
        kind: `workshop.${kind}`,
        dedupeKey: `workshop.${kind}:${registration}:${once || now.toISOString()}`,
        userId,
        address,
        locale,
        facts: {
          firstName,
          workshop: title,
          workshopId: id,
          path: message ? `/conversations?c=${message.conversations.get(registration)}&via=mail` : workshopPath({ id, slug }),
          ...(message && { body: message.body }),
          sessions: coming.map((one) => ({ startsAt: one.startsAt, endsAt: one.endsAt, place: one.place, url: isSeated ? one.url : null })),
          trainer,
          price,
          host,
          phone,
          ...(number !== null && { number }),
          ...(days !== undefined && { days }),
          ...(changes && { changes }),
          reason,
          isTooFew,
          link: token ? workshopLinkPath(token) : null,
          ...(dated.includes(kind) && isSeated && { calendar: sessions.map((one) => calendarEventOf({ id, slug, title }, one)) }),
        },
      }
    }),
  )
}

/** Each mail has a link of its own: an older mail goes on working. */
function keepLinks(tx: Tx, centerId: string, tokens: ReadonlyMap<string, string>): void {
  if (tokens.size === 0) return
  const links = [...tokens].map(([registration, token]) => ({ registration, digest: digestOf(token).toString('hex') }))
  pipelineWrite(
    tx,
    sql`insert into workshop_links (volunteer_center_id, registration_id, digest)
      select ${centerId}, registration, decode(digest, 'hex') from jsonb_to_recordset(${jsonText(links)}::jsonb) as link (registration uuid, digest text)`,
  )
}

type KeeperNews = {
  kind: 'min_due' | 'presence_due' | 'left'
  workshop: { id: string; title: string; trainerId: string | null; contactId: string | null }
  path: string
  once: string
  facts: object
}

/** Mails whoever of the center can be asked about the workshop, or those who decide there, and of presence the trainer too. */
export async function tellKeepers({ tx, centerId }: Pick<Telling, 'tx' | 'centerId'>, { kind, workshop, path, once, facts }: KeeperNews): Promise<void> {
  const contact = workshop.contactId ? await readerOf(tx, workshop.contactId) : undefined
  const trainer = kind === 'presence_due' && workshop.trainerId ? await readerOf(tx, workshop.trainerId) : undefined
  const keepers = contact ? [contact] : await decidersOf({ tx, centerId })
  const receivers = new Map([...keepers, ...(trainer ? [trainer] : [])].map((person) => [person.id, person]))
  queueMails(
    tx,
    centerId,
    [...receivers.values()].map(({ id: userId, email: address, locale, firstName }) => ({
      kind: `workshop.${kind}`,
      dedupeKey: `workshop.${kind}:${workshop.id}:${once}:${userId}`,
      userId,
      address,
      locale,
      facts: { firstName, workshop: workshop.title, workshopId: workshop.id, path, ...facts },
    })),
  )
}
