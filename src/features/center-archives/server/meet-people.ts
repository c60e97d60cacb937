import { randomUUID } from 'node:crypto'
import type { Load } from '#kernel/db/server/center-copy/load-rows.ts'

/** The people of an archive, as they become people here. */
export type People = {
  /** The id here of somebody whom a row names. */
  idOf(id: string): Promise<string>
  /** What of a row of `users` is another here; notes that the person has to be told. */
  arrive(row: Record<string, unknown>, centerId: string): Promise<Record<string, unknown>>
  /** Those whom rows name and who had no role at the center any more: an account each that names nobody. */
  addFormer(ids: readonly string[], centerId: string): Promise<void>
  waiting(): { toSetPassword: number; toJoin: number }
}

/** An address that no mail reaches and nobody has. */
const noAddress = (id: string) => `imported-${id}@invalid`

/**
 * Whoever has an account here already, by address or id, is not joined with it: their part of the center gets an account of its own that
 * nobody can sign in to, until they have said yes themselves (`join-account.ts`).
 */
export async function meetPeople(load: Load): Promise<People> {
  const here = (await load.ask('select id, email from users')) as { id: string; email: string }[]
  const byMail = new Map(here.map(({ id, email }) => [email, id]))
  const ids = new Set(here.map(({ id }) => id))
  /** Ids that are taken here, by what they become. */
  const replaced = new Map<string, string>()
  const count = { toSetPassword: 0, toJoin: 0 }

  const idOf = async (id: string) => {
    if (!ids.has(id)) return id
    if (!replaced.has(id)) replaced.set(id, randomUUID())
    return replaced.get(id)!
  }
  const arrived = async (centerId: string, userId: string, known: string | null) =>
    await load.add(
      'center_arrivals',
      ['volunteer_center_id', 'user_id', 'known_user_id'],
      [JSON.stringify({ volunteer_center_id: centerId, user_id: userId, known_user_id: known })],
    )

  return {
    idOf,
    waiting: () => count,
    async arrive(row, centerId) {
      const [id, email, status] = [String(row['id']), String(row['email']), String(row['status'])]
      const known = byMail.get(email) ?? (ids.has(id) ? id : null)
      const own = { id: await idOf(id), home_center_id: centerId }
      const comes = status === 'active' || status === 'invited'
      if (known) {
        if (comes) {
          await arrived(centerId, own.id, known)
          count.toJoin += 1
        }
        return { ...own, email: noAddress(own.id), unconfirmed_email: null, status: comes ? 'inactive' : status }
      }
      if (comes) {
        await arrived(centerId, own.id, null)
        count.toSetPassword += 1
      }
      return own
    },
    async addFormer(formerIds, centerId) {
      const now = new Date().toISOString()
      const rows = await Promise.all(
        formerIds.map(async (former) => {
          const id = await idOf(former)
          return JSON.stringify({
            id,
            email: `deleted-${id}@invalid`,
            first_name: 'Verwijderde',
            last_name: 'gebruiker',
            locale: 'nl',
            status: 'archived',
            home_center_id: centerId,
            notification_prefs: {},
            archived_at: now,
            anonymised_at: now,
            created_at: now,
            updated_at: now,
            lock_version: 1,
          })
        }),
      )
      await load.add('users', Object.keys(JSON.parse(rows[0] ?? '{}')), rows)
    },
  }
}
