import { defineMessages } from '#kernel/i18n/messages.ts'

/** Legal forms, in forms and in facts. */
export const legalFormWords = defineMessages({
  stichting: { nl: 'Stichting', en: 'Foundation' },
  vereniging: { nl: 'Vereniging', en: 'Association' },
  cooperatie: { nl: 'Coöperatie', en: 'Cooperative' },
  kerk: { nl: 'Kerk of geloofsgemeenschap', en: 'Church or faith community' },
  overheid: { nl: 'Overheid', en: 'Government' },
  informeel: { nl: 'Groep zonder inschrijving', en: 'Group without registration' },
})

/** Short names for lists. */
export const shortFormWords = { ...legalFormWords, ...defineMessages({ kerk: { nl: 'Kerk', en: 'Church' }, informeel: { nl: 'Groep', en: 'Group' } }) }

export type LegalForm = keyof typeof legalFormWords

export const factWords = defineMessages({
  kind: { nl: 'Soort', en: 'Kind' },
  kvk: { nl: 'KvK', en: 'KvK number' },
  noKvk: { nl: 'Geen', en: 'None' },
  themes: { nl: 'Thema’s', en: 'Themes' },
  contact: { nl: 'Contact', en: 'Contact' },
  confirmedOn: { nl: ({ day }: { day: string }) => `Bevestigd op ${day}`, en: ({ day }: { day: string }) => `Confirmed on ${day}` },
  signedUp: { nl: 'Aangemeld', en: 'Signed up' },
})
