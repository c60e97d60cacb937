import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { type CalendarEvent, calendarType, writeCalendar } from '#kernel/calendar/write-calendar.ts'
import type { Tx } from '#kernel/db/server/database.ts'
import { jsonOf, orNull, rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import type { FeatureParts } from '#kernel/feature/server/define-feature.ts'
import { cutText } from '#kernel/fields/cut-text.ts'
import { NotFound } from '#kernel/http/errors.ts'
import type { RegistrationStatus } from '#features/workshops/model/codes.ts'
import { calendarEventOf, sessionColumns, type SessionRow, sessionsOf } from '#features/workshops/telling/server/calendar.ts'

const headers = {
  'cache-control': 'no-store',
  'content-disposition': 'attachment; filename="workshop.ics"',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
}

type Asked = FastifyRequest<{ Params: { file: string } }>

/** GET /workshops/calendar/{key}.ics: the sessions of somebody's registration, for whoever has the address. Who waits has none. */
export function workshopCalendarRoute(app: FastifyInstance, { db, centers, clock }: FeatureParts): void {
  app.get('/workshops/calendar/:file', async (request: Asked, reply) => {
    const { tenant, center, ownOrigin: origin } = request
    const key = /^([\w-]{22})\.ics$/.exec(cutText(request.params.file, 30))?.[1]
    if (!key) throw new NotFound()
    for (const { id: centerId, name } of [center, ...centers.ofTenant(tenant.key).filter(({ id }) => id !== center.id)]) {
      const found = await db.inCenter(centerId, async (tx) => await eventsBy(tx, centerId, key))
      if (!found || found.events.length === 0) continue
      return await reply
        .headers(headers)
        .type(calendarType(found.events[0]!))
        .send(writeCalendar(found.events, { name, email: found.email, origin }, clock.now()))
    }
    throw new NotFound()
  })
}

/** The sessions to come; those that are off only where nothing else is left, for a file tells of one or the other. */
async function eventsBy(tx: Tx, centerId: string, key: string): Promise<{ events: CalendarEvent[]; email: string | null } | null> {
  const [row] = await rowsOf(
    tx,
    {
      id: shown.text('w.id'),
      slug: shown.text('w.slug'),
      title: shown.text('w.title'),
      status: shown.code<RegistrationStatus>()('r.status'),
      email: orNull(shown.text('c.email')),
    },
    (columns) => sql`select ${columns} from workshop_registrations r join workshops w on w.volunteer_center_id = r.volunteer_center_id and w.id = r.workshop_id
      join volunteer_centers c on c.id = r.volunteer_center_id where r.volunteer_center_id = ${centerId} and r.calendar_key = ${key}`,
  )
  if (!row || row.status === 'waitlisted') return null
  const events = (await sessionsOf(tx, centerId, row.id)).map((session) => calendarEventOf(row, session, row.status === 'cancelled'))
  const held = events.filter(({ isCancelled }) => !isCancelled)
  return { events: held.length > 0 ? held : events, email: row.email }
}

/** For how many days a session that is over stays in somebody's own calendar, and most of them. */
const daysKept = 30
const most = 200

const ownColumns = {
  workshop: shown.json<{ id: string; slug: string; title: string }>()(`jsonb_build_object('id', w.id, 'slug', w.slug, 'title', w.title)`),
  session: shown.json<SessionRow>()(jsonOf(sessionColumns)),
  isGone: shown.flag(`r.status = 'cancelled'`),
}

/** The sessions for which somebody has a place, as events of their own calendar; those they gave up and those that are off as cancelled. */
export async function ownSessions(tx: Tx, centerId: string, userId: string): Promise<CalendarEvent[]> {
  const rows = await rowsOf(
    tx,
    ownColumns,
    (columns) => sql`select ${columns} from workshop_registrations r
      join workshops w on w.volunteer_center_id = r.volunteer_center_id and w.id = r.workshop_id
      join workshop_sessions s on s.volunteer_center_id = w.volunteer_center_id and s.workshop_id = w.id
      where r.volunteer_center_id = ${centerId} and r.user_id = ${userId} and s.ends_at > now() - make_interval(days => ${daysKept})
        and (r.status in ('registered', 'attended', 'no_show') or (r.status = 'cancelled' and r.registered_at is not null
          and not exists (select from workshop_registrations again where again.volunteer_center_id = r.volunteer_center_id and again.workshop_id = r.workshop_id
            and again.user_id = r.user_id and (again.status <> 'cancelled' or again.id > r.id))))
      order by s.starts_at, s.id limit ${most}`,
  )
  return rows.map(({ workshop, session, isGone }) => calendarEventOf(workshop, session, isGone))
}
