import type { FastifyInstance } from 'fastify'
import type { Centers } from '#features/tenancy/server/centers.ts'
import { hostName } from '#features/tenancy/server/resolve.ts'
import { rulesAddress } from '#shell/speculation-rules.ts'

/** The one page of the host of Gelderse Handen. */
export const regionPath = '/gelderse-handen'

/** What that page needs beside itself, on its own host: calls, files, the colours of the site. */
const parts = ['/api/', '/assets/', '/theme/', rulesAddress]

/** Sends every other page and feed of that host there, before a kept page is looked at (decisions 37). */
export function leadToRegion(app: FastifyInstance, centers: Centers): void {
  app.addHook('onRequest', async ({ host, method, url }, reply) => {
    if (hostName(host) === centers.rules.regionHost && !stays(method, url.split('?', 1)[0]!)) return await reply.redirect(regionPath, 302)
  })
}

function stays(method: string, path: string): boolean {
  // Its forms for the language and the colours come back to it.
  if (method === 'POST' && path.startsWith('/choices/')) return true
  return path === regionPath || parts.some((part) => path.startsWith(part))
}
