import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Tx } from '#kernel/db/server/database.ts'
import type { FeatureParts } from '#kernel/feature/server/define-feature.ts'
import { NotFound } from '#kernel/http/errors.ts'

export type AskedCopy = { key: string; name: string }
/** `keepAs`: a file to keep, by the name that people gave it. `sum`: of what it was drawn from, where its address can get another content. */
export type FoundCopy = { content: Buffer; keepAs?: string | undefined; sum?: Buffer }
type Way = {
  folder: 'uploads' | 'files'
  /** What copies are called there. */
  names: RegExp
  find(tx: Tx, centerId: string, asked: AskedCopy): Promise<FoundCopy | undefined>
}

const types = { webp: 'image/webp', avif: 'image/avif', pdf: 'application/pdf' }

/** Whoever opens one as a page gets a picture and nothing that runs. It never changes: another picture has another address. */
const headers = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}
/** It keeps its address with another content, and can be thrown away. */
const ofDocument = { ...headers, 'cache-control': 'public, max-age=300' }

type Asked = FastifyRequest<{ Params: AskedCopy }>

/**
 * The copies of what somebody sent, on the hosts of the site whose center has them. Who knows the address may see it (ADR 0023); a
 * browser asks for it without saying who is looking, and for which center of the site.
 */
export function serveCopies(app: FastifyInstance, { db, centers }: FeatureParts, { folder, names, find }: Way): void {
  app.get(`/${folder}/:key/:name`, async (request: Asked, reply) => {
    const { key, name } = request.params
    if (name.length > 20 || !names.test(name) || key.length !== 22 || !/^[\w-]{22}$/.test(key)) throw new NotFound()
    const type = name.split('.')[1] as keyof typeof types
    const others = centers.ofTenant(request.tenant.key).filter(({ id }) => id !== request.center.id)
    for (const { id } of [request.center, ...others]) {
      const found = await db.inCenter(id, async (tx) => await find(tx, id, { key, name }))
      if (!found) continue
      const etag = `"${[key, name, ...(found.sum ? [found.sum.toString('hex', 0, 8)] : [])].join('-')}"`
      reply.headers({
        ...(type === 'pdf' ? ofDocument : headers),
        etag,
        'content-type': types[type],
        'content-disposition': found.keepAs === undefined ? 'inline' : attachmentOf(found.keepAs),
        ...(folder === 'uploads' && { 'x-robots-tag': 'noindex' }),
      })
      return request.headers['if-none-match']?.includes(etag) ? reply.code(304).send() : reply.send(found.content)
    }
    throw new NotFound()
  })
}

/** Both spellings, for browsers that know only the older one. */
function attachmentOf(name: string): string {
  const plain = name.replaceAll(/[^\w.\- ]/g, '_')
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`
}

/** The copies of a picture that somebody sent. */
export function fileRoute(app: FastifyInstance, parts: FeatureParts): void {
  serveCopies(app, parts, {
    folder: 'uploads',
    names: /^\d{2,4}\.webp$/,
    find: async (tx, centerId, { key, name }) =>
      await tx
        .selectFrom('upload_copies')
        .select('content')
        .where('volunteer_center_id', '=', centerId)
        .where('key', '=', key)
        .where('name', '=', name)
        .executeTakeFirst(),
  })
}
