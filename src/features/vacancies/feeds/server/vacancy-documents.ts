import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { FeatureParts } from '#kernel/feature/server/define-feature.ts'
import { escapeXml } from '#kernel/http/answers/escape-xml.ts'
import { feedAnswers } from '#kernel/http/answers/server/feed-answers.ts'
import { type AtomEntry, writeAtom } from '#kernel/http/answers/server/write-atom.ts'
import { refuseBelow, refuseOtherMethods } from '#kernel/http/bodies/server/unread-body.ts'
import { countPages } from '#kernel/http/limits/server/limits.ts'
import { today } from '#kernel/i18n/dates.ts'
import { type Locale, say } from '#kernel/i18n/messages.ts'
import { atomFeeds } from '#features/tenancy/server/atom-feeds.ts'
import { feedLicense } from '#features/tenancy/server/change-feeds.ts'
import { feedWords as words } from '#features/vacancies/feeds/feed-words.ts'
import type { FeedVacancy } from '#features/vacancies/feeds/feed-vacancy.ts'
import { volunteeringData } from '#features/vacancies/feeds/volunteering-data.ts'
import { openVacancies } from './feed-vacancies.ts'

const path = '/feeds/volunteering.jsonld'
/** Entries of the Atom feed, and vacancies of the document with all of them. */
const [newest, most] = [50, 2000]

/** The open vacancies as documents: those that are new as Atom, in the language of the address; all of them in the Volunteering Data standard. */
export async function vacancyDocuments(app: FastifyInstance, { db, clock, config }: FeatureParts): Promise<void> {
  await atomFeeds(app, { paths: { nl: '/vacancies/atom.xml', en: '/vacancies/en/atom.xml' }, write: atom })
  const count = countPages({ on: config.rateLimits })
  await feedAnswers(app, (feed) => {
    feed.addHook('onRequest', count)
    feed.get(path, async (request, reply) => {
      const vacancies = await openVacancies(db, { centerId: request.center.id, day: today(clock.now()), most })
      return await reply
        .headers({ 'content-language': 'nl', 'access-control-allow-origin': '*', link: `<${feedLicense}>; rel="license"` })
        .type('application/ld+json; charset=utf-8')
        .send(JSON.stringify(volunteeringData(vacancies, request.ownOrigin)))
    })
    refuseOtherMethods(feed, path, ['GET', 'HEAD'])
    refuseBelow(feed, path)
  })

  async function atom({ ownOrigin: origin, center }: FastifyRequest, feedPath: string, locale: Locale): Promise<string> {
    const vacancies = await openVacancies(db, { centerId: center.id, day: today(clock.now()), most: newest })
    const title = say(locale, words.all, { town: center.town })
    return writeAtom(
      { origin, path: feedPath, page: '/vacancies/search', locale, title, author: center.name },
      vacancies.map((vacancy) => entryOf(vacancy, locale, center.name)),
    )
  }
}

function entryOf(vacancy: FeedVacancy, locale: Locale, center: string): AtomEntry {
  const english = locale === 'en' ? vacancy.english : null
  const { title, summary, description } = english ?? vacancy
  return {
    id: vacancy.id,
    locale: english ? 'en' : 'nl',
    title,
    path: `/vacancies/${vacancy.id}`,
    published: new Date(vacancy.publishedAt ?? vacancy.createdAt),
    updated: new Date(vacancy.updatedAt),
    author: vacancy.organization?.name ?? center,
    summary: summary || null,
    html: description
      .split(/\n{2,}/)
      .map((paragraph) => `<p>${escapeXml(paragraph)}</p>`)
      .join(''),
  }
}
