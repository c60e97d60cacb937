import { defineMessages } from '#kernel/i18n/messages.ts'

type F = { child: string; vacancy: string; organization: string }

/** The mail to the parent of an applicant under sixteen, and the page it links to. */
export const parentWords = defineMessages({
  mailSubject: { nl: (f: F) => `Mag ${f.child} meehelpen bij ${f.organization}?`, en: (f: F) => `May ${f.child} help at ${f.organization}?` },
  mailHello: { nl: 'Hallo,', en: 'Hello,' },
  mailText: {
    nl: (f: F) =>
      `${f.child} wil vrijwilligerswerk doen: ‘${f.vacancy}’. Wie jonger is dan 16, heeft daarvoor de toestemming van een ouder of verzorger nodig.`,
    en: (f: F) => `${f.child} would like to volunteer: ‘${f.vacancy}’. Whoever is under 16 needs the consent of a parent or guardian for that.`,
  },
  mailNothing: {
    nl: (f: F) => `Vind je het niet goed? Dat kun je op dezelfde pagina zeggen. Ken je ${f.child} niet? Dan hoef je niets te doen.`,
    en: (f: F) => `Do you not agree? You can say so on the same page. Do you not know ${f.child}? Then you need not do anything.`,
  },
  mailButton: { nl: 'Lees het en geef antwoord', en: 'Read it and answer' },
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
  refuse: { nl: 'Nee, ik vind het niet goed', en: 'No, I do not agree' },
  refuseThen: {
    nl: (f: F) => `Vind je het niet goed, dan stopt de aanvraag. ${f.child} en ${f.organization} horen het van ons.`,
    en: (f: F) => `If you do not agree, the application ends. We tell ${f.child} and ${f.organization}.`,
  },
  done: { nl: 'Dank je wel', en: 'Thank you' },
  doneText: {
    nl: (f: F) => `Je gaf toestemming. ${f.organization} en ${f.child} horen het van ons. Je hoeft niets meer te doen.`,
    en: (f: F) => `You agreed. We tell ${f.organization} and ${f.child}. There is nothing more to do.`,
  },
  changedMind: {
    nl: 'Vind je het toch niet goed? Dan kun je je toestemming hier intrekken.',
    en: 'Do you no longer agree? You can withdraw your consent here.',
  },
  takeBack: { nl: 'Trek mijn toestemming in', en: 'Withdraw my consent' },
  refused: { nl: 'Je vindt het niet goed', en: 'You do not agree' },
  refusedText: {
    nl: (f: F) => `De aanvraag is gestopt. ${f.organization} en ${f.child} horen het van ons. Mag het later toch? Dan kan ${f.child} zich opnieuw aanmelden.`,
    en: (f: F) => `The application has ended. We tell ${f.organization} and ${f.child}. If it is all right later after all, ${f.child} can apply again.`,
  },
  over: { nl: 'Dit is niet meer nodig', en: 'This is no longer needed' },
  overText: { nl: (f: F) => `De aanvraag van ${f.child} is afgesloten.`, en: (f: F) => `${f.child}’s application has ended.` },

  // On the page of an application
  parent: { nl: 'Ouder', en: 'Parent' },
  agreedOn: { nl: (f: { day: string }) => `Gaf toestemming op ${f.day}`, en: (f: { day: string }) => `Agreed on ${f.day}` },
  notYet: { nl: 'Gevraagd om toestemming, nog geen antwoord', en: 'Asked for consent, no answer yet' },
  didNot: { nl: (f: { day: string }) => `Gaf geen toestemming op ${f.day}`, en: (f: { day: string }) => `Did not consent on ${f.day}` },
  ownWaits: { nl: 'We wachten op je ouder of verzorger', en: 'We are waiting for your parent or guardian' },
  waits: {
    nl: (f: { name: string }) => `Een ouder van ${f.name} moet eerst ja zeggen`,
    en: (f: { name: string }) => `A parent of ${f.name} has to say yes first`,
  },
  ownAsked: {
    nl: (f: { address: string; day: string }) => `We mailden ${f.address} op ${f.day}. Zonder hun ja kun je niet beginnen.`,
    en: (f: { address: string; day: string }) => `We mailed ${f.address} on ${f.day}. You cannot start without their yes.`,
  },
  asked: {
    nl: (f: { name: string; day: string }) => `We mailden de ouder op ${f.day}. Zonder hun ja kun je ${f.name} niet aannemen.`,
    en: (f: { name: string; day: string }) => `We mailed the parent on ${f.day}. Without their yes you cannot accept ${f.name}.`,
  },
  askedForCenter: { nl: (f: { day: string }) => `We mailden de ouder op ${f.day}.`, en: (f: { day: string }) => `We mailed the parent on ${f.day}.` },
  askAgain: { nl: 'Stuur de mail nog eens', en: 'Send the email again' },
  otherAddress: { nl: 'Klopt het adres niet?', en: 'Is the address wrong?' },
  askThere: { nl: 'Mail dit adres', en: 'Email this address' },
  askedAgain: { nl: 'De mail aan de ouder is opnieuw verstuurd.', en: 'The email to the parent has been sent again.' },
  ownRefused: {
    nl: (f: { organization: string }) =>
      `Je ouder of verzorger vindt het niet goed, en ${f.organization} weet ervan. Mag het later toch? Dan kun je je opnieuw aanmelden.`,
    en: (f: { organization: string }) =>
      `Your parent or guardian does not agree, and ${f.organization} knows. If you may later after all, you can apply again.`,
  },
  wasRefused: {
    nl: (f: { name: string }) => `Een ouder of verzorger vindt het niet goed dat ${f.name} meedoet. De aanvraag is gestopt.`,
    en: (f: { name: string }) => `A parent or guardian does not agree that ${f.name} joins in. The application has ended.`,
  },

  // In the form of a vacancy
  isUnder16: { nl: 'Ik ben jonger dan 16', en: 'I am under 16' },
  parentEmail: { nl: 'E-mailadres van je vader, moeder of verzorger', en: 'Email address of your father, mother or guardian' },
  parentEmailHint: {
    nl: 'We vragen of je mag meehelpen. Zonder hun ja kun je niet beginnen.',
    en: 'We ask whether you may help. You cannot start without their yes.',
  },
})
