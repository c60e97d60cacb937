import type { Field } from '#kernel/fields/field.ts'
import type { Relationship } from '#kernel/jsonapi/resource.ts'
import { authBody, formBody, requestBody } from './openapi-bodies.ts'
import { documentOf, listOf, metaOnly } from './openapi-documents.ts'
import { type Asked, headerParameters, manyOf, notModified, type Operation, parameter, preview, success } from './openapi-operations.ts'
import type { Schema } from './openapi-schemas.ts'
import { authRefusals, refusalsOf, usualRefusals } from './openapi-statuses.ts'
import { apiPath } from '#kernel/jsonapi/read/server/present.ts'

/** A call that follows from no declaration, described by hand. */
export type DescribedCall = {
  /** operationId: the name of the function in a generated client. */
  id: string
  summary: string
  /** Resource type in `data`, for one row or a list. Without either, or `answer`, the answer has only meta. */
  one?: string
  list?: string
  /** The schema of an answer of another shape. */
  answer?: Schema
  /** Fields of a form that is sent with one `file`. */
  form?: Readonly<Record<string, Field>>
  /** Attributes of the body by name; those that are not `optional` are required. */
  body?: Readonly<Record<string, Field>>
  /** Media type of a body that is not a document. */
  rawBody?: string
  /** Media type, or possible media types, of an answer that is a file. */
  file?: string | readonly string[]
  /** The call takes a list of at most this many, by their ids, and does the same to each. */
  many?: number
  /** `data.type` of the body, when it is not that of the answer. */
  bodyType?: string
  /** Relations that the body must name. */
  related?: Readonly<Record<string, Relationship>>
  /** Query parameters with their meaning; '' where the name says enough. */
  query?: Readonly<Record<string, string>>
  /** Success status, when it is not 200. */
  status?: number
  /** Visitors may call it too. */
  open?: true
  /** Refusals in addition to the usual ones of such a call. */
  refusals?: readonly number[]
  /** The whole list of refusals, for the few calls that have fewer. */
  onlyRefusals?: readonly number[]
  /** Other statuses with the same shape of answer, and their meaning. */
  alsoAnswers?: Readonly<Record<number, string>>
  /** The answer carries the five token headers of a new session. */
  signsIn?: true
}
export type DescribedCalls = Readonly<Record<string, DescribedCall>>

/** A call described by hand: under /auth in the style of devise_token_auth, elsewhere as a document. */
export function described(call: DescribedCall, asked: Asked): Operation {
  const { method, url } = asked
  const { one, list, answer, body, rawBody, file, bodyType = one ?? list ?? 'users', related = {}, query, status = 200, signsIn } = call
  const isAuth = url === '/auth' || url.startsWith('/auth/')
  const usual = isAuth ? authRefusals(method) : usualRefusals({ ...asked, open: call.open === true })
  const style = isAuth ? 'deviceToken' : 'document'
  const schema = answer ?? (one ? documentOf(one) : list ? listOf(list) : metaOnly)
  const isJsonApi = url.startsWith(apiPath)
  const sent =
    body &&
    (isAuth
      ? authBody(body)
      : requestBody({
          type: bodyType,
          fields: body,
          relationships: related,
          needs: Object.keys(related),
          isCreate: true,
          hasId: url.includes('/:id') && method !== 'POST',
        }))
  if (call.many) return ofMany({ ...call, many: call.many }, asked, requestBody({ type: bodyType, fields: body ?? {}, isCreate: true, hasId: true }))
  const parameters = [...headerParameters(asked), ...Object.entries(query ?? {}).map(([name, meaning]) => parameter(name, meaning))]
  return {
    operationId: call.id,
    summary: call.summary,
    tags: [one ?? list ?? url.split('/')[isJsonApi ? 3 : 1]!],
    ...(parameters.length > 0 && { parameters }),
    ...(call.form ? { requestBody: formBody(call.form) } : sent && { requestBody: sent }),
    ...(rawBody && { requestBody: { required: true, content: { [rawBody]: { schema: {} } } } }),
    responses: {
      ...(file
        ? { [status]: { description: 'A file', content: Object.fromEntries([file].flat().map((type) => [type, { schema: { type: 'string' } }])) } }
        : success(status, schema, isJsonApi, signsIn)),
      // Signing up and inviting may find the account there already.
      ...(status === 201 && success(200, schema, isJsonApi, undefined, 'Was there already; it is answered as it is')),
      ...Object.assign({}, ...Object.entries(call.alsoAnswers ?? {}).map(([also, meaning]) => success(Number(also), schema, isJsonApi, undefined, meaning))),
      ...(method === 'GET' && status === 200 && isJsonApi && notModified),
      ...refusalsOf(style, call.onlyRefusals ?? [...usual, ...(call.refusals ?? [])]),
    },
  }
}

function ofMany({ id, summary, list: type = 'users', many }: DescribedCall & { many: number }, asked: Asked, body: Schema): Operation {
  return {
    operationId: id,
    summary,
    tags: [type],
    requestBody: manyOf(body, many),
    parameters: [...headerParameters(asked), preview],
    responses: {
      ...success(200, { anyOf: [listOf(type), metaOnly] }),
      ...refusalsOf('document', usualRefusals({ ...asked, open: false })),
    },
  }
}
