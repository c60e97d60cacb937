import { maxCharacters } from '#features/auth/requests/server/auth-request.ts'
import { cutText } from '#kernel/fields/cut-text.ts'
import { Unauthenticated } from '#kernel/http/errors.ts'
import type { ApiRequest } from '#kernel/jsonapi/request/server/api-request.ts'
import { readDocument } from '#kernel/jsonapi/write/server/body.ts'
import type { RequestContext } from '#features/users/model/server/write-account-audit-event.ts'
import { contextOf } from '#features/users/server/verbs.ts'

/** The attributes of a body by camelCase name, in whichever spelling they were sent (contract §2.1). */
export type Sent = { text(name: string): string | undefined }

/** Reads the body of a call about an account that changes no row of `users`: confirming, impersonating. */
export function sentTo(call: ApiRequest): Sent {
  const { attributes, related } = readDocument(call.json, 'users', { id: idInBody(call), isImplied: true })
  const value = (name: string) => attributes.get(name)?.value ?? related.get(name.replace(/Id$/, ''))?.id ?? undefined
  return {
    text: (name) => {
      const given = value(name)
      return given === undefined || given === null ? undefined : cutText(String(typeof given === 'object' ? '' : given), maxCharacters)
    },
  }
}

/** These calls take any id in the body, because their address names the account. */
function idInBody(call: ApiRequest): string {
  const data = (call.json?.body as { data?: { id?: unknown } } | null)?.data
  return String(data?.id ?? '')
}

export function requestContextAt(call: ApiRequest): RequestContext {
  return contextOf(call.asked)
}

/** @throws 401 */
export function signedIn({ request: { actor } }: ApiRequest): { userId: string } {
  if (!actor.userId) throw new Unauthenticated()
  return { userId: actor.userId }
}
