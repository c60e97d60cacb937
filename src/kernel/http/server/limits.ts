import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { RateLimiterRes } from 'rate-limiter-flexible'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { TooMany } from '#kernel/http/errors.ts'
import { clientAddress } from './client-address.ts'

/** Calls in a minute (contract §5). A client repeats a throttled GET at once, so two over are free. */
const quotas = { address: 1200, session: 600, visitor: 120, search: 60, write: 120 } as const
const free = 2

type Quota = keyof typeof quotas

export type Limits = { on: boolean; /** Sent by our own pages: many people sit behind one town hall's address. */ pageKey: string }

/**
 * Counts calls in memory and says on every answer how many are left: those of an address always and before anything is
 * read, those of a session once it is known whose it is, for what a stranger calls itself buys nothing. Register it after
 * the session hooks. Sign-in and mails have stricter limits of their own.
 */
export function addLimits(app: FastifyInstance, { on, pageKey }: Limits): void {
  if (!on) return
  const limiters = new Map(
    Object.entries(quotas).map(([name, quota]) => [name, new RateLimiterMemory({ points: quota + free, duration: 60, keyPrefix: name })]),
  )

  async function count(name: Quota, who: string, reply: FastifyReply): Promise<void> {
    const quota = quotas[name]
    const state = await limiters
      .get(name)!
      .consume(who)
      .catch((full: unknown) => full as RateLimiterRes)
    const seconds = Math.ceil(state.msBeforeNext / 1000)
    setLimitHeaders(reply, quota, Math.max(0, state.remainingPoints - free), seconds)
    if (state.consumedPoints > quota + free) throw new TooMany(seconds)
  }

  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'OPTIONS') await count('address', `address ${clientAddress(request)}`, reply)
  })
  app.addHook('preHandler', async (request, reply) => {
    const { client } = request.actor.session ?? {}
    const who = client === undefined ? `address ${clientAddress(request)}` : `session ${client}`
    for (const name of quotasOf(request, client !== undefined, pageKey)) await count(name, who, reply)
  })
}

function quotasOf({ method, url, headers }: FastifyRequest, isSignedIn: boolean, pageKey: string): Quota[] {
  if (method !== 'GET' && method !== 'HEAD') return ['write']
  if (headers['x-page-key'] === pageKey) return []
  if (isSignedIn) return ['session']
  return url.includes('/search') ? ['visitor', 'search'] : ['visitor']
}

function setLimitHeaders(reply: FastifyReply, quota: number, left: number, seconds: number): void {
  reply.headers({ 'ratelimit-policy': `"api";q=${quota};w=60`, ratelimit: `"api";r=${left};t=${seconds}` })
}
