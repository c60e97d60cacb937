import { sql } from 'kysely'
import type { Tx } from '#kernel/db/server/database.ts'
import type { BothTexts } from '#features/notification-templates/template.ts'

export type Latest = { version: number; words: BothTexts | null; changedAt: string | null }

/** The words of a kind that are in use at this center; version 0 where nobody ever wrote any. */
export async function latestOf(tx: Tx, centerId: string, kind: string): Promise<Latest> {
  const { rows } = await sql<Latest>`select version, words, created_at as "changedAt" from notification_templates
    where volunteer_center_id = ${centerId} and kind = ${kind} order by version desc limit 1`.execute(tx)
  return rows[0] ?? { version: 0, words: null, changedAt: null }
}
