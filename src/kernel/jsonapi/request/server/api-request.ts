import type { FastifyReply, FastifyRequest } from 'fastify'
import { type AbilityRole, rolesOf } from '#kernel/access/abilities.ts'
import type { Actor } from '#kernel/access/actor.ts'
import type { Database, Tx } from '#kernel/db/server/database.ts'
import { isUuid } from '#kernel/fields/uuid.ts'
import { type CodeWords, reasonOf } from '#kernel/http/answers/server/answer-errors.ts'
import { BadRequest, type HttpError, NotFound } from '#kernel/http/errors.ts'
import { justWroteHeader } from '#kernel/http/server/just-wrote.ts'
import { isDocumentAwaited } from '#kernel/http/pages/server/in-process-document.ts'
import type { Document, ResourceObject } from '#kernel/jsonapi/document.ts'
import { snakeCase } from '#kernel/jsonapi/names.ts'
import { readFilters } from '#kernel/jsonapi/read/server/filter.ts'
import type { ListConstraint } from '#kernel/jsonapi/read/server/list-sql.ts'
import { type Query, listLinks, listMeta, readQuery } from '#kernel/jsonapi/read/server/query.ts'
import { emptyResource, readList, readOne } from '#kernel/jsonapi/read/server/reader.ts'
import { type Parameter, readParameters } from '#kernel/jsonapi/registry/server/parameters.ts'
import type { Registry } from '#kernel/jsonapi/registry/server/registry.ts'
import type { CallContext } from '#kernel/jsonapi/registry/server/verbs.ts'
import { profileOf, readJson } from './media.ts'

/** Which of the headers that any write may carry a route honours (contract §5). OpenAPI says the same. */
export type WriteHeaders = {
  /**
   * Idempotency-Key: the answer is stored in the transaction of the write, as `post` and `changeOnceFor` do, or around whatever
   * `run` does.
   */
  key?: 'inside' | 'around'
  /** If-Match: the route changes a row that has a version, or creates one that has none yet. */
  version?: true
}

/** The headers of every write that goes through the machinery of resources: by a declaration, `post`, `changeOnceFor` or `actOnMany`. */
export const rowWriteHeaders: WriteHeaders = { key: 'inside', version: true }

export type ApiParts = {
  db: Database
  registry: Registry
  /** Signs the digests of stored requests. */
  secretKey: string
  clock: { now(): Date }
  /** The sentences of the features' error codes. */
  codeWords?: CodeWords
  /** Runs first in the transaction of every write: the caller's session must still be valid when it commits (contract §1.5). */
  lockSession?: (tx: Tx, actor: Actor) => void
  /** Runs last in it: whether that session is valid at the commit, so that the answer needs no second check. */
  isSessionValid?: (tx: Tx, actor: Actor) => Promise<boolean>
  /** Called when it is. */
  onSessionValid?: (reply: FastifyReply) => void
}

/** One call of the API: the caller, the request, and the two ways to answer it. */
export class ApiRequest {
  readonly request: FastifyRequest
  /** For the few calls that end or begin a session. */
  readonly reply: FastifyReply
  readonly db: Database
  readonly registry: Registry
  readonly #parts: ApiParts
  readonly strict: boolean
  readonly roles: readonly AbilityRole[]
  readonly #parameters: Parameter[]
  #taken: { fields: Record<string, string>; bytes: Buffer } | null = null

  constructor(request: FastifyRequest, parts: ApiParts, reply: FastifyReply) {
    const { db, registry } = parts
    this.#parts = parts
    this.request = request
    this.reply = reply
    // Who acts in another's name sees nothing of what that person keeps for themselves.
    const { session, userId } = request.actor
    const isVisitor = userId === null && (request.method === 'GET' || request.method === 'HEAD') && request.headers[justWroteHeader] === undefined
    this.db = db.forUser(session?.kind === 'impersonation' ? null : userId, isVisitor)
    this.registry = registry
    this.strict = profileOf(request.headers.accept) === 'strict'
    this.roles = rolesOf(request.actor)
    this.#parameters = readParameters(request.raw.url ?? '')
  }

  /**
   * One transaction where rows of this type are stored: in the center, or on the platform.
   * @param withPeople rows of the center that are made together with an account, on the platform
   */
  async inTransaction<T>(type: string, work: (tx: Tx) => Promise<T>, withPeople = false): Promise<T> {
    const { centerId } = this.asked
    if (withPeople) return await this.db.onPlatform(work, centerId)
    return this.#isOfPlatform(type) ? await this.db.onPlatform(work) : await this.db.inCenter(centerId, work)
  }

  /** A type that is not a resource, such as the texts of mails, belongs to the center. */
  #isOfPlatform(type: string): boolean {
    return this.registry.find(type)?.resource.belongsTo === 'platform'
  }

  /** Carries out a write in one such transaction, with the caller's session locked from its beginning to its end. */
  async inHeldTransaction<T>(type: string, work: (tx: Tx) => Promise<T>, withPeople = false): Promise<T> {
    const { lockSession, isSessionValid, onSessionValid } = this.#parts
    const { done, valid } = await this.inTransaction(
      type,
      async (tx) => {
        lockSession?.(tx, this.request.actor)
        // A change of a center's rows ends no session, and this session was locked from the beginning.
        return { done: await work(tx), valid: withPeople || this.#isOfPlatform(type) ? isSessionValid?.(tx, this.request.actor) : lockSession !== undefined }
      },
      withPeople,
    )
    if (await valid) onSessionValid?.(this.reply)
    return done
  }

  get asked(): CallContext {
    const { centerId, centerName, tenantKey, siteFlags, ownOrigin, actor, locale, id, ip } = this.request
    return { centerId, centerName, tenantKey, siteFlags, origin: ownOrigin, actor, locale, requestId: id, address: ip, now: this.#parts.clock.now() }
  }

  /** Why something was refused, as a sentence in the caller's language. */
  reasonOf(error: HttpError): string {
    return reasonOf(error, { locale: this.request.locale, center: this.request.centerName }, this.#parts.codeWords ?? {})
  }

  get secretKey(): string {
    return this.#parts.secretKey
  }

  /** The parameters without those that a call handles itself. */
  parameters(without: readonly string[] = []): Parameter[] {
    return this.#parameters.filter(({ path }) => !without.includes(path[0]!))
  }

  /** The value of a parameter by its snake_case name, in whatever spelling it was sent. */
  parameter(name: string): string | undefined {
    return this.#parameters.find(({ path }) => path.length === 1 && snakeCase(path[0]!) === name)?.values.at(-1)
  }

  /** @throws 400 unknown_parameter for any but these, named in snake_case */
  refuseOtherParameters(known: readonly string[] = []): void {
    const other = this.#parameters.find(({ path }) => path.length > 1 || !known.includes(snakeCase(path[0]!)))
    if (other) throw new BadRequest('unknown_parameter', { parameter: other.name })
  }

  /** @throws a defect: the route honours a header that it does not declare, so OpenAPI would not name it */
  requireCounted(header: keyof WriteHeaders): void {
    const { config, method, url } = this.request.routeOptions
    if (!config.counts?.[header]) throw new Error(`${String(method)} ${url} must declare that it counts the ${header}.`)
  }

  /** Sets the fields of a form with a file, in place of a JSON body; `bytes` stand for all of it. */
  take(fields: Record<string, string>, bytes: Buffer): void {
    this.#taken = { fields, bytes }
  }

  get json() {
    return this.#taken ? { strict: false, body: this.#taken.fields } : readJson(this.request)
  }

  /** The whole body, or a digest that identifies it. */
  get bytes(): Buffer | undefined {
    return this.#taken?.bytes ?? (this.request.body as Buffer | undefined)
  }

  query(type: string, kind: 'one' | 'list', parameters = this.#parameters): Query {
    return readQuery(parameters, { registry: this.registry, api: this.registry.api(type), roles: this.roles }, kind)
  }

  /**
   * A list document with its links and totals (contract §2.3).
   * @param more.untouched the document is sent as it is: its objects may be text (`document-text.ts`)
   */
  async list(type: string, narrow?: ListConstraint, asked = this.query(type, 'list'), more: { untouched?: boolean } = {}): Promise<Document> {
    const query = { ...asked, filters: await readFilters(asked.filters, { ...this.asked, db: this.db }, this.registry.api(type).filters) }
    const { objects, included, total, counts } = await readList(this.#ask(type, query, this.request.actor, more.untouched), narrow)
    const links = listLinks(this.request.raw.url!, query.page, total)
    return await this.#finished(type, {
      data: objects,
      ...(included && { included }),
      links,
      meta: { ...listMeta(query.page, total), ...(counts && { counts }) },
    })
  }

  /**
   * A document of one row; 404 when it is not visible to this caller.
   * @param more.within reads it with the commit of this transaction
   * @param more.reader with somebody else's rights
   * @param more.untouched as for a list
   */
  async one(
    type: string,
    id: string,
    query = this.query(type, 'one'),
    meta?: Record<string, unknown>,
    more: { within?: Tx; reader?: Actor; untouched?: boolean } = {},
  ): Promise<Document> {
    const found = isUuid(id) ? await readOne(this.#ask(type, query, more.reader, more.untouched), id, more.within) : null
    if (!found) throw new NotFound(type, id)
    const data: ResourceObject = meta ? { ...found.object, meta: { ...found.object.meta, ...meta } } : found.object
    return await this.#finished(type, { data, ...(found.included && { included: found.included }) })
  }

  /** The same for a row that is only created by its first change. */
  async blank(type: string, id: string, query: Query, meta: Record<string, unknown>): Promise<Document> {
    const object = emptyResource(this.#ask(type, query), id)
    return await this.#finished(type, { data: { ...object, meta: { ...object.meta, ...meta } }, ...(query.include && { included: [] }) })
  }

  /** A query for the row itself, with only the includes named. */
  bareQuery(include: string[] | null = null): Query {
    return {
      include: include?.map((path) => path.split('.')) ?? null,
      fields: new Map(),
      sort: [],
      page: { style: 'number', size: 30, offset: 0 },
      filters: [],
    }
  }

  async #finished(type: string, document: Document): Promise<Document> {
    await this.registry.api(type).finish?.(this, document)
    return document
  }

  #ask(type: string, query: Query, actor = this.request.actor, untouched = false) {
    const { db, registry, strict, request } = this
    const api = registry.api(type)
    const asText = untouched && !api.finish && !isDocumentAwaited()
    return { db, registry, api, query, plain: !strict, asText, caller: { actor, centerId: request.centerId, locale: this.asked.locale } }
  }
}
