import type { Client } from '#kernel/jsonapi/client/client.ts'
import { asFilter, readOffer } from './offer-filters.ts'

/** Most workshops of one page. */
export const mostOffered = 100

const fields = [
  'title',
  'slug',
  'themes',
  'trainerName',
  'sessions',
  'status',
  'capacityMax',
  'capacityMin',
  'placesTaken',
  'waiting',
  'audience',
  'certificate',
  'firstStartsAt',
  'lastEndsAt',
  'ownRegistration',
  'image',
] as const

/** The workshops to come, as the address asks for them, and the next one of the reader. */
export async function loadOffer(api: Client, query: URLSearchParams) {
  const asked = readOffer(query)
  const ask = { include: ['image'] as const, fields: { workshops: fields }, sort: 'firstStartsAt' as const }
  const [found, mine] = await Promise.all([
    api.workshops.list({ ...ask, filter: asFilter(asked), page: { size: mostOffered } }),
    api.workshops.list({ ...ask, filter: { upcoming: true, mine: true }, page: { size: 20 } }),
  ])
  const next = mine.items.find(({ ownRegistration }) => ownRegistration?.status === 'registered') ?? null
  return { asked, rows: found.items, total: found.total, next }
}

/** The reader's registrations, those to come first, and the workshops that they give. */
export async function loadMine(api: Client, now: string) {
  const [{ items }, given] = await Promise.all([
    api.workshopRegistrations.list({ filter: { mine: true }, include: ['workshop'], sort: '-waitlistedAt', page: { size: mostOffered } }),
    api.workshops.list({ filter: { mine: true }, fields: { workshops: [...fields, 'isTrainer'] }, sort: '-firstStartsAt', page: { size: mostOffered } }),
  ])
  const known = items.flatMap(({ workshop, ...one }) => (workshop ? [{ ...one, workshop }] : []))
  const of = (isToCome: boolean) =>
    known.filter(({ status, workshop }) => {
      const isOpen = workshop.lastEndsAt !== null && workshop.lastEndsAt > now && workshop.status !== 'cancelled' && status !== 'cancelled'
      return isOpen === isToCome
    })
  const toCome = of(true).toSorted((a, b) => ((a.workshop.firstStartsAt ?? '') < (b.workshop.firstStartsAt ?? '') ? -1 : 1))
  return { toCome, been: of(false), given: given.items.filter(({ isTrainer, status }) => isTrainer && status !== 'cancelled') }
}

export type LoadedOffer = Awaited<ReturnType<typeof loadOffer>>
export type LoadedMine = Awaited<ReturnType<typeof loadMine>>
