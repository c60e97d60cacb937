import type { FastifyInstance } from 'fastify'
import { compressAnswers } from './compress.ts'
import { addEtags } from './etag.ts'

/** For how long programs and caches may keep a page of a feed, in seconds. */
const seconds = 300

/**
 * Registers routes of a feed: documents for programs that everybody is given alike. They get an ETag and 304, are compressed, and may be kept
 * for five minutes.
 */
export async function feedAnswers(app: FastifyInstance, routes: (feed: FastifyInstance) => void): Promise<void> {
  await app.register(async (feed) => {
    addEtags(feed)
    compressAnswers(feed)
    feed.addHook('onSend', async (_request, reply) => {
      if (reply.statusCode === 200 || reply.statusCode === 304) reply.headers({ 'cache-control': `public, max-age=${seconds}`, vary: 'Accept-Encoding' })
    })
    routes(feed)
  })
}
