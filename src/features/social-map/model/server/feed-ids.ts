import { uuidV5 } from '#kernel/db/server/uuid-v5.ts'

/** Kinds of things that the feed for programs has, as its table calls them. */
export type FeedKind = 'organization' | 'service' | 'service_at_location'

/**
 * The id of a thing in the feed (domain §3.10): made of the id of its entry, the table it would stand in, and its own id. The ids of services
 * and places come from whoever writes an entry, so they are unique within it only.
 */
export const feedId = (entryId: string, table: string, ...ids: readonly (string | number)[]): string => uuidV5(entryId, [table, ...ids].join('/'))

export const organizationFeedId = (entryId: string): string => feedId(entryId, 'social_map_entries')
export const serviceFeedId = (entryId: string, serviceId: string): string => feedId(entryId, 'social_map_services', serviceId)
export const locationFeedId = (entryId: string, locationId: string): string => feedId(entryId, 'social_map_locations', locationId)
export const serviceAtLocationFeedId = (entryId: string, serviceId: string, locationId: string): string =>
  feedId(entryId, 'social_map_services_at_locations', serviceId, locationId)

/** The namespace of codes, which belong to no row: that of addresses (RFC 9562 §6.6). */
const addresses = '6ba7b811-9dad-11d1-80b4-00c04fd430c8'

/** The id of a code or of the list it stands in, the same at every center. */
export const codeFeedId = (list: string, code?: string): string => uuidV5(addresses, ['urn:social-map', list, ...(code ? [code] : [])].join(':'))
