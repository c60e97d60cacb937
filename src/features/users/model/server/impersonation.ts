import type { Actor } from '#kernel/access/actor.ts'
import { Forbidden } from '#kernel/http/errors.ts'
import type { PeopleTx } from './people-tables.ts'

/** An impersonator changes no password, address, role or consent, sends no message and exports nothing (contract §1.7). */
export function refuseWhileImpersonating({ session }: Pick<Actor, 'session'>): void {
  if (session?.kind === 'impersonation') throw new Forbidden('forbidden_while_impersonating')
}

/** Ends the impersonations by somebody who loses a role: at the center of the role, or everywhere for a platform role. */
export async function endImpersonationsBy(tx: PeopleTx, userId: string, centerId: string | null): Promise<void> {
  const all = tx.deleteFrom('sessions').where('impersonator_id', '=', userId)
  await (centerId === null ? all : all.where('volunteer_center_id', '=', centerId)).execute()
}
