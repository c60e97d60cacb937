import { defineMessages } from '#kernel/i18n/messages.ts'
import type { PartnerKind } from './partner.ts'

/** The kinds of partners, as headings of their groups. */
export const kindWords: Record<PartnerKind, { nl: string; en: string }> = defineMessages({
  municipality: { nl: 'Overheid', en: 'Government' },
  partner: { nl: 'Samen doen we het werk', en: 'We do the work together' },
  fund: { nl: 'Fondsen', en: 'Funds' },
  sponsor: { nl: 'Bedrijven die meehelpen', en: 'Businesses that help' },
})

/** Words of the public page of partners. */
export const partnerWords = defineMessages({
  title: { nl: 'Partners', en: 'Partners' },
  heading: { nl: ({ town }: { town: string }) => `Samen voor ${town}`, en: ({ town }: { town: string }) => `Together for ${town}` },
  intro: {
    nl: ({ name }: { name: string }) => `${name} doet het niet alleen. Met deze partners maken we vrijwilligerswerk mogelijk.`,
    en: ({ name }: { name: string }) => `${name} does not do it alone. With these partners we make volunteering possible.`,
  },
  nothing: { nl: 'Hier komen onze partners te staan.', en: 'Our partners will be shown here.' },
  visit: { nl: ({ host }: { host: string }) => `Naar ${host}`, en: ({ host }: { host: string }) => `Visit ${host}` },
  onlyDutch: { nl: 'alleen in het Nederlands', en: 'in Dutch' },
  bar: { nl: 'Beheer van de partners', en: 'Managing the partners' },
  manage: { nl: 'Bewerk de partners', en: 'Edit the partners' },
})
