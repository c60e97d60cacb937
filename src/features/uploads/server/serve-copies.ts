import { ShareCopies } from './share-copies.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Tx } from '#kernel/db/server/database.ts'
import type { FeatureParts } from '#kernel/feature/server/define-feature.ts'
import { NotFound } from '#kernel/http/errors.ts'
import type { BytesColumns } from '#kernel/storage/server/byte-store.ts'

export type AskedCopy = { key: string; name: string }
/** `keepAs`: the name of a file for download. `sum`: the hash of its source, where the content behind an address can change. */
export type FoundCopy = BytesColumns & { keepAs?: string | undefined; sum?: Buffer }
type Way = {
  folder: 'uploads' | 'files'
  /** The names of copies in the folder. */
  names: RegExp
  find(tx: Tx, centerId: string, asked: AskedCopy): Promise<FoundCopy | undefined>
}

const types = { webp: 'image/webp', avif: 'image/avif', jpg: 'image/jpeg', pdf: 'application/pdf' }

/** A copy that is opened as a page must not run anything. It never changes: another picture has another address. */
const headers = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}
/** A document keeps its address when its content is replaced, and can be removed. */
const ofDocument = { ...headers, 'cache-control': 'public, max-age=300' }

type Asked = FastifyRequest<{ Params: AskedCopy }>

/**
 * Serves the copies of uploads on the hosts of the site whose center has them. Everybody who knows the address may see them (ADR 0023),
 * since browsers request them without credentials and without naming a center.
 */
export function serveCopies(app: FastifyInstance, { db, centers }: FeatureParts, { folder, names, find }: Way): void {
  const shareCopies = new ShareCopies()
  app.get(`/${folder}/:key/:name`, async (request: Asked, reply) => {
    const { key, name } = request.params
    const source = ShareCopies.sourceOf(name) ?? name
    if (name.length > 20 || !names.test(source) || key.length !== 22 || !/^[\w-]{22}$/.test(key)) throw new NotFound()
    const type = name.split('.')[1] as keyof typeof types
    const others = centers.ofTenant(request.tenant.key).filter(({ id }) => id !== request.center.id)
    for (const { id } of [request.center, ...others]) {
      const found = await db.inCenter(id, async (tx) => await find(tx, id, { key, name: source }))
      if (!found) continue
      const etag = `"${[key, name, ...(found.sum ? [found.sum.toString('hex', 0, 8)] : [])].join('-')}"`
      const described = {
        ...(type === 'pdf' ? ofDocument : headers),
        etag,
        'content-type': types[type],
        'content-disposition': found.keepAs === undefined ? 'inline' : attachmentOf(found.keepAs),
        ...(folder === 'uploads' && { 'x-robots-tag': 'noindex' }),
        // Other programs show it beside a link.
        ...(type === 'jpg' && { 'cross-origin-resource-policy': 'cross-origin' }),
      }
      if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).headers(described).send()
      // Before any header: an answer that fails may not be kept for a year.
      const content = await db.bytes.get(found)
      const shown = type === 'jpg' ? await shareCopies.drawn(`${id} ${key}/${name}`, content) : content
      return reply.headers(described).send(shown)
    }
    throw new NotFound()
  })
}

/** A Content-Disposition with both spellings of the name, for old browsers. */
function attachmentOf(name: string): string {
  const plain = name.replaceAll(/[^\w.\- ]/g, '_')
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`
}

/** Serves the copies of uploaded pictures. */
export function fileRoute(app: FastifyInstance, parts: FeatureParts): void {
  serveCopies(app, parts, {
    folder: 'uploads',
    names: /^\d{2,4}\.webp$/,
    find: async (tx, centerId, { key, name }) =>
      await tx
        .selectFrom('upload_copies')
        .select(['content', 'object_key'])
        .where('volunteer_center_id', '=', centerId)
        .where('key', '=', key)
        .where('name', '=', name)
        .executeTakeFirst(),
  })
}
