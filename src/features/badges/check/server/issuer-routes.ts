import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import { rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import type { FeatureParts } from '#kernel/feature/server/define-feature.ts'
import { feedAnswers } from '#kernel/http/answers/server/feed-answers.ts'
import { refuseOtherMethods } from '#kernel/http/bodies/server/unread-body.ts'
import { NotFound } from '#kernel/http/errors.ts'
import { countPages } from '#kernel/http/limits/server/limits.ts'
import { didDocument, revokedList } from '#features/badges/credential/badge-credential.ts'
import { publicKeysOf } from '#features/badges/keys/server/badge-keys.ts'
import type { RevokedReason } from '#features/badges/model/codes.ts'

/** For programs that check badges: the keys of the site, and what it withdrew. They name nobody. */
export async function issuerRoutes(app: FastifyInstance, { db, config }: FeatureParts): Promise<void> {
  const count = countPages({ on: config.rateLimits })
  await feedAnswers(app, (feed) => {
    feed.addHook('onRequest', count)
    // Programs in browsers check badges too.
    feed.addHook('onRequest', async (_request, reply) => void reply.header('access-control-allow-origin', '*'))
    feed.get('/.well-known/did.json', async (request, reply) => {
      const keys = await db.inCenter(request.center.id, async (tx) => await publicKeysOf(tx, request.center.id))
      if (keys.length === 0) throw new NotFound()
      return await reply.type('application/did+ld+json; charset=utf-8').send(JSON.stringify(didDocument(request.ownOrigin, keys)))
    })
    feed.get<{ Params: { year: string } }>('/badges/revoked/:year.json', async (request, reply) => {
      const { year } = request.params
      if (!/^20\d\d$/.test(year)) throw new NotFound()
      const { id } = request.center
      const revoked = await db.inCenter(
        id,
        async (tx) =>
          await rowsOf(
            tx,
            { id: shown.text('id'), reason: shown.code<RevokedReason>()('revoked_reason') },
            (columns) => sql`select ${columns} from badges where volunteer_center_id = ${id} and revoked_at is not null
              and issued_at >= ${`${year}-01-01T00:00:00Z`} and issued_at < ${`${Number(year) + 1}-01-01T00:00:00Z`} order by revoked_at, id`,
          ),
      )
      return await reply.type('application/json; charset=utf-8').send(JSON.stringify(revokedList(request.ownOrigin, year, revoked)))
    })
    for (const path of ['/.well-known/did.json', '/badges/revoked/:year.json']) refuseOtherMethods(feed, path, ['GET', 'HEAD'])
  })
}
