import { sql } from 'kysely'
import type { Call } from '#kernel/jsonapi/registry/server/verbs.ts'

/** Whoever changes the menus of a center waits for who does: two at once could make a third level. */
export async function lockMenus({ tx, centerId }: Pick<Call, 'tx' | 'centerId'>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`menus ${centerId}`}, 0))`.execute(tx)
}
