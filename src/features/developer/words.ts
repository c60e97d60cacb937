import { defineMessages, plural } from '#kernel/i18n/messages.ts'
import type { PageEffect } from './developer-pages.ts'

export const effectWords = defineMessages({
  signs: { nl: 'Logt in en uit', en: 'Signs you in and out' },
  writes: { nl: 'Schrijft testgegevens', en: 'Writes test data' },
  throws: { nl: 'Gooit een fout', en: 'Throws' },
} satisfies Record<PageEffect, { nl: string; en: string }>)

export const developerWords = defineMessages({
  title: { nl: 'Ontwikkelpagina’s', en: 'Developer pages' },
  text: {
    nl: 'Om mee te bouwen en te testen. In productie bestaan ze niet: daar is het antwoord 404.',
    en: 'For building and testing. None of these exist in production: there they answer 404.',
  },
  proves: { nl: 'Wat je hier ziet', en: 'What this proves' },
  tests: { nl: 'Tests', en: 'Tests' },
  filter: { nl: 'Zoek op naam', en: 'Filter by name' },
  search: { nl: 'Zoek', en: 'Filter' },
  none: { nl: 'Geen pagina met die naam', en: 'No page of that name' },
  noneText: { nl: 'Maak het zoekveld leeg om ze allemaal te zien.', en: 'Clear the field to see all of them.' },
  now: { nl: 'Nu', en: 'Right now' },
  tenant: { nl: 'Site', en: 'Tenant' },
  signedIn: { nl: 'Ingelogd', en: 'Signed in' },
  organization: { nl: 'Organisatie', en: 'Organization' },
  noOrganization: { nl: 'geen gekozen', en: 'none selected' },
  build: { nl: 'Gebouwd', en: 'Build' },
  fromSource: { nl: 'uit de bronnen', en: 'from source' },
  clock: { nl: 'Klok', en: 'Clock' },
  realTime: { nl: 'echte tijd', en: 'real time' },
  also: { nl: 'Ook handig', en: 'Also useful' },
  mails: {
    nl: ({ n }: { n: number }) => plural('nl', n, { one: '1 mail', other: `${n} mails` }),
    en: ({ n }: { n: number }) => plural('en', n, { one: '1 mail', other: `${n} mails` }),
  },
  ready: { nl: 'database', en: 'database' },
  changes: { nl: 'wat er nieuw is', en: 'what is new' },
  writesTitle: {
    nl: ({ n }: { n: number }) => `${n} pagina’s schrijven testgegevens`,
    en: ({ n }: { n: number }) => `${n} pages write test data`,
  },
  writesText: { nl: 'Alleen op deze site. Begin opnieuw met', en: 'On this site only. Start again with' },
  run: { nl: 'Voer uit', en: 'Run' },
  again: { nl: 'Begin opnieuw', en: 'Start again' },
  answer: { nl: 'Antwoord', en: 'Answer' },
})
