import { sql } from 'kysely'
import type { Tx } from '#kernel/db/server/database.ts'
import { orNull, type RowOf, rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { type FileReference, picturesOf, syncFileReferences } from '#features/files/picture/server/picture-uses.ts'
import type { PageContent } from '#features/pages/blocks/block.ts'
import { picturesIn } from '#features/pages/blocks/block-contents.ts'

type Where = { tx: Tx; centerId: string }
const rowColumns = {
  title: shown.text('i.title_nl'),
  draft: shown.json<PageContent>()(`jsonb_build_object('blocks', i.blocks, 'seo', i.seo)`),
  live: orNull(shown.json<PageContent>()('p.content')),
  planned: orNull(shown.json<PageContent>()('v.content')),
}
type Row = RowOf<typeof rowColumns>

/**
 * Updates the file references of a page: pictures of its draft, of what is published, and of what is scheduled. None of these files can be
 * removed; those of the published version are public.
 * @throws 404 related_not_found for one that does not exist, at its place
 */
export async function syncPagePictures({ tx, centerId }: Where, id: string): Promise<void> {
  const rows = await rowsOf(
    tx,
    rowColumns,
    (columns) => sql`
    select ${columns} from content_items i
    left join published_pages p on p.volunteer_center_id = i.volunteer_center_id and p.content_item_id = i.id
    left join content_versions v on v.volunteer_center_id = i.volunteer_center_id and v.content_item_id = i.id and v.number = i.scheduled_version
    where i.volunteer_center_id = ${centerId} and i.id = ${id} and i.status <> 'archived'`,
  )
  const [row] = rows
  const subject = { type: 'content_items', id, title: row?.title ?? '', path: `/content?item=${id}`, shown: false }
  await syncFileReferences(tx, centerId, subject, row ? usesOf(row) : [])
}

/** The published version comes last, so that it wins where a draft shows the same picture. */
function usesOf({ draft, live, planned }: Row): FileReference[] {
  const uses = [draft, ...(planned ? [planned] : [])].flatMap((content) =>
    picturesIn(content).map(({ fileId, place, at }) => ({ fileId, place, pointer: `/data/attributes/${at}` })),
  )
  const read = live ? picturesIn(live).map(({ fileId, place }) => ({ fileId, place, shown: true })) : []
  return [...uses, ...read]
}

/** Whether the same pictures are in the same places: then nothing is written, and no cached page is dropped while somebody types. */
export function showsTheSame(one: PageContent, other: PageContent): boolean {
  const said = (content: PageContent) =>
    picturesIn(content)
      .map(({ fileId, place }) => `${fileId} ${place}`)
      .join()
  return said(one) === said(other) && (one.titleNl === other.titleNl || said(one) === '')
}

/** The content without pictures that have been removed since, so that it can be restored. */
export async function withoutRemovedPictures({ tx, centerId }: Where, content: PageContent): Promise<PageContent> {
  const ids = [...new Set(picturesIn(content).map(({ fileId }) => fileId))]
  const known = await picturesOf(tx, centerId, ids)
  const gone = new Set(ids.filter((id) => !known.has(id)))
  // File ids occur only where a picture is.
  return gone.size === 0
    ? content
    : (JSON.parse(JSON.stringify(content), (_, value: unknown) => (typeof value === 'string' && gone.has(value) ? '' : value)) as PageContent)
}
