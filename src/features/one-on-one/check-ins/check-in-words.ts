import { defineMessages } from '#kernel/i18n/messages.ts'

type Person = { person: string }
type Other = { other: string }

export const checkInWords = defineMessages({
  title: {
    nl: (f: Person) => (f.person ? `Hoe gaat het, ${f.person}?` : 'Hoe gaat het?'),
    en: (f: Person) => (f.person ? `How is it going, ${f.person}?` : 'How is it going?'),
  },
  lead: {
    nl: (f: Other) => `Het gaat over jou en ${f.other}. ${f.other} ziet niet wat je zegt.`,
    en: (f: Other) => `It is about you and ${f.other}. ${f.other} does not see what you say.`,
  },
  words: { nl: 'Wil je er iets bij zeggen?', en: 'Would you like to add something?' },
  wordsHint: { nl: 'Dat hoeft niet. Alleen de coördinator leest het.', en: 'You need not. Only the coordinator reads it.' },
  optional: { nl: 'niet verplicht', en: 'optional' },
  good: { nl: 'Goed', en: 'Well' },
  goodSub: { nl: 'Klaar. We vragen het later nog een keer.', en: 'Done. We ask again later.' },
  fair: { nl: 'Gaat wel', en: 'So so' },
  fairSub: { nl: 'Klaar. De coördinator leest het.', en: 'Done. The coordinator reads it.' },
  bad: { nl: 'Niet goed', en: 'Not well' },
  badSub: { nl: 'De coördinator belt je.', en: 'The coordinator calls you.' },
  once: {
    nl: (f: { day: string }) => `Eén druk is genoeg. Je hoeft niet in te loggen. Dit werkt tot ${f.day}, alleen voor jou.`,
    en: (f: { day: string }) => `One press is enough. You need not sign in. This works until ${f.day}, for you alone.`,
  },
  now: { nl: 'Gevaar? Bel 112. Iets anders dat niet kan wachten? Bel ons.', en: 'Danger? Call 112. Something else that cannot wait? Call us.' },
  done: { nl: 'Bedankt', en: 'Thank you' },
  doneGood: { nl: 'Fijn om te horen. We vragen het later nog een keer.', en: 'Good to hear. We ask again later.' },
  doneFair: { nl: 'De coördinator leest het. Wil je praten? Bel ons.', en: 'The coordinator reads it. Would you like to talk? Call us.' },
  doneBad: {
    nl: 'Goed dat je het zegt. De coördinator belt je. Wil je niet wachten? Bel ons.',
    en: 'Good that you say so. The coordinator calls you. Would you rather not wait? Call us.',
  },
  over: { nl: 'Deze vraag is voorbij', en: 'This question is over' },
  overText: { nl: 'Wil je ons iets vertellen? Bel ons.', en: 'Would you like to tell us something? Call us.' },
})
