import { sql } from 'kysely'
import { ownCenterAdmins } from '#kernel/access/role-sets.ts'
import { writeAuditEvent } from '#kernel/audit/server/audit-events.ts'
import type { Database, Tx } from '#kernel/db/server/database.ts'
import { newestMigration } from '#kernel/db/server/migrate.ts'
import { orNull, rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { decryptText } from '#kernel/encryption/server/encrypted-text.ts'
import { defineJob, inEveryCenter } from '#kernel/jobs/server/job.ts'
import { queueMails } from '#kernel/mail/server/outbox.ts'
import { holdersOf } from '#features/users/model/server/people-of-center.ts'
import { daysKept } from '#features/center-archives/center-export.ts'
import { type About, aboutName, archiveFormat, keyRingOf } from './archive-format.ts'
import { readCenter } from './read-center.ts'
import { writeArchive } from './write-archive.ts'

export type ExportKey = { centerId: string; exportId: string }

export const centerExportJob = defineJob<ExportKey>({ name: 'center-archives.export', seconds: 7200, retries: 2 })

export const passphrasePlace = (centerId: string) => ({ centerId, column: 'center_exports.passphrase' })

/** Makes the archive of a center, in pieces that are kept where all bytes are; the passphrase is forgotten with the last one. */
export async function runCenterExport(db: Database, { centerId, exportId }: ExportKey): Promise<void> {
  const asked = await db.inCenter(
    centerId,
    async (tx) => await tx.selectFrom('center_exports').select('passphrase').where('id', '=', exportId).where('status', '=', 'running').executeTakeFirst(),
  )
  if (!asked?.passphrase) return
  await removeParts(db, { centerId, exportId })
  const passphrase = decryptText(asked.passphrase, passphrasePlace(centerId))
  const migration = newestMigration()
  let position = 0
  const keep = async (piece: Buffer) => {
    const [columns] = await db.bytes.put(centerId, [piece])
    await db.inCenter(centerId, async (tx) => {
      await tx
        .insertInto('center_export_parts')
        .values({ volunteer_center_id: centerId, export_id: exportId, position, ...columns! })
        .execute()
    })
    position += 1
  }
  const { bytes, rows } = await db.inSnapshot(centerId, async (snapshot) => {
    const [center] = (await snapshot.ask(`select id, slug, name from volunteer_centers where id = '${centerId}'`)) as [About['center']]
    const about: About = { format: archiveFormat, migration, id: exportId, made: new Date().toISOString(), center }
    let count = 0
    const length = await writeArchive(passphrase, {
      migration,
      take: keep,
      fill: async (writer) => {
        await writer.add(aboutName, Buffer.from(JSON.stringify(about)))
        const tables = await readCenter(snapshot, { centerId, ring: keyRingOf(passphrase, exportId), bytes: db.bytes }, writer)
        count = Object.values(tables).reduce((sum, n) => sum + n, 0)
        return tables
      },
    })
    return { bytes: length, rows: count }
  })
  await db.inCenter(centerId, async (tx) => {
    await sql`update center_exports set status = 'ready', passphrase = null, bytes = ${bytes}, row_count = ${rows}, ready_at = now(),
      expires_at = now() + make_interval(days => ${daysKept}) where volunteer_center_id = ${centerId} and id = ${exportId}`.execute(tx)
    // One archive is kept: an older one of the same center is of no more use.
    await sql`update center_exports set expires_at = now() where volunteer_center_id = ${centerId} and id <> ${exportId} and status = 'ready'`.execute(tx)
    writeAuditEvent(tx, { centerId, actor: null }, { action: 'center_export.made', subjectType: 'center_exports', subjectId: exportId, to: String(rows) })
    await tellAdmins(tx, { centerId, exportId }, 'center_exports.ready')
  })
}

/** Says that there will be no archive, to whoever waits for it. */
export async function giveUpExport(db: Database, { centerId, exportId }: ExportKey): Promise<void> {
  await db.inCenter(centerId, async (tx) => await fail(tx, { centerId, exportId }))
}

async function fail(tx: Tx, { centerId, exportId }: ExportKey): Promise<void> {
  const { numAffectedRows } = await sql`update center_exports set status = 'failed', passphrase = null
    where volunteer_center_id = ${centerId} and id = ${exportId} and status = 'running'`.execute(tx)
  if (!numAffectedRows) return
  writeAuditEvent(tx, { centerId, actor: null }, { action: 'center_export.failed', subjectType: 'center_exports', subjectId: exportId })
  await tellAdmins(tx, { centerId, exportId }, 'center_exports.failed')
}

/** Whoever asked hears that it is ready or failed; when it is asked for, every other admin of the center hears that too. */
export async function tellAdmins(
  tx: Tx,
  { centerId, exportId }: ExportKey,
  kind: 'center_exports.asked' | 'center_exports.ready' | 'center_exports.failed',
): Promise<void> {
  const [row] = await rowsOf(
    tx,
    {
      userId: orNull(shown.text('e.user_id')),
      who: orNull(shown.text('full_name(u.first_name, u.last_name)')),
      email: orNull(shown.text('u.email')),
      firstName: orNull(shown.text('u.first_name')),
      locale: orNull(shown.code<'nl' | 'en'>()('u.locale')),
      centerName: shown.text('c.name'),
    },
    (columns) => sql`select ${columns} from center_exports e join volunteer_centers c on c.id = e.volunteer_center_id left join users u on u.id = e.user_id
      where e.volunteer_center_id = ${centerId} and e.id = ${exportId}`,
  )
  if (!row) return
  const { userId, who, email, firstName, locale, centerName } = row
  const asker = userId && email ? [{ id: userId, email, firstName: firstName ?? '', locale: locale ?? ('nl' as const) }] : []
  const readers = kind === 'center_exports.asked' ? (await holdersOf(tx, centerId, ownCenterAdmins)).filter(({ id }) => id !== userId) : asker
  queueMails(
    tx,
    centerId,
    readers.map((reader) => ({
      kind,
      dedupeKey: `${kind}:${exportId}`,
      userId: reader.id,
      address: reader.email,
      locale: reader.locale,
      facts: { firstName: reader.firstName, who: who ?? '', centerName, days: daysKept },
    })),
  )
}

/** Hours after which nobody makes an archive any more. */
const hoursTried = 12

/** Pieces that one statement removes. */
const atOnce = 50

async function removeParts(db: Database, { centerId, exportId }: ExportKey): Promise<void> {
  for (;;) {
    const removed = await db.inCenter(centerId, async (tx) => {
      const { numAffectedRows } = await sql`delete from center_export_parts where volunteer_center_id = ${centerId} and export_id = ${exportId}
        and position in (select position from center_export_parts where volunteer_center_id = ${centerId} and export_id = ${exportId} limit ${atOnce})`.execute(
        tx,
      )
      return Number(numAffectedRows ?? 0)
    })
    if (removed < atOnce) return
  }
}

/** Removes archives after their days, with the row that says who asked; the audit event remains. */
export async function forgetCenterExports(db: Database): Promise<void> {
  await inEveryCenter(db, async (centerId) => {
    const over = await db.inCenter(
      centerId,
      async (tx) =>
        await rowsOf(
          tx,
          { exportId: shown.text('id'), isLate: shown.flag(`status = 'running'`) },
          (columns) => sql`select ${columns} from center_exports where volunteer_center_id = ${centerId} and (expires_at < now()
            or status = 'failed' and created_at < now() - make_interval(days => ${daysKept})
            or status = 'running' and created_at < now() - make_interval(hours => ${hoursTried}))`,
        ),
    )
    for (const { exportId, isLate } of over) {
      if (isLate) await giveUpExport(db, { centerId, exportId })
      await removeParts(db, { centerId, exportId })
      if (!isLate)
        await db.inCenter(
          centerId,
          async (tx) => await sql`delete from center_exports where volunteer_center_id = ${centerId} and id = ${exportId}`.execute(tx),
        )
    }
  })
}
