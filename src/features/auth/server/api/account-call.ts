import { Unauthenticated } from '#kernel/http/errors.ts'
import type { ApiRequest } from '#kernel/jsonapi/server/api-request.ts'
import { readDocument } from '#kernel/jsonapi/server/body.ts'
import type { RequestContext } from '#features/users/server/request-context.ts'
import type { AuthParts } from '#features/auth/server/auth-request.ts'

/** Attributes of a body by camelCase name, however it was written (contract §2.1). */
export type Sent = { has(name: string): boolean; text(name: string): string | undefined; value(name: string): unknown }

export function sentTo(call: ApiRequest, pathId: string | null = null): Sent {
  const { attributes, related } = readDocument(call.json, 'users', pathId ?? idInBody(call))
  const value = (name: string) => attributes.get(name)?.value ?? related.get(name.replace(/Id$/, ''))?.id ?? undefined
  const text = (name: string) => {
    const given = value(name)
    return given === undefined || given === null ? undefined : String(typeof given === 'object' ? '' : given)
  }
  return { has: (name) => attributes.has(name), value, text }
}

/** Calls about the caller may name the caller's id; it says nothing new (contract §3.2, PATCH current_user). */
function idInBody(call: ApiRequest): string | null {
  const data = (call.json?.body as { data?: { id?: unknown } } | null)?.data
  return data?.id === undefined ? null : String(data.id)
}

export function occasionAt({ request }: ApiRequest, { clock }: Pick<AuthParts, 'clock'>): RequestContext {
  return { center: request.center, locale: request.locale, now: clock.now() }
}

/** @throws 401 */
export function signedIn({ request: { actor } }: ApiRequest): { userId: string } {
  if (!actor.userId) throw new Unauthenticated()
  return { userId: actor.userId }
}
