export const helpListPath = '/een-op-een-hulp'
export const helpDeskPath = '/een-op-een-hulp/overzicht'
export const helpAddPath = '/een-op-een-hulp/add'
/** The same form for a request that nobody has looked at yet. */
export const helpEditPath = (id: string) => `${helpAddPath}?id=${id}`
/** The id alone: an address tells neither the words nor the name (quality T27). */
export const helpPath = (id: string): string => `${helpListPath}/${id}`
/** The desk with one request open. */
export const helpDeskAt = (id: string): string => `${helpDeskPath}?open=${id}`

/** The page of both sides of a match. */
export const matchPath = (id: string): string => `${helpListPath}/matches/${id}`
