import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { writeFeed } from '#kernel/calendar/write-feed.ts'
import type { FeatureParts } from '#kernel/feature/server/define-feature.ts'
import { idInAddress } from '#kernel/fields/address-end.ts'
import { isUuid } from '#kernel/fields/uuid.ts'
import { feedAnswers } from '#kernel/http/answers/server/feed-answers.ts'
import { refuseOtherMethods } from '#kernel/http/bodies/server/unread-body.ts'
import { NotFound } from '#kernel/http/errors.ts'
import { countPages } from '#kernel/http/limits/server/limits.ts'
import { say } from '#kernel/i18n/messages.ts'
import { readAddress } from '#kernel/search/address.ts'
import { placesOfSearch } from '#features/places/server/place-of-search.ts'
import { flags } from '#features/tenancy/tenant.ts'
import { calendarSearch } from '#features/activities/calendar-items/calendar-search.ts'
import { activitySource } from '#features/activities/calendar-items/server/activity-source.ts'
import { conditions } from '#features/activities/calendar-items/server/calendar-source.ts'
import { workshopSource } from '#features/activities/calendar-items/server/workshop-source.ts'
import { dayIn } from '#features/activities/public-pages/wall-times.ts'
import { feedWords as words } from '#features/activities/feeds/feed-words.ts'
import { type FeedActivity, readFeedActivities } from './feed-activities.ts'
import { eventOf, singleEvent, writtenAt } from './feed-events.ts'
import { eventsOfWorkshop, type FeedWorkshop, readFeedWorkshops } from './feed-workshops.ts'

/** The content type of a calendar file that is fetched again and again. */
export const calendarType = 'text/calendar; charset=utf-8'

type OfOne = FastifyRequest<{ Params: { id: string } }>
const queryOf = ({ url }: FastifyRequest) => new URLSearchParams(url.split('?')[1] ?? '')

/** Calendars of activities that any program reads: of the center, of an organization, of a series and of one date of it. In Dutch, as one copy is kept for all. */
export async function calendarRoutes(app: FastifyInstance, { db, clock, config }: FeatureParts): Promise<void> {
  const count = countPages({ on: config.rateLimits })
  await feedAnswers(app, (feed) => {
    feed.addHook('onRequest', count)
    const at = <Request extends FastifyRequest>(path: string, answer: (request: Request, reply: FastifyReply) => Promise<FastifyReply>) => {
      feed.get(path, async (request, reply) => {
        if (!flags(request.tenant).activities) throw new NotFound()
        return await answer(request as Request, reply)
      })
      refuseOtherMethods(feed, path, ['GET', 'HEAD'])
    }
    at(
      '/activities.ics',
      async (request, reply) =>
        await send(request, reply, { file: 'activiteiten', name: say('nl', words.all, { town: request.center.town }) }, ...(await chosen(request))),
    )
    at('/organizations/:id/activities.ics', async (request: OfOne, reply) => {
      const { id } = request.params
      const name = isUuid(id) ? await organizationNamed(request.center.id, id) : null
      if (name === null) throw new NotFound()
      const found = await readFeedActivities(db, request.center.id, { activity: (statement) => `a.organization_id = ${statement.param(id)}::uuid` })
      return await send(request, reply, { file: 'activiteiten', name }, found)
    })
    at('/activiteitenkalender/:id.ics', async (request: OfOne, reply) => {
      const [activity] = await addressed(request)
      const day = queryOf(request).get('d')
      if (!activity) {
        const workshop = await workshopAt(request, day)
        return await send(request, reply, { file: workshop.slug, name: workshop.title }, [], [workshop])
      }
      const about = { file: activity.slug, name: activity.title }
      return await send(request, reply, { ...about, isSingle: day !== null }, day === null ? [activity] : onDay(activity, day))
    })
  })

  type About = { file: string; name: string; isSingle?: boolean }

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    { file, name, isSingle }: About,
    found: readonly FeedActivity[],
    workshops: readonly FeedWorkshop[] = [],
  ): Promise<FastifyReply> {
    const telling = { locale: 'nl', now: clock.now() } as const
    const events = [
      ...found.flatMap((one) => (isSingle ? one.dates.map((date) => singleEvent(one, date, telling)) : (eventOf(one, telling) ?? []))),
      ...workshops.flatMap((one) => eventsOfWorkshop(one, telling)),
    ]
    return await reply
      .type(calendarType)
      .header('content-disposition', `inline; filename="${file}.ics"`)
      .send(writeFeed(events, { name, origin: request.ownOrigin, cancelledPrefix: words.cancelled.nl }, writtenAt([...found, ...workshops])))
  }

  /** What the same choices show on the calendar's page, on every date. */
  async function chosen(request: FastifyRequest): Promise<[FeedActivity[], FeedWorkshop[]]> {
    const centerId = request.center.id
    const asked = readAddress(calendarSearch, queryOf(request))
    const [place] = await placesOfSearch(db, centerId, asked.place, 'place')
    return await Promise.all([
      readFeedActivities(db, centerId, { date: (statement) => `true${conditions(statement, activitySource, asked, place ?? null)}` }),
      readFeedWorkshops(db, centerId, { session: (statement) => `true${conditions(statement, workshopSource, asked, place ?? null)}` }),
    ])
  }

  async function addressed(request: OfOne): Promise<FeedActivity[]> {
    const part = idInAddress(request.params.id)
    if (part === null) return []
    return await readFeedActivities(db, request.center.id, {
      activity: (statement) => (part.length > 12 ? `a.id = ${statement.param(part)}::uuid` : `right(a.id::text, 12) = ${statement.param(part)}`),
      // Any of them may be asked for.
      hasAllDates: queryOf(request).has('d'),
    })
  }

  /** @throws {NotFound} for an address of no workshop for everybody, and for a day without a session */
  async function workshopAt(request: OfOne, day: string | null): Promise<FeedWorkshop> {
    const part = idInAddress(request.params.id)
    const [workshop] =
      part === null
        ? []
        : await readFeedWorkshops(db, request.center.id, {
            workshop: (statement) => (part.length > 12 ? `w.id = ${statement.param(part)}::uuid` : `right(w.id::text, 12) = ${statement.param(part)}`),
          })
    const sessions = workshop?.sessions.filter(({ start }) => day === null || dayIn(start) === day) ?? []
    if (!workshop || sessions.length === 0) throw new NotFound()
    return { ...workshop, sessions }
  }

  async function organizationNamed(centerId: string, id: string): Promise<string | null> {
    const text = `select name from organizations where volunteer_center_id = $1::uuid and id = $2::uuid and status = 'approved'`
    const [rows] = await db.read(centerId, [{ name: 'organization_of_feed', text, values: [centerId, id] }])
    return rows![0]?.[0] ?? null
  }
}

/** The activity with the date that is on a day, or was before it was moved. @throws {NotFound} for a day without one */
function onDay(activity: FeedActivity, day: string): FeedActivity[] {
  const { dates } = activity
  const date = dates.find(({ localStart }) => dayIn(localStart) === day) ?? dates.find(({ recurrenceId }) => dayIn(recurrenceId) === day)
  if (!date) throw new NotFound()
  return [{ ...activity, dates: [date] }]
}
