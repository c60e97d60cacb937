import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { FeatureParts } from '#kernel/feature/server/define-feature.ts'
import { isUuid } from '#kernel/fields/uuid.ts'
import { feedAnswers } from '#kernel/http/answers/server/feed-answers.ts'
import { refuseBelow, refuseOtherMethods } from '#kernel/http/bodies/server/unread-body.ts'
import { BadRequest, NotFound } from '#kernel/http/errors.ts'
import { countPages } from '#kernel/http/limits/server/limits.ts'
import { sayInAll } from '#kernel/i18n/messages.ts'
import { readParameters } from '#kernel/jsonapi/registry/server/parameters.ts'
import type { Statement } from '#kernel/jsonapi/registry/server/statement.ts'
import { pageFaults } from '#features/tenancy/feed-words.ts'
import { type Flag, flags } from '#features/tenancy/tenant.ts'

/** The place of an item in a feed: when it changed last, in microseconds since 1970, and its id. */
export type FeedPlace = { modified: number; id: string }

/** An item as RPDE 1.0 has it; one that is gone has no data. */
export type FeedItem = FeedPlace & { state: 'updated' | 'deleted'; kind: string; data?: object }

/** What a page of a feed is made from. */
export type FeedPage = { centerId: string; origin: string; now: Date; after: FeedPlace | null }

/** Under which terms others may use what a feed holds. */
export const feedLicense = 'https://creativecommons.org/licenses/by/4.0/'

/** Items of one page; the validator of OpenActive asks for at least as many. */
export const itemsPerPage = 500

/**
 * Seconds before a change is told. A transaction stamps its rows when it begins: one that commits late must not come in behind the place
 * that a program has read to. No transaction of a request takes as long.
 */
const secondsHeld = 30

/** SQL: the microseconds since 1970 of a moment, as `FeedPlace` has them. */
export const microseconds = (moment: string): string => `(extract(epoch from ${moment}) * 1000000)::bigint`

/**
 * SQL: a row comes after a place of a feed and may be told by now. With rows ordered by both columns no row is lost or told twice, also
 * where many changed at one moment.
 * @param columns SQL of when a row changed, and of its id
 */
export function isAfter(statement: Statement, { after, now }: Pick<FeedPage, 'after' | 'now'>, [modified, id]: readonly [string, string]): string {
  const told = `${modified} <= ${statement.sharedParam('told until', new Date(now.getTime() - secondsHeld * 1000).toISOString())}::timestamptz`
  if (!after) return told
  const place = `('epoch'::timestamptz + ${statement.sharedParam('after moment', after.modified)}::float8 * interval '1 microsecond', ${statement.sharedParam('after id', after.id)}::uuid)`
  return `${told} and (${modified}, ${id}) > ${place}`
}

type Feed = {
  path: `/feeds/${string}`
  /** Sites without it have no such feed. */
  flag?: Flag
  items: (page: FeedPage) => Promise<FeedItem[]>
}

/**
 * A feed for programs that keep a copy of what is on a site (Realtime Paged Data Exchange 1.0). A page with items never changes what follows
 * it, so caches keep it for an hour; the last page is empty, and asked again each few seconds.
 */
export async function changeFeed(app: FastifyInstance, { clock, config }: FeatureParts, { path, flag, items }: Feed): Promise<void> {
  const count = countPages({ on: config.rateLimits })
  await feedAnswers(app, (feed) => {
    feed.addHook('onRequest', count)
    // Programs in browsers read it too.
    feed.addHook('onRequest', async (_request, reply) => void reply.header('access-control-allow-origin', '*'))
    feed.get(path, async (request: FastifyRequest, reply) => {
      const { tenant, center, ownOrigin: origin } = request
      if (flag && !flags(tenant)[flag]) throw new NotFound()
      const after = readPlace(request.url)
      const found = await items({ centerId: center.id, origin, now: clock.now(), after })
      const last = found.at(-1) ?? after
      return await reply
        .type('application/json; charset=utf-8')
        .header('cache-control', `public, max-age=${found.length > 0 ? 3600 : 8}`)
        .send(
          JSON.stringify({
            next: origin + path + (last ? `?afterTimestamp=${last.modified}&afterId=${last.id}` : ''),
            items: found,
            license: feedLicense,
          }),
        )
    })
    refuseOtherMethods(feed, path, ['GET', 'HEAD'])
    refuseBelow(feed, path)
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

const text = { type: 'string' }
const item = {
  type: 'object',
  required: ['state', 'kind', 'id', 'modified'],
  properties: {
    state: { type: 'string', enum: ['updated', 'deleted'] },
    kind: text,
    id: { type: 'string', format: 'uuid' },
    modified: { type: 'integer', minimum: 1 },
    data: { type: 'object' },
  },
}

/** A feed of changes, described for OpenAPI. */
export const describedFeed = {
  answer: { type: 'object', required: ['next', 'items', 'license'], properties: { next: text, items: { type: 'array', items: item }, license: text } },
  query: { afterTimestamp: 'Of the last item that was read, with its id; as in `next`', afterId: 'Of the last item that was read' },
  open: true,
} as const
