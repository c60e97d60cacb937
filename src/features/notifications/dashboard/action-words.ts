import { defineMessages } from '#kernel/i18n/messages.ts'

type Named = { name: string }

/** What is done from a dashboard, and what is said when it is done. */
export const actionWords = defineMessages({
  approve: { nl: 'Keur goed', en: 'Approve' },
  deny: { nl: 'Wijs af', en: 'Deny' },
  denyWhy: { nl: 'Waarom niet?', en: 'Why not?' },
  denyWhyHint: {
    nl: 'De organisatie leest dit in een e-mail, met jullie telefoonnummer.',
    en: 'The organization reads this in an email, with your phone number.',
  },
  publish: { nl: 'Plaats', en: 'Publish' },
  extend: { nl: (f: { day: string }) => `Verleng tot ${f.day}`, en: (f: { day: string }) => `Extend until ${f.day}` },
  answer: { nl: 'Antwoord', en: 'Answer' },
  answerTo: { nl: (f: Named) => `Je antwoord aan ${f.name}`, en: (f: Named) => `Your answer to ${f.name}` },
  send: { nl: 'Verstuur', en: 'Send' },
  invite: { nl: 'Nodig uit', en: 'Invite' },
  accept: { nl: 'Neem aan', en: 'Accept' },
  decline: { nl: 'Wijs af', en: 'Decline' },
  open: { nl: 'Doe dit nu', en: 'Do this now' },
  callShort: { nl: 'Bel', en: 'Call' },
  call: { nl: (f: Named) => `Bel ${f.name}`, en: (f: Named) => `Call ${f.name}` },
  busy: { nl: 'Bezig…', en: 'Working…' },
  afterThis: { nl: (f: { names: string }) => `Daarna: ${f.names}`, en: (f: { names: string }) => `Next: ${f.names}` },
  allDone: { nl: 'Klaar, hier wacht niets meer', en: 'Done, nothing is waiting here' },

  done: { nl: 'Gedaan', en: 'Done' },

  approved: { nl: 'Goedgekeurd. De organisatie krijgt een e-mail.', en: 'Approved. The organization gets an email.' },
  organizationDenied: { nl: 'Afgewezen. De organisatie leest waarom in een e-mail.', en: 'Denied. The organization reads why in an email.' },
  published: { nl: 'De vacature staat online.', en: 'The vacancy is online.' },
  vacancyDenied: { nl: 'De vacature gaat terug naar de organisatie, met je uitleg.', en: 'The vacancy goes back to the organization, with your explanation.' },
  extended: { nl: 'De vacature is verlengd.', en: 'The vacancy has been extended.' },
  answered: { nl: 'Je antwoord is verstuurd.', en: 'Your answer has been sent.' },
  declined: { nl: 'Afgewezen, met je bericht en drie andere plekken.', en: 'Declined, with your message and three other places.' },
})
