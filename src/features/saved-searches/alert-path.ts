import { searchAddress } from '#features/vacancies/search/search-address.ts'

/** The target of links in alert mails: the page asks for a press, since mail scanners follow links (domain §3.16). */
export const alertPath = (key: string): string => `${searchAddress({ view: 'alert' })}&key=${encodeURIComponent(key)}`
