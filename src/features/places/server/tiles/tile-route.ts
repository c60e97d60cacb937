import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#kernel/config/server/config.ts'
import { typeOfTile } from './fetch-tile.ts'
import { MapTiles, NoTileNow } from './map-tiles.ts'
import { readTile } from './tile-at.ts'

/** GET /map-tiles/{z}/{x}/{y}: streets, where the site has a tile server (decisions 42). */
export function tileRoute(app: FastifyInstance, { config: { mapTiles, dataDir }, clock }: { config: Config; clock: { now(): Date } }): void {
  if (!mapTiles) return
  const tiles = new MapTiles({ template: mapTiles.template, folder: join(dataDir, 'map-tiles'), clock })
  app.get<{ Params: Record<'z' | 'x' | 'y', string> }>('/map-tiles/:z/:x/:y', async ({ params }, reply) => {
    const at = readTile(params)
    reply.headers({ 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' })
    if (!at) return await reply.code(404).header('cache-control', 'public, max-age=86400').type('text/plain').send('')
    try {
      const bytes = await tiles.tile(at)
      if (!bytes) return await reply.code(404).header('cache-control', 'public, max-age=86400').type('text/plain').send('')
      return await reply.header('cache-control', 'public, max-age=604800').type(typeOfTile(bytes)!).send(bytes)
    } catch (error) {
      if (!(error instanceof NoTileNow)) throw error
      return await reply.code(503).headers({ 'cache-control': 'no-store', 'retry-after': '30' }).type('text/plain').send('')
    }
  })
}
