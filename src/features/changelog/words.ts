import { defineMessages } from '#kernel/i18n/messages.ts'
import type { Audience, Kind } from './entry.ts'

export const changelogWords = defineMessages({
  title: { nl: 'Wat is er nieuw?', en: 'What is new?' },
  text: {
    nl: 'Wat je nu kunt, in gewone woorden. Vaak omdat iemand erom vroeg.',
    en: 'What you can do now, in plain words. Often because somebody asked for it.',
  },
  which: { nl: 'Voor wie', en: 'For whom' },
  forMe: { nl: 'Voor mij', en: 'For me' },
  all: { nl: 'Alles', en: 'All' },
  kindsLabel: { nl: 'Soort', en: 'Kind' },
  everyKind: { nl: 'Elke soort', en: 'Every kind' },
  unseen: { nl: 'Nieuw voor jou', en: 'New to you' },
  open: { nl: 'Bekijk het', en: 'Have a look' },
  openWhat: { nl: ({ title }: { title: string }) => `: ${title}`, en: ({ title }: { title: string }) => `: ${title}` },
  empty: { nl: 'Hier staat nog niets', en: 'There is nothing here yet' },
  emptyText: { nl: 'Kies een andere soort, of kijk bij Alles.', en: 'Choose another kind, or look at All.' },
  feed: { nl: 'Volg dit met een feedlezer', en: 'Follow this with a feed reader' },
  better: { nl: 'Wat moet er beter? Zeg het ons', en: 'What should be better? Tell us' },
  pages: { nl: 'Pagina’s', en: 'Pages' },
  previous: { nl: 'Nieuwer', en: 'Newer' },
  next: { nl: 'Ouder', en: 'Older' },
  page: { nl: ({ page }: { page: number }) => `Pagina ${page}`, en: ({ page }: { page: number }) => `Page ${page}` },
})

export const kindWords = defineMessages({
  new: { nl: 'Nieuw', en: 'New' },
  better: { nl: 'Beter', en: 'Better' },
  fixed: { nl: 'Opgelost', en: 'Fixed' },
  security: { nl: 'Veiligheid', en: 'Security' },
} satisfies Record<Kind, { nl: string; en: string }>)

export const audienceWords = defineMessages({
  everybody: { nl: 'Iedereen', en: 'Everybody' },
  volunteers: { nl: 'Vrijwilligers', en: 'Volunteers' },
  organizations: { nl: 'Organisaties', en: 'Organizations' },
  centers: { nl: 'Vrijwilligerscentrales', en: 'Volunteer centers' },
  coordinators: { nl: 'Coördinatoren', en: 'Coordinators' },
  platform: { nl: 'Beheer van het platform', en: 'Platform' },
} satisfies Record<Audience, { nl: string; en: string }>)
