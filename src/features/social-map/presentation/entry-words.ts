import { defineMessages } from '#kernel/i18n/messages.ts'

/** What a row of the list and the page of an entry say alike. */
export const entryWords = defineMessages({
  today: { nl: (f: { times: string }) => `Vandaag ${f.times}`, en: (f: { times: string }) => `Today ${f.times}` },
  openNow: { nl: 'Nu open', en: 'Open now' },
  needsReferral: { nl: 'Met verwijzing', en: 'With a referral' },
  checkedIn: { nl: (f: { month: string }) => `Gecontroleerd in ${f.month}`, en: (f: { month: string }) => `Checked in ${f.month}` },
  call: { nl: (f: { name: string; phone: string }) => `Bel ${f.name}: ${f.phone}`, en: (f: { name: string; phone: string }) => `Call ${f.name}: ${f.phone}` },
  noAddress: { nl: 'Geen bezoekadres', en: 'No visiting address' },
})
