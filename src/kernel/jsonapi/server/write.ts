import { CompiledQuery } from 'kysely'
import type { Tx } from '#kernel/db/server/database.ts'
import { Forbidden, HttpError, NotFound, Unauthenticated } from '#kernel/http/errors.ts'
import type { Field } from '#kernel/fields/field.ts'
import type { Document } from '#kernel/jsonapi/document.ts'
import type { ApiRequest } from './api-request.ts'
import { readDocument } from './body.ts'
import { checkInput } from './input.ts'
import type { Query } from './query.ts'
import type { ResourceApi } from './registry.ts'
import { Selection } from './selection.ts'
import { Statement } from './statement.ts'
import { isUuid } from './uuid.ts'
import type { Verb } from './verbs.ts'

/** What was done, and the row as it is now: without data when the change took it out of the caller's sight, null after a removal. */
export type Written = { id: string; status: number; document: Promise<Document | null> }
type Mutation = { api: ResourceApi; verb: Verb; fields: Record<string, Field> }

/** Runs a create: checks the body, then the verb in one transaction. */
export async function create(call: ApiRequest, { api, verb, fields }: Mutation, keep?: (tx: Tx, id: string) => Promise<void>): Promise<Written> {
  const { type } = api.resource
  if (!api.openCreate) requireRight(call, type, 'create')
  const query = call.query(type, 'one')
  const checked = checkInput(readDocument(call.json, type, null), fields, api.resource, call.asked.locale, true)
  return await call.inHeldTransaction(async (tx) => {
    const { id, status = 201, meta } = outcome(await verb({ ...call.asked, db: call.db, tx, id: '', ...checked }), checked)
    await keep?.(tx, id)
    return { id, status, document: shown(call, { type, id, query, meta, tx }) }
  })
}

/** Runs a verb on one row: the row is locked, seen, allowed and of the expected version before anything changes. */
export async function change(
  call: ApiRequest,
  id: string,
  ability: string,
  { api, verb, fields }: Mutation,
  kind: 'action' | 'update' | 'removal',
): Promise<Written> {
  const { type } = api.resource
  if (!isUuid(id)) throw new NotFound(type, id)
  requireSignedIn(call)
  const query = kind === 'removal' ? null : call.query(type, 'one')
  const checked = checkInput(readDocument(call.json, type, id), fields, api.resource, call.asked.locale, kind === 'action')
  return await call.inHeldTransaction(async (tx) => {
    await lockRow(call, tx, api, id, ability)
    const done = outcome(await verb({ ...call.asked, db: call.db, tx, id, ...checked }), checked)
    return { id: done.id, status: done.status ?? (query ? 200 : 204), document: query ? shown(call, { type, query, tx, ...done }) : Promise.resolve(null) }
  })
}

function outcome(done: Awaited<ReturnType<Verb>>, { ignored }: { ignored: string[] }) {
  const { id, meta, status } = typeof done === 'string' ? { id: done } : done
  return { id, status, meta: { ...meta, ...(ignored.length > 0 && { ignoredAttributes: ignored }) } }
}

type Shown = { type: string; id: string; query: Query; meta: Record<string, unknown>; tx: Tx }

/** Read together with the commit, and so ready when the change is kept. */
function shown(call: ApiRequest, { type, id, query, meta, tx }: Shown): Promise<Document> {
  const document = whereSeen(call.one(type, id, query, meta, tx), meta)
  document.catch(() => {}) // whoever waits for it hears of it, after the commit
  return document
}

/** What one may do and then no longer see has nothing but its meta. */
export async function whereSeen(document: Promise<Document>, meta: Record<string, unknown>): Promise<Document> {
  return await document.catch((error) => {
    if (error instanceof NotFound) return { meta }
    throw error
  })
}

export function requireSignedIn({ request }: ApiRequest): void {
  if (!request.actor.userId) throw new Unauthenticated()
}

function requireRight(call: ApiRequest, type: string, verb: string): void {
  if (call.registry.words(call.roles, type, verb).length > 0) return
  requireSignedIn(call)
  throw new Forbidden()
}

/** 404 for what one may not see, 403 for what one may not do, 412 for another version than If-Match names. */
async function lockRow(call: ApiRequest, tx: Tx, api: ResourceApi, id: string, ability: string): Promise<void> {
  const caller = { actor: call.request.actor, centerId: call.asked.centerId }
  const selection = new Selection(call.registry, api, new Statement(), caller)
  const { alias, statement } = selection
  const version = api.resource.versioned ? `${alias}.lock_version` : 'null::int'
  const text = `select ${version} as version, ${selection.allowed(ability)} as allowed from ${api.resource.table} ${alias}
    where ${alias}.id = ${statement.param(id)} and ${selection.visible('read')} for update of ${alias}`
  const { rows } = await tx.executeQuery<{ version: number | null; allowed: boolean }>(CompiledQuery.raw(text, statement.values))
  const row = rows[0]
  if (!row) throw new NotFound(api.resource.type, id)
  if (!row.allowed) throw new Forbidden()
  checkVersion(call.request.headers['if-match'], row.version)
}

/** `If-Match: "v3"`, a list of them, or `*` (contract §5). */
export function checkVersion(header: string | undefined, version: number | null): void {
  if (!header || version === null || header.trim() === '*') return
  if (header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === `"v${version}"`)) return
  throw new HttpError(412, [{ code: 'version_mismatch', meta: { currentVersion: version } }])
}
