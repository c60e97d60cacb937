import { defineMessages, plural } from '#kernel/i18n/messages.ts'

type Named = { name: string }
type N = { n: number }

/** What can be done with an activity. */
export const actionWords = defineMessages({
  submit: { nl: 'Laat nakijken', en: 'Hand in' },
  publish: { nl: 'Zet in de kalender', en: 'Put in the calendar' },
  approve: { nl: 'Keur goed', en: 'Approve' },
  takeWords: { nl: 'Neem de andere woorden over', en: 'Take the other words' },
  deny: { nl: 'Wijs af', en: 'Deny' },
  cancel: { nl: 'Gelast af', en: 'Cancel' },
  duplicate: { nl: 'Kopieer', en: 'Copy' },
  archive: { nl: 'Archiveer', en: 'Archive' },
  remove: { nl: 'Gooi weg', en: 'Throw away' },
  why: { nl: 'Waarom wijs je af?', en: 'Why do you deny?' },
  whyHint: { nl: 'Dit komt in de e-mail, en staat bij de activiteit.', en: 'This goes into the email, and stands at the activity.' },
  whyNeeded: { nl: 'Schrijf waarom. De organisatie leest dit.', en: 'Write why. The organization reads this.' },
  denyAndMail: { nl: 'Wijs af en mail', en: 'Deny and mail' },
  isUnclear: { nl: 'Het is niet duidelijk wat er te doen is', en: 'It is not clear what there is to do' },
  isDouble: { nl: 'Deze activiteit staat er al in', en: 'This activity is there already' },
  isCommercial: { nl: 'Dit is reclame', en: 'This is an advertisement' },
  otherTown: { nl: 'Dit is niet voor onze inwoners', en: 'This is not for our residents' },
  cancelAll: {
    nl: 'Alle data die nog komen gaan niet door. Dat blijft op de site staan tot de laatste datum voorbij is.',
    en: 'All dates to come are off. The site says so until the last date is over.',
  },
  toFollowers: {
    nl: ({ n }: N) => plural('nl', n, { one: '1 persoon volgt deze activiteit.', other: `${n} mensen volgen deze activiteit.` }),
    en: ({ n }: N) => plural('en', n, { one: '1 person follows this activity.', other: `${n} people follow this activity.` }),
  },
  cancelWhy: { nl: 'Waarom gaat het niet door?', en: 'Why is it off?' },
  cancelWhyHint: { nl: 'Bezoekers lezen dit. Bijvoorbeeld: de zaal is dicht.', en: 'Visitors read this. For example: the hall is closed.' },
  cancelWhyNeeded: { nl: 'Schrijf waarom. Bezoekers lezen dit.', en: 'Write why. Visitors read this.' },
  cancelYes: { nl: 'Ja, gelast af', en: 'Yes, cancel it' },
  removeText: { nl: 'Dit concept is dan weg.', en: 'This draft is gone then.' },
  removeYes: { nl: 'Ja, gooi weg', en: 'Yes, throw away' },
  isNow: {
    nl: (f: Named & { status: string }) => `${f.name}: ${f.status.toLowerCase()}`,
    en: (f: Named & { status: string }) => `${f.name}: ${f.status.toLowerCase()}`,
  },
  wordsTaken: { nl: (f: Named) => `${f.name}: de andere woorden staan erop`, en: (f: Named) => `${f.name}: the other words are on the site` },
  wordsDenied: { nl: (f: Named) => `${f.name}: de woorden blijven zoals ze waren`, en: (f: Named) => `${f.name}: the words stay as they were` },
  isCopied: { nl: (f: Named) => `${f.name} is gekopieerd. Kies de dagen`, en: (f: Named) => `${f.name} is copied. Choose the days` },
  isRemoved: { nl: (f: Named) => `${f.name} is weg`, en: (f: Named) => `${f.name} is gone` },
})
