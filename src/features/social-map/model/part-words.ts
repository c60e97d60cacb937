import { defineMessages } from '#kernel/i18n/messages.ts'
import type { SuggestedPart } from './suggestion.ts'

/** What a suggestion is about, as somebody chooses it. */
export const partWords = defineMessages({
  name: { nl: 'De naam', en: 'The name' },
  text: { nl: 'De tekst', en: 'The text' },
  services: { nl: 'Wat ze doen en voor wie', en: 'What they do and for whom' },
  hours: { nl: 'De openingstijden', en: 'The opening hours' },
  phone: { nl: 'Het telefoonnummer', en: 'The phone number' },
  address: { nl: 'Het adres', en: 'The address' },
  website: { nl: 'De website', en: 'The website' },
  cost: { nl: 'Wat het kost', en: 'What it costs' },
  gone: { nl: 'Het bestaat niet meer', en: 'It no longer exists' },
  other: { nl: 'Iets anders', en: 'Something else' },
} satisfies Record<SuggestedPart, { nl: string; en: string }>)
