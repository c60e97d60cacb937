import type { FastifyInstance } from 'fastify'
import type { FeatureParts } from '#kernel/feature/server/define-feature.ts'
import { serveCopies } from './serve-copies.ts'

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
