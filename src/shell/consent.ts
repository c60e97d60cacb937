/** Specification §3: undefined means that the visitor has not decided yet. Functional cookies cannot be turned off. */
export type Consent = { functional: true; analytical?: boolean; thirdParty?: boolean }

/** What the visitor ticked when a button of the banner was pressed. */
export type Choice = { choice: 'all' | 'none' | 'selection'; analytical: boolean; thirdParty: boolean }

export const consentCookie = 'cookieConsent'
/** One year (specification §9). */
export const consentSeconds = 31_536_000

/** A cookie that is not ours to read counts as undecided. */
export function readConsent(cookie: string | undefined): Consent {
  const undecided: Consent = { functional: true }
  if (!cookie || cookie.length > 500) return undecided
  try {
    const { analytical, thirdParty } = JSON.parse(cookie) as Record<string, unknown>
    if (typeof analytical === 'boolean') undecided.analytical = analytical
    if (typeof thirdParty === 'boolean') undecided.thirdParty = thirdParty
  } catch {
    // Written by nobody of us, or cut off: ask again.
  }
  return undecided
}

/** The banner is shown until both are decided (specification §4). */
export function isUndecided({ analytical, thirdParty }: Consent): boolean {
  return analytical === undefined || thirdParty === undefined
}

/** Which button the banner offers beside 'Reject all': saving makes sense only when exactly one is ticked. */
export function offered({ analytical, thirdParty }: { analytical: boolean; thirdParty: boolean }): 'all' | 'selection' {
  return analytical !== thirdParty ? 'selection' : 'all'
}

export function decide({ choice, analytical, thirdParty }: Choice): Consent {
  if (choice === 'all') return { functional: true, analytical: true, thirdParty: true }
  if (choice === 'none') return { functional: true, analytical: false, thirdParty: false }
  return { functional: true, analytical, thirdParty }
}

export type ConsentUpdate = { ad_storage: 'denied'; ad_user_data: 'denied'; ad_personalization: 'denied'; analytics_storage: 'granted' | 'denied' }

/** What the measuring tag is told: advertising never, measuring only after a yes. */
export function consentUpdate({ analytical }: Consent): ConsentUpdate {
  return {
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: analytical === true ? 'granted' : 'denied',
  }
}

/** Whether the measuring tag runs: only with an id of the center's, after a yes. */
export function measures(gtagId: string | null, { analytical }: Consent): boolean {
  return isGtagId(gtagId) && analytical === true
}

/** Only an id of this form is ever put into a page or into the content security policy. */
export function isGtagId(id: string | null | undefined): id is string {
  return /^(G|GT|UA|AW)-[A-Z0-9-]{4,20}$/.test(id ?? '')
}
