import type { Actor } from '#kernel/access/actor.ts'
import { Forbidden } from '#kernel/http/errors.ts'

/** Whoever acts for somebody else changes no password, address, role or consent, sends no message and exports nothing (contract §1.7). */
export function refuseWhileImpersonating({ session }: Pick<Actor, 'session'>): void {
  if (session?.kind === 'impersonation') throw new Forbidden('forbidden_while_impersonating')
}
