import type { FastifyInstance, FastifyRequest } from 'fastify'
import { calendarType, writeCalendar } from '#kernel/calendar/write-calendar.ts'
import type { FeatureParts } from '#kernel/feature/server/define-feature.ts'
import { NotFound } from '#kernel/http/errors.ts'
import { appointmentBy, calendarOf } from './calendar-of.ts'

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
