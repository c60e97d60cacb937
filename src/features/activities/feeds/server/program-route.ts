import type { FastifyInstance } from 'fastify'
import type { FeatureParts } from '#kernel/feature/server/define-feature.ts'
import { isUuid } from '#kernel/fields/uuid.ts'
import { feedAnswers } from '#kernel/http/answers/server/feed-answers.ts'
import { refuseBelow, refuseOtherMethods } from '#kernel/http/bodies/server/unread-body.ts'
import { BadRequest, NotFound } from '#kernel/http/errors.ts'
import { countPages } from '#kernel/http/limits/server/limits.ts'
import { sayInAll } from '#kernel/i18n/messages.ts'
import { readParameters } from '#kernel/jsonapi/registry/server/parameters.ts'
import { flags } from '#features/tenancy/tenant.ts'
import { pageFaults } from '#features/activities/feeds/feed-words.ts'
import { type FeedPlace, programItems } from './program-feed.ts'

const path = '/feeds/activities'
const license = 'https://creativecommons.org/licenses/by/4.0/'

/**
 * GET /feeds/activities: the dates of activities for programs that keep a copy of them (Realtime Paged Data Exchange 1.0). A page with items never
 * changes what follows it, so caches keep it for an hour; the last page is empty, and asked again each few seconds.
 */
export async function programRoute(app: FastifyInstance, { db, clock, config }: FeatureParts): Promise<void> {
  const count = countPages({ on: config.rateLimits })
  await feedAnswers(app, (feed) => {
    feed.addHook('onRequest', count)
    feed.get(path, async (request, reply) => {
      if (!flags(request.tenant).activities) throw new NotFound()
      const after = readPlace(request.url)
      const { center, ownOrigin: origin } = request
      const items = await programItems({ db, centerId: center.id, origin, now: clock.now() }, after)
      const last = items.at(-1) ?? after
      return await reply
        .type('application/json; charset=utf-8')
        .header('cache-control', `public, max-age=${items.length > 0 ? 3600 : 8}`)
        .send(
          JSON.stringify({
            next: origin + path + (last ? `?afterTimestamp=${last.modified}&afterId=${last.id}` : ''),
            items,
            license: license,
          }),
        )
    })
    refuseOtherMethods(feed, path, ['GET', 'HEAD'])
    refuseBelow(feed, '/feeds')
  })
}

/** The place that `next` of a page names. @throws {BadRequest} for another parameter, for half a place, and for one that is none */
function readPlace(url: string): FeedPlace | null {
  const sent = new Map<string, string>()
  for (const { name, path: parts, values } of readParameters(url)) {
    if (parts.length > 1 || (name !== 'afterTimestamp' && name !== 'afterId')) throw new BadRequest('unknown_parameter', { parameter: name })
    sent.set(name, values.length > 1 ? '' : values[0]!.trim())
  }
  if (sent.size === 0) return null
  const [modified, id] = [sent.get('afterTimestamp') ?? '', sent.get('afterId') ?? '']
  if (!/^\d{1,16}$/.test(modified) || !Number.isSafeInteger(Number(modified))) throw refused('afterTimestamp', pageFaults.timestamp)
  if (!isUuid(id)) throw refused('afterId', pageFaults.id)
  return { modified: Number(modified), id: id.toLowerCase() }
}

const refused = (parameter: string, words: { nl: string; en: string }) => new BadRequest('invalid_filter_value', { parameter, words: sayInAll(words) })
