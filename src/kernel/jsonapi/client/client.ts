import type { Document, ErrorObject, Item, List } from '#kernel/jsonapi/document.ts'
import type { CreateOf, InputOf, UpdateOf } from '#kernel/jsonapi/input.ts'
import { inSnakeCase, snakeCase } from '#kernel/jsonapi/names.ts'
import type { Resource, Resources } from '#kernel/jsonapi/resource.ts'
import { writeFilters } from '#kernel/search/filters.ts'
import type { AnySearch, AskedOf, FacetsOf } from '#kernel/search/search.ts'
import { flatten } from './flatten.ts'
import type { FieldsQuery, GetQuery, IncludePath, ListQuery } from './query.ts'

/** How the client reaches the API, which retries what may be (`retry-once.ts`): a path and what `fetch` takes. */
export type Fetch = (path: string, call?: { method?: string; headers?: Record<string, string>; body?: string }) => Promise<Answer>
/** `document`: the object itself, from an API in the same process. */
type Answer = Pick<Response, 'ok' | 'status' | 'statusText' | 'text'> & { readonly document?: object | null }

/** An answer that is not 2xx. `fields` has the sentence for each attribute that is wrong. */
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

type Related<R extends Resource> = { [Name in keyof R['relationships'] as R['relationships'][Name]['many'] extends true ? never : Name]?: string | null }
type MemberVerbInput<R extends Resource, Name extends keyof R['memberVerbs']> = InputOf<R['memberVerbs'][Name]>

/** Every call that a resource can have. */
type Calls<R extends Resource> = {
  list<const P extends IncludePath<R> = never, const F extends FieldsQuery = {}>(ask?: ListQuery<R, P, F>): Promise<List<Item<R, P, F>>>
  get<const P extends IncludePath<R> = never, const F extends FieldsQuery = {}>(id: string, ask?: GetQuery<R, P, F>): Promise<Item<R, P, F>>
  create(attributes: CreateOf<R>, options?: { related?: Related<R>; idempotencyKey?: string }): Promise<Item<R>>
  update(id: string, attributes: UpdateOf<R>, options?: { version?: number; related?: Related<R> }): Promise<Item<R>>
  remove(id: string): Promise<void>
}
/** The calls of one resource that its declaration names. */
export type ResourceClient<R extends Resource> = Pick<Calls<R>, R['verbs'][number]> & {
  /** PUT /type/{id}/verb */
  callVerb<const Name extends keyof R['memberVerbs'] & string>(
    id: string,
    verb: Name,
    ...input: {} extends MemberVerbInput<R, Name> ? [input?: MemberVerbInput<R, Name>] : [input: MemberVerbInput<R, Name>]
  ): Promise<Item<R>>
  /** A list of this type at another address, such as those that belong to something else. */
  listAt<const P extends IncludePath<R> = never, const F extends FieldsQuery = {}>(path: string, ask?: ListQuery<R, P, F>): Promise<List<Item<R, P, F>>>
  /** A list of this type at the address of a declared search. */
  search<S extends AnySearch, const P extends IncludePath<R> = never, const F extends FieldsQuery = {}>(
    search: S,
    asked: AskedOf<S>,
    ask?: Omit<ListQuery<R, P, F>, 'filter' | 'sort'> & { sort?: string },
  ): Promise<List<Item<R, P, F>> & { facets: FacetsOf<S> }>
}

export type Client = { [Name in keyof Resources]: ResourceClient<Resources[Name]> } & {
  /** Any other call; the body is JSON, the result a document. */
  request(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Document & Record<string, unknown>>
  /** GET of a list or a single thing that is not a declared resource (`places`, `sessions`). */
  read<I = Record<string, unknown>>(path: string, ask?: PlainQuery): Promise<I>
  readList<I = Record<string, unknown>>(path: string, ask?: PlainQuery): Promise<List<I>>
  /** The file posted with a page's form without script. `refusal`: why it was not accepted. */
  file: {
    refusal: string | null
    /** Sends it to a call that takes one, and returns the id of what was created. */ send(path: string): Promise<string>
    /** The same for a call that creates nothing: returns its document. */ post(path: string): Promise<Document>
  } | null
}

/** A file that waits to be forwarded. */
export type FormFile = { refusal: string | null; forward(path: string): Promise<Answer> }

function fileCall({ refusal, forward }: FormFile): Client['file'] {
  const post = async (path: string) => {
    const response = await forward(path)
    const document = await bodyOf(response)
    if (!response.ok) throw new ApiError(response.status, errorsIn(document), response.statusText)
    return document
  }
  return { refusal, post, send: async (path) => ((await post(path)).data as { id: string }).id }
}

/** The typed client that pages use; other clients use the same HTTP API. */
export function createClient(resources: Resources, fetch: Fetch, file: FormFile | null = null): Client {
  const request = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const response = await fetch(path.startsWith('/') ? path : `/api/v1/${path}`, {
      method,
      headers: { accept: 'application/json', ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(inSnakeCase(body)) }),
    })
    const document = await bodyOf(response)
    if (!response.ok) throw new ApiError(response.status, errorsIn(document), response.statusText)
    return document
  }
  const read = async (path: string, ask: PlainQuery = {}) => flatten(await request('GET', path + writeQuery(ask))).data
  const readList = async (path: string, ask: PlainQuery = {}) => {
    const document = await request('GET', path + writeQuery(ask))
    const { data, meta } = flatten(document)
    return { items: data as never[], total: Number(meta['total'] ?? 0), meta, links: document.links ?? {} }
  }
  const clients = Object.fromEntries(Object.entries(resources).map(([name, resource]) => [name, resourceClient(resource, { request, read, readList })]))
  return { ...clients, request, read, readList, file: file && fileCall(file) } as unknown as Client
}

type Senders = {
  request: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Document>
  read: (path: string, ask?: PlainQuery) => Promise<unknown>
  readList: (path: string, ask?: PlainQuery) => Promise<List<unknown>>
}
type Attributes = Record<string, unknown>

function resourceClient({ type, relationships }: Resource, { request, read, readList }: Senders) {
  const documentOf = (attributes: Attributes, id?: string, related: Record<string, string | null> = {}) => ({
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
  const pathOf = (id: string, verb?: string) => [type, encodeURIComponent(id.toWellFormed()), ...(verb ? [snakeCase(verb)] : [])].join('/')
  return {
    list: async (ask?: PlainQuery) => await readList(type, ask),
    listAt: async (path: string, ask?: PlainQuery) => await readList(path, ask),
    get: async (id: string, ask?: PlainQuery) => await read(pathOf(id), ask),
    create: async (attributes: Attributes, { related, idempotencyKey }: { related?: Record<string, string | null>; idempotencyKey?: string } = {}) =>
      await one(request('POST', type, documentOf(attributes, undefined, related), idempotencyKey ? { 'idempotency-key': `"${idempotencyKey}"` } : {})),
    update: async (id: string, attributes: Attributes, { version, related }: { version?: number; related?: Record<string, string | null> } = {}) =>
      await one(request('PATCH', pathOf(id), documentOf(attributes, id, related), version ? { 'if-match': `"v${version}"` } : {})),
    callVerb: async (id: string, verb: string, attributes: Attributes = {}) => await one(request('PUT', pathOf(id, verb), documentOf(attributes, id))),
    remove: async (id: string) => void (await request('DELETE', pathOf(id))),
    search: async (search: AnySearch, asked: never, ask: PlainQuery = {}) => {
      const list = await readList(search.api, { ...ask, filter: writeFilters(search, asked) })
      return { ...list, facets: list.meta['facets'] ?? {} }
    },
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
function errorsIn(document: Record<string, unknown>): ErrorObject[] {
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

/** The query of a call at an address of its own; nothing declares it. */
type PlainQuery = {
  include?: readonly string[]
  filter?: Readonly<Record<string, unknown>>
  sort?: string | readonly string[]
  page?: { number?: number; size?: number }
  counts?: string
  fields?: Readonly<Record<string, readonly string[] | undefined>>
}

/** The query string; '' when there is nothing to ask. */
function writeQuery({ include, filter = {}, sort = [], page = {}, counts, fields = {} }: PlainQuery): string {
  const pairs: [string, string][] = []
  if (include && include.length > 0) pairs.push(['include', include.map((path) => path.split('.').map(snakeCase).join('.')).join(',')])
  for (const [name, value] of Object.entries(filter)) {
    if (value === undefined || value === null || value === '') continue
    for (const one of [value].flat()) pairs.push([`filter[${snakeCase(name)}]`, String(one)])
  }
  const keys = [sort].flat().map((key) => (key.startsWith('-') ? `-${snakeCase(key.slice(1))}` : snakeCase(key)))
  if (keys.length > 0) pairs.push(['sort', keys.join(',')])
  for (const [name, value] of Object.entries(page)) if (value !== undefined) pairs.push([`page[${name}]`, String(value)])
  if (counts) pairs.push(['counts', snakeCase(counts)])
  for (const [type, names = []] of Object.entries(fields)) pairs.push([`fields[${type}]`, names.map(snakeCase).join(',')])
  return pairs.length === 0
    ? ''
    : `?${pairs.map(([name, value]) => `${encodeURIComponent(name.toWellFormed())}=${encodeURIComponent(value.toWellFormed())}`).join('&')}`
}
