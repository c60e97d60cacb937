import { searchAddress } from '#features/vacancies/search/search-address.ts'

/** Where the link of a mail leads: what it offers takes a press there, for mail scanners follow links (domain §3.16). */
export const alertPath = (key: string): string => `${searchAddress({ view: 'alert' })}&key=${encodeURIComponent(key)}`
