import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type RawBuilder, sql } from 'kysely'
import { assigneeSql, contactPersonSql } from '#features/applications/model/contact-person-sql.ts'
import { type ApplicationStatus, meetsIn } from '#features/applications/model/states.ts'
import { type CalendarEvent, calendarType, writeCalendar } from '#kernel/calendar/write-calendar.ts'
import type { Tx } from '#kernel/db/server/database.ts'
import { type RowOf, rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import type { FeatureParts } from '#kernel/feature/server/define-feature.ts'
import { cutText } from '#kernel/fields/cut-text.ts'
import { NotFound } from '#kernel/http/errors.ts'

/** 16 random bytes as 22 characters. Whoever knows the key can read this appointment, and nothing else. */
export const newCalendarKey = (): string => randomBytes(16).toString('base64url')

/** The columns of an appointment, from a row `a` of applications. */
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
  /** Name, phone and email of the person who expects the volunteer. */
  contact: shown.texts(`array_remove(array[${(['name', 'phone', 'email'] as const).map((what) => contactPersonSql('a', what)).join(', ')}], null)`),
}
type Found = RowOf<typeof appointmentColumns>

/** An appointment as the calendar and the mails show it. */
type Appointment = Omit<Found, 'key'>

/** The appointment as a calendar event. It is cancelled once the application leaves the states in which an appointment holds. */
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

/** The appointment of an application; null if there never was one. */
export async function appointmentOf(tx: Tx, centerId: string, id: string): Promise<Found | null> {
  return await appointmentWhere(tx, sql`a.volunteer_center_id = ${centerId} and a.id = ${id}`)
}

/** The appointment with this key; null also after an undo removed it. */
async function appointmentBy(tx: Tx, centerId: string, key: string): Promise<Found | null> {
  return await appointmentWhere(tx, sql`a.volunteer_center_id = ${centerId} and a.calendar_key = ${key}`)
}

/** For how many days an appointment that is over stays in somebody's own calendar. */
const daysKept = 30

/**
 * The appointments of somebody, as events: those to which they are invited, and those at which they expect somebody for an organization
 * they work for. They come and soon were; at most 500. Whoever reads them by an address sees nobody's name: the description stays empty.
 */
export async function ownAppointments(tx: Tx, centerId: string, userId: string): Promise<CalendarEvent[]> {
  const expects = sql`exists (select from user_roles r where r.volunteer_center_id = a.volunteer_center_id and r.organization_id = a.organization_id and r.user_id = ${userId})
    and coalesce(${sql.raw(assigneeSql('a'))}, (select v.contact_user_id from vacancies v where v.volunteer_center_id = a.volunteer_center_id and v.id = a.vacancy_id)) = ${userId}`
  const found = await appointmentsWhere(
    tx,
    sql`a.volunteer_center_id = ${centerId} and a.meeting_ends_at > now() - make_interval(days => ${daysKept}) and (a.user_id = ${userId} or (${expects}))`,
  )
  return found.map((appointment) => ({ ...calendarOf(appointment), description: '' }))
}

async function appointmentWhere(tx: Tx, where: RawBuilder<unknown>): Promise<Found | null> {
  return (await appointmentsWhere(tx, where))[0] ?? null
}

async function appointmentsWhere(tx: Tx, where: RawBuilder<unknown>): Promise<Found[]> {
  return await rowsOf(
    tx,
    appointmentColumns,
    (columns) => sql`select ${columns} from applications a where ${where} and a.meeting_starts_at is not null order by a.meeting_starts_at, a.id limit 500`,
  )
}

type Asked = FastifyRequest<{ Params: { file: string } }>

const headers = {
  'cache-control': 'no-store',
  'content-disposition': 'attachment; filename="afspraak.ics"',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
}

/** GET /calendar/{key}.ics: the appointment, also when cancelled, so that calendars can remove it. */
export function calendarRoute(app: FastifyInstance, { db, centers, clock }: FeatureParts): void {
  app.get('/calendar/:file', async (request: Asked, reply) => {
    const { tenant, center, ownOrigin: origin } = request
    const key = /^([\w-]{22})\.ics$/.exec(cutText(request.params.file, 30))?.[1]
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
