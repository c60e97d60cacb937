import { addressEnd } from '#kernel/fields/address-end.ts'

/** The path of an entry's page. */
export const entryPath = (entry: { id: string; slug: string }): string => `/sociale-kaart/${addressEnd(entry)}`
