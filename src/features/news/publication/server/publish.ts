import { sql } from 'kysely'
import { rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { Invalid, Refused } from '#kernel/http/errors.ts'
import { sayInAll } from '#kernel/i18n/messages.ts'
import type { ResourceApi } from '#kernel/jsonapi/registry/server/registry.ts'
import type { MemberVerb, Call, Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { isWritten } from '#kernel/rich-text/plain-text.ts'
import type { RichText } from '#kernel/rich-text/rich-text.ts'
import { checkTransition } from '#kernel/states/machine.ts'
import { undoable } from '#kernel/undo/server/undoable.ts'
import { errorWords } from '#features/news/model/error-words.ts'
import { newsTransitions, type NewsStatus } from '#features/news/model/states.ts'
import type { Planned } from '#features/publishing/server/by-the-clock.ts'
import { newsWritten } from './news-written.ts'

/** A publication time within this many milliseconds counts as now. */
const nowTolerance = 30_000

/** PUT /news/{id}/publish: now, or at a time in the future. A time in the past becomes its publication date. */
export const publishNews: MemberVerb<{ publishedAt?: string | null }> = {
  run: async (call) => {
    const { tx, id, input } = call
    const { body } = await tx.selectFrom('news_articles').select('body').where('id', '=', id).executeTakeFirstOrThrow()
    refuseUnwritten(body)
    const at = input.publishedAt ? new Date(input.publishedAt) : call.now
    await transitionNews(call, at.getTime() > call.now.getTime() + nowTolerance ? 'scheduled' : 'published', at)
    return id
  },
}

/** PUT /news/{id}/unpublish: takes it off the site. A scheduled article becomes a draft again, an archived one unpublished. */
export const unpublishNews: MemberVerb = {
  run: async (call) => {
    const { status } = await call.tx.selectFrom('news_articles').select('status').where('id', '=', call.id).executeTakeFirstOrThrow()
    await transitionNews(call, status === 'scheduled' || status === 'draft' ? 'draft' : 'unpublished', null)
    return call.id
  },
}

/** PUT /news/{id}/archive. */
export const archiveNews: MemberVerb = {
  run: async (call) => {
    await transitionNews(call, 'archived', null)
    return call.id
  },
}

/** DELETE /news/{id}: only an article that is neither public nor scheduled. */
export const removeNews: Verb = async (call) => {
  const { tx, id } = call
  const { status } = await tx.selectFrom('news_articles').select('status').where('id', '=', id).executeTakeFirstOrThrow()
  if (status === 'published' || status === 'scheduled') throw new Refused('only_hidden_news_vanishes')
  await tx.deleteFrom('news_articles').where('id', '=', id).execute()
  await newsWritten(call, id, ['visibility'], { action: 'news.removed' })
  return id
}

/** A public article needs a text. @throws 422 nothing_written at the body */
export function refuseUnwritten(body: RichText): void {
  if (!isWritten(body)) throw new Invalid([{ code: 'nothing_written', attribute: 'body', words: sayInAll(errorWords.nothing_written) }])
}

/** Publishes scheduled articles when their time has come, and unpublishes those past their last day. */
export const plannedNews: Planned = {
  type: 'news',
  takeSteps: async (tx, centerId, at) => {
    const rows = await rowsOf(
      tx,
      {
        id: shown.text('id'),
        status: shown.code<'published' | 'unpublished'>()('status'),
      },
      (columns) => sql`
      update news_articles set status = case when status = 'scheduled' then 'published' else 'unpublished' end,
        unpublish_at = case when status = 'published' then null else unpublish_at end
      where volunteer_center_id = ${centerId}
        and ((status = 'scheduled' and published_at <= ${at}) or (status = 'published' and unpublish_at <= ${at}))
      returning ${columns}`,
    )
    return rows.map(({ id, status: to }) => ({ id, step: { action: `news.${to}`, to, reason: 'clock' } }))
  },
}

type Before = { publishedAt: string | null; unpublishAt: string | null }

/** The only code that changes the status. The same status again changes nothing, except the time of a scheduled article. */
async function transitionNews(call: Omit<Call, 'input'>, to: NewsStatus, publishedAt: Date | null): Promise<void> {
  const { tx, id } = call
  const row = await tx.selectFrom('news_articles').select(['status', 'published_at', 'unpublish_at']).where('id', '=', id).executeTakeFirstOrThrow()
  const { status: from } = row
  const isMoved = from === 'scheduled' && to === 'scheduled' && publishedAt?.getTime() !== row.published_at?.getTime()
  if (!isMoved && !checkTransition(newsTransitions, from, to)) return
  const isOver = row.unpublish_at !== null && publishedAt !== null && row.unpublish_at <= publishedAt
  await tx
    .updateTable('news_articles')
    .set({ status: to, ...(publishedAt && { published_at: publishedAt }), ...(isOver && { unpublish_at: null }) })
    .where('id', '=', id)
    .execute()
  const before: Before = { publishedAt: row.published_at?.toISOString() ?? null, unpublishAt: row.unpublish_at?.toISOString() ?? null }
  undoable(tx, call, { type: 'news', id, from, to, before })
  await newsWritten(call, id, ['visibility'], { action: `news.${to}`, from, to })
}

/** Undoes a transition, by whoever made it. */
export const undoStep: ResourceApi['undo'] = {
  ability: 'publish',
  run: async (call, { id, from, to, before }) => {
    const { tx } = call
    const { status } = await tx.selectFrom('news_articles').select('status').where('id', '=', id).executeTakeFirstOrThrow()
    // Somebody may have changed the status since.
    if (status !== to) throw new Refused('invalid_transition', { meta: { from: status, to: from } })
    const { publishedAt, unpublishAt } = before as Before
    const dates = { published_at: publishedAt && new Date(publishedAt), unpublish_at: unpublishAt && new Date(unpublishAt) }
    await tx
      .updateTable('news_articles')
      .set({ status: from as NewsStatus, ...dates } as never)
      .where('id', '=', id)
      .execute()
    await newsWritten(call, id, ['visibility'])
  },
}
