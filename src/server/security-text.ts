import type { FastifyInstance } from 'fastify'
import type { ServerParts } from './server-parts.ts'

const path = '/.well-known/security.txt'
const day = 24 * 3_600_000
/** RFC 9116 asks for less than a year. */
const good = 180 * day

/** Whom to tell of a weakness in this site (RFC 9116): its center, else whoever sends its mails. */
export function securityText(app: FastifyInstance, { config, clock }: Pick<ServerParts, 'config' | 'clock'>): void {
  const sender = /<([^<>]+)>/.exec(config.mailFrom)?.[1] ?? config.mailFrom
  app.get(path, async ({ center }, reply) => {
    // The same all day, so that it can be kept.
    const expires = new Date(Math.floor(clock.now().getTime() / day) * day + good)
    const lines = [
      `Contact: mailto:${center.email ?? sender}`,
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: nl, en',
      `Canonical: ${center.origin}${path}`,
    ]
    return await reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n`)
  })
}
