import { defineMessages } from '#kernel/i18n/messages.ts'

type F = { child: string; vacancy: string; organization: string }

/** What the parent of whoever is under sixteen reads, in the mail and on the page that it leads to. */
export const parentWords = defineMessages({
  mailSubject: { nl: (f: F) => `Mag ${f.child} meehelpen bij ${f.organization}?`, en: (f: F) => `May ${f.child} help at ${f.organization}?` },
  mailHello: { nl: 'Hallo,', en: 'Hello,' },
  mailText: {
    nl: (f: F) =>
      `${f.child} wil vrijwilligerswerk doen: ‘${f.vacancy}’. Wie jonger is dan 16, heeft daarvoor de toestemming van een ouder of verzorger nodig.`,
    en: (f: F) => `${f.child} would like to volunteer: ‘${f.vacancy}’. Whoever is under 16 needs the consent of a parent or guardian for that.`,
  },
  mailNothing: {
    nl: (f: F) => `Vind je het niet goed, of ken je ${f.child} niet? Dan hoef je niets te doen.`,
    en: (f: F) => `Do you not agree, or do you not know ${f.child}? Then you need not do anything.`,
  },
  mailButton: { nl: 'Lees het en geef toestemming', en: 'Read it and agree' },
  mailWhy: {
    nl: (f: F) => `Je krijgt deze e-mail omdat ${f.child} je adres invulde.`,
    en: (f: F) => `You get this email because ${f.child} filled in your address.`,
  },
  who: { nl: 'Wie', en: 'Who' },
  what: { nl: 'Waarvoor', en: 'For' },
  where: { nl: 'Bij', en: 'With' },

  open: { nl: (f: F) => `Mag ${f.child} meehelpen?`, en: (f: F) => `May ${f.child} help?` },
  openText: {
    nl: (f: F) => `${f.child} heeft zich aangemeld voor ‘${f.vacancy}’ bij ${f.organization}. Ben je de ouder of verzorger en vind je het goed?`,
    en: (f: F) => `${f.child} applied for ‘${f.vacancy}’ with ${f.organization}. Are you the parent or guardian, and do you agree?`,
  },
  agree: { nl: 'Ja, ik geef toestemming', en: 'Yes, I agree' },
  done: { nl: 'Dank je wel', en: 'Thank you' },
  doneText: {
    nl: (f: F) => `Je gaf toestemming. ${f.organization} en ${f.child} horen het van ons. Je hoeft niets meer te doen.`,
    en: (f: F) => `You agreed. We tell ${f.organization} and ${f.child}. There is nothing more to do.`,
  },
  over: { nl: 'Dit is niet meer nodig', en: 'This is no longer needed' },
  overText: { nl: (f: F) => `De aanvraag van ${f.child} is afgesloten.`, en: (f: F) => `${f.child}’s application has ended.` },

  // On the page of an application.
  parent: { nl: 'Ouder', en: 'Parent' },
  agreedOn: { nl: (f: { day: string }) => `Gaf toestemming op ${f.day}`, en: (f: { day: string }) => `Agreed on ${f.day}` },
  notYet: { nl: 'Gevraagd om toestemming, nog geen antwoord', en: 'Asked for consent, no answer yet' },

  // In the form of a vacancy.
  isUnder16: { nl: 'Ik ben jonger dan 16', en: 'I am under 16' },
  parentEmail: { nl: 'E-mailadres van je vader, moeder of verzorger', en: 'Email address of your father, mother or guardian' },
  parentEmailHint: {
    nl: 'We vragen of je mag meehelpen. Zonder hun ja kun je niet beginnen.',
    en: 'We ask whether you may help. You cannot start without their yes.',
  },
})
