import type { Abilities, AbilityRole } from '#kernel/access/abilities.ts'
import { scopeWords, verbsOf } from '#kernel/access/abilities.ts'
import type { Actor } from '#kernel/access/actor.ts'
import type { Scopes } from '#kernel/access/server/scope.ts'
import type { Database, Tx } from '#kernel/db/server/database.ts'
import type { Document } from '#kernel/jsonapi/document.ts'
import type { Checked, CreateOf, InputOf, UpdateOf } from '#kernel/jsonapi/input.ts'
import type { Resource } from '#kernel/jsonapi/resource.ts'
import type { UndoableChange } from '#kernel/undo/server/undoable.ts'
import type { Parameter } from './parameters.ts'
import type { MemberVerb, AnyVerb, CallContext, FilterScope, Verb } from './verbs.ts'

/** What a feature says about one resource at the server: what the scope words mean and which verbs exist. */
export type ResourceApi = {
  resource: Resource
  scopes: Scopes
  /**
   * Where a row alone tells that its to-one neighbour may be read, by relation, as a scope of this row: the neighbour's own scopes, which
   * say the same and cost a look at other tables, are then not asked.
   */
  shows?: Scopes
  /** filter[NAME] that is no attribute (ransackable scopes, contract §2.4). */
  filters?: Record<string, FilterScope>
  /** The scope of rows that are the caller's own: those are shown whole, whatever the role (`seenBy`). */
  own?: string
  /** `allow` refuses a caller whose scopes alone would say too little (who may list people); `maxSize` is for those roles alone that `longFor` names. */
  list?: boolean | { maxSize?: number; longFor?: readonly AbilityRole[]; allow?: (call: AskingCall) => void }
  /** Its rows are found through a list of ids, in no order that an index has: only those of a page are looked at closely. */
  gathers?: true
  get?: boolean
  create?: AnyVerb
  /** Relations that a create cannot do without: the verb refuses it, OpenAPI says so beforehand. */
  createNeeds?: readonly string[]
  update?: AnyVerb
  /** The right to change many at once (`bulk`), where it is another than to change one. */
  updateMany?: string
  /** Relations that an update can change; others that are sent are left as they are. */
  updateTakes?: readonly string[]
  remove?: AnyVerb
  /** PUT (or DELETE) /type/{id}/name */
  memberVerbs?: Record<string, MemberVerb<never>>
  /** Takes a step of one row back that was noted by `undoable`: its own guard, then the state before. The row is seen, held and allowed. */
  undo?: {
    ability: string
    run: (
      call: CallContext & { tx: Tx },
      step: Omit<UndoableChange, 'type' | 'before'> & { before: Readonly<Record<string, unknown>> },
    ) => Promise<void | UndoResult>
  }
  /** POST answers for callers without an account too: the verb checks rights itself. */
  openCreate?: boolean
  /** A create makes accounts too, so it is done on the platform, in the center (`Database.onPlatform`). */
  createsPeople?: true
  /** When a verb can be done to a row, as a scope: meta.permissions then names it only while it can. The verb itself still answers 409. */
  possible?: Scopes
  /** The last word on a document of this resource: words in the reader's language, numbers for `meta`, a trace that it was read. */
  finish?: (call: ReadCall, document: Document) => Promise<void>
}

/** What an undo is called in the trace, where it did not put a status back. */
export type UndoResult = { action: string; from: string | null; to: string | null; reason?: string | null }

/** A call that has been read, for whoever finishes its document. */
export type ReadCall = { readonly asked: CallContext; readonly db: Database; readonly registry: Registry; readonly roles: readonly AbilityRole[] }

/** A call that asks for a list, before it is answered. */
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

/** A resource's side at the server: exactly the filters, verbs and actions that its declaration names. */
export type ApiOf<R extends Resource> = Omit<ResourceApi, Declared> & { resource: R } & Pick<VerbsOf<R>, R['verbs'][number]> &
  (keyof R['filters'] extends never ? { filters?: undefined } : { filters: FiltersOf<R> }) &
  (keyof R['memberVerbs'] extends never ? { memberVerbs?: undefined } : { memberVerbs: ActionsOf<R> })

/** All resources of the product, and who may do what to them. */
export class Registry {
  readonly abilities: Abilities
  readonly #apis = new Map<string, ResourceApi>()
  readonly #scopeNames = new Map<string, string[]>()
  readonly #verbs = new Map<string, string[]>()

  constructor(apis: readonly ResourceApi[], abilities: Abilities) {
    this.abilities = abilities
    for (const api of apis) {
      if (!api.resource.belongsTo) throw new Error(`${api.resource.type} does not say whom it belongs to`)
      this.#apis.set(api.resource.type, api)
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

/** Keys are made of roles, types and verbs only, so the memory stays small. */
function remember<T>(memory: Map<string, T>, key: string, make: () => T): T {
  let value = memory.get(key)
  if (value === undefined) memory.set(key, (value = make()))
  return value
}
