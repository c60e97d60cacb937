import { CompiledQuery } from 'kysely'
import type { Tx } from '#kernel/db/server/database.ts'
import type { Field } from '#kernel/fields/field.ts'
import { Forbidden, HttpError, NotFound } from '#kernel/http/errors.ts'
import type { ApiRequest } from '#kernel/jsonapi/request/server/api-request.ts'
import { decoderOf } from '#kernel/jsonapi/read/server/decode.ts'
import { isWritable, type Current } from './input.ts'
import type { ResourceApi } from '#kernel/jsonapi/registry/server/registry.ts'
import { Selection } from '#kernel/jsonapi/read/server/selection.ts'
import { Statement } from '#kernel/jsonapi/registry/server/statement.ts'

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
