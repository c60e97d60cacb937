import { sql } from 'kysely'
import type { Tx } from '#kernel/db/server/database.ts'
import type { Field } from '#kernel/fields/field.ts'
import { BadRequest, Forbidden, HttpError, type Issue, pointerOf } from '#kernel/http/errors.ts'
import { changeable } from '#kernel/jsonapi/resource.ts'
import { operationOf } from '#kernel/undo/server/undoable.ts'
import type { ApiRequest } from '#kernel/jsonapi/request/server/api-request.ts'
import type { Answer } from '#kernel/jsonapi/request/server/api-route.ts'
import { type Written, checkInput, readDocument } from './body.ts'
import { type CompleteInput, readRowForChange, requireSignedIn, withinTransaction } from './write.ts'
import { Idempotency } from './idempotency.ts'
import type { ResourceApi } from '#kernel/jsonapi/registry/server/registry.ts'
import { isUuid } from '#kernel/fields/uuid.ts'
import type { Call } from '#kernel/jsonapi/registry/server/verbs.ts'

type One = { id: string; at: number; written: Written }
type Refusal = { id: string; at: number; error: HttpError }
/** The verb for each row of the list, when it is not a change of attributes. */
export type ManyOf<F extends Record<string, Field>> = {
  ability: string
  fields: F
  /** The code for a row on which the caller may not do what they may on others; by default `forbidden`. */
  notAllowed?: string
  /** It cannot be undone, so its mails go at once, and the preview counts every row that is not refused. */
  isFinal?: true
  /** It writes rows of the center for rows of the platform, which it neither changes nor locks, in a transaction of the center. */
  inCenter?: true
  /** `isPreview`: the transaction will be rolled back, so nothing may be done that a rollback cannot undo. */
  run: (call: Call<CompleteInput<F>> & { isPreview: boolean }) => Promise<unknown>
}
/** `isChange`: its fields are the row's own and are checked together with the stored values. */
type Many = {
  ability: string
  fields: Record<string, Field>
  run: (call: never) => Promise<unknown>
  isChange?: true
  isFinal?: true
  inCenter?: true
  notAllowed?: string
}

type Preview = { preview: true; changes: { id: string; from: string; to: string }[]; mails: number; refused: { id: string; code: string; detail: string }[] }

/**
 * PATCH /type with a list of changes, each as for one row: all of them are made or none (contract §3.3). With `preview=true`
 * none is made: the answer says which transitions would follow, how many mails would be sent, and which rows would be refused and why.
 * @throws with every fault of every row at once, its pointer beginning with the place in the list
 */
export async function changeMany(call: ApiRequest, api: ResourceApi, key: Idempotency | null): Promise<Answer> {
  const { resource, update, updateMany = 'update' } = api
  return await doToMany(call, api, { ability: updateMany, fields: changeable(resource.attributes), run: update!, isChange: true }, key)
}

/** The same for another verb than a change of attributes, as a route of its own: PATCH /type/name. */
export async function actOnMany<const F extends Record<string, Field>>(call: ApiRequest, api: ResourceApi, many: ManyOf<F>): Promise<Answer> {
  return await doToMany(call, api, many, Idempotency.of(call))
}

async function doToMany(call: ApiRequest, api: ResourceApi, many: Many, key: Idempotency | null): Promise<Answer> {
  const { type } = api.resource
  requireSignedIn(call)
  const preview = call.parameter('preview') ?? 'false'
  // A caller who meant to preview but misspelled the value must not change anything.
  if (preview !== 'true' && preview !== 'false') throw new BadRequest('unknown_parameter', { parameter: 'preview' })
  const isPreview = preview === 'true'
  const query = call.query(
    type,
    'list',
    call.parameters().filter(({ path }) => path.length > 1 || path[0] !== 'preview'),
  )
  const asked = readList(call, api)
  const isAbleElsewhere = many.notAllowed !== undefined && call.registry.scopeNames(call.roles, type, many.ability).length > 0
  const named = (error: HttpError) => (isAbleElsewhere && error.code === 'forbidden' ? new Forbidden(many.notAllowed) : error)
  const work = async (tx: Tx): Promise<Answer> => {
    const kept = isPreview ? null : await key?.claim(tx)
    if (kept) return { status: kept.status, document: kept.body === null ? {} : JSON.parse(kept.body), headers: { 'idempotency-replayed': 'true' } }
    const refused: Refusal[] = []
    // In one order everywhere, so that two lists that share rows wait for each other instead of causing a deadlock.
    for (const one of asked.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
      await doToOne(call, api, tx, { ...many, ...one, isPreview }).catch((error) => refused.push({ id: one.id, at: one.at, error: named(expected(error)) }))
    if (isPreview) {
      const kept = many.isFinal ? asked.filter(({ id }) => !refused.some((one) => one.id === id)) : null
      throw new Previewed(await previewOf(call, tx, { refused, kept }))
    }
    if (refused.length > 0) throw together(refused)
    key?.keep(tx, { status: 200, location: null })
    const undo = operationOf(tx)
    return { document: { meta: { changed: asked.length, ...(undo && { undo }) } } }
  }
  try {
    const answer = await call.inHeldTransaction(many.inCenter ? 'center' : type, work)
    if (answer.headers) return answer
    const ids = asked.map(({ id }) => id)
    const page = { style: 'number', size: ids.length, offset: 0 } as const
    const list = await call.list(type, ({ alias, statement }) => ({ where: `${alias}.id = any(${statement.param(ids)}::uuid[])` }), { ...query, page })
    const document = { ...list, links: {}, meta: { ...list.meta, ...answer.document?.meta } }
    await key?.remember(document)
    return { document }
  } catch (error) {
    if (error instanceof Previewed) return { document: { meta: error.preview } }
    throw error
  }
}

async function doToOne(call: ApiRequest, api: ResourceApi, tx: Tx, { id, written, isPreview, ...many }: One & Many & { isPreview: boolean }) {
  const { resource } = api
  const { ability, fields, run, isChange = false, inCenter = false } = many
  const current = await readRowForChange(call, tx, api, { id, ability, hold: !inCenter, fields: isChange ? fields : {} })
  const { input, related } = checkInput(written, { fields, resource, locale: call.asked.locale, isWhole: !isChange, current })
  const db = resource.belongsTo === 'platform' && !inCenter ? withinTransaction(call.db, tx) : call.db
  await run({ ...call.asked, db, tx, id, prepared: undefined, input, related, isPreview } as never)
}

/** @throws 400 for anything but a list of different rows, from 1 to the resource's maximum */
function readList(call: ApiRequest, { resource }: ResourceApi): One[] {
  const { bulk = 0 } = resource
  const strict = call.json?.strict ?? false
  const list = (call.json?.body as { data?: unknown } | null | undefined)?.data
  if (!Array.isArray(list) || list.length === 0 || list.length > bulk) throw new BadRequest('invalid_document', { pointer: '/data', meta: { max: bulk } })
  const seen = new Set<string>()
  return list.map((data: unknown, at) => {
    const id = (data as { id?: unknown } | null)?.id
    if (typeof id !== 'string' || !isUuid(id) || seen.has(id)) throw new BadRequest('invalid_document', { pointer: `/data/${at}/id` })
    seen.add(id)
    return { id, at, written: readDocument({ strict, body: { data } }, resource, { id }) }
  })
}

/** Only deliberate refusals are collected; a defect ends the whole call at once. */
function expected(error: unknown): HttpError {
  if (error instanceof HttpError && error.status < 500) return error
  throw error
}

function together(refused: readonly Refusal[]): HttpError {
  const inOrder = refused.toSorted((a, b) => a.at - b.at)
  const issues = inOrder.flatMap(({ at, id, error }) =>
    error.issues.map((issue): Issue => ({ ...issue, pointer: `/data/${at}${pointerOf(issue)?.slice('/data'.length) ?? ''}`, meta: { ...issue.meta, id } })),
  )
  return new HttpError(inOrder[0]!.error.status, issues)
}

class Previewed extends Error {
  readonly preview: Preview
  constructor(preview: Preview) {
    super('Nothing of this is kept.')
    this.preview = preview
  }
}

/** `kept`: the rows of a change that records no steps, because it cannot be undone. */
type Outcome = { refused: readonly Refusal[]; kept: readonly One[] | null }

async function previewOf(call: ApiRequest, tx: Tx, { refused, kept }: Outcome): Promise<Preview> {
  const reasons = refused.map(({ id, error }) => ({ id, code: error.code, detail: call.reasonOf(error) }))
  if (kept) {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from outbox where xmin = pg_current_xact_id()::xid`.execute(tx)
    return { preview: true, changes: kept.map(({ id }) => ({ id, from: '', to: '' })), mails: rows[0]!.n, refused: reasons }
  }
  const operation = operationOf(tx)?.id ?? null
  const changes = await tx
    .selectFrom('undoable_steps')
    .select(['subject_id as id', 'from_state as from', 'to_state as to'])
    .where('operation_id', '=', operation)
    .orderBy('subject_id')
    .execute()
  const { rows: mails } = await sql<{ n: number }>`select count(*)::int as n from outbox where operation_id = ${operation}`.execute(tx)
  return { preview: true, changes, mails: mails[0]!.n, refused: reasons }
}
