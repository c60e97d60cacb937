import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { FeatureParts } from '#kernel/feature/server/define-feature.ts'
import { type AtomEntry, writeAtom } from '#kernel/http/answers/server/write-atom.ts'
import { type Locale, say } from '#kernel/i18n/messages.ts'
import { isWritten } from '#kernel/rich-text/plain-text.ts'
import { richHtml } from '#kernel/rich-text/rich-html.ts'
import { atomFeeds } from '#features/tenancy/server/atom-feeds.ts'
import { activityPath } from '#features/activities/model/address.ts'
import { placeInWords } from '#features/activities/public-pages/activity-facts.ts'
import { dateInWords } from '#features/activities/public-pages/wall-times.ts'
import { patternInWords } from '#features/activities/recurrence/recurrence-words.ts'
import { feedWords as words } from '#features/activities/feeds/feed-words.ts'
import { type FeedActivity, readFeedActivities } from './feed-activities.ts'
import { type FeedWorkshop, readFeedWorkshops } from './feed-workshops.ts'

const most = 50

/** What was newly put in the calendar of a center as an Atom feed, in the language of the address. */
export async function atomRoutes(app: FastifyInstance, { db }: FeatureParts): Promise<void> {
  await atomFeeds(app, { paths: { nl: '/activiteitenkalender/atom.xml', en: '/activiteitenkalender/en/atom.xml' }, flag: 'activities', write: feed })

  async function feed({ ownOrigin: origin, center }: FastifyRequest, path: string, locale: Locale): Promise<string> {
    const [found, workshops] = await Promise.all([
      readFeedActivities(db, center.id, { activity: () => `a.status = 'published'`, newest: most }),
      readFeedWorkshops(db, center.id, { workshop: () => `w.status in ('published', 'full', 'confirmed')`, newest: most }),
    ])
    const ofWorkshops = workshops.map((workshop): AtomEntry => ({
      id: workshop.id,
      locale: 'nl',
      title: workshop.title,
      path: activityPath(workshop),
      published: new Date(workshop.publishedAt),
      updated: new Date(workshop.changedAt),
      author: workshop.host,
      summary: summaryOfWorkshop(workshop, locale),
      html: richHtml(workshop.description, origin),
    }))
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
    const newest = [...entries, ...ofWorkshops].toSorted((a, b) => b.published.getTime() - a.published.getTime()).slice(0, most)
    return writeAtom({ origin, path, page: '/activiteitenkalender', locale, title, author: center.name }, newest)
  }
}

/** When and where the first session is that takes place. */
function summaryOfWorkshop({ sessions }: FeedWorkshop, locale: Locale): string {
  const first = sessions.find(({ isOff }) => !isOff) ?? sessions[0]!
  const where = [first.place, first.isOnline && say(locale, words.online)].filter(Boolean).join(', ')
  return [dateInWords(first.start, locale, false), where].filter(Boolean).join('. ')
}

/** When and where: ‘dinsdag 8 december, 19.30 uur, elke dinsdag. Zaal Noorderhaven, Oldebroek’. */
function summaryOf({ isAllDay, firstDay, startTime, rule, attendanceMode, location }: FeedActivity, locale: Locale): string {
  const when = [dateInWords(`${firstDay}T${startTime ?? '00:00'}`, locale, isAllDay), patternInWords(rule, locale)]
  const where = [attendanceMode !== 'online' && location && placeInWords(location), attendanceMode !== 'offline' && say(locale, words.online)]
  return [when, where].flatMap((parts) => parts.filter(Boolean).join(', ') || []).join('. ')
}
