import type { FastifyInstance } from 'fastify'
import { mapNamesAddress } from '#features/places/map-name.ts'
import { mapNames } from '#features/places/map-names.ts'

const text = JSON.stringify(mapNames)

/** GET /map-tiles/names: the towns that a sketched map names, for one that moves. */
export function mapNamesRoute(app: FastifyInstance): void {
  app.get(mapNamesAddress, async (_, reply) => await reply.header('cache-control', 'public, max-age=604800').type('application/json').send(text))
}
