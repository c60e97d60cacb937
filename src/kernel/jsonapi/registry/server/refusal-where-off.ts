/** What a call answers on a site that does not have the thing: as an address that is none, or that the site does not offer it (403). */
export type RefusalWhereOff = 'not found' | 'forbidden'
