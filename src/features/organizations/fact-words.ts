import { defineMessages } from '#kernel/i18n/messages.ts'

export const legalFormWords = defineMessages({
  stichting: { nl: 'Stichting', en: 'Foundation' },
  vereniging: { nl: 'Vereniging', en: 'Association' },
  cooperatie: { nl: 'Coöperatie', en: 'Cooperative' },
  kerk: { nl: 'Kerk of geloofsgemeenschap', en: 'Church or religious community' },
  overheid: { nl: 'Overheid', en: 'Government' },
  informeel: { nl: 'Groep zonder KvK', en: 'Group that is not registered' },
})

export const factWords = defineMessages({
  kind: { nl: 'Soort', en: 'Kind' },
  kvk: { nl: 'KvK', en: 'KvK number' },
  noKvk: { nl: 'Geen', en: 'None' },
  themes: { nl: "Thema's", en: 'Themes' },
  contact: { nl: 'Contact', en: 'Contact' },
  signedUp: { nl: 'Aangemeld', en: 'Signed up' },
})
