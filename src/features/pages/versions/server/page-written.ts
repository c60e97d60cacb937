import { tellsWritten, whenWritten } from '#features/publishing/server/written.ts'
import { countDeadLinks } from '#features/pages/findings/server/dead-links.ts'
import { syncPagePictures } from '#features/pages/pictures/server/pictures.ts'

const type = 'content_items'

/** Emits that a page was written, with what was written. */
export const pageWritten = tellsWritten(type)

/** Updates file references, and checks dead links: of all pages where others may link to this one. */
export const afterWritingPages = whenWritten(type, async (tx, { centerId, items, parts }) => {
  const where = { tx, centerId }
  const isSeen = parts.includes('visibility')
  if (isSeen || parts.includes('pictures')) for (const { id } of items) await syncPagePictures(where, id)
  if (isSeen) await countDeadLinks(where, null)
  else if (parts.includes('links')) for (const { id } of items) await countDeadLinks(where, id)
})
