import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { FeatureParts } from '#kernel/feature/server/define-feature.ts'
import { NotFound } from '#kernel/http/errors.ts'

/** Whoever opens one as a page gets a picture and nothing that runs. It never changes: another picture has another address. */
const headers = {
  'content-type': 'image/webp',
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'content-disposition': 'inline',
  'x-robots-tag': 'noindex',
}

type Asked = FastifyRequest<{ Params: { key: string; file: string } }>

/**
 * The copies, on the hosts of the site whose center has them. Who knows the address may see the picture (ADR 0023); a browser
 * asks for it without saying who is looking, and for which center of the site.
 */
export function fileRoute(app: FastifyInstance, { db, centers }: FeatureParts): void {
  app.get('/uploads/:key/:file', async (request: Asked, reply) => {
    const { key } = request.params
    const side = /^(\d{2,4})\.webp$/.exec(request.params.file.slice(0, 20))?.[1]
    if (!side || !/^[\w-]{22}$/.test(key.slice(0, 30)) || key.length !== 22) throw new NotFound()
    const etag = `"${key}-${side}"`
    const webp = await copyOf(key, Number(side), request)
    if (!webp) throw new NotFound()
    reply.headers({ ...headers, etag })
    return request.headers['if-none-match']?.includes(etag) ? reply.code(304).send() : reply.send(webp)
  })

  async function copyOf(key: string, side: number, { tenant, center }: FastifyRequest): Promise<Buffer | null> {
    const others = centers.ofTenant(tenant.key).filter(({ id }) => id !== center.id)
    for (const { id } of [center, ...others]) {
      const found = await db.inCenter(
        id,
        async (tx) =>
          await tx
            .selectFrom('upload_copies')
            .select('webp')
            .where('volunteer_center_id', '=', id)
            .where('key', '=', key)
            .where('width', '=', side)
            .executeTakeFirst(),
      )
      if (found) return found.webp
    }
    return null
  }
}
