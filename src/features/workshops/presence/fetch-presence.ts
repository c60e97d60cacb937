import type { Client } from '#kernel/jsonapi/client/client.ts'
import type { WorkshopSession } from '#features/workshops/model/session.ts'
import type { PresenceRow } from './presence-rows.ts'

/** On one page of the list of registrations. */
const pageSize = 200

export type FetchedPresence = {
  workshop: { id: string; title: string; slug: string; isTrainer: boolean; hasCertificate: boolean }
  sessions: WorkshopSession[]
  rows: PresenceRow[]
}

/** The workshop of an address with everybody who has a place, by name; null where there is none that the reader may see. */
export async function fetchPresence(api: Client, address: string): Promise<FetchedPresence | null> {
  const { items } = await api.workshops.list({
    filter: { address },
    fields: { workshops: ['title', 'slug', 'isTrainer', 'certificate', 'sessions'] },
    page: { size: 1 },
  })
  const [found] = items
  if (!found) return null
  const rows: PresenceRow[] = []
  for (let number = 1; ; number += 1) {
    const page = await api.workshopRegistrations.list({
      filter: { workshopIdEq: found.id } as never,
      sort: ['personName', 'waitlistedAt'] as never,
      fields: { workshop_registrations: ['status', 'personName', 'organizationName', 'presence'] },
      page: { size: pageSize, number },
    })
    for (const { id, status, personName, organizationName, presence } of page.items)
      if (status === 'registered' || status === 'attended' || status === 'no_show')
        rows.push({
          id,
          name: personName,
          organization: organizationName,
          hasAttended: status === 'attended',
          marks: Object.fromEntries(presence.map(({ session, state }) => [session, state])),
        })
    if (page.items.length < pageSize) break
  }
  const { id, title, slug, isTrainer, certificate, sessions } = found
  return { workshop: { id, title, slug, isTrainer, hasCertificate: certificate }, sessions: sessions.filter(({ status }) => status === 'scheduled'), rows }
}
