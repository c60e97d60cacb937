import { sql } from 'kysely'
import { askedInFilters } from '#features/analytics/server/asked-by.ts'
import { reportPdf } from '#features/analytics/server/report-pdf.ts'
import { reportHeads, reportLines } from '#features/analytics/server/report-lines.ts'
import { exportColumns } from '#features/exports/columns.ts'
import { type ExportFilters, type ExportedListName, minutesKept, personalResources } from '#features/exports/export.ts'
import { mayExport } from '#features/exports/may-export.ts'
import { actorOf, contextOf } from '#features/imports/model/server/import-run.ts'
import { holdersOf } from '#features/users/model/server/people-of-center.ts'
import type { RequestContext } from '#features/users/model/server/write-account-audit-event.ts'
import type { Actor } from '#kernel/access/actor.ts'
import { ownCenterAdmins } from '#kernel/access/role-sets.ts'
import { writeAuditEvent } from '#kernel/audit/server/audit-events.ts'
import { byteOrderMark, csvLine, csvText, delimiterFor } from '#kernel/csv/write-csv.ts'
import type { Database } from '#kernel/db/server/database.ts'
import { say } from '#kernel/i18n/messages.ts'
import { defineJob, inEveryCenter } from '#kernel/jobs/server/job.ts'
import { type Worker, schedule } from '#kernel/jobs/server/workers.ts'
import { queueMails } from '#kernel/mail/server/outbox.ts'
import { readListOf } from './read-list-of.ts'

type ExportKey = { centerId: string; exportId: string }

/** Rows read at once. */
const batch = 200
/** The maximum of rows: spreadsheets take about a million. */
const most = 1_000_000

/**
 * Writes the file of an export, with the rights that its person has at that moment; then writes the audit event, and notifies the center
 * admins of data of people.
 */
async function runExport(db: Database, { centerId, exportId }: ExportKey): Promise<void> {
  const asked = await db.inCenter(centerId, async (tx) => {
    await sql`delete from export_parts where export_id = ${exportId}`.execute(tx)
    return await tx
      .selectFrom('exports')
      .select(['status', 'resource', 'filters', 'sort', 'format', 'locale', 'user_id'])
      .where('id', '=', exportId)
      .executeTakeFirst()
  })
  if (asked?.status !== 'running' || !asked.user_id) return
  const { resource, filters, sort, format, locale, user_id: userId } = asked
  const actor = await actorOf(db, centerId, userId)
  if (!mayExport(actor, resource)) return await fail(db, { centerId, exportId })
  const context = await contextOf(db, { centerId, locale })
  const rows =
    resource === 'analytics'
      ? await writeReport(db, context, { exportId, filters, actor, isPaper: format === 'pdf' })
      : await writeFile(db, context, { exportId, resource, filters, sort, actor })
  await db.inCenter(centerId, async (tx) => {
    await sql`update exports set status = 'done', row_count = ${rows}, expires_at = now() + make_interval(mins => ${minutesKept}) where id = ${exportId}`.execute(
      tx,
    )
    writeAuditEvent(tx, { centerId, actor }, { action: `${resource}.exported`, subjectType: 'exports', subjectId: exportId, to: String(rows) })
    if (!(personalResources as readonly string[]).includes(resource)) return
    const admins = await holdersOf(tx, centerId, ownCenterAdmins)
    queueMails(
      tx,
      centerId,
      admins.map(({ id, email, firstName, locale: language }) => ({
        kind: 'exports.made',
        dedupeKey: `exports.made:${exportId}`,
        userId: id,
        address: email,
        locale: language,
        facts: { firstName, who: actor.name, resource, n: rows, centerName: context.center.name },
      })),
    )
  })
}

type File = { exportId: string; resource: ExportedListName; filters: ExportFilters; sort: string | null; actor: Actor }

async function writeFile(db: Database, context: RequestContext, { exportId, resource, filters, sort, actor }: File): Promise<number> {
  const { center, locale, now } = context
  const { include, columns } = exportColumns[resource]
  const delimiter = delimiterFor(locale)
  const asked = { centerId: center.id, centerName: center.name, tenantKey: '', siteFlags: {}, origin: '', actor, locale, requestId: exportId, address: '', now }
  let lines =
    byteOrderMark +
    csvLine(
      columns.map(({ label }) => say(locale, label)),
      delimiter,
    )
  for (let offset = 0; ; offset += batch) {
    const { things } = await readListOf(db, asked, { resource, filters, sort, include, actor }, { size: batch, offset })
    lines += things
      .map((thing) =>
        csvLine(
          columns.map(({ cell }) => cell(thing, locale)),
          delimiter,
        ),
      )
      .join('')
    await db.inCenter(center.id, async (tx) => {
      await sql`insert into export_parts (volunteer_center_id, export_id, position, lines) values (${center.id}, ${exportId}, ${offset / batch}, ${lines})`.execute(
        tx,
      )
    })
    lines = ''
    if (things.length < batch || offset + batch >= most) return offset + things.length
  }
}

/** The report of a period: some thousand lines at most, so in one part. */
async function writeReport(
  db: Database,
  { center, locale, now }: RequestContext,
  { exportId, filters, actor, isPaper }: Pick<File, 'exportId' | 'filters' | 'actor'> & { isPaper: boolean },
): Promise<number> {
  const asked = askedInFilters(filters, actor)
  const keep = async (lines: string) =>
    await db.inCenter(center.id, async (tx) => {
      await sql`insert into export_parts (volunteer_center_id, export_id, position, lines) values (${center.id}, ${exportId}, 0, ${lines})`.execute(tx)
    })
  if (isPaper) {
    const { pdf, lines } = await reportPdf(db, center.id, asked, locale, now)
    await keep(pdf.toString('base64'))
    return lines
  }
  const rows = await reportLines(db, center.id, asked, locale)
  await keep(csvText(reportHeads(locale), rows, locale))
  return rows.length
}

async function fail(db: Database, { centerId, exportId }: ExportKey): Promise<void> {
  await db.inCenter(centerId, async (tx) => {
    await sql`update exports set status = 'failed' where id = ${exportId}`.execute(tx)
  })
}

export const exportJob = defineJob<ExportKey>({ name: 'exports.run', seconds: 300, retries: 3 })

export const exportJobs: readonly Worker[] = [
  { job: exportJob, cron: null, run: async (db, _jobId, payload: ExportKey) => await runExport(db, payload) },
  schedule('exports.forget', '*/10 * * * *', forgetFiles),
]

/** Minutes after which no job tries to make a file any more. */
const minutesTried = 30

/**
 * Deletes expired files, marks those that never succeeded as failed, so that nobody waits for them, and deletes the request itself after a
 * day; the audit event remains.
 */
export async function forgetFiles(db: Database): Promise<void> {
  await inEveryCenter(db, async (id) => {
    await db.inCenter(id, async (tx) => {
      await sql`delete from export_parts where volunteer_center_id = ${id}
        and export_id in (select id from exports where volunteer_center_id = ${id} and expires_at < now())`.execute(tx)
      await sql`update exports set status = 'failed' where volunteer_center_id = ${id} and status = 'running'
        and created_at < now() - make_interval(mins => ${minutesTried})`.execute(tx)
      await sql`delete from exports where volunteer_center_id = ${id} and created_at < now() - interval '1 day'`.execute(tx)
    })
  })
}
