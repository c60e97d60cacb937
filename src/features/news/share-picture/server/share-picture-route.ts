import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { FeatureParts } from '#kernel/feature/server/define-feature.ts'
import { cutText } from '#kernel/fields/cut-text.ts'
import { NotFound } from '#kernel/http/errors.ts'
import { lookOf, readProfile } from '#features/settings/model/server/read-profile.ts'
import { readTheme } from '#features/settings/colors/theme.ts'
import { articleTiles } from '#features/news/presentation/article-tiles.ts'
import { drawShare, shareSvg } from './draw-share.ts'

/** The number of cached pictures; each is some tens of kilobytes. */
const maxKept = 100

type Asked = FastifyRequest<{ Params: { file: string } }>

/**
 * The sharing picture of an article without a photo, and of every other page (`center.jpg`): a tile grid, drawn once for each look of its
 * center.
 */
export function sharePictureRoute(app: FastifyInstance, { db }: FeatureParts): void {
  const kept = new Map<string, Promise<Buffer>>()
  app.get('/nieuws/delen/:file', async (request: Asked, reply) => {
    const { tenant, center } = request
    const [, name, ending] = /^(center|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(jpg|png)$/.exec(cutText(request.params.file, 50)) ?? []
    // What was shared before names the PNG of then.
    if (name && ending === 'png') return reply.redirect(`/nieuws/delen/${name}.jpg`, 301)
    const ofCenter = name === 'center'
    const id = ofCenter ? center.id : name
    const article = ofCenter
      ? { theme: null }
      : id &&
        (await db.inCenter(
          center.id,
          async (tx) =>
            await tx
              .selectFrom('news_articles')
              .select('theme')
              .where('volunteer_center_id', '=', center.id)
              .where('id', '=', id)
              .where('status', '=', 'published')
              .executeTakeFirst(),
        ))
    if (!article || !id) throw new NotFound()
    const { row } = await readProfile(db, center.id)
    const key = `${id} ${article.theme} ${row?.lock_version ?? 0}`
    const etag = `"${key.replaceAll(' ', '-')}"`
    reply.headers({
      etag,
      'cache-control': 'public, max-age=3600',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
    })
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
    let picture = kept.get(key)
    if (!picture) {
      const { cornerShape, ...settings } = row ? lookOf(row) : { cornerShape: null }
      const colors = readTheme({ ...settings, footerColor: tenant.footerColor, rounded: (cornerShape ?? tenant.corners) === 'rounded' }, () => {})
      picture = drawShare(shareSvg(articleTiles(id, article.theme), colors))
      kept.set(key, picture)
      picture.catch(() => kept.delete(key))
      if (kept.size > maxKept) kept.delete(kept.keys().next().value!)
    }
    return reply.type('image/jpeg').send(await picture)
  })
}
