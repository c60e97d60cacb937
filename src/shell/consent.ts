import { cookieJson, readCookie } from '#kernel/http/cookie.ts'

/** Specification §3: undefined means that the visitor has not decided yet. Functional cookies cannot be turned off. */
export type Consent = { functional: true; analytical?: boolean; thirdParty?: boolean }

/** What the visitor ticked when a button of the banner was pressed. */
export type Choice = { choice: 'all' | 'none' | 'selection'; analytical: boolean; thirdParty: boolean }

export const consentCookie = 'cookieConsent'
/** One year (specification §9). */
export const consentSeconds = 31_536_000

/** The consent in a Cookie header; one that cannot be parsed counts as undecided. */
export function consentIn(cookies: string | null | undefined): Consent {
  return readCookie(cookies, consentCookie, readConsent) ?? { functional: true }
}

/** Null for a value without a single decision. */
function readConsent(value: string): Consent | null {
  if (value.length > 500) return null
  const { analytical, thirdParty } = (cookieJson(value) ?? {}) as Record<string, unknown>
  if (typeof analytical !== 'boolean' && typeof thirdParty !== 'boolean') return null
  return {
    functional: true,
    ...(typeof analytical === 'boolean' && { analytical }),
    ...(typeof thirdParty === 'boolean' && { thirdParty }),
  }
}

/** The banner is shown until both are decided (specification §4). */
export function isUndecided({ analytical, thirdParty }: Consent): boolean {
  return analytical === undefined || thirdParty === undefined
}

/** Which button the banner offers beside 'Reject all': saving a selection makes sense only when exactly one is ticked. */
export function offered({ analytical, thirdParty }: { analytical: boolean; thirdParty: boolean }): 'all' | 'selection' {
  return analytical !== thirdParty ? 'selection' : 'all'
}

export function decide({ choice, analytical, thirdParty }: Choice): Consent {
  if (choice === 'all') return { functional: true, analytical: true, thirdParty: true }
  if (choice === 'none') return { functional: true, analytical: false, thirdParty: false }
  return { functional: true, analytical, thirdParty }
}

export type ConsentUpdate = { ad_storage: 'denied'; ad_user_data: 'denied'; ad_personalization: 'denied'; analytics_storage: 'granted' | 'denied' }

/** The consent that gtag is told: never advertising, analytics only after consent. */
export function consentUpdate({ analytical }: Consent): ConsentUpdate {
  return {
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: analytical === true ? 'granted' : 'denied',
  }
}

/** Whether analytics runs: only if the center has an id, and after consent. */
export function measures(gtagId: string | null, { analytical }: Consent): boolean {
  return isGtagId(gtagId) && analytical === true
}

/** Only an id of this form may enter a page or the content security policy. */
export function isGtagId(id: string | null | undefined): id is string {
  return /^(G|GT|UA|AW)-[A-Z0-9-]{4,20}$/.test(id ?? '')
}
