import type { Actor } from '#kernel/access/actor.ts'
import type { Database } from '#kernel/db/server/database.ts'
import { readFilters } from '#kernel/jsonapi/read/server/filter.ts'
import { readParameters } from '#kernel/jsonapi/registry/server/parameters.ts'
import { readQuery } from '#kernel/jsonapi/read/server/query.ts'
import { readList } from '#kernel/jsonapi/read/server/reader.ts'
import { Registry } from '#kernel/jsonapi/registry/server/registry.ts'
import { abilities } from '#src/app/abilities.ts'
import { resourceApis } from '#src/server/registered.ts'

/** The lists of a center with the parameters of their pages: tabs, searches, filters and orders. */
const lists: Record<string, string> = {
  'organizations, a tab with the number of each': 'organizations?filter[status_eq]=approved&counts=status&include=address,profile&page[size]=50',
  'organizations, by last activity': 'organizations?sort=last_active_at&include=address&page[size]=50',
  'organizations, with their contacts': 'organizations?filter[status_eq]=approved&include=address,contact&page[size]=50',
  'organizations, by words': 'organizations?filter[search]=buurt&include=address&page[size]=50',
  'organizations, theme, answering and silence':
    'organizations?filter[with_theme]=nature&filter[responds_within]=9&filter[silent_for]=30&include=address&page[size]=50',
  'organizations, newest that wait': 'organizations?filter[status_eq]=pending&sort=-created_at&page[size]=50',
  'users, a tab with the number of each': 'users?filter[status_eq]=active&counts=status&include=roles,organizations&page[size]=50',
  'users, by role and when they were last here':
    'users?filter[with_role]=volunteer&filter[seen]=month,half_year&sort=-last_seen_at&include=roles,organizations&page[size]=50',
  'users, invited first': 'users?sort=status,-created_at&include=roles,organizations&page[size]=50',
  'users, by words': 'users?filter[search]=jan&include=roles,organizations&page[size]=50',
}

export type Measured = { name: string; median: number; questions: number; rows: number }

/** Median milliseconds including the round trip to the database, and the number of statements of each list. */
export async function measureStaffLists(db: Database, centerId: string, coordinator: Actor, rounds = 60): Promise<Measured[]> {
  const registry = new Registry(resourceApis, abilities)
  const caller = { actor: coordinator, centerId }
  const found: Measured[] = []
  for (const [name, path] of Object.entries(lists)) {
    const api = registry.api(path.split('?')[0]!)
    let questions = 0
    const counting = { ...db, read: async (...asked: Parameters<Database['read']>) => ((questions += 1), await db.read(...asked)) }
    const query = readQuery(readParameters(path), { registry, api, roles: coordinator.roles.map((role) => role.name) }, 'list')
    const filters = await readFilters(query.filters, { actor: coordinator, centerId, db } as never, api.filters)
    const ask = { db: counting, registry, caller, api, query: { ...query, filters }, plain: true, asText: false }
    const times: number[] = []
    let rows = 0
    for (let round = -10; round < rounds; round++) {
      questions = 0
      const began = performance.now()
      const { objects } = await readList(ask)
      if (round >= 0) times.push(performance.now() - began)
      rows = objects.length
    }
    found.push({ name, median: times.toSorted((a, b) => a - b)[Math.floor(rounds / 2)]!, questions, rows })
  }
  return found
}
