import type { Actor } from '#kernel/access/actor.ts'
import type { Tx } from '#kernel/db/server/database.ts'

/** Who moves an application: a person in a request, or a job for which time has run out. */
export type Mover = { tx: Tx; centerId: string; actor: Pick<Actor, 'userId' | 'session' | 'organizationIds'> | null; requestId: string | null }
