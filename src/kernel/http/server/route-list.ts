import type { FastifyContextConfig, FastifyInstance } from 'fastify'

export type ListedRoute = { method: string; url: string; config: FastifyContextConfig }

declare module 'fastify' {
  interface FastifyInstance {
    /** Every address that answers, in the order of registration. */
    routeList: readonly ListedRoute[]
  }
}

/** Remembers what is registered from now on: OpenAPI describes it, and the laws try every one of it. */
export function listRoutes(app: FastifyInstance): void {
  const routes: ListedRoute[] = []
  app.decorate('routeList', routes)
  app.addHook('onRoute', ({ method, url, config = {} }) => {
    for (const one of [method].flat()) if (one !== 'HEAD' && one !== 'OPTIONS') routes.push({ method: one, url, config })
  })
}
