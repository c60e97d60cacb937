import type { FastifyReply, FastifyRequest } from 'fastify'
import pino from 'pino'
import type { Config } from '#kernel/config/server/config.ts'

/** Structured logs without tokens, addresses or query strings (quality §5): only what is listed here is written. */
export function loggerOptions({ logLevel }: Config) {
  if (logLevel === 'silent') return false
  return {
    level: logLevel,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    redact: ['headers', 'body', 'email', 'password', 'token', '*.email', '*.password', '*.token'],
    serializers: {
      // Not the error object itself: database errors contain rows, and connection errors contain secrets.
      err: ({ name, message, code, stack }: Error & { code?: string }) => ({ name, message, code, stack }),
      req: ({ method, routeOptions }: FastifyRequest) => ({ method, route: routeOptions?.url }),
      res: ({ statusCode }: FastifyReply) => ({ statusCode }),
    },
  }
}

/** The line that the log gets for these details, whatever level it writes: for the developer page that shows what is reported. */
export function reportLine(config: Config, details: object, message: string): string {
  const lines: string[] = []
  pino({ ...loggerOptions({ ...config, logLevel: 'info' }) }, { write: (line: string) => void lines.push(line) }).error(details, message)
  return lines.join('').trim()
}
