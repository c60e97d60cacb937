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
  /** operationId: what a generated client calls its function. */
  id: string
  summary: string
  /** Resource type in `data`: one, or a list. Neither, nor `answer`: only meta. */
  one?: string
  list?: string
  /** An answer of another form: its schema. */
  answer?: Schema
  /** Fields of a form that is sent with one `file`. */
  form?: Readonly<Record<string, Field>>
  /** Attributes of the body by name; what is not `optional` must be there. */
  body?: Readonly<Record<string, Field>>
  /** A body that is no document: its media type. */
  rawBody?: string
  /** An answer that is a file: its media type, or those it may have. */
  file?: string | readonly string[]
  /** The same is done to each of a list of at most so many, by their id. */
  many?: number
  /** `data.type` of the body, when it is not that of the answer. */
  bodyType?: string
  /** Related rows that the body must name. */
  related?: Readonly<Record<string, Relationship>>
  /** Query parameters, with what they mean where the name does not tell; '' where it does. */
  query?: Readonly<Record<string, string>>
  /** Success status, when it is not 200; and what it says then. */
  status?: number
  /** Visitors may call it too. */
  open?: true
  /** Refusals beside the usual ones of such a call. */
  refusals?: readonly number[]
  /** The whole list of refusals, for the few calls that can answer less. */
  onlyRefusals?: readonly number[]
  /** The same form of answer with other statuses, and what they say. */
  alsoAnswers?: Readonly<Record<number, string>>
  /** The answer carries the five token headers of a new session. */
  signsIn?: true
}
export type DescribedCalls = Readonly<Record<string, DescribedCall>>

/** A call described by hand: under /auth in the manner of device tokens, elsewhere as a document. */
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
      // Signing up and inviting: the one makes somebody, the other may find them.
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
