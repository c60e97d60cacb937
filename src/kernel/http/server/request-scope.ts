import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * Everything that is done for one page: its calls of the API know by it that they belong together, so what all of them
 * ask for (who is this?) is asked once. Rights are still decided in each call.
 */
export class RequestScope {
  #known = new Map<string, Promise<unknown>>()

  /** What was found before in this round, or else now; not after something was changed. */
  once<T>(name: string, find: () => Promise<T>): Promise<T> {
    const known = this.#known.get(name) as Promise<T> | undefined
    if (known) return known
    const found = find()
    this.#known.set(name, found)
    found.catch(() => this.#known.delete(name))
    return found
  }

  /** Something is changed: what was known may be true no longer. */
  forget(): void {
    this.#known.clear()
  }
}

const rounds = new AsyncLocalStorage<RequestScope>()

/** Runs `work` as one round. */
export function inRequestScope<T>(work: () => Promise<T>): Promise<T> {
  return rounds.run(new RequestScope(), work)
}

/** The round this call belongs to; none for calls from outside. */
function requestScope(): RequestScope | undefined {
  return rounds.getStore()
}

/** Once in a page's round for all its reading calls; else each time. A call that changes something begins anew. */
export function oncePerRequest<T>(method: string, name: string, find: () => Promise<T>): Promise<T> {
  const round = requestScope()
  if (!round) return find()
  if (method === 'GET' || method === 'HEAD') return round.once(name, find)
  round.forget()
  return find()
}
