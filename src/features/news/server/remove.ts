import { trace } from '#kernel/audit/server/trace.ts'
import { Refused } from '#kernel/http/errors.ts'
import type { Verb } from '#kernel/jsonapi/server/verbs.ts'
import { keepPicture } from './keep-picture.ts'

/** DELETE /news/{id}: what visitors see, or are about to, is taken off first. */
export const removeNews: Verb = async ({ tx, id, centerId, actor }) => {
  const { status } = await tx.selectFrom('news_articles').select('status').where('id', '=', id).executeTakeFirstOrThrow()
  if (status === 'published' || status === 'scheduled') throw new Refused('only_hidden_news_vanishes')
  await tx.deleteFrom('news_articles').where('id', '=', id).execute()
  await keepPicture(tx, centerId, id)
  trace(tx, { centerId, actor }, { action: 'news.removed', subjectType: 'news', subjectId: id })
  return id
}
