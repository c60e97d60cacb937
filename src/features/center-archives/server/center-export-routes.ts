import { Readable } from 'node:stream'
import { sql } from 'kysely'
import type { FeatureParts } from '#kernel/feature/server/define-feature.ts'
import { writeAuditEvent } from '#kernel/audit/server/audit-events.ts'
import type { Database, Tx } from '#kernel/db/server/database.ts'
import { orNull, rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { encryptText } from '#kernel/encryption/server/encrypted-text.ts'
import { isUuid } from '#kernel/fields/uuid.ts'
import { NotFound, Refused } from '#kernel/http/errors.ts'
import { dayOf } from '#kernel/i18n/dates.ts'
import { enqueue } from '#kernel/jobs/server/job.ts'
import type { ApiRequest } from '#kernel/jsonapi/request/server/api-request.ts'
import type { ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import { requireRight, requireSignedIn } from '#kernel/jsonapi/write/server/write.ts'
import { refuseWhileImpersonating } from '#features/users/model/server/impersonation.ts'
import type { CenterExport, CenterExportStatus } from '#features/center-archives/center-export.ts'
import { newPassphrase } from './archive-format.ts'
import { proveWho } from './prove-who.ts'
import { centerExportJob, passphrasePlace, tellAdmins } from './run-export.ts'

export const type = 'center_exports'

/** The calls of the page on which a center takes everything along. */
export function centerExportRoutes({ limits }: Pick<FeatureParts, 'limits'>): ApiRoute[] {
  return [
    {
      method: 'GET',
      path: `/${type}`,
      run: async (call) => {
        open(call, 'read')
        return { document: { meta: { exports: await readExports(call.db, call.asked.centerId) } }, headers: { 'cache-control': 'no-store' } }
      },
    },
    {
      method: 'POST',
      path: `/${type}`,
      run: async (call) => {
        open(call, 'create')
        await proveWho(call, limits, type)
        // The only time that anybody sees it.
        return { status: 202, document: { meta: { asked: await ask(call) } }, headers: { 'cache-control': 'no-store' } }
      },
    },
    {
      method: 'GET',
      path: `/${type}/:id/file`,
      run: async (call) => {
        open(call, 'read')
        return await download(call)
      },
    },
  ]
}

/** @throws 401 for a visitor, 403 for everybody but admins, and for who acts in the name of one */
function open(call: ApiRequest, verb: 'read' | 'create'): void {
  requireSignedIn(call)
  call.refuseOtherParameters()
  requireRight(call, type, verb)
  refuseWhileImpersonating(call.asked.actor)
}

async function ask(call: ApiRequest): Promise<{ id: string; passphrase: string }> {
  const { centerId, actor } = call.asked
  const passphrase = newPassphrase()
  const sealed = encryptText(passphrase, passphrasePlace(centerId))
  const id = await call.inHeldTransaction(type, async (tx) => {
    const made = await tx
      .insertInto('center_exports')
      .values({ volunteer_center_id: centerId, user_id: actor.userId, passphrase: sealed })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!made) throw new Refused('center_export_running')
    // The row that was added waits for a removal that is about to begin, and the other way round.
    if (await hasRemovalBegun(tx, centerId)) throw new Refused('center_being_removed')
    writeAuditEvent(tx, { centerId, actor }, { action: 'center_export.asked', subjectType: type, subjectId: made.id })
    await tellAdmins(tx, { centerId, exportId: made.id }, 'center_exports.asked')
    await enqueue(tx, centerExportJob, { centerId, exportId: made.id })
    return made.id
  })
  return { id, passphrase }
}

async function hasRemovalBegun(tx: Tx, centerId: string): Promise<boolean> {
  const begun = tx
    .selectFrom('center_removals')
    .select('id')
    .where('center_id', '=', centerId)
    .where('started_at', 'is not', null)
    .where('finished_at', 'is', null)
  return (await begun.executeTakeFirst()) !== undefined
}

async function readExports(db: Database, centerId: string): Promise<CenterExport[]> {
  const rows = await db.inCenter(
    centerId,
    async (tx) =>
      await rowsOf(
        tx,
        {
          id: shown.text('e.id'),
          status: shown.code<CenterExportStatus>()('e.status'),
          who: orNull(shown.text('full_name(u.first_name, u.last_name)')),
          bytes: orNull(shown.number('e.bytes')),
          createdAt: shown.moment('e.created_at'),
          expiresAt: orNull(shown.moment('e.expires_at')),
        },
        (columns) => sql`select ${columns} from center_exports e left join users u on u.id = e.user_id
          where e.volunteer_center_id = ${centerId} and (e.expires_at is null or e.expires_at > now()) order by e.created_at desc limit 5`,
      ),
  )
  return rows.map(({ createdAt, expiresAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString(), expiresAt: expiresAt?.toISOString() ?? null }))
}

async function download(call: ApiRequest) {
  const { centerId, actor } = call.asked
  const { id } = call.request.params as { id: string }
  if (!isUuid(id)) throw new NotFound(type, id)
  const made = await call.inHeldTransaction(type, async (tx) => {
    const [row] = await rowsOf(
      tx,
      { madeAt: shown.moment('e.created_at'), slug: shown.text('c.slug') },
      (columns) => sql`select ${columns} from center_exports e join volunteer_centers c on c.id = e.volunteer_center_id
        where e.volunteer_center_id = ${centerId} and e.id = ${id} and e.status = 'ready' and e.expires_at > now()`,
    )
    if (row) writeAuditEvent(tx, { centerId, actor }, { action: 'center_export.downloaded', subjectType: type, subjectId: id })
    return row
  })
  if (!made) throw new NotFound(type, id)
  const name = `${made.slug}-${dayOf(made.madeAt)}.tar.gz.age`
  return { file: { name, type: 'application/octet-stream', body: Readable.from(partsOf(call.db, centerId, id)) }, headers: { 'cache-control': 'no-store' } }
}

async function* partsOf(db: Database, centerId: string, id: string): AsyncGenerator<Buffer> {
  for (let position = 0; ; position += 1) {
    const part = await db.inCenter(
      centerId,
      async (tx) =>
        await tx
          .selectFrom('center_export_parts')
          .select(['content', 'object_key'])
          .where('export_id', '=', id)
          .where('position', '=', position)
          .executeTakeFirst(),
    )
    if (!part) return
    yield await db.bytes.get(part)
  }
}
