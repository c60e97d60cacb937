import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * What the calls of one page share: they recognize by it that they belong together, so that what all of them need (who is the
 * caller?) is looked up once. Rights are still decided in each call.
 */
export class RequestScope {
  #known = new Map<string, Promise<unknown>>()

  /** The result from earlier in this scope, or of `find` now; never one from before a change. */
  once<T>(name: string, find: () => Promise<T>): Promise<T> {
    const known = this.#known.get(name) as Promise<T> | undefined
    if (known) return known
    const found = find()
    this.#known.set(name, found)
    found.catch(() => this.#known.delete(name))
    return found
  }

  /** Called at a change, after which earlier results may be outdated. */
  forget(): void {
    this.#known.clear()
  }
}

const rounds = new AsyncLocalStorage<RequestScope>()

/** Runs `work` in a request scope of its own. */
export function inRequestScope<T>(work: () => Promise<T>): Promise<T> {
  return rounds.run(new RequestScope(), work)
}

/** The scope this call belongs to; none for calls from outside. */
function requestScope(): RequestScope | undefined {
  return rounds.getStore()
}

/** Runs `find` once for all reading calls of a page, and each time outside a page. A call that changes something clears the results. */
export function oncePerRequest<T>(method: string, name: string, find: () => Promise<T>): Promise<T> {
  const round = requestScope()
  if (!round) return find()
  if (method === 'GET' || method === 'HEAD') return round.once(name, find)
  round.forget()
  return find()
}
