import { snakeCase } from './names.ts'
import type { Document, ErrorObject } from './document.ts'
import { flatten } from './flatten.ts'
import type { IncludePath, Item, List } from './item.ts'
import type { Resource, Resources } from './resource.ts'

/** How the client reaches the API: a path and what `fetch` takes. */
export type Fetch = (path: string, call?: { method?: string; headers?: Record<string, string>; body?: string }) => Promise<Answer>
/** `document`: handed over as it is, by an API in the same process. */
type Answer = Pick<Response, 'ok' | 'status' | 'statusText' | 'text'> & { readonly document?: object | null }

/** An answer that is not 2xx. `fields` has the sentence of each attribute that is wrong. */
export class ApiError extends Error {
  readonly status: number
  readonly errors: ErrorObject[]
  readonly fields: Record<string, string>
  constructor(status: number, errors: ErrorObject[], reason = '') {
    const text = errors[0]?.detail ?? errors[0]?.title ?? reason
    // Specification §8: an error whose text contains 'wrong center' keeps that text.
    super(reason.includes('wrong center') || errors.some(({ code }) => code === 'wrong_center') ? 'wrong center' : text)
    this.status = status
    this.errors = errors
    this.fields = Object.fromEntries(
      errors.flatMap(({ meta, detail, title, source }) => {
        const name = meta?.['attribute'] ?? source?.pointer?.split('/').at(-1)
        return name ? [[String(name), detail ?? title]] : []
      }),
    )
  }
  get code(): string {
    return this.errors[0]?.code ?? 'internal_error'
  }
}

type Words = string | number | boolean
type Filter = Record<string, Words | readonly Words[] | undefined | null>
export type ListAsk<P extends string = string> = {
  include?: readonly P[]
  filter?: Filter
  sort?: string
  page?: { number?: number; size?: number }
  fields?: Record<string, readonly string[]>
}
type Related = Record<string, string | null>

/** The calls of one resource. */
export type ResourceClient<R extends Resource> = {
  list<const P extends IncludePath<R> = never>(ask?: ListAsk<P>): Promise<List<Item<R, P>>>
  get<const P extends IncludePath<R> = never>(id: string, ask?: Pick<ListAsk<P>, 'include' | 'fields'>): Promise<Item<R, P>>
  create(attributes: Record<string, unknown>, options?: { related?: Related; idempotencyKey?: string }): Promise<Item<R>>
  update(id: string, attributes: Record<string, unknown>, options?: { version?: number }): Promise<Item<R>>
  /** PUT /type/{id}/verb */
  act(id: string, verb: string, attributes?: Record<string, unknown>): Promise<Item<R>>
  delete(id: string): Promise<void>
}

export type Client = { [Name in keyof Resources]: ResourceClient<Resources[Name]> } & {
  /** Any other call; the body is JSON, the answer a document. */
  request(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Document & Record<string, unknown>>
  /** GET of a list or a single thing at an address of its own (`vacancies/search`, `current_user`). */
  read<I = Record<string, unknown>>(path: string, ask?: ListAsk): Promise<I>
  readList<I = Record<string, unknown>>(path: string, ask?: ListAsk): Promise<List<I>>
}

/** The typed client that pages use; outsiders speak the same HTTP. */
export function createClient(resources: Resources, fetch: Fetch): Client {
  const request = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const response = await fetchTwice(fetch, path.startsWith('/') ? path : `/api/v1/${path}`, {
      method,
      headers: { accept: 'application/json', ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const document = await bodyOf(response)
    if (!response.ok) throw new ApiError(response.status, errorsOf(document), response.statusText)
    return document
  }
  const read = async (path: string, ask: ListAsk = {}) => flatten(await request('GET', path + queryOf(ask))).data
  const readList = async (path: string, ask: ListAsk = {}) => {
    const document = await request('GET', path + queryOf(ask))
    const { data, meta } = flatten(document)
    return { items: data as never[], total: Number(meta['total'] ?? 0), meta, links: document.links ?? {} }
  }
  const clients = Object.fromEntries(Object.entries(resources).map(([name, resource]) => [name, resourceClient(resource, { request, read, readList })]))
  return { ...clients, request, read, readList } as unknown as Client
}

const worthRepeating = new Set([408, 409, 425, 429, 500, 502, 503, 504])

/** Reading is tried once more when the answer may pass (specification §7); writing never is. */
async function fetchTwice(fetch: Fetch, path: string, call: { method: string; headers: Record<string, string>; body?: string }): Promise<Answer> {
  const response = await fetch(path, call)
  const isSafe = call.method === 'GET' || call.method === 'HEAD'
  return isSafe && worthRepeating.has(response.status) ? await fetch(path, call) : response
}

type Calls = {
  request: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Document>
  read: (path: string, ask?: ListAsk) => Promise<unknown>
  readList: (path: string, ask?: ListAsk) => Promise<unknown>
}

function resourceClient({ type, relationships }: Resource, { request, read, readList }: Calls) {
  const documentOf = (attributes: Record<string, unknown>, id?: string, related: Related = {}) => ({
    data: {
      type,
      ...(id && { id }),
      attributes,
      ...(Object.keys(related).length > 0 && {
        relationships: Object.fromEntries(
          Object.entries(related).map(([name, other]) => [name, { data: other && { type: relationships[name]?.to ?? name, id: other } }]),
        ),
      }),
    },
  })
  const one = async (document: Promise<Document>) => flatten(await document).data
  return {
    list: async (ask?: ListAsk) => await readList(type, ask),
    get: async (id: string, ask?: ListAsk) => await read(`${type}/${encodeURIComponent(id)}`, ask),
    create: async (attributes: Record<string, unknown>, { related, idempotencyKey }: { related?: Related; idempotencyKey?: string } = {}) =>
      await one(request('POST', type, documentOf(attributes, undefined, related), idempotencyKey ? { 'idempotency-key': `"${idempotencyKey}"` } : {})),
    update: async (id: string, attributes: Record<string, unknown>, { version }: { version?: number } = {}) =>
      await one(request('PATCH', `${type}/${encodeURIComponent(id)}`, documentOf(attributes, id), version ? { 'if-match': `"v${version}"` } : {})),
    act: async (id: string, verb: string, attributes: Record<string, unknown> = {}) =>
      await one(request('PUT', `${type}/${encodeURIComponent(id)}/${snakeCase(verb)}`, documentOf(attributes, id))),
    delete: async (id: string) => void (await request('DELETE', `${type}/${encodeURIComponent(id)}`)),
  }
}

async function bodyOf(response: Answer): Promise<Document & Record<string, unknown>> {
  if (response.document) return response.document as Document & Record<string, unknown>
  const text = await response.text()
  try {
    return text === '' ? {} : JSON.parse(text)
  } catch {
    return {}
  }
}

/** Errors of /api as they are; those of /auth ({ errors: [text] } or { errors: { field: [text] } }) in the same shape. */
function errorsOf(document: Record<string, unknown>): ErrorObject[] {
  const { errors, code } = document as { errors?: unknown; code?: string }
  if (Array.isArray(errors) && typeof errors[0] === 'object') return errors as ErrorObject[]
  const plain = (title: string, attribute?: string): ErrorObject => ({
    id: '',
    status: '',
    code: code ?? 'invalid',
    title,
    detail: title,
    ...(attribute && { meta: { attribute } }),
  })
  if (Array.isArray(errors)) return errors.map((text) => plain(String(text)))
  if (typeof errors !== 'object' || errors === null) return []
  return Object.entries(errors)
    .filter(([name]) => name !== 'full_messages')
    .map(([name, texts]) =>
      plain(
        String([texts].flat()[0]),
        name.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase()),
      ),
    )
}

function queryOf({ include, filter = {}, sort, page = {}, fields = {} }: ListAsk): string {
  const pairs: [string, string][] = []
  if (include && include.length > 0) pairs.push(['include', include.map((path) => path.split('.').map(snakeCase).join('.')).join(',')])
  for (const [name, value] of Object.entries(filter)) {
    if (value === undefined || value === null || value === '') continue
    for (const one of [value].flat()) pairs.push([`filter[${snakeCase(name)}]`, String(one)])
  }
  if (sort) pairs.push(['sort', sort])
  for (const [name, value] of Object.entries(page)) if (value !== undefined) pairs.push([`page[${name}]`, String(value)])
  for (const [type, names] of Object.entries(fields)) pairs.push([`fields[${type}]`, names.map(snakeCase).join(',')])
  return pairs.length === 0 ? '' : `?${pairs.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).join('&')}`
}
