/** The list of staff. */
export const mapListAddress = '/sociale-kaart/overzicht'

/** The editor of an entry. */
export const entryEditAddress = (id: string): string => `/sociale-kaart/${id}/edit`

/** The queue of entries to review, at one of them; without an id at the first. */
export const entryQueueAddress = (id?: string): string => `${mapListAddress}?view=queue${id ? `&id=${id}` : ''}`

/** Where somebody who is signed in says what is wrong with an entry. */
export const suggestAddress = (id: string): string => `/sociale-kaart/${id}/klopt-niet`
