import type { FastifyContextConfig, FastifyInstance } from 'fastify'

export type ListedRoute = { method: string; url: string; config: FastifyContextConfig }

declare module 'fastify' {
  interface FastifyInstance {
    /** Every registered route, in the order of registration. */
    routeList: readonly ListedRoute[]
  }
}

/** Records all routes registered from now on: OpenAPI describes them, and the laws try every one. */
export function listRoutes(app: FastifyInstance): void {
  const routes: ListedRoute[] = []
  app.decorate('routeList', routes)
  app.addHook('onRoute', ({ method, url, config = {} }) => {
    for (const one of [method].flat()) if (one !== 'HEAD' && one !== 'OPTIONS') routes.push({ method: one, url, config })
  })
}
