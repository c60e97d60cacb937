import type { FastifyInstance } from 'fastify'
import { describedCalls } from '#src/server/registered.ts'
import type { Answer } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type Route = { method: Method; url: string }

/** The calls that anybody can send input to, each once. */
export const routesOf = (app: FastifyInstance): Route[] =>
  app.routeList.filter(
    ({ method, url }) =>
      (url.startsWith('/api/v1') || `${method} ${url}` in describedCalls) &&
      !['/ready', '/health'].includes(url) &&
      !/\/relationships\/|:id\/[a-z]+[A-Z]/.test(url),
  ) as Route[]

const known: Record<string, string> = {
  organizations: id.school('demo'),
  vacancies: id.gardening('demo'),
  users: id.person('demo', 'lid'),
  addresses: id.address('demo'),
}
/** The address with an existing id, so that only the input is wrong. */
export const addressOf = (url: string, instead?: string) => url.replace(/:\w+/, instead ?? known[url.split('/')[3]!] ?? id.school('demo'))

/** Why an answer is bad: it is a defect, or an error without a sentence that says what is wrong. */
export function fault({ status, text, body }: Answer, what: string): string[] {
  if (status >= 500) return [`${what}: ${status} ${text.slice(0, 200)}`]
  if (status < 400 || text === '') return []
  if (body === undefined) return [`${what}: ${status}, and no JSON: ${text.slice(0, 100)}`]
  const errors: unknown[] = Array.isArray(body.errors) ? body.errors : Object.values(body.errors ?? {}).flat()
  const spoken = errors.every((error) => (typeof error === 'string' ? error.length > 2 : Boolean((error as any).code && (error as any).title)))
  return errors.length > 0 && spoken ? [] : [`${what}: ${status} says nothing: ${text.slice(0, 200)}`]
}
