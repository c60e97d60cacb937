import { openDatabase } from '#kernel/db/server/database.ts'
import type { Template } from '#kernel/testing/server/fresh-database.ts'
import { hashPassword } from '#features/auth/passwords/server/passwords.ts'
import { fillHosts } from '#src/seed/fill-tenants.ts'
import { neighbours } from './neighbours.ts'
import { addTown, password } from './two-towns.ts'

/** The three centers of the public site, which share vacancies with each other (specification §6), beside towns that do not. */
export const sharingCenters: Template = {
  name: 'sharing_centers',
  fill: async (config) => {
    await neighbours.fill(config)
    const db = await openDatabase(config)
    const hash = await hashPassword(password)
    for (const town of ['arnhem', 'nijmegen', 'apeldoorn']) await addTown(db, { town, hash, tenant: 'public', isDefault: town === 'arnhem' })
    await db.onPlatform(fillHosts)
    await db.close()
  },
}

/** The host of each of them. */
export const hostOf = (town: string): string => (town === 'arnhem' ? 'public.localhost' : `${town}.localhost`)
