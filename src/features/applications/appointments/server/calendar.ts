import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type RawBuilder, sql } from 'kysely'
import { contactPersonSql } from '#features/applications/model/contact-person-sql.ts'
import { type ApplicationStatus, meetsIn } from '#features/applications/model/states.ts'
import { type CalendarEvent, calendarType, writeCalendar } from '#kernel/calendar/write-calendar.ts'
import type { Tx } from '#kernel/db/server/database.ts'
import { type RowOf, rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import type { FeatureParts } from '#kernel/feature/server/define-feature.ts'
import { NotFound } from '#kernel/http/errors.ts'

/** 16 random bytes, 22 characters: whoever has it sees when and where, and nothing else. */
export const newCalendarKey = (): string => randomBytes(16).toString('base64url')

/** An appointment out of a row `a` of applications. */
const appointmentColumns = {
  id: shown.text('a.id'),
  status: shown.code<ApplicationStatus>()('a.status'),
  startsAt: shown.text(`to_char(a.meeting_starts_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`),
  endsAt: shown.text(`to_char(a.meeting_ends_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`),
  place: shown.text('a.meeting_place'),
  sequence: shown.number('a.calendar_sequence'),
  key: shown.text('a.calendar_key'),
  vacancy: shown.text('(select title from vacancies v where v.volunteer_center_id = a.volunteer_center_id and v.id = a.vacancy_id)'),
  organization: shown.text('(select name from organizations o where o.volunteer_center_id = a.volunteer_center_id and o.id = a.organization_id)'),
  /** Who expects the volunteer, and how to reach them. */
  contact: shown.texts(`array_remove(array[${(['name', 'phone', 'email'] as const).map((what) => contactPersonSql('a', what)).join(', ')}], null)`),
}
type Found = RowOf<typeof appointmentColumns>

/** When and where one meets, with whom: as the calendar and the mails tell it. */
type Appointment = Omit<Found, 'key'>

/** The appointment as a calendar keeps it. It is off once nobody expects anybody any more. */
export function calendarOf({ id, status, startsAt, endsAt, place, sequence, vacancy, organization, contact }: Appointment): CalendarEvent {
  return {
    uid: id,
    sequence,
    startsAt,
    endsAt,
    summary: `${vacancy} (${organization})`,
    place,
    description: contact.join('\n'),
    path: `/applications/${id}`,
    isCancelled: !meetsIn(status),
  }
}

/** The appointment of an application, if there is one; null also when one was never agreed. */
export async function appointmentOf(tx: Tx, centerId: string, id: string): Promise<Found | null> {
  return await appointmentWhere(tx, sql`a.volunteer_center_id = ${centerId} and a.id = ${id}`)
}

/** The one whose calendar file has this address; null too once what was agreed was taken back. */
async function appointmentBy(tx: Tx, centerId: string, key: string): Promise<Found | null> {
  return await appointmentWhere(tx, sql`a.volunteer_center_id = ${centerId} and a.calendar_key = ${key}`)
}

async function appointmentWhere(tx: Tx, where: RawBuilder<unknown>): Promise<Found | null> {
  const rows = await rowsOf(tx, appointmentColumns, (columns) => sql`select ${columns} from applications a where ${where} and a.meeting_starts_at is not null`)
  return rows[0] ?? null
}

type Asked = FastifyRequest<{ Params: { file: string } }>

const headers = {
  'cache-control': 'no-store',
  'content-disposition': 'attachment; filename="afspraak.ics"',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
}

/** GET /calendar/{key}.ics: an appointment for whoever has its address, also once it is off, so that calendars take it away. */
export function calendarRoute(app: FastifyInstance, { db, centers, clock }: FeatureParts): void {
  app.get('/calendar/:file', async (request: Asked, reply) => {
    const { tenant, center, ownOrigin: origin } = request
    const key = /^([\w-]{22})\.ics$/.exec(request.params.file.slice(0, 30))?.[1]
    if (!key) throw new NotFound()
    const others = centers.ofTenant(tenant.key).filter(({ id }) => id !== center.id)
    for (const { id: centerId } of [center, ...others]) {
      const found = await db.inCenter(centerId, async (tx) => {
        const appointment = await appointmentBy(tx, centerId, key)
        const sender = await tx.selectFrom('volunteer_centers').select(['name', 'email']).where('id', '=', centerId).executeTakeFirst()
        return appointment && sender ? { event: calendarOf(appointment), sender: { ...sender, origin } } : null
      })
      if (found)
        return await reply
          .headers(headers)
          .type(calendarType(found.event))
          .send(writeCalendar(found.event, found.sender, clock.now()))
    }
    throw new NotFound()
  })
}
