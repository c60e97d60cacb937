import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { FeatureParts } from '#kernel/feature/server/define-feature.ts'
import { isUuid } from '#kernel/fields/uuid.ts'
import { feedAnswers } from '#kernel/http/answers/server/feed-answers.ts'
import { refuseBelow, refuseOtherMethods } from '#kernel/http/bodies/server/unread-body.ts'
import { NotFound } from '#kernel/http/errors.ts'
import { countPages } from '#kernel/http/limits/server/limits.ts'
import { say } from '#kernel/i18n/messages.ts'
import type { FeedKind } from '#features/social-map/model/server/feed-ids.ts'
import { feedLicense as license } from '#features/tenancy/server/change-feeds.ts'
import { hsdsWords } from '#features/social-map/hsds/hsds-words.ts'
import { type FeedItem, findItem, findItems } from './find-items.ts'
import { type Presenting, presentOrganization, presentService, presentServiceAtLocation } from './present.ts'
import { type FeedQuery, listParameters, readFeedQuery, taxonomyParameters, termParameters } from './read-query.ts'
import { codeOfTerm, taxonomies, taxonomyTerms } from './taxonomies.ts'

const profile = 'https://docs.openreferral.org/en/3.0.1/hsds/overview.html'

type Things = { path: string; kind: FeedKind; present: (item: FeedItem, how: Presenting) => object }
const things: readonly Things[] = [
  { path: '/hsds/services', kind: 'service', present: presentService },
  { path: '/hsds/organizations', kind: 'organization', present: presentOrganization },
  { path: '/hsds/service_at_locations', kind: 'service_at_location', present: presentServiceAtLocation },
]

/** The social map as HSDS 3.0 (domain §3.10): read only, for everybody, of the center of the host. */
export async function hsdsRoutes(app: FastifyInstance, { db, config }: FeatureParts): Promise<void> {
  const count = countPages({ on: config.rateLimits })
  await feedAnswers(app, (feed) => {
    feed.addHook('onRequest', count)
    const at = (path: string, answer: (request: FastifyRequest) => object | Promise<object>) => {
      feed.get(path, async (request, reply) => await send(reply, await answer(request)))
      refuseOtherMethods(feed, path, ['GET', 'HEAD'])
    }
    for (const path of ['/hsds', '/hsds/'])
      at(path, (request) => {
        readFeedQuery(request.url, [])
        return aboutOf(request)
      })
    for (const { path, kind, present } of things) {
      at(path, async (request) => {
        const query = readFeedQuery(request.url, listParameters)
        const code = query.taxonomyTermId === null ? null : codeOfTerm(query.taxonomyTermId)
        // A term that no list has is the term of nothing.
        const isNothing = query.taxonomyTermId !== null && code === null
        const { total, items } = isNothing ? { total: 0, items: [] } : await findItems(db, request.center.id, kind, { ...query, code })
        return pageOf(
          items.map((item) => present(item, presenting(request, query))),
          { ...query, total },
        )
      })
      at(`${path}/:id`, async (request) => {
        readFeedQuery(request.url, [])
        const { id } = request.params as { id: string }
        const item = isUuid(id) ? await findItem(db, request.center.id, kind, id.toLowerCase()) : null
        if (!item) throw new NotFound()
        return present(item, presenting(request, { isFull: true, isMinimal: false }))
      })
    }
    listOf('/hsds/taxonomies', taxonomies, taxonomyParameters)
    listOf('/hsds/taxonomy_terms', taxonomyTerms, termParameters)
    refuseBelow(feed, '/hsds')

    function listOf(
      path: string,
      all: readonly { id: string; name: string; description: string; taxonomy_id?: string }[],
      taken: typeof termParameters | typeof taxonomyParameters,
    ): void {
      at(path, (request) => {
        const query = readFeedQuery(request.url, taken)
        const sought = query.search?.toLowerCase()
        const found = all.filter(
          ({ name, description, taxonomy_id: list }) =>
            (!sought || `${name} ${description}`.toLowerCase().includes(sought)) && (!query.taxonomyId || list === query.taxonomyId),
        )
        const start = (query.page - 1) * query.perPage
        return pageOf(found.slice(start, start + query.perPage), { ...query, total: found.length })
      })
    }
  })
}

const presenting = ({ ownOrigin: origin, center }: FastifyRequest, { isFull, isMinimal }: Pick<FeedQuery, 'isFull' | 'isMinimal'>): Presenting => ({
  origin,
  assurer: center.email,
  isFull,
  isMinimal,
})

function aboutOf({ ownOrigin, center }: FastifyRequest): object {
  return {
    version: '3.0',
    profile,
    openapi_url: `${ownOrigin}/openapi.json`,
    description: say('nl', hsdsWords.about, { center: center.name }),
    publisher: { name: center.name, email: center.email ?? undefined, website: ownOrigin },
    license,
  }
}

/** The envelope of a page. Without anything there is one page, which is empty. */
function pageOf(contents: readonly object[], { page, perPage, total }: Pick<FeedQuery, 'page' | 'perPage'> & { total: number }): object {
  const pages = Math.max(1, Math.ceil(total / perPage))
  return {
    total_items: total,
    total_pages: pages,
    page_number: page,
    size: contents.length,
    first_page: page === 1,
    last_page: page >= pages,
    empty: contents.length === 0,
    license,
    contents,
  }
}

const send = async (reply: FastifyReply, answer: object) =>
  await reply
    .headers({ 'content-language': 'nl', link: `<${license}>; rel="license"` })
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(answer))
