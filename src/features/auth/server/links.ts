import type { Occasion } from '#features/users/server/occasion.ts'

/** Addresses that mails point at. They begin with the center's configured origin, never with the Host of a request (decisions 1). */
export function confirmLink({ center }: Occasion, token: string, after: { page?: string | null; redirectUrl?: string | null } = {}): string {
  if (after.redirectUrl) return link(center.origin, '/auth/confirmation', { confirmation_token: token, redirect_url: after.redirectUrl })
  return link(center.origin, '/confirm', { confirmation_token: token, ...(after.page && { redirect: after.page }) })
}

export function resetLink({ center }: Occasion, token: string, redirectUrl: string): string {
  return link(center.origin, '/auth/password/edit', { reset_password_token: token, redirect_url: redirectUrl })
}

export function unlockLink({ center }: Occasion, token: string): string {
  return link(center.origin, '/auth/unlock', { unlock_token: token })
}

function link(origin: string, path: string, query: Record<string, string>): string {
  return `${origin}${path}?${new URLSearchParams(query)}`
}
