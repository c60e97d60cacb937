import { sql } from 'kysely'
import { rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { numberedSlugs } from '#kernel/fields/slug.ts'
import { Invalid } from '#kernel/http/errors.ts'
import type { Call } from '#kernel/jsonapi/registry/server/verbs.ts'
import type { PageContent } from '#features/pages/blocks/block.ts'
import { issue } from './check-content.ts'

type Place = Pick<Call, 'tx' | 'centerId'>

/** @throws 422 at a slug that another page has */
export async function refuseTaken({ tx, centerId }: Place, id: string, { slugNl, slugEn }: PageContent): Promise<void> {
  const wanted = [slugNl, slugEn].filter((slug) => slug !== '')
  const taken = await takenOf(tx, centerId, wanted, id)
  const at = (['slugNl', 'slugEn'] as const).filter((name) => taken.has(name === 'slugNl' ? slugNl : slugEn))
  if (at.length > 0) throw new Invalid(at.map((name) => issue('slug_taken', name)))
}

async function takenOf(tx: Place['tx'], centerId: string, wanted: string[], id: string): Promise<Set<string>> {
  const rows = await rowsOf(
    tx,
    { slug: shown.text('slug') },
    (columns) => sql`
    select ${columns} from (
      select slug_nl as slug, id from content_items where volunteer_center_id = ${centerId} and status <> 'archived'
      union all select slug_en, id from content_items where volunteer_center_id = ${centerId} and status <> 'archived'
      union all select p.content ->> 'slugNl', p.content_item_id from published_pages p where p.volunteer_center_id = ${centerId}
      union all select p.content ->> 'slugEn', p.content_item_id from published_pages p where p.volunteer_center_id = ${centerId}
      union all select unnest(array[v.content ->> 'slugNl', v.content ->> 'slugEn']), v.content_item_id
        from content_items i join content_versions v on (v.volunteer_center_id, v.content_item_id, v.number) = (i.volunteer_center_id, i.id, i.scheduled_version)
        where i.volunteer_center_id = ${centerId}
    ) known where slug = any(${wanted}) and id::text <> ${id}`,
  )
  return new Set(rows.map(({ slug }) => slug))
}

/** The slug, with a number where another page has it. */
export async function otherwise({ tx, centerId }: Place, slug: string): Promise<string> {
  const wanted = numberedSlugs(slug).take(21).toArray()
  const taken = await takenOf(tx, centerId, wanted, '')
  return wanted.find((one) => !taken.has(one)) ?? slug
}
