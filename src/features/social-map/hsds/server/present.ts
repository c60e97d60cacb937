import { type Locale, say } from '#kernel/i18n/messages.ts'
import { fullDay } from '#kernel/i18n/dates.ts'
import { languageNames } from '#kernel/i18n/spoken-languages.ts'
import { plainText } from '#kernel/rich-text/plain-text.ts'
import { entryPath } from '#features/social-map/presentation/entry-path.ts'
import { accessNames, costNames } from '#features/social-map/presentation/code-words.ts'
import type { MapLocation, MapService } from '#features/social-map/model/entry.ts'
import { feedId, locationFeedId, organizationFeedId, serviceAtLocationFeedId, serviceFeedId } from '#features/social-map/model/server/feed-ids.ts'
import { hsdsWords as words } from '#features/social-map/hsds/hsds-words.ts'
import type { FeedEntry, FeedItem } from './find-items.ts'
import { schedulesOf } from './schedules.ts'
import { attributesOf } from './taxonomies.ts'

/** What every thing of a feed is made with: the site, the mail address of whoever vouches for it, and how much is asked. */
export type Presenting = { origin: string; assurer: string | null; isFull: boolean; isMinimal: boolean }

const nl: Locale = 'nl'
const written = (text: string | null) => text || undefined

/** A service; one that is gone has its name, and that it is. */
export function presentService({ id, entryId, serviceId, name, modified, entry }: FeedItem, how: Presenting): object {
  const organizationId = organizationFeedId(entryId)
  const service = entry?.services.find((one) => one.id === serviceId)
  if (!entry || !service) return { id, organization_id: organizationId, name, status: 'defunct', alert: say(nl, words.gone), last_modified: modified }
  if (how.isMinimal) return { id, name, status: statusOf(entry), last_modified: modified }
  return {
    ...serviceOf(entry, service, how),
    last_modified: modified,
    organization: how.isFull ? organizationOf(entry, how) : simpleOrganizationOf(entry, how),
    ...(how.isFull && {
      service_at_locations: entry.locations.map((place) => ({ ...meeting(entry, service, place), location: locationOf(entry, place, { isFull: true }) })),
    }),
  }
}

/** An organization: the entry as a whole. */
export function presentOrganization({ id, name, modified, entry }: FeedItem, how: Presenting): object {
  if (!entry) return { id, name, description: say(nl, words.gone), status: 'defunct', last_modified: modified }
  if (how.isMinimal) return { id, name: entry.name, description: aboutOf(entry), last_modified: modified }
  if (!how.isFull) return { ...simpleOrganizationOf(entry, how), last_modified: modified }
  return {
    ...organizationOf(entry, how),
    last_modified: modified,
    services: entry.services.map((service) => serviceOf(entry, service, how)),
    locations: entry.locations.map((place) => locationOf(entry, place, { isFull: true })),
  }
}

/** A service at one of the places where it is given. */
export function presentServiceAtLocation({ id, entryId, serviceId, locationId, modified, entry }: FeedItem, how: Presenting): object {
  const service = entry?.services.find((one) => one.id === serviceId)
  const place = entry?.locations.find((one) => one.id === locationId)
  const ids = { id, service_id: serviceFeedId(entryId, serviceId!), location_id: locationFeedId(entryId, locationId!) }
  if (!entry || !service || !place) return { ...ids, description: say(nl, words.gone), status: 'defunct', last_modified: modified }
  if (how.isMinimal) return { ...ids, last_modified: modified }
  return {
    ...ids,
    last_modified: modified,
    service: { ...serviceOf(entry, service, how), last_modified: modified },
    location: locationOf(entry, place, how),
  }
}

const meeting = ({ id }: FeedEntry, service: MapService, place: MapLocation) => ({
  id: serviceAtLocationFeedId(id, service.id, place.id),
  service_id: serviceFeedId(id, service.id),
  location_id: locationFeedId(id, place.id),
})

function statusOf(entry: FeedEntry): 'active' | 'inactive' | 'temporarily closed' {
  if (entry.isStale) return 'inactive'
  return entry.isClosed ? 'temporarily closed' : 'active'
}

/** What to know first: it was not checked, it is closed, and what the entry itself warns of. */
function alertOf(entry: FeedEntry): string | undefined {
  const closed = entry.closedUntil ? say(nl, words.closedUntil, { day: fullDay(nl, entry.closedUntil) }) : say(nl, words.closed)
  const lines = [entry.isStale && say(nl, words.stale), entry.isClosed && [closed, entry.closedReason].filter(Boolean).join(' '), entry.alert]
  return lines.filter(Boolean).join(' ') || undefined
}

const pageOf = (entry: FeedEntry, { origin }: Presenting) => origin + entryPath(entry)
const aboutOf = (entry: FeedEntry) => entry.shortDescription || plainText(entry.description) || entry.name

function serviceOf(entry: FeedEntry, service: MapService, how: Presenting) {
  const id = serviceFeedId(entry.id, service.id)
  const part = (table: string, ...ids: (string | number)[]) => feedId(entry.id, table, service.id, ...ids)
  const fees = service.costText || (service.costKind === 'unknown' ? '' : say(nl, costNames[service.costKind]))
  return {
    id,
    organization_id: organizationFeedId(entry.id),
    name: service.name,
    description: service.description || aboutOf(entry),
    url: pageOf(entry, how),
    status: statusOf(entry),
    application_process: [service.isReferralNeeded && say(nl, words.referral), service.applicationProcess].filter(Boolean).join(' ') || undefined,
    fees_description: written(fees),
    wait_time: written(service.waitTime),
    eligibility_description: written(service.eligibility),
    minimum_age: entry.minAge ?? undefined,
    maximum_age: entry.maxAge ?? undefined,
    assured_date: entry.assuredOn,
    assurer_email: how.assurer ?? undefined,
    alert: alertOf(entry),
    ...(how.isFull && {
      phones: entry.phones.map(({ number, label }, at) => ({ id: part('phones', at), service_id: id, number, description: written(label) })),
      schedules: service.hours ? schedulesOf(service.hours, { entryId: entry.id, owner: { service_id: id }, holidayRule: entry.holidayRule }) : [],
      languages: entry.languages.map((code) => ({ id: part('languages', code), service_id: id, name: say(nl, languageNames[code]), code })),
      cost_options:
        service.costKind === 'free' ? [{ id: part('cost_options'), service_id: id, option: say(nl, costNames.free), amount: 0, currency: 'EUR' }] : [],
      attributes: attributesOf(entry, id, (term) => part('attributes', term)),
    }),
  }
}

const simpleOrganizationOf = (entry: FeedEntry, how: Presenting) => ({
  id: organizationFeedId(entry.id),
  name: entry.name,
  description: aboutOf(entry),
  website: entry.website ?? undefined,
  uri: pageOf(entry, how),
})

function organizationOf(entry: FeedEntry, how: Presenting) {
  const id = organizationFeedId(entry.id)
  const numbers = [
    { type: 'KvK', scheme: 'NL-KVK', number: entry.kvkNumber },
    { type: 'RSIN', scheme: undefined, number: entry.rsin },
  ]
  return {
    ...simpleOrganizationOf(entry, how),
    phones: entry.phones.map(({ number, label }, at) => ({
      id: feedId(entry.id, 'phones', at),
      organization_id: id,
      number,
      description: written(label),
    })),
    organization_identifiers: numbers.flatMap(({ type, scheme, number }) =>
      number
        ? [
            {
              id: feedId(entry.id, 'organization_identifiers', type),
              organization_id: id,
              identifier_scheme: scheme,
              identifier_type: type,
              identifier: number,
            },
          ]
        : [],
    ),
  }
}

/** A place, as visitors may know it: of one that is shown to an area the town and a rounded point only. */
function locationOf(entry: FeedEntry, place: MapLocation, { isFull }: Pick<Presenting, 'isFull'>) {
  const id = locationFeedId(entry.id, place.id)
  const address = {
    id: feedId(entry.id, 'addresses', place.id),
    location_id: id,
    address_1: `${place.street} ${place.houseNumber}`.trim(),
    city: place.city,
    // Required by HSDS, and no part of a Dutch address.
    state_province: '',
    postal_code: place.postcode,
    country: 'NL',
    address_type: place.type,
  }
  const isArea = place.addressVisibility === 'area' && place.city !== ''
  return {
    id,
    location_type: place.type,
    organization_id: organizationFeedId(entry.id),
    name: written(place.name),
    description: isArea ? say(nl, words.area, { city: place.city }) : undefined,
    transportation: written(place.transport),
    latitude: place.latitude ?? undefined,
    longitude: place.longitude ?? undefined,
    ...(isFull && {
      addresses: place.addressVisibility === 'public' && address.address_1 !== '' ? [address] : [],
      accessibility: place.accessibility.map((code) => ({
        id: feedId(entry.id, 'accessibility', place.id, code),
        location_id: id,
        description: say(nl, accessNames[code]),
      })),
      schedules: schedulesOf(place.hours, { entryId: entry.id, owner: { location_id: id }, holidayRule: entry.holidayRule }),
    }),
  }
}
