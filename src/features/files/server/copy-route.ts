import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from '#kernel/db/server/database.ts'
import type { FeatureParts } from '#kernel/feature/server/define-feature.ts'
import { NotFound } from '#kernel/http/errors.ts'

/** Whoever opens one as a page gets a picture and nothing that runs. It never changes: another picture has another address. */
const headers = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}
/** A document can be thrown away, and then it is gone. */
const ofDocument = { ...headers, 'cache-control': 'public, max-age=300' }
const types = { webp: 'image/webp', avif: 'image/avif', pdf: 'application/pdf' }

type Asked = FastifyRequest<{ Params: { key: string; name: string } }>

/** The copies of files, on the hosts of the site whose center has them. Who knows the address may see it, as with uploads (ADR 0023). */
export function copyRoute(app: FastifyInstance, { db, centers }: FeatureParts): void {
  app.get('/files/:key/:name', async (request: Asked, reply) => {
    const { key, name } = request.params
    const asked = /^(?:\d{2,4}|picture|document)\.(webp|avif|pdf)$/.exec(name.slice(0, 20))
    if (!asked || key.length !== 22 || !/^[\w-]{22}$/.test(key)) throw new NotFound()
    const type = asked[1] as keyof typeof types
    const others = centers.ofTenant(request.tenant.key).filter(({ id }) => id !== request.center.id)
    for (const { id } of [request.center, ...others]) {
      const found = await findCopy(db, id, { key, name })
      if (!found) continue
      const etag = `"${key}-${name}"`
      const isPlain = /^\d/.test(name)
      reply.headers({
        ...(type === 'pdf' ? ofDocument : headers),
        etag,
        'content-type': types[type],
        'content-disposition': isPlain ? 'inline' : attachmentOf(found.name),
      })
      return request.headers['if-none-match']?.includes(etag) ? reply.code(304).send() : reply.send(found.content)
    }
    throw new NotFound()
  })
}

/** `picture.webp` is the largest there is, to be kept. */
async function findCopy(db: Database, centerId: string, { key, name }: { key: string; name: string }): Promise<{ content: Buffer; name: string } | undefined> {
  return await db.inCenter(centerId, async (tx) => {
    const copies = tx
      .selectFrom('file_copies')
      .innerJoin('files', (join) =>
        join.onRef('files.volunteer_center_id', '=', 'file_copies.volunteer_center_id').onRef('files.id', '=', 'file_copies.file_id'),
      )
      .select(['file_copies.content', 'files.name'])
      .where('file_copies.volunteer_center_id', '=', centerId)
      .where('file_copies.key', '=', key)
      .where('files.status', '=', 'kept')
    if (name !== 'picture.webp') return await copies.where('file_copies.name', '=', name).executeTakeFirst()
    return await copies
      .where('file_copies.name', 'like', '%.webp')
      .orderBy((eb) => eb.fn('length', ['file_copies.name']), 'desc')
      .orderBy('file_copies.name', 'desc')
      .executeTakeFirst()
  })
}

/** Both spellings, for browsers that know only the older one. */
function attachmentOf(name: string): string {
  const plain = name.replaceAll(/[^\w.\- ]/g, '_')
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`
}
