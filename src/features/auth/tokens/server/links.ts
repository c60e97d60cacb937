import type { RequestContext } from '#features/users/model/server/request-context.ts'

// Addresses that mails point at. They begin with the center's configured origin, never with the Host of a request (decisions 1).

/** `way`: a page of our own to go on with (`/vacancies/1`), or a whole address that the edge has allowed to somebody else's client. */
export function confirmLink({ center }: RequestContext, token: string, way: string | null = null): string {
  if (way && !way.startsWith('/')) return link(center.origin, '/auth/confirmation', { confirmation_token: token, redirect_url: way })
  return link(center.origin, '/confirm', { confirmation_token: token, ...(way && { redirect: way }) })
}

/** For somebody who may have an account already: the page asks whether they take the role. */
export function acceptLink({ center }: RequestContext, token: string): string {
  return link(center.origin, '/confirm', { confirmation_token: token, invitation: 'true' })
}

export function resetLink({ center }: RequestContext, token: string, redirectUrl: string): string {
  return link(center.origin, '/auth/password/edit', { reset_password_token: token, redirect_url: redirectUrl })
}

export function unlockLink({ center }: RequestContext, token: string): string {
  return link(center.origin, '/auth/unlock', { unlock_token: token })
}

/** Where staff adds somebody, the address filled in. */
export function addPersonLink({ center }: RequestContext, email: string): string {
  return link(center.origin, '/users/add', { email })
}

function link(origin: string, path: string, query: Record<string, string>): string {
  return `${origin}${path}?${new URLSearchParams(query)}`
}
