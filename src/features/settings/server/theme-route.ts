import type { FastifyInstance } from 'fastify'
import type { Themes } from './themes.ts'

/** `/theme/<hash>.css`: named by its content, so it may be kept for ever. An old name gets today's look, kept by nobody. */
export function themeRoute(app: FastifyInstance, themes: Themes): void {
  app.get<{ Params: { name: string } }>('/theme/:name', async (request, reply) => {
    reply.headers({ 'content-type': 'text/css; charset=utf-8', 'cross-origin-resource-policy': 'same-origin' })
    const known = themes.css(request.params.name.replace(/\.css$/, ''))
    if (known) return reply.header('cache-control', 'public, max-age=31536000, immutable').send(known)
    const { css } = await themes.of(request.tenant, request.center)
    return reply.header('cache-control', 'no-cache').send(css)
  })
}
