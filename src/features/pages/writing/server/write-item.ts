import { sql } from 'kysely'
import { Refused } from '#kernel/http/errors.ts'
import type { CreateOf, UpdateOf } from '#kernel/jsonapi/input.ts'
import type { Checked } from '#kernel/jsonapi/input.ts'
import type { Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { emptySeo, type PageContent } from '#features/pages/blocks/block.ts'
import { type contentItem, maxContentItems } from '#features/pages/model/content-item.ts'
import { isSame } from '#features/pages/model/is-same.ts'
import { linksIn } from '#features/pages/blocks/block-contents.ts'
import type { ContentPart } from '#features/publishing/content-written.ts'
import { checkContent } from '#features/pages/model/server/check-content.ts'
import { columnsOf, contentOf } from '#features/pages/model/server/content-of.ts'
import { pageWritten } from '#features/pages/versions/server/page-written.ts'
import { showsTheSame } from '#features/pages/pictures/server/pictures.ts'
import { otherwise, refuseTaken } from '#features/pages/model/server/taken-slugs.ts'
import { saveVersion, writeContent } from '#features/pages/versions/server/versions.ts'

const blank: PageContent = { titleNl: '', titleEn: '', slugNl: '', slugEn: '', layout: 'public', blocks: [], seo: emptySeo }
type Sent = Checked<UpdateOf<typeof contentItem>, typeof contentItem.attributes>

/** POST /content_items: a draft. */
export const createItem: Verb<Checked<CreateOf<typeof contentItem>, typeof contentItem.attributes>> = async (call) => {
  const { tx, centerId, actor, input } = call
  const { rows } = await sql<{
    n: number
  }>`select count(*)::int as n from content_items where volunteer_center_id = ${centerId} and status <> 'archived'`.execute(tx)
  if (rows[0]!.n >= maxContentItems) throw new Refused('too_many_pages')
  const content = checkContent(blank, input, { isHome: false })
  // A slug made from the title gets a number where it is taken; one that was chosen is refused.
  if (!input.slugNl) content.slugNl = await otherwise(call, content.slugNl)
  await refuseTaken(call, '', content)
  const { id } = await tx
    .insertInto('content_items')
    .values({ volunteer_center_id: centerId, ...columnsOf(content), changed_by: actor.userId, last_version: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  await saveVersion({ tx, centerId, userId: actor.userId }, { id, last_version: 0, live_version: null, scheduled_version: null }, content, true)
  await pageWritten(call, id, changedParts(blank, content), { action: 'content_item.created' })
  return id
}

/** PATCH /content_items/{id}: changes the draft; the published version stays until it is published again. */
export const changeItem: Verb<Sent> = async (call) => {
  const { tx, id, input } = call
  const row = await tx.selectFrom('content_items').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const before = contentOf(row)
  const content = checkContent(before, input, { isHome: row.is_home })
  if (isSame(content, before)) return id
  if (content.slugNl !== before.slugNl || content.slugEn !== before.slugEn) await refuseTaken(call, id, content)
  await writeContent(call, row, content)
  await pageWritten(call, id, changedParts(before, content))
  return id
}

/** Compared at every autosave, so that pictures and links are processed only when they changed. */
function changedParts(before: PageContent, content: PageContent): ContentPart[] {
  const linksOf = ({ blocks }: PageContent) => linksIn(blocks).join()
  return [...(showsTheSame(content, before) ? [] : ['pictures' as const]), ...(linksOf(content) === linksOf(before) ? [] : ['links' as const])]
}
