import type { Locale } from '#kernel/i18n/messages.ts'

export type Place = { tenant: string; locale: Locale }

/** The journeys run where Dutch is all there is, and where one reads English. */
export const places: readonly Place[] = [
  { tenant: 'demo', locale: 'nl' },
  { tenant: 'public', locale: 'en' },
]

/** The address of another tenant on the same port. */
export function siteOf(baseURL: string | undefined, tenant: string): string {
  const url = new URL(baseURL!)
  url.hostname = `${tenant}.localhost`
  return url.origin
}

/** The password of all demo people. */
export const demoPassword = 'samen-voor-de-buurt'
