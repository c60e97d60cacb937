import { sql } from 'kysely'
import { isFormOpen } from '#features/center-forms/fill/server/center-form-kind.ts'
import { knownPictures } from '#features/files/picture/server/picture-uses.ts'
import { picturesIn } from '#features/pages/blocks/block-contents.ts'
import type { DeadLink } from '#features/pages/findings/findings.ts'
import { reservedSlugs } from '#features/pages/model/reserved-slugs.ts'
import { contentOf, readableItem } from '#features/pages/model/server/content-of.ts'
import { requiredPages } from '#features/pages/required/required-pages.ts'
import type { Tx } from '#kernel/db/server/database.ts'
import { rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { today } from '#kernel/db/server/database-clock.ts'
import { inEveryCenter } from '#kernel/jobs/server/job.ts'
import { schedule } from '#kernel/jobs/server/workers.ts'
import type { ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'

type Where = { tx: Tx; centerId: string }

const ours = Object.values(requiredPages).flatMap(({ slug }) => [slug.nl, slug.en])
/** First path segments that always exist. */
const known = sql`${[...reservedSlugs]}::text[]`
const uuid = `'^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'`

/** SQL: every internal link of these pages, with the reason why it is dead, or null. */
const judged = ({ centerId }: Where, id: string | null) => sql`
  select distinct l.id, l.href, case
    when l.at[1] = 'vacancies' and l.at[2] ~ ${sql.raw(uuid)} then coalesce(
      (select case when v.status = 'published' and v.valid_through >= ${sql.raw(today)} then ''
        when v.status in ('published', 'paused', 'filled', 'closed') then 'closed' else 'gone' end
        from vacancies v where v.volunteer_center_id = ${centerId} and v.id = l.at[2]::uuid), 'gone')
    when l.at[1] = 'organizations' and l.at[2] ~ ${sql.raw(uuid)} then
      case when exists (select from organizations o where o.volunteer_center_id = ${centerId} and o.id = l.at[2]::uuid and o.status = 'approved') then '' else 'gone' end
    when l.at[1] = 'nieuws' and cardinality(l.at) = 2 and l.at[2] !~ '[.]' then
      case when exists (select from news_slugs s join news_articles n on n.volunteer_center_id = s.volunteer_center_id and n.id = s.news_id
        where s.volunteer_center_id = ${centerId} and s.slug = l.at[2] and n.status = 'published') then '' else 'gone' end
    when l.at[1] = 'forms' and cardinality(l.at) = 2 then coalesce(
      (select case when f.status = 'draft' then 'gone' when ${sql.raw(isFormOpen)} then '' else 'closed' end
        from center_forms f where f.volunteer_center_id = ${centerId} and f.slug = l.at[2]), 'gone')
    when l.at[1] is null or l.at[1] = any(${known}) then ''
    when cardinality(l.at) > 1 then 'gone'
    when l.at[1] = any(${ours}::text[]) then ''
    when exists (select from page_slugs s join published_pages p on p.volunteer_center_id = s.volunteer_center_id and p.content_item_id = s.content_item_id
      where s.volunteer_center_id = ${centerId} and s.slug = l.at[1]) then ''
    else 'offline' end as why
  from (select i.id, h.href, string_to_array(lower(trim(both '/' from split_part(split_part(h.href, '#', 1), '?', 1))), '/') as at
    from content_items i cross join lateral (select distinct v #>> '{}' as href from jsonb_path_query(i.blocks, 'strict $.**.href', '{}', true) v) h
    where i.volunteer_center_id = ${centerId} and i.status <> 'archived' and h.href like '/%' ${id === null ? sql`` : sql`and i.id = ${id}`}) l`

/** The dead links of a page's draft. */
export async function deadLinks(where: Where, id: string): Promise<DeadLink[]> {
  return await rowsOf(
    where.tx,
    { href: shown.text('href'), why: shown.code<DeadLink['why']>()('why') },
    (columns) => sql`select ${columns} from (${judged(where, id)}) found where why <> '' order by href limit 100`,
  )
}

/** Stores the number of dead links for the list, of one page or of all pages of a center. */
export async function countDeadLinks(where: Where, id: string | null): Promise<void> {
  const { centerId, tx } = where
  await sql`insert into content_checks (volunteer_center_id, content_item_id, dead_links)
    select ${centerId}, i.id, count(found.id) from content_items i left join (${judged(where, id)}) found on found.id = i.id and found.why <> ''
    where i.volunteer_center_id = ${centerId} and i.status <> 'archived' ${id === null ? sql`` : sql`and i.id = ${id}`} group by i.id order by i.id
    on conflict (volunteer_center_id, content_item_id) do update set dead_links = excluded.dead_links
      where content_checks.dead_links <> excluded.dead_links`.execute(tx)
}

/** Nightly, since the target of a link can disappear without the page being changed. */
export const checkLinks = schedule('pages.check_links', '30 3 * * *', (db) =>
  inEveryCenter(db, async (centerId) => await db.inCenter(centerId, async (tx) => await countDeadLinks({ tx, centerId }, null))),
)

/** GET /content_items/{id}/findings: the dead links of a page, and its pictures with their text alternatives. */
export const findingsRoute: ApiRoute = {
  method: 'GET',
  path: '/content_items/:id/findings',
  run: async (call) => {
    const { id } = await readableItem(call)
    const { centerId } = call.asked
    const meta = await call.db.inCenter(centerId, async (tx) => {
      const row = await tx.selectFrom('content_items').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
      const ids = picturesIn(contentOf(row)).map(({ fileId }) => fileId)
      return { dead: await deadLinks({ tx, centerId }, id), pictures: await knownPictures(tx, centerId, ids) }
    })
    return { document: { meta } }
  },
}
