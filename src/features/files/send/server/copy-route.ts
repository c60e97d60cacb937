import type { FastifyInstance } from 'fastify'
import type { Tx } from '#kernel/db/server/database.ts'
import type { FeatureParts } from '#kernel/feature/server/define-feature.ts'
import { type AskedCopy, type FoundCopy, serveCopies } from '#features/uploads/server/serve-copies.ts'

/** Serves the copies of files: `640.webp` for pages, and the file to download. */
export function copyRoute(app: FastifyInstance, parts: FeatureParts): void {
  serveCopies(app, parts, { folder: 'files', names: /^(?:\d{2,4}\.(?:webp|avif)|picture\.webp|document\.pdf)$/, find: findCopy })
}

/** `picture.webp` is the largest copy, for download. */
async function findCopy(tx: Tx, centerId: string, { key, name }: AskedCopy): Promise<FoundCopy | undefined> {
  const copies = tx
    .selectFrom('file_copies')
    .innerJoin('files', (join) => join.onRef('files.volunteer_center_id', '=', 'file_copies.volunteer_center_id').onRef('files.id', '=', 'file_copies.file_id'))
    .select(['file_copies.content', 'file_copies.object_key', 'files.name', 'files.sha256 as sum'])
    .where('file_copies.volunteer_center_id', '=', centerId)
    .where('file_copies.key', '=', key)
    .where('files.status', '=', 'kept')
  if (/^\d/.test(name)) {
    const found = await copies.where('file_copies.name', '=', name).executeTakeFirst()
    return found && { content: found.content, object_key: found.object_key }
  }
  const found = await copies
    .where('file_copies.name', 'like', name === 'picture.webp' ? '%.webp' : name)
    .orderBy((eb) => eb.fn('length', ['file_copies.name']), 'desc')
    .orderBy('file_copies.name', 'desc')
    .executeTakeFirst()
  return found && { content: found.content, object_key: found.object_key, keepAs: found.name, sum: found.sum }
}
