import { defineMessages } from '#kernel/i18n/messages.ts'

export const messages = defineMessages({
  history: { nl: 'Wat er gebeurde', en: 'What happened' },
  nothing: { nl: 'Er is nog niets gebeurd.', en: 'Nothing has happened yet.' },
  earlier: { nl: ({ n }: { n: number }) => `Toon de ${n} eerdere`, en: ({ n }: { n: number }) => `Show the ${n} earlier ones` },
  /** The actor of events that no person caused. */
  product: { nl: 'De website', en: 'The website' },
  formerUser: { nl: 'Verwijderde gebruiker', en: 'Deleted user' },
  actingFor: {
    nl: (f: { by: string; who: string }) => `${f.by} (ingelogd als ${f.who})`,
    en: (f: { by: string; who: string }) => `${f.by} (signed in as ${f.who})`,
  },
})
