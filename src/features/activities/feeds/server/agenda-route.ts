import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { CalendarEvent } from '#kernel/calendar/write-calendar.ts'
import { type FeedEvent, writeFeed } from '#kernel/calendar/write-feed.ts'
import type { FeatureParts } from '#kernel/feature/server/define-feature.ts'
import { feedAnswers } from '#kernel/http/answers/server/feed-answers.ts'
import { refuseBelow, refuseOtherMethods } from '#kernel/http/bodies/server/unread-body.ts'
import { NotFound } from '#kernel/http/errors.ts'
import { countPages } from '#kernel/http/limits/server/limits.ts'
import { timeZone } from '#kernel/i18n/dates.ts'
import { say } from '#kernel/i18n/messages.ts'
import { ownAppointments } from '#features/applications/appointments/server/calendar.ts'
import { ownSessions } from '#features/workshops/registrations/server/calendar-route.ts'
import { flags } from '#features/tenancy/tenant.ts'
import { feedWords as words } from '#features/activities/feeds/feed-words.ts'
import { ownerOf, tokenPattern } from './agenda-token.ts'
import { calendarType } from './calendar-routes.ts'
import { readFeedActivities } from './feed-activities.ts'
import { eventOf, writtenAt } from './feed-events.ts'

const path = '/agenda/:token.ics'
const headers = {
  'cache-control': 'private, max-age=300',
  'content-disposition': 'inline; filename="mijn-agenda.ics"',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
}

/** GET /agenda/{token}.ics: what somebody follows, their appointments and their workshops, for whoever has the address: titles and places, nobody's name. */
export async function agendaRoute(app: FastifyInstance, { db, centers, clock, config }: FeatureParts): Promise<void> {
  const count = countPages({ on: config.rateLimits })
  await feedAnswers(app, (feed) => {
    feed.addHook('onRequest', count)
    feed.get(path, async (request: FastifyRequest<{ Params: { token: string } }>, reply) => {
      const { tenant, center, ownOrigin: origin } = request
      const { token } = request.params
      if (!flags(tenant).activities || !tokenPattern.test(token)) throw new NotFound()
      for (const { id: centerId, name } of [center, ...centers.ofTenant(tenant.key).filter(({ id }) => id !== center.id)]) {
        const owner = await ownerOf(db, centerId, token)
        if (!owner) continue
        const { userId, locale } = owner
        const [followed, appointments, sessions] = await Promise.all([
          readFeedActivities(db, centerId, { date: (statement) => follows(statement.sharedParam('user', userId)) }),
          db.inCenter(centerId, async (tx) => await ownAppointments(tx, centerId, userId)),
          db.inCenter(centerId, async (tx) => await ownSessions(tx, centerId, userId)),
        ])
        const events = [...followed.flatMap((one) => eventOf(one, { locale, now: clock.now() }) ?? []), ...[...appointments, ...sessions].map(appointmentEvent)]
        const file = writeFeed(
          events,
          { name: say(locale, words.own, { center: name }), origin, cancelledPrefix: say(locale, words.cancelled) },
          writtenAt(followed),
        )
        return await reply.headers(headers).type(calendarType).send(file)
      }
      throw new NotFound()
    })
    refuseOtherMethods(feed, path, ['GET', 'HEAD'])
    refuseBelow(feed, '/agenda')
  })
}

const follows = (
  user: string,
) => `exists (select from activity_followers f where f.volunteer_center_id = o.volunteer_center_id and f.activity_id = o.activity_id
  and f.user_id = ${user}::uuid and (f.occurrence_id is null or f.occurrence_id = o.id))`

/** An appointment among the others, in Dutch time as they are. */
function appointmentEvent({ uid, sequence, startsAt, endsAt, summary, place, path: page, isCancelled }: CalendarEvent): FeedEvent {
  return {
    uid,
    sequence,
    start: wallTimeOf(startsAt),
    end: wallTimeOf(endsAt),
    summary,
    place,
    description: '',
    path: page,
    isCancelled,
    rrule: null,
    excluded: [],
    changed: [],
  }
}

const wallTimeOf = (moment: string) => Temporal.Instant.from(moment).toZonedDateTimeISO(timeZone).toPlainDateTime().toString({ smallestUnit: 'minute' })
