import type { Actor } from '#kernel/access/actor.ts'
import { Forbidden } from '#kernel/http/errors.ts'
import type { PeopleTx } from './people-tables.ts'

/** Whoever acts for somebody else changes no password, address, role or consent, sends no message and exports nothing (contract §1.7). */
export function refuseWhileImpersonating({ session }: Pick<Actor, 'session'>): void {
  if (session?.kind === 'impersonation') throw new Forbidden('forbidden_while_impersonating')
}

/** Whoever loses a role acts for nobody any more: at the center of the role, or everywhere with one of the platform. */
export async function endImpersonationsBy(tx: PeopleTx, userId: string, centerId: string | null): Promise<void> {
  const all = tx.deleteFrom('sessions').where('impersonator_id', '=', userId)
  await (centerId === null ? all : all.where('volunteer_center_id', '=', centerId)).execute()
}
