import { sql } from 'kysely'
import type { Tx } from '#kernel/db/server/database.ts'
import { rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { addDays, atClock, longDay, today } from '#kernel/i18n/dates.ts'
import { type Locale, say } from '#kernel/i18n/messages.ts'
import type { MailEvent } from '#kernel/mail/server/mail-event.ts'
import { isUuid } from '#kernel/fields/uuid.ts'
import { templateWords as words } from '#features/notification-templates/messages.ts'
import type { Example } from '#features/notification-templates/template.ts'
import { plainFacts } from './built-in-texts.ts'

type Where = { tx: Tx; centerId: string; kind: string; locale: Locale }
type Facts = Readonly<Record<string, unknown>>
/** Who reads the example, and the center's contact person. */
type Reader = { firstName: string; contact: string | null }

/** The latest mails of this kind that this center sent, and a made-up one. */
export async function examplesOf({ tx, centerId, kind, locale }: Where): Promise<Example[]> {
  const rows = await rowsOf(
    tx,
    {
      id: shown.text('id'),
      facts: shown.json<Facts>()('facts'),
      at: shown.moment('created_at'),
    },
    (columns) => sql`select ${columns} from outbox
    where volunteer_center_id = ${centerId} and kind = ${kind} and facts <> '{}' order by created_at desc limit 5`,
  )
  const named = rows.map(({ id, facts, at }) => ({
    id,
    label: `${String(facts['person'] ?? facts['organization'] ?? facts['vacancy'] ?? '')}, ${longDay(locale, at.toISOString())}`,
  }))
  return [...named, { id: 'made-up', label: say(locale, words.madeUp) }]
}

/**
 * The facts of an example: only those that the text may name, since what people wrote to each other is not for authors of templates. Only
 * examples of the own center are found.
 */
export async function factsOfExample({ tx, centerId, kind }: Where, { variables = [], made }: MailEvent, id: string, reader: Reader): Promise<Facts> {
  const rows = isUuid(id)
    ? await rowsOf(
        tx,
        { facts: shown.json<Facts>()('facts') },
        (columns) => sql`select ${columns} from outbox where volunteer_center_id = ${centerId} and kind = ${kind} and id = ${id}`,
      )
    : []
  const sent = rows[0]?.facts ?? (await madeUp(tx, centerId, reader))
  return {
    ...plainFacts,
    createdAt: new Date().toISOString(),
    isApplicant: !variables.includes('person'),
    ...Object.fromEntries(variables.map((key) => [key, sent[key] ?? ''])),
    ...Object.fromEntries((made?.from ?? []).flatMap((key) => (sent[key] ? [[key, sent[key]]] : []))),
  }
}

/** Uses an existing vacancy and organization. */
async function madeUp(tx: Tx, centerId: string, { firstName, contact }: Reader): Promise<Facts> {
  const rows = await rowsOf(
    tx,
    {
      vacancy: shown.text('v.title'),
      organization: shown.text('o.name'),
    },
    (columns) => sql`select ${columns} from vacancies v
    join organizations o on o.volunteer_center_id = v.volunteer_center_id and o.id = v.organization_id
    where v.volunteer_center_id = ${centerId} and v.status = 'published' order by v.published_at desc nulls last limit 1`,
  )
  const { vacancy = 'Koffie schenken', organization = 'Het buurthuis' } = rows[0] ?? {}
  return {
    firstName,
    person: 'Samira Haddad',
    author: 'Samira Haddad',
    vacancy,
    organization,
    entry: 'Huis van de Buurt',
    days: 7,
    from: 'Zutphen',
    to: 'Ermelo',
    meeting: madeUpMeeting(contact ?? 'Marijke Bos'),
  }
}

/** A week from now at ten o'clock. */
const madeUpMeeting = (contact: string) => ({ startsAt: atClock(addDays(today(), 7), '10:00'), place: 'Markt 3', contact: [contact], file: '/' })
