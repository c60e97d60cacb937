import { jsonText } from '#kernel/db/server/json-text.ts'
import { sql } from 'kysely'
import { hasRole } from '#kernel/access/actor.ts'
import type { Tx } from '#kernel/db/server/database.ts'
import { Forbidden, Invalid, NotFound, Refused } from '#kernel/http/errors.ts'
import { type Locale, say } from '#kernel/i18n/messages.ts'
import { enqueue } from '#kernel/jobs/server/job.ts'
import type { Checked, CreateOf, UpdateOf } from '#kernel/jsonapi/input.ts'
import type { Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { refuseWhileImpersonating } from '#features/users/model/server/impersonation.ts'
import { missingColumns } from '#features/imports/columns/columns.ts'
import { isArchiveComplete } from '#features/imports/pictures/server/archive-parts.ts'
import type { ImportQuestions, importList } from '#features/imports/model/import.ts'
import { messages } from '#features/imports/model/messages.ts'
import { hoursToUndo, type ImportKind, type ImportStatus } from '#features/imports/model/states.ts'
import { namedEntries } from '#features/imports/kind/server/known-entries.ts'
import { kinds } from '#features/imports/kinds/kinds.ts'
import { rememberColumns } from '#features/imports/kinds/server/remembered-columns.ts'
import { serverKinds } from '#features/imports/kinds/server/server-kinds.ts'
import { transactionOf } from '#features/imports/kinds/server/transaction-of.ts'
import { applyJob, readJob, undoJob } from '#features/imports/model/server/import-jobs.ts'

// The verbs of an import (contract §3.3); long work is left to jobs.

type Fields = (typeof importList)['attributes']
type Held = { status: ImportStatus; kind: ImportKind; headers: string[]; mapping: Record<string, number>; questions: ImportQuestions }

/** POST /imports: starts an import; its file follows in parts. */
export const createImport: Verb<Checked<CreateOf<typeof importList>, Fields>> = async ({ tx, centerId, actor, input }) => {
  if (!hasRole(actor, kinds[input.kind].by)) throw new Forbidden()
  const { id } = await tx
    .insertInto('imports')
    .values({ volunteer_center_id: centerId, user_id: actor.userId, kind: input.kind, file_name: input.fileName } as never)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** PUT /imports/{id}/read: the file is complete. */
export const readImport: Verb = async ({ tx, id, centerId }) => {
  const { status } = await held(tx, id)
  if (status === 'reading') return id
  if (status !== 'waiting') throw refusal(status)
  const { rows } = await sql<{
    complete: boolean
  }>`select count(*) > 0 and count(*) = max(position) + 1 as complete from import_parts where import_id = ${id}`.execute(tx)
  if (!rows[0]?.complete || !(await isArchiveComplete(tx, id))) throw new Refused('file_incomplete')
  await sql`update imports set status = 'reading', progress = 0 where id = ${id}`.execute(tx)
  await enqueue(tx, readJob, { centerId, importId: id })
  return id
}

/** PATCH /imports/{id}: what was asked of the file, the mapping of columns, and whether new accounts are invited. */
export const updateImport: Verb<Checked<UpdateOf<typeof importList>, Fields>> = async ({ tx, id, input, centerId, locale }) => {
  const { kind, mapping, fileName, invite, encoding, headRow } = input
  const fixed = kind !== undefined ? 'kind' : fileName !== undefined ? 'fileName' : null
  if (fixed) throw new Forbidden('forbidden_attribute', { attribute: fixed })
  const now = await held(tx, id)
  if (now.status !== 'ready' && now.status !== 'unmapped') throw refusal(now.status)
  if (invite !== undefined) await sql`update imports set invite = ${invite} where id = ${id}`.execute(tx)
  if (encoding !== undefined || headRow !== undefined) {
    checkAnswers(now, { encoding, headRow }, locale)
    await sql`update imports set encoding = coalesce(${encoding ?? null}, encoding), head_row = coalesce(${headRow ?? null}::integer, head_row), questions = '{}', status = 'reading', progress = 0
      where id = ${id}`.execute(tx)
    await enqueue(tx, readJob, { centerId, importId: id })
    return id
  }
  if (mapping === undefined) return id
  const chosen = mappingIn(mapping, now)
  if (!chosen) throw new Invalid([{ code: 'invalid', attribute: 'mapping', detail: say(locale, messages.invalidMapping) }])
  const missing = missingColumns(kinds[now.kind].needed, chosen)
  if (missing.length > 0) {
    const fields = missing.map((name) => say(locale, kinds[now.kind].columns[name]!.label)).join(', ')
    throw new Invalid([{ code: 'blank', attribute: 'mapping', detail: say(locale, messages.missingColumns, { fields }) }])
  }
  await rememberColumns(tx, centerId, { ...now, mapping: chosen })
  await sql`update imports set mapping = ${jsonText(chosen)}, status = 'reading', problem = null, progress = 50 where id = ${id}`.execute(tx)
  await enqueue(tx, readJob, { centerId, importId: id })
  return id
}

/** DELETE /imports/{id}: deletes an import that was not applied. An applied import stays, with what it added. */
export const removeImport: Verb = async ({ tx, id }) => {
  const { status } = await held(tx, id)
  if (status === 'applying' || status === 'undoing' || status === 'done' || status === 'undone') throw refusal(status)
  await tx.deleteFrom('imports').where('id', '=', id).execute()
  return id
}

/** PUT /imports/{id}/apply: starts applying it. Calling it again has no effect. */
export const applyImportVerb: Verb = async ({ tx, id, centerId, actor, locale }) => {
  refuseWhileImpersonating(actor)
  const { status } = await held(tx, id)
  if (status === 'applying' || status === 'done') return id
  if (status !== 'ready') throw refusal(status)
  const { rows } = await sql`select from import_rows where import_id = ${id} and outcome <> 'bad' and choice <> 'skip' limit 1`.execute(tx)
  if (rows.length === 0) throw new Refused('nothing_to_import')
  await sql`update imports set status = 'applying', progress = 0, problem = null where id = ${id}`.execute(tx)
  await enqueue(tx, applyJob, { centerId, importId: id, actorId: actor.userId!, locale })
  return id
}

/** PUT /imports/{id}/undo: undoes the whole import, within a day and as long as nobody has changed anything it made. */
export const undoImportVerb: Verb = async ({ tx, id, centerId, actor, locale, db }) => {
  refuseWhileImpersonating(actor)
  const { status, kind } = await held(tx, id)
  if (status === 'undoing' || status === 'undone') return id
  if (status !== 'done') throw refusal(status)
  const { rows } = await sql`select from imports where id = ${id} and applied_at > now() - make_interval(hours => ${hoursToUndo})`.execute(tx)
  if (rows.length === 0) throw new Refused('import_too_old')
  const count = await transactionOf(db, { centerId, importId: id }, kind, async (own) => await serverKinds[kind].undo.countActedUpon(own, id))
  if (count > 0) throw new Refused('import_acted_upon', { meta: { count } })
  await sql`update imports set status = 'undoing', progress = 0, problem = null where id = ${id}`.execute(tx)
  await enqueue(tx, undoJob, { centerId, importId: id, actorId: actor.userId!, locale })
  return id
}

/** The import, locked until the transaction ends. */
async function held(tx: Tx, id: string): Promise<Held> {
  const found = await tx.selectFrom('imports').select(['status', 'kind', 'headers', 'mapping', 'questions']).where('id', '=', id).forUpdate().executeTakeFirst()
  if (!found) throw new NotFound('imports', id)
  return found
}

type Answers = { encoding?: string | null | undefined; headRow?: number | null | undefined }

/** Every question needs one of its answers, and nothing else can be answered. @throws {Invalid} */
function checkAnswers({ questions }: Held, { encoding, headRow }: Answers, locale: Locale): void {
  const isRight = {
    encoding: questions.encoding ? questions.encoding.some((one) => one.encoding === encoding) : encoding === undefined,
    headRow: questions.headRow ? questions.headRow.some(({ row }) => row === headRow) : headRow === undefined,
  }
  const wrong = (['encoding', 'headRow'] as const).filter((name) => !isRight[name])
  if (wrong.length > 0) throw new Invalid(wrong.map((attribute) => ({ code: 'inclusion', attribute, detail: say(locale, messages.noAnswer) })))
}

const refusal = (status: ImportStatus) => new Refused('invalid_transition', { meta: { from: status } })

/** The mapping when its fields are known and each has its own existing column; null for anything else. */
function mappingIn(given: unknown, { kind, headers }: Held): Record<string, number> | null {
  const entries = namedEntries(given)
  const right = entries?.every(
    ([name, at]) => Object.hasOwn(kinds[kind].columns, name) && Number.isInteger(at) && Number(at) >= 0 && Number(at) < headers.length,
  )
  return entries && right && new Set(entries.map(([, at]) => at)).size === entries.length ? (Object.fromEntries(entries) as Record<string, number>) : null
}
