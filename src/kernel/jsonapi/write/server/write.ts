import { CompiledQuery } from 'kysely'
import type { Database, Tx } from '#kernel/db/server/database.ts'
import type { Field } from '#kernel/fields/field.ts'
import { isUuid } from '#kernel/fields/uuid.ts'
import { Forbidden, HttpError, NotFound, Unauthenticated } from '#kernel/http/errors.ts'
import type { Document, ResourceObject } from '#kernel/jsonapi/document.ts'
import type { Checked, InputOf } from '#kernel/jsonapi/input.ts'
import { snakeCase } from '#kernel/jsonapi/names.ts'
import { decoderOf } from '#kernel/jsonapi/read/server/node.ts'
import { apiPath } from '#kernel/jsonapi/read/server/present.ts'
import type { Query } from '#kernel/jsonapi/read/server/query.ts'
import { Selection } from '#kernel/jsonapi/read/server/selection.ts'
import type { ResourceApi } from '#kernel/jsonapi/registry/server/registry.ts'
import { Statement } from '#kernel/jsonapi/registry/server/statement.ts'
import type { AnyVerb, Prepare, Verb, VerbResult } from '#kernel/jsonapi/registry/server/verbs.ts'
import type { ApiRequest } from '#kernel/jsonapi/request/server/api-request.ts'
import { type Operation, operationOf } from '#kernel/undo/server/undoable.ts'
import { type Current, type Input, type Written, checkInput, isWritable, readDocument } from './body.ts'
import type { Idempotency, Kept } from './idempotency.ts'

type Row = { version: number | null; allowed: boolean; own: boolean } & Record<`c${number}`, string | null>
type Wish = {
  id: string
  ability: string
  /** Locks the row until the transaction ends. */
  hold: boolean
  /** The fields whose values are read: those that may be written. */
  fields: Record<string, Field>
}

/**
 * Reads the row that a verb will change, with the caller's rights.
 * @throws 404 for a row that the caller may not see, 403 for a verb that they may not use, 412 for another version than
 * If-Match names
 */
export async function readRowForChange(call: ApiRequest, tx: Tx, api: ResourceApi, { id, ability, hold, fields }: Wish): Promise<Current> {
  const selection = new Selection(call.registry, api, new Statement(), { actor: call.request.actor, centerId: call.asked.centerId })
  const { alias, statement } = selection
  const { type, table, versioned, belongsTo, attributes } = api.resource
  const shown = Object.entries(attributes).filter(([name, field]) => isWritable(fields, name) && !field.writeOnly && mayShow(field, selection))
  const columns = [
    `${versioned ? `${alias}.lock_version` : 'null::int'} as version`,
    `${selection.allowed(ability)} as allowed`,
    `${selection.own ?? 'false'} as own`,
    ...shown.map(([name, field], at) => `${asText(selection.columnOf(name), field)} as c${at}`),
  ]
  // Many tables refer to users; with `no key update` their inserts need not wait for a change of a name.
  const lock = hold ? `for ${belongsTo === 'platform' ? 'no key update' : 'update'} of ${alias}` : ''
  const text = `select ${columns.join(', ')} from ${table} ${alias} where ${alias}.id = ${statement.param(id)} and ${selection.visible('read')} ${lock}`
  const { rows } = await tx.executeQuery<Row>(CompiledQuery.raw(text, statement.values))
  const row = rows[0]
  if (!row) throw new NotFound(type, id)
  if (!row.allowed) throw new Forbidden()
  refuseOtherVersion(call, row.version)
  return new Map(
    shown.flatMap(([name, field], at) => {
      if (!selection.seen(field.seenBy) && !row.own) return []
      const value = row[`c${at}`]
      return [[name, value === null || value === undefined ? null : decoderOf(field)(value)] as const]
    }),
  )
}

/**
 * `If-Match: "v3"`, a list of them, or `*` (contract §5). `version`: null when rows have no version, undefined when there is no
 * row yet.
 */
export function refuseOtherVersion(call: ApiRequest, version: number | null | undefined): void {
  call.requireCounted('version')
  const header = call.request.headers['if-match']
  if (!header || version === null || header.trim() === '*') return
  if (version !== undefined && header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === `"v${version}"`)) return
  throw new HttpError(412, [{ code: 'version_mismatch', meta: { currentVersion: version ?? null } }])
}

const mayShow = (field: Field, selection: Selection) => selection.seen(field.seenBy) || selection.own !== null

/** As text in the format of `Database.read`, so that one decoder serves both. */
function asText(sql: string, { kind }: Field): string {
  if (kind === 'boolean') return `case when ${sql} then 't' when not ${sql} then 'f' end`
  return kind === 'lines' ? `to_json(${sql})::text` : `(${sql})::text`
}

type Fields = Record<string, Field>

/** A write as a route asks for it: the resource, the fields that may be sent, and the verb. */
export type Mutation = {
  api: ResourceApi
  verb: AnyVerb
  fields: Fields
  prepare?: Prepare<never>
  /** Relations included for a caller who asks for none. */
  include?: readonly string[] | undefined
  /** Its fields may be in the query too. */
  inQuery?: boolean | undefined
  /** The address means one row without naming its id, so a body need not name it. */
  isImplied?: boolean
}

/** The same for a route that writes its own verb: the type of its input follows from the fields, that of `prepared` from `prepare`. */
export type MutationOf<F extends Fields, Input, Prepared> = Omit<Mutation, 'fields' | 'prepare' | 'verb'> & {
  fields: F
  prepare?: Prepare<Input, Prepared>
  verb: Verb<Input, Prepared>
}
/** The input with every required field. */
export type CompleteInput<F extends Fields> = Checked<InputOf<F>, F>

/** The row of a write, the right that it needs, and its kind. */
export type Target = { id: string; ability: string; kind: 'action' | 'update' | 'removal' }

/** The row after the write: without data when the caller can no longer see it, null after a removal. */
export type Result = { id: string; status: number; document: Promise<Document | null> } | { kept: Kept }

/** Runs a create: checks the body, then runs the verb in one transaction. */
export async function create(call: ApiRequest, mutation: Mutation, key: Idempotency | null): Promise<Result> {
  const { api, fields } = mutation
  const { type } = api.resource
  if (!api.openCreate) requireRight(call, type, 'create')
  refuseOtherVersion(call, undefined)
  const query = call.query(type, 'one')
  const judged = checkInput(readDocument(call.json, api.resource, null), { fields, resource: api.resource, locale: call.asked.locale, isWhole: true })
  return await run(call, mutation, key, { id: '', query, judge: async () => judged })
}

/** Runs a verb on one row: before anything changes, the row is locked, visible, allowed and of the expected version. */
export async function change(call: ApiRequest, { id, ability, kind }: Target, mutation: Mutation, key: Idempotency | null): Promise<Result> {
  const { api, fields, include } = mutation
  const { type } = api.resource
  if (!isUuid(id)) throw new NotFound(type, id)
  requireSignedIn(call)
  const query = kind === 'removal' ? null : queryOf(call, mutation)
  if (!query) call.refuseOtherParameters()
  const written = readInput(call, id, kind, mutation)
  const judge = async (tx: Tx, hold: boolean) => {
    const current = await readRowForChange(call, tx, api, { id, ability, hold, fields: kind === 'update' ? fields : {} })
    return checkInput(written, { fields, resource: api.resource, locale: call.asked.locale, isWhole: kind === 'action', current })
  }
  return await run(call, mutation, key, { id, query: query && { ...query, include: query.include ?? defaultOf(include) }, judge })
}

type RowWrite = { id: string; query: Query | null; /** Checks the body against the current row. */ judge: (tx: Tx, hold: boolean) => Promise<Input> }

/**
 * The order of every write: the answer to a repeat, slow work, then in one transaction the idempotency key, the row, the verb
 * and the answer.
 */
async function run(call: ApiRequest, mutation: Mutation, key: Idempotency | null, deed: RowWrite): Promise<Result> {
  const { api, prepare } = mutation
  const { id } = deed
  const { type } = api.resource
  const withPeople = id === '' && api.createsPeople === true
  const onPlatform = withPeople || api.resource.belongsTo === 'platform'
  let prepared: unknown
  if (prepare) {
    const kept = await key?.find()
    if (kept) return { kept }
    const judged = await call.inTransaction(type, async (tx) => await deed.judge(tx, false), withPeople)
    prepared = await prepare({ ...call.asked, db: call.db, id, ...checkedOf(judged) })
  }
  const result = await call.inHeldTransaction(
    type,
    async (tx): Promise<{ kept: Kept } | { done: Finished; document: Promise<Document | null> | null }> => {
      const kept = await key?.claim(tx)
      if (kept) return { kept }
      const judged = await deed.judge(tx, true)
      const db = onPlatform ? withinTransaction(call.db, tx) : call.db
      const answer = await mutation.verb({ ...call.asked, db, tx, id, prepared: prepared as never, ...checkedOf(judged) })
      const done = finished(answer, judged, deed, operationOf(tx))
      key?.keep(tx, { status: done.status, location: id === '' ? `${apiPath}/${type}/${done.id}` : null })
      // A transaction on the platform cannot read related rows of a center, so the row is read after the commit.
      return { done, document: onPlatform ? null : answerOf(call, type, done, deed, tx) }
    },
    withPeople,
  )
  if ('kept' in result) return result
  const { done, document } = result
  return { id: done.id, status: done.status, document: document ?? answerOf(call, type, done, deed) }
}

/** The checked input has the type that the verb takes, because both follow from the same fields (`ApiOf`, `MutationOf`). */
const checkedOf = ({ input, related }: Input) => ({ input: input as never, related })

/** Makes a verb's own platform transaction part of this one. */
export const withinTransaction = (db: Database, tx: Tx): Database => ({ ...db, onPlatform: async (work) => await work(tx) })

type Finished = VerbResult & { status: number; meta: Record<string, unknown> }

function finished(answer: Awaited<ReturnType<AnyVerb>>, { ignored }: Input, { id, query }: RowWrite, undo: Operation | undefined): Finished {
  const done: VerbResult = typeof answer === 'string' ? { id: answer } : answer
  const usual = query === null ? 204 : id === '' ? 201 : 200
  return { ...done, status: done.status ?? usual, meta: { ...done.meta, ...(undo && { undo }), ...(ignored.length > 0 && { ignoredAttributes: ignored }) } }
}

/** `within`: read together with the commit, so it is ready when the change is stored. */
function answerOf(call: ApiRequest, type: string, { id, meta, bare, reader, known }: Finished, { query }: RowWrite, within?: Tx): Promise<Document | null> {
  if (!query) return Promise.resolve(null)
  if (bare) return Promise.resolve({ meta })
  const seen = call.one(type, id, query, meta, { ...(within && { within }), ...(reader && { reader }) })
  const document = ifVisible(seen, meta, known && { type, id, attributes: known, includes: query.include !== undefined })
  document.catch(() => {}) // whoever awaits it, after the commit, gets the error
  return reader ? document.then(withoutLinks) : document
}

type Unseen = { type: string; id: string; attributes: Record<string, unknown>; includes: boolean }

/** After a change that made the row invisible to the caller, the answer has only meta, or what the caller knows of the row. */
export async function ifVisible(document: Promise<Document>, meta: Record<string, unknown>, unseen?: Unseen): Promise<Document> {
  return await document.catch((error) => {
    if (!(error instanceof NotFound)) throw error
    if (!unseen) return { meta }
    const { type, id, attributes, includes } = unseen
    return { data: { type, id, attributes, meta: { permissions: [] } }, ...(includes && { included: [] }), meta }
  })
}

/** An answer with somebody else's rights has no links, because the caller could not follow them. */
function withoutLinks(document: Document): Document {
  for (const object of [document.data ?? [], document.included ?? []].flat() as ResourceObject[]) {
    delete object.links
    for (const relationship of Object.values(object.relationships ?? {})) delete relationship.links
  }
  return document
}

/** A body of DELETE is ignored (contract §2.2), unless the verb declares fields. */
function readInput(call: ApiRequest, id: string, kind: Target['kind'], { api, fields, inQuery, isImplied }: Mutation): Written {
  const isUnread = kind === 'removal' && Object.keys(fields).length === 0
  const written = readDocument(isUnread ? null : call.json, api.resource, { id, isImplied })
  if (inQuery)
    for (const name of Object.keys(fields)) {
      const value = call.parameter(snakeCase(name))
      if (value !== undefined && !written.attributes.has(name)) written.attributes.set(name, { value, sent: name })
    }
  return written
}

function queryOf(call: ApiRequest, { api, fields, inQuery }: Mutation): Query {
  const own = inQuery ? Object.keys(fields).map(snakeCase) : []
  return call.query(
    api.resource.type,
    'one',
    call.parameters().filter(({ path }) => path.length > 1 || !own.includes(snakeCase(path[0]!))),
  )
}

const defaultOf = (include: readonly string[] | undefined) => include?.map((path) => path.split('.')) ?? null

export function requireSignedIn({ request }: ApiRequest): void {
  if (!request.actor.userId) throw new Unauthenticated()
}

/** @throws 401 for a visitor, 403 for a caller whose roles never allow it */
export function requireRight(call: ApiRequest, type: string, verb: string): void {
  if (call.registry.scopeNames(call.roles, type, verb).length > 0) return
  requireSignedIn(call)
  throw new Forbidden()
}
