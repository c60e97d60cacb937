import { trace } from '#kernel/audit/server/trace.ts'
import { Refused } from '#kernel/http/errors.ts'
import type { Call } from '#kernel/jsonapi/server/verbs.ts'
import { takeStep } from '#kernel/states/machine.ts'
import { undoable } from '#kernel/undo/server/undoable.ts'
import type { ResourceApi } from '#kernel/jsonapi/server/registry.ts'
import { newsSteps, type NewsStatus } from '#features/news/states.ts'
import { keepPicture } from './keep-picture.ts'

type Before = { publishedAt: string | null; unpublishAt: string | null }

/** The one way from state to state. The same state again changes nothing, but for another moment of what is scheduled. */
export async function stepTo(call: Omit<Call, 'input'>, to: NewsStatus, publishedAt: Date | null): Promise<void> {
  const { tx, id, centerId, actor } = call
  const row = await tx.selectFrom('news_articles').select(['status', 'published_at', 'unpublish_at']).where('id', '=', id).executeTakeFirstOrThrow()
  const { status: from } = row
  const isMoved = from === 'scheduled' && to === 'scheduled' && publishedAt?.getTime() !== row.published_at?.getTime()
  if (!isMoved && !takeStep(newsSteps, from, to)) return
  const isOver = row.unpublish_at !== null && publishedAt !== null && row.unpublish_at <= publishedAt
  await tx
    .updateTable('news_articles')
    .set({ status: to, ...(publishedAt && { published_at: publishedAt }), ...(isOver && { unpublish_at: null }) })
    .where('id', '=', id)
    .execute()
  await keepPicture(tx, centerId, id)
  const before: Before = { publishedAt: row.published_at?.toISOString() ?? null, unpublishAt: row.unpublish_at?.toISOString() ?? null }
  undoable(tx, call, { type: 'news', id, from, to, before })
  trace(tx, { centerId, actor }, { action: `news.${to}`, subjectType: 'news', subjectId: id, from, to })
}

/** Puts an article back where it stood, by whoever took the step. */
export const undoStep: ResourceApi['undo'] = {
  ability: 'publish',
  run: async ({ tx, centerId }, { id, from, to, before }) => {
    const { status } = await tx.selectFrom('news_articles').select('status').where('id', '=', id).executeTakeFirstOrThrow()
    // Somebody may have gone on from there.
    if (status !== to) throw new Refused('invalid_transition', { meta: { from: status, to: from } })
    const { publishedAt, unpublishAt } = before as Before
    const dates = { published_at: publishedAt && new Date(publishedAt), unpublish_at: unpublishAt && new Date(unpublishAt) }
    await tx
      .updateTable('news_articles')
      .set({ status: from as NewsStatus, ...dates } as never)
      .where('id', '=', id)
      .execute()
    await keepPicture(tx, centerId, id)
  },
}
