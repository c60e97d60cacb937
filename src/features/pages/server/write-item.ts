import { sql } from 'kysely'
import { trace } from '#kernel/audit/server/trace.ts'
import { numberedSlugs } from '#kernel/fields/slug.ts'
import { Invalid, Refused } from '#kernel/http/errors.ts'
import type { CreateOf, UpdateOf } from '#kernel/jsonapi/input.ts'
import type { Checked } from '#kernel/jsonapi/input.ts'
import type { Call, Verb } from '#kernel/jsonapi/server/verbs.ts'
import { emptySeo, type PageContent } from '#features/pages/block.ts'
import { type contentItem, mostContentItems } from '#features/pages/content-item.ts'
import { isSame } from '#features/pages/is-same.ts'
import { linksIn } from '#features/pages/links-in.ts'
import { checkContent, issue } from './check-content.ts'
import { columnsOf, contentOf } from './content-of.ts'
import { countDeadLinks } from './dead-links.ts'
import { keepPictures, showsTheSame } from './keep-pictures.ts'
import { keepVersion } from './keep-version.ts'

const blank: PageContent = { titleNl: '', titleEn: '', slugNl: '', slugEn: '', layout: 'public', blocks: [], seo: emptySeo }
type Sent = Checked<UpdateOf<typeof contentItem>, typeof contentItem.attributes>

/** POST /content_items: a page that nobody reads yet. */
export const createItem: Verb<Checked<CreateOf<typeof contentItem>, typeof contentItem.attributes>> = async (call) => {
  const { tx, centerId, actor, input } = call
  const { rows } = await sql<{
    n: number
  }>`select count(*)::int as n from content_items where volunteer_center_id = ${centerId} and status <> 'archived'`.execute(tx)
  if (rows[0]!.n >= mostContentItems) throw new Refused('too_many_pages')
  const content = checkContent(blank, input, { isHome: false })
  // A name that came from the title gives way; one that was chosen is told.
  if (!input.slugNl) content.slugNl = await otherwise(call, content.slugNl)
  await refuseTaken(call, '', content)
  const { id } = await tx
    .insertInto('content_items')
    .values({ volunteer_center_id: centerId, ...columnsOf(content), changed_by: actor.userId, last_version: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  await keepVersion({ tx, centerId, userId: actor.userId }, { id, last_version: 0, live_version: null, scheduled_version: null }, content, true)
  if (!showsTheSame(content, blank)) await keepPictures(call, id)
  if (linksOf(content) !== '') await countDeadLinks(call, id)
  trace(tx, { centerId, actor }, { action: 'content_item.created', subjectType: 'content_items', subjectId: id })
  return id
}

/** PATCH /content_items/{id}: what is being written; what everybody reads stays as it is until it is published. */
export const changeItem: Verb<Sent> = async (call) => {
  const { tx, id, input } = call
  const row = await tx.selectFrom('content_items').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const before = contentOf(row)
  const content = checkContent(before, input, { isHome: row.is_home })
  if (isSame(content, before)) return id
  if (content.slugNl !== before.slugNl || content.slugEn !== before.slugEn) await refuseTaken(call, id, content)
  await writeContent(call, row, content)
  if (!showsTheSame(content, before)) await keepPictures(call, id)
  if (linksOf(content) !== linksOf(before)) await countDeadLinks(call, id)
  return id
}

/** Where a page leads to on this site: asked for at every pause of whoever writes, so that links are judged when they change. */
const linksOf = ({ blocks }: PageContent): string => linksIn(blocks).join()

type Row = Parameters<typeof contentOf>[0] & { id: string; last_version: number; live_version: number | null; scheduled_version: number | null }

/** Writes what a page says, and keeps it as a version. */
export async function writeContent({ tx, centerId, actor }: Pick<Call, 'tx' | 'centerId' | 'actor'>, row: Row, content: PageContent, isNew = false) {
  const number = await keepVersion({ tx, centerId, userId: actor.userId }, row, content, isNew)
  await tx
    .updateTable('content_items')
    .set({ ...columnsOf(content), last_version: number, changed_by: actor.userId })
    .where('id', '=', row.id)
    .execute()
}

type Place = Pick<Call, 'tx' | 'centerId'>

/** @throws 422 at an address that another page has now */
export async function refuseTaken({ tx, centerId }: Place, id: string, { slugNl, slugEn }: PageContent): Promise<void> {
  const wanted = [slugNl, slugEn].filter((slug) => slug !== '')
  const taken = await takenOf(tx, centerId, wanted, id)
  const at = (['slugNl', 'slugEn'] as const).filter((name) => taken.has(name === 'slugNl' ? slugNl : slugEn))
  if (at.length > 0) throw new Invalid(at.map((name) => issue('slug_taken', name)))
}

async function takenOf(tx: Place['tx'], centerId: string, wanted: string[], id: string): Promise<Set<string>> {
  const { rows } = await sql<{ slug: string }>`
    select slug from (
      select slug_nl as slug, id from content_items where volunteer_center_id = ${centerId} and status <> 'archived'
      union all select slug_en, id from content_items where volunteer_center_id = ${centerId} and status <> 'archived'
      union all select p.content ->> 'slugNl', p.content_item_id from published_pages p where p.volunteer_center_id = ${centerId}
      union all select p.content ->> 'slugEn', p.content_item_id from published_pages p where p.volunteer_center_id = ${centerId}
      union all select unnest(array[v.content ->> 'slugNl', v.content ->> 'slugEn']), v.content_item_id
        from content_items i join content_versions v on (v.volunteer_center_id, v.content_item_id, v.number) = (i.volunteer_center_id, i.id, i.scheduled_version)
        where i.volunteer_center_id = ${centerId}
    ) known where slug = any(${wanted}) and id::text <> ${id}`.execute(tx)
  return new Set(rows.map(({ slug }) => slug))
}

/** The same address with a number behind it, where it is somebody's. */
async function otherwise({ tx, centerId }: Place, slug: string): Promise<string> {
  const wanted = numberedSlugs(slug).take(21).toArray()
  const taken = await takenOf(tx, centerId, wanted, '')
  return wanted.find((one) => !taken.has(one)) ?? slug
}
