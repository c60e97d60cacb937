import { setImmediate as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { ImportKind } from '#features/imports/model/states.ts'
import type { RequestContext } from '#features/users/model/server/write-account-audit-event.ts'
import { type Actor, type ActorRole, type RoleName, anonymous } from '#kernel/access/actor.ts'
import { organizationAdmins, organizationStaff } from '#kernel/access/role-sets.ts'
import type { Database, Tx } from '#kernel/db/server/database.ts'
import type { Locale } from '#kernel/i18n/messages.ts'

export type ImportKey = { centerId: string; importId: string }

/** Bytes that are decoded and parsed before other work gets its turn. */
const slice = 4 * 1024

/** The file in small pieces, with a pause between them; calls `told` with the progress. */
export async function* piecesOf(
  db: Database,
  { centerId, importId }: ImportKey,
  told: (share: number) => Promise<void> = async () => {},
): AsyncGenerator<Buffer> {
  const positions = await db.inCenter(centerId, async (tx) => {
    const rows = await tx.selectFrom('import_parts').select('position').where('import_id', '=', importId).orderBy('position').execute()
    return rows.map(({ position }) => position)
  })
  for (const [at, position] of positions.entries()) {
    const bytes = await db.inCenter(centerId, async (tx) => {
      const part = await tx
        .selectFrom('import_parts')
        .select('bytes')
        .where('import_id', '=', importId)
        .where('position', '=', position)
        .executeTakeFirstOrThrow()
      return part.bytes
    })
    for (let start = 0; start < bytes.length; start += slice) {
      yield bytes.subarray(start, start + slice)
      await pause()
    }
    await told((at + 1) / positions.length)
  }
}

/** A step that somebody asked for and a job runs. */
export type ImportRun = ImportKey & { actorId: string; locale: Locale }
/** The request context and actor of a step. */
export type ImportContext = { context: RequestContext; actor: Actor; importId: string; kind: ImportKind; invite: boolean }

/** Another step of this center is running: this one is tried again later. */
class ImportBusy extends Error {}

/** Takes a lock: one import of a center is applied or undone at a time, so that two of the same list do not both miss each other's rows. */
export async function lockImports(tx: Tx, { centerId }: ImportKey): Promise<void> {
  const { rows } = await sql<{ free: boolean }>`select pg_try_advisory_xact_lock(hashtextextended(${`imports ${centerId}`}, 0)) as free`.execute(tx)
  if (!rows[0]?.free) throw new ImportBusy()
}

/** The person who asked for a step, with their current roles. */
export async function actorOf(db: Database, centerId: string, userId: string): Promise<Actor> {
  const [people, roles] = await db.read(centerId, [
    {
      name: 'actor_of_job',
      text: `select full_name(first_name, last_name), locale, email from users where id = $1 and status = 'active'`,
      values: [userId],
    },
    { name: 'roles_of_job', text: 'select id, name, organization_id from user_roles where user_id = $1', values: [userId] },
  ])
  const [name, locale, email] = people![0] ?? []
  if (!name) return anonymous
  const held = roles!.map(([id, role, organizationId]): ActorRole => ({ id: id!, name: role as RoleName, organizationId: organizationId ?? null }))
  const idsOf = (names: readonly RoleName[]) =>
    held.flatMap(({ name: role, organizationId }) => (names.includes(role) && organizationId ? [organizationId] : []))
  return {
    ...anonymous,
    userId,
    name,
    email: email ?? null,
    locale: locale as Locale,
    roles: held,
    organizationIds: [...new Set(idsOf(organizationStaff))],
    adminOrganizationIds: idsOf(organizationAdmins),
  }
}

/** What a step needs to know about its center. Links in mails are paths, since the sender knows the origin. */
export async function contextOf(db: Database, { centerId, locale }: Pick<ImportRun, 'centerId' | 'locale'>): Promise<RequestContext> {
  const [rows] = await db.read(centerId, [{ name: 'center_of_job', text: 'select name from volunteer_centers where id = $1', values: [centerId] }])
  return { center: { id: centerId, name: rows![0]![0]!, origin: '' }, locale, now: new Date() }
}

/** Records the progress of a step as a share from 0 to 1. After a restart the shown progress stays until the step is further than before. */
export async function recordProgress(db: Database, { centerId, importId }: ImportKey, share: number): Promise<void> {
  await db.inCenter(centerId, async (tx) => {
    await sql`update imports set progress = greatest(progress, ${Math.min(100, Math.round(share * 100))}::integer) where id = ${importId}`.execute(tx)
  })
}

/** The kind of an import; null when the import is gone. */
export async function kindOf(db: Database, { centerId, importId }: ImportKey): Promise<ImportKind | null> {
  return await db.inCenter(centerId, async (tx) => {
    const found = await tx.selectFrom('imports').select('kind').where('id', '=', importId).executeTakeFirst()
    return found?.kind ?? null
  })
}

/** Existing data changed since the list was reviewed: everything is rolled back and the list is validated again. */
export class ImportChanged extends Error {}
