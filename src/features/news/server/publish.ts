import type { Action } from '#kernel/jsonapi/server/verbs.ts'
import { refuseUnwritten } from './refuse-unwritten.ts'
import { stepTo } from './take-step.ts'

/** What is to appear within so many milliseconds appears now. */
const now = 30_000

/** PUT /news/{id}/publish: now, or with a moment that is to come then. A moment that has passed is the date it bears. */
export const publishNews: Action<{ publishedAt?: string | null }> = {
  run: async (call) => {
    const { tx, id, input } = call
    const { body } = await tx.selectFrom('news_articles').select('body').where('id', '=', id).executeTakeFirstOrThrow()
    refuseUnwritten(body)
    const at = input.publishedAt ? new Date(input.publishedAt) : call.now
    await stepTo(call, at.getTime() > call.now.getTime() + now ? 'scheduled' : 'published', at)
    return id
  },
}

/** PUT /news/{id}/unpublish: off the site; what was only scheduled is a draft again, what was archived comes back. */
export const unpublishNews: Action = {
  run: async (call) => {
    const { status } = await call.tx.selectFrom('news_articles').select('status').where('id', '=', call.id).executeTakeFirstOrThrow()
    await stepTo(call, status === 'scheduled' || status === 'draft' ? 'draft' : 'unpublished', null)
    return call.id
  },
}

/** PUT /news/{id}/archive. */
export const archiveNews: Action = {
  run: async (call) => {
    await stepTo(call, 'archived', null)
    return call.id
  },
}
