import type { ReadCall } from '#kernel/jsonapi/registry/server/registry.ts'
import type { Document } from '#kernel/jsonapi/document.ts'
import { recordProfileView } from '#features/users/profile/server/profile-views.ts'

/** Reading somebody's application leaves a trace: one a day for each reader and person (decisions 14). A list shows names only. */
export async function recordApplicationView({ asked, db }: ReadCall, { data }: Document): Promise<void> {
  if (!data || Array.isArray(data) || !('attributes' in data)) return
  const linked = data.relationships?.['user']?.data
  const userId = linked && 'id' in linked ? linked.id : await applicantOf(data.id, { db, asked })
  if (!userId || userId === asked.actor.userId) return
  await db.inCenter(asked.centerId, async (tx) => await recordProfileView(tx, asked.actor, { centerId: asked.centerId, userId, now: new Date() }))
}

async function applicantOf(id: string, { db, asked }: Pick<ReadCall, 'db' | 'asked'>): Promise<string | null> {
  const [rows] = await db.read(asked.centerId, [
    { text: 'select user_id from applications where volunteer_center_id = $1::uuid and id = $2::uuid', values: [asked.centerId, id] },
  ])
  return rows?.[0]?.[0] ?? null
}
