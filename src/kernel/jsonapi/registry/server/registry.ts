import { type Abilities, type AbilityRole, scopeWords, verbsOf } from '#kernel/access/abilities.ts'
import type { Actor } from '#kernel/access/actor.ts'
import type { Caller, Scopes } from '#kernel/access/server/scope.ts'
import type { Database, Tx } from '#kernel/db/server/database.ts'
import type { Document } from '#kernel/jsonapi/document.ts'
import type { Checked, CreateOf, InputOf, UpdateOf } from '#kernel/jsonapi/input.ts'
import type { Resource } from '#kernel/jsonapi/resource.ts'
import type { UndoableChange } from '#kernel/undo/server/undoable.ts'
import type { RefusalWhereOff } from './refusal-where-off.ts'
import type { Parameter } from './parameters.ts'
import type { AnyVerb, CallContext, FilterScope, MemberVerb, Verb } from './verbs.ts'

/**
 * How an attribute is read when its column alone must not be shown: `sql` as a scope of the row, `decode` for what it yields. The feature
 * that knows the rule declares it for a resource of a feature above it, so that without it nothing is shown.
 */
export type Presented = { sql: string; decode: (text: string, reader: Caller) => unknown }

/** How a feature shows attributes of resources that features above it declare, by type; `finish` completes their documents too. */
export type Presents = Readonly<Record<string, { attributes: Readonly<Record<string, Presented>>; finish?: NonNullable<ResourceApi['finish']> }>>

/** The server side of one resource: the meaning of its scope names, and its verbs. */
export type ResourceApi = {
  resource: Resource
  /** Only sites with this flag have the resource; on others its calls are refused: 404, unless `whereOff` says otherwise. */
  flag?: string
  whereOff?: RefusalWhereOff
  scopes: Scopes
  /**
   * Conditions on a row alone under which a to-one related row may be read, by relation, as scopes of this row: they replace
   * the related type's own scopes, which mean the same but read other tables.
   */
  shows?: Scopes
  /** filter[NAME] that is not an attribute (ransackable scopes, contract §2.4). */
  filters?: Record<string, FilterScope>
  /** Its rows are one person's own business (`wall_of_user`), or hold words that are stored encrypted: an undo leaves no audit event, and no answer is stored for a repeat of the call. */
  isPrivate?: true
  /** The scope of the caller's own rows: all of their attributes are shown, whatever the role (`seenBy`). */
  own?: string
  /**
   * `allow` refuses a caller where scopes alone cannot decide (who may list people); `maxSize` applies only to the roles in
   * `longFor`.
   */
  list?: boolean | { maxSize?: number; longFor?: readonly AbilityRole[]; allow?: (call: AskingCall) => void }
  /** Its rows are found through a list of ids, in no order that an index has: columns are read only for the rows of a page. */
  gathers?: true
  get?: boolean
  create?: AnyVerb
  /** Relations that a create must name: the verb refuses it without them, and OpenAPI says so. */
  createNeeds?: readonly string[]
  update?: AnyVerb
  /** The right to change many at once (`bulk`), when it differs from the right to change one. */
  updateMany?: string
  /** Relations that an update can change; others are ignored. */
  updateTakes?: readonly string[]
  remove?: AnyVerb
  /** PUT (or DELETE) /type/{id}/name */
  memberVerbs?: Record<string, MemberVerb<never>>
  /**
   * Takes back an undoable change of one row: checks by its own guard, then restores the state before. The caller may see and
   * change the row, which is locked.
   */
  undo?: {
    ability: string
    run: (
      call: CallContext & { tx: Tx },
      step: Omit<UndoableChange, 'type' | 'before'> & { before: Readonly<Record<string, unknown>> },
    ) => Promise<void | UndoResult>
  }
  /** POST is open to callers without an account too: the verb checks rights itself. */
  openCreate?: boolean
  /** A create also makes accounts, so it runs on the platform, in the center (`Database.onPlatform`). */
  createsPeople?: true
  /** Attributes whose values are made for each reader (`Presented`); set by the registry from `Feature.presents`. */
  presents?: Readonly<Record<string, Presented>>
  /** The states in which a verb is possible, as a scope: meta.permissions names the verb only then. The verb itself still answers 409. */
  possible?: Scopes
  /** Completes a document of this resource: texts in the reader's language, numbers for `meta`, an audit event of the read. */
  finish?: (call: ReadCall, document: Document) => Promise<void>
}

/** The audit event of an undo that did not restore a status. */
export type UndoResult = { action: string; from: string | null; to: string | null; reason?: string | null }

/** A parsed call, for code that completes its document. */
export type ReadCall = { readonly asked: CallContext; readonly db: Database; readonly registry: Registry; readonly roles: readonly AbilityRole[] }

/** A call for a list, before it is answered. */
export type AskingCall = { readonly request: { readonly actor: Actor }; parameters(): readonly Parameter[] }

type Fields = Resource['attributes']
type Declared = 'resource' | 'filters' | 'list' | 'get' | 'create' | 'update' | 'remove' | 'memberVerbs'
type FiltersOf<R extends Resource> = { [Name in keyof R['filters']]: FilterScope }
type ActionsOf<R extends Resource> = { [Name in keyof R['memberVerbs']]: MemberVerb<Checked<InputOf<R['memberVerbs'][Name]>, R['memberVerbs'][Name]>> }
type VerbsOf<R extends Resource, F extends Fields = R['attributes']> = {
  list: NonNullable<ResourceApi['list']>
  get: true
  create: Verb<Checked<CreateOf<R>, F>>
  update: Verb<Checked<UpdateOf<R>, F>>
  remove: Verb
}

/** The server side of a resource: exactly the filters, verbs and member verbs that its declaration names. */
export type ApiOf<R extends Resource> = Omit<ResourceApi, Declared> & { resource: R } & Pick<VerbsOf<R>, R['verbs'][number]> &
  (keyof R['filters'] extends never ? { filters?: undefined } : { filters: FiltersOf<R> }) &
  (keyof R['memberVerbs'] extends never ? { memberVerbs?: undefined } : { memberVerbs: ActionsOf<R> })

/** All resources of the product, and the rights on them. */
export class Registry {
  readonly abilities: Abilities
  readonly #apis = new Map<string, ResourceApi>()
  readonly #scopeNames = new Map<string, string[]>()
  readonly #verbs = new Map<string, string[]>()

  /** @param presents by type and attribute */
  constructor(apis: readonly ResourceApi[], abilities: Abilities, presents: Presents = {}) {
    this.abilities = abilities
    for (const api of apis) {
      if (!api.resource.belongsTo) throw new Error(`${api.resource.type} does not say whom it belongs to`)
      const presented = presents[api.resource.type]
      this.#apis.set(api.resource.type, presented ? presentedBy(api, presented) : api)
    }
  }

  api(type: string): ResourceApi {
    const api = this.#apis.get(type)
    if (!api) throw new Error(`${type} is not a registered resource`)
    return api
  }

  find(type: string): ResourceApi | undefined {
    return this.#apis.get(type)
  }

  all(): ResourceApi[] {
    return [...this.#apis.values()]
  }

  scopeNames(roles: readonly AbilityRole[], type: string, verb: string): string[] {
    return remember(this.#scopeNames, `${roles.join()} ${type} ${verb}`, () => scopeWords(this.abilities, roles, type, verb))
  }

  verbs(roles: readonly AbilityRole[], type: string): string[] {
    return remember(this.#verbs, `${roles.join()} ${type}`, () => verbsOf(this.abilities, roles, type))
  }
}

/** The resource as another feature shows it; both complete its documents. */
function presentedBy(api: ResourceApi, { attributes, finish }: Presents[string]): ResourceApi {
  const presents = { ...api.presents, ...attributes }
  if (!finish) return { ...api, presents }
  return {
    ...api,
    presents,
    finish: async (call, document) => {
      await api.finish?.(call, document)
      await finish(call, document)
    },
  }
}

/** Keys are made of roles, types and verbs only, so the cache stays small. */
function remember<T>(memory: Map<string, T>, key: string, make: () => T): T {
  let value = memory.get(key)
  if (value === undefined) memory.set(key, (value = make()))
  return value
}

let lent: Registry | null = null

/** Gives jobs the resources, which they read by the same declarations and rights as requests. Called once for each process. */
export function setRegistry(registry: Registry): void {
  lent = registry
}

/** @throws when setRegistry has not been called */
export function getRegistry(): Registry {
  if (!lent) throw new Error('No resources are registered in this process.')
  return lent
}
