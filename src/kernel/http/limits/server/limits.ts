import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible'
import { TooMany } from '#kernel/http/errors.ts'
import { clientAddress } from '#kernel/http/server/context.ts'
import { oncePerRequest } from '#kernel/http/server/request-scope.ts'

/**
 * Calls a minute (contract §5), and pages made a minute (ADR 0058): nobody reads four pages a second, and thirty people in one
 * town hall share an address. Prefetches have a quota of their own, since nobody waits for one that is refused. A client
 * repeats a throttled GET at once, so two calls over the quota are free.
 */
const quotas = { address: 1200, session: 600, visitor: 120, search: 60, write: 120, pages: 900, ahead: 900, developer: 120, ownPages: 240 } as const
const free = 2

type Quota = keyof typeof quotas

type Limits = { on: boolean; /** The key that the product's own pages send: their calls were counted with the page. */ pageKey: string }

/**
 * Counts calls in memory and says on every answer how many are left: those of an address always and before anything is read,
 * those of a session only once it is verified, so that made-up sessions gain nothing. A page counts as one, whatever it calls.
 * Register it after the session hooks. Sign-in and mails have stricter limits of their own.
 */
export function addLimits(app: FastifyInstance, { on, pageKey }: Limits): void {
  if (!on) return
  const take = counters()
  const count = async (name: Quota, who: string, reply: FastifyReply): Promise<void> => {
    const { left, seconds, isOver } = await take(name, who)
    setLimitHeaders(reply, quotas[name], left, seconds)
    if (isOver) throw new TooMany(seconds)
  }

  app.addHook('onRequest', async (request, reply) => {
    if (request.method === 'OPTIONS' || request.headers['x-page-key'] === pageKey) return
    await count('address', `address ${clientAddress(request)}`, reply)
  })
  app.addHook('preHandler', async (request, reply) => {
    const { client } = request.actor.session ?? {}
    const who = client === undefined ? `address ${clientAddress(request)}` : `session ${client}`
    const isOfPage = request.headers['x-page-key'] === pageKey
    // The first call of a page counts for all of them.
    if (isOfPage && isReading(request))
      return client === undefined || request.headers[prefetchHeader] ? undefined : await oncePerRequest('GET', 'counted', () => count('ownPages', who, reply))
    for (const name of quotasOf(request, client !== undefined)) await count(name, who, reply)
  })
}

type PageLimits = Pick<Limits, 'on'> & {
  /** Pages with a quota of their own, since some of them make many calls. */ isForDevelopers?: (request: FastifyRequest) => boolean
}

/** Counts the pages that are made for an address. @throws {TooMany} before it makes one too many */
export function countPages({ on, isForDevelopers = () => false }: PageLimits): (request: FastifyRequest) => Promise<void> {
  if (!on) return async () => {}
  const take = counters()
  return async (request) => {
    const { seconds, isOver } = await take(
      isForDevelopers(request) ? 'developer' : isPrefetch(request) ? 'ahead' : 'pages',
      `address ${clientAddress(request)}`,
    )
    if (isOver) throw new TooMany(seconds)
  }
}

/** The header that marks a prefetch, sent together with the page key. */
export const prefetchHeader = 'x-page-ahead'
export const isPrefetch = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean => headers['sec-purpose'] !== undefined

type Counted = { left: number; seconds: number; isOver: boolean }

function counters(): (name: Quota, who: string) => Promise<Counted> {
  const limiters = new Map(
    Object.entries(quotas).map(([name, quota]) => [name, new RateLimiterMemory({ points: quota + free, duration: 60, keyPrefix: name })]),
  )
  return async (name, who) => {
    const state = await limiters
      .get(name)!
      .consume(who)
      .catch((full: unknown) => full as RateLimiterRes)
    const left = Math.max(0, state.remainingPoints - free)
    return { left, seconds: Math.ceil(state.msBeforeNext / 1000), isOver: state.consumedPoints > quotas[name] + free }
  }
}

const isReading = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD'

function quotasOf(request: FastifyRequest, isSignedIn: boolean): Quota[] {
  if (!isReading(request)) return ['write']
  if (isSignedIn) return ['session']
  return request.url.includes('/search') ? ['visitor', 'search'] : ['visitor']
}

function setLimitHeaders(reply: FastifyReply, quota: number, left: number, seconds: number): void {
  reply.headers({ 'ratelimit-policy': `"api";q=${quota};w=60`, ratelimit: `"api";r=${left};t=${seconds}` })
}

/** Runs a limited number of calls at the same time and queues the others in order; beyond the longest queue they are refused. */
export class ConcurrencyLimiter {
  readonly #atOnce: number
  readonly #longestQueue: number
  readonly #refusal: () => Error
  readonly #waiting: (() => void)[] = []
  #running = 0

  constructor({ atOnce, longestQueue, refusal }: { atOnce: number; longestQueue: number; /** Makes the error for a full queue. */ refusal: () => Error }) {
    this.#atOnce = atOnce
    this.#longestQueue = longestQueue
    this.#refusal = refusal
  }

  /** Runs `work` when its turn comes. @throws the refusal, at once, when the queue is full */
  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#atOnce) {
      if (this.#waiting.length >= this.#longestQueue) throw this.#refusal()
      await new Promise<void>((go) => this.#waiting.push(go))
    } else {
      this.#running += 1
    }
    try {
      return await work()
    } finally {
      // The turn goes straight to the next in the queue, so that no new caller can take it in between.
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running -= 1
    }
  }
}
