import { tellsWritten, whenWritten } from '#features/publishing/server/written.ts'
import { countDeadLinks } from '#features/pages/findings/server/dead-links.ts'
import { syncPagePictures } from '#features/pages/pictures/server/pictures.ts'

const type = 'content_items'

/** Says that a page was written, with what of it. */
export const pageWritten = tellsWritten(type)

/** What follows: the files that it shows are held, and links are judged, of all pages where others may lead to this one. */
export const afterWritingPages = whenWritten(type, async (tx, { centerId, items, parts }) => {
  const where = { tx, centerId }
  const isSeen = parts.includes('visibility')
  if (isSeen || parts.includes('pictures')) for (const { id } of items) await syncPagePictures(where, id)
  if (isSeen) await countDeadLinks(where, null)
  else if (parts.includes('links')) for (const { id } of items) await countDeadLinks(where, id)
})
