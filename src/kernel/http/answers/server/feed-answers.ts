import type { FastifyInstance } from 'fastify'
import { compressAnswers } from './compress.ts'
import { addEtags } from './etag.ts'

/** For how long programs and caches may keep a page of a feed, in seconds. */
const seconds = 300

/**
 * Registers routes of a feed: documents for programs. They get an ETag and 304, are compressed, and may be kept for five minutes by everybody,
 * unless a route says otherwise in `cache-control`.
 */
export async function feedAnswers(app: FastifyInstance, routes: (feed: FastifyInstance) => void): Promise<void> {
  await app.register(async (feed) => {
    // Before the ETag, which gives what says nothing a time of its own.
    feed.addHook('onSend', async (_request, reply) => {
      if (reply.statusCode === 200 && !reply.hasHeader('cache-control')) reply.header('cache-control', `public, max-age=${seconds}`)
    })
    addEtags(feed)
    compressAnswers(feed)
    feed.addHook('onSend', async (_request, reply) => {
      if (reply.statusCode === 200 || reply.statusCode === 304) reply.header('vary', 'Accept-Encoding')
    })
    routes(feed)
  })
}
