import { defineMessages } from '#kernel/i18n/messages.ts'

type Asker = { asker: string }
type Person = { person: string }
type Day = { day: string }

/** The pages behind links of mails and letters of one-on-one help. */
export const formWords = defineMessages({
  consentTitle: { nl: ({ asker }: Asker) => `${asker} vroeg hulp voor jou`, en: ({ asker }: Asker) => `${asker} asked for help for you` },
  consentText: {
    nl: 'Lees wat er staat. Vind je het goed? Dan kijkt de coördinator ernaar. Anderen zien alleen je voornaam en je plaats.',
    en: 'Read what it says. Do you agree? Then the coordinator looks at it. Others see your first name and your town alone.',
  },
  parentTitle: { nl: ({ person }: Person) => `Mag ${person} meedoen?`, en: ({ person }: Person) => `May ${person} join?` },
  parentText: {
    nl: ({ person }: Person) => `${person} is 16 of 17. Ben je de ouder of verzorger en vind je dit goed?`,
    en: ({ person }: Person) => `${person} is 16 or 17. Are you the parent or guardian, and do you agree?`,
  },
  yes: { nl: 'Ja, ik vind het goed', en: 'Yes, I agree' },
  yesSub: { nl: 'Je kunt altijd weer stoppen. Je hoeft niet in te loggen.', en: 'You can always stop again. You need not sign in.' },
  no: { nl: 'Nee, liever niet', en: 'No, rather not' },
  noSub: { nl: 'Dan stopt het. Je hoeft niet te zeggen waarom.', en: 'Then it ends. You need not say why.' },
  done: { nl: 'Dank je wel', en: 'Thank you' },
  doneText: {
    nl: 'Je zei ja. De coördinator kijkt er nu naar. Je hoeft niets meer te doen.',
    en: 'You said yes. The coordinator looks at it now. There is nothing more to do.',
  },
  changedMind: { nl: 'Wil je het toch niet?', en: 'Would you rather not after all?' },
  stop: { nl: 'Stop ermee', en: 'End it' },
  refused: { nl: 'Je wilt het niet', en: 'You do not want it' },
  refusedText: { nl: 'Dat is goed. Het gaat niet door.', en: 'That is fine. It does not go on.' },
  over: { nl: 'Dit is niet meer nodig', en: 'This is no longer needed' },
  overText: {
    nl: 'Het is gestopt, of de link is te oud. Bel ons als je nog iets wilt vragen.',
    en: 'It has ended, or the link is too old. Call us if you have a question.',
  },
  extendTitle: { nl: 'Zoek je nog?', en: 'Are you still looking?' },
  extendText: {
    nl: ({ day }: Day) => `Op ${day} stopt het. Eén druk, en het blijft staan.`,
    en: ({ day }: Day) => `On ${day} it ends. One press, and it stays.`,
  },
  extend: { nl: 'Ja, laat het staan', en: 'Yes, keep it' },
  extendSub: { nl: 'Je hoeft niet in te loggen.', en: 'You need not sign in.' },
  extended: { nl: 'Het blijft staan', en: 'It stays' },
  extendedText: { nl: ({ day }: Day) => `Tot ${day}. We vragen het je dan weer.`, en: ({ day }: Day) => `Until ${day}. We ask you again then.` },
  letterTitle: { nl: ({ person }: Person) => `Hallo ${person}`, en: ({ person }: Person) => `Hello ${person}` },
  letterText: {
    nl: ({ status }: { status: string }) => `Zo staat het met je vraag: ${status}.`,
    en: ({ status }: { status: string }) => `This is how your request stands: ${status}.`,
  },
  yourRequest: { nl: 'Dit staat er', en: 'This is what it says' },
})
