import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { FeatureParts } from '#kernel/feature/server/define-feature.ts'
import { feedAnswers } from '#kernel/http/answers/server/feed-answers.ts'
import { type AtomEntry, atomType, writeAtom } from '#kernel/http/answers/server/write-atom.ts'
import { NotFound } from '#kernel/http/errors.ts'
import { type Locale, say } from '#kernel/i18n/messages.ts'
import { isWritten } from '#kernel/rich-text/plain-text.ts'
import { richHtml } from '#kernel/rich-text/rich-html.ts'
import { flags } from '#features/tenancy/tenant.ts'
import { activityPath } from '#features/activities/model/address.ts'
import { placeInWords } from '#features/activities/public-pages/activity-facts.ts'
import { dateInWords } from '#features/activities/public-pages/wall-times.ts'
import { patternInWords } from '#features/activities/recurrence/recurrence-words.ts'
import { feedWords as words } from '#features/activities/feeds/feed-words.ts'
import { type FeedActivity, readFeedActivities } from './feed-activities.ts'

const most = 50

/** What was newly put in the calendar of a center as an Atom feed, in the language of the address. */
export async function atomRoutes(app: FastifyInstance, { db }: FeatureParts): Promise<void> {
  const feedAt = (routes: FastifyInstance, path: string, locale: Locale) =>
    routes.get(path, async (request, reply) => {
      const { activities, internationalisation } = flags(request.tenant)
      if (!activities || (locale === 'en' && !internationalisation)) throw new NotFound()
      return await reply
        .header('content-language', locale)
        .type(atomType)
        .send(await feed(request, path, locale))
    })
  await feedAnswers(app, (routes) => {
    feedAt(routes, '/activiteitenkalender/atom.xml', 'nl')
    feedAt(routes, '/activiteitenkalender/en/atom.xml', 'en')
  })

  async function feed({ ownOrigin: origin, center }: FastifyRequest, path: string, locale: Locale): Promise<string> {
    const found = await readFeedActivities(db, center.id, { activity: () => `a.status = 'published'`, newest: most })
    const entries = found.map((activity): AtomEntry => {
      const isEnglish = locale === 'en' && activity.titleEn !== null
      const text = isEnglish && isWritten(activity.descriptionEn) ? activity.descriptionEn! : activity.description
      return {
        id: activity.id,
        locale: isEnglish ? 'en' : 'nl',
        title: isEnglish ? activity.titleEn! : activity.title,
        path: activityPath(activity),
        published: new Date(activity.publishedAt),
        updated: new Date(activity.changedAt),
        author: activity.host,
        summary: summaryOf(activity, locale),
        html: richHtml(text, origin),
      }
    })
    const title = say(locale, words.all, { town: center.town })
    return writeAtom({ origin, path, page: '/activiteitenkalender', locale, title, author: center.name }, entries)
  }
}

/** When and where: ‘dinsdag 8 december, 19.30 uur, elke dinsdag. Zaal Noorderhaven, Oldebroek’. */
function summaryOf({ isAllDay, firstDay, startTime, rule, attendanceMode, location }: FeedActivity, locale: Locale): string {
  const when = [dateInWords(`${firstDay}T${startTime ?? '00:00'}`, locale, isAllDay), patternInWords(rule, locale)]
  const where = [attendanceMode !== 'online' && location && placeInWords(location), attendanceMode !== 'offline' && say(locale, words.online)]
  return [when, where].flatMap((parts) => parts.filter(Boolean).join(', ') || []).join('. ')
}
