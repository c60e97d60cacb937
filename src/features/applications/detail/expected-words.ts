import { defineMessages } from '#kernel/i18n/messages.ts'

/** The appointment, and what comes next. */
export const expectedWords = defineMessages({
  route: { nl: 'Route', en: 'Route' },
  cannot: { nl: 'Ik kan niet', en: 'I cannot' },
  meet: { nl: 'Kennismaken', en: 'Meeting up' },
  firstTime: { nl: 'De eerste keer', en: 'The first time' },
  past: { nl: 'Dit was de afspraak', en: 'This was the appointment' },
  who: {
    nl: (f: { name: string; organization: string }) => `${f.name}, ${f.organization}`,
    en: (f: { name: string; organization: string }) => `${f.name}, ${f.organization}`,
  },
  youMeet: { nl: (f: { name: string }) => `Met ${f.name}`, en: (f: { name: string }) => `With ${f.name}` },
  calendar: { nl: 'Zet in mijn agenda', en: 'Put in my calendar' },
  call: { nl: (f: { name: string }) => `Bel ${f.name}`, en: (f: { name: string }) => `Call ${f.name}` },
  mail: { nl: (f: { name: string }) => `Mail ${f.name}`, en: (f: { name: string }) => `Email ${f.name}` },
  more: { nl: 'Over deze aanvraag', en: 'About this application' },
  contact: { nl: 'Contact', en: 'Contact' },
  at: { nl: (f: { day: string; time: string }) => `${f.day}, ${f.time}`, en: (f: { day: string; time: string }) => `${f.day}, ${f.time}` },

  // The next step, if there is an appointment or an offered place.
  ownInvited: {
    nl: (f: { organization: string }) => `${f.organization} wil je graag ontmoeten. Komt de dag niet uit? Zeg het in het gesprek.`,
    en: (f: { organization: string }) => `${f.organization} would like to meet you. Does the day not suit you? Say so in the conversation.`,
  },
  ownAccepted: {
    nl: (f: { organization: string }) => `Fijn, je mag komen helpen bij ${f.organization}! Je ziet hier wanneer je begint.`,
    en: (f: { organization: string }) => `Great, you can come and help at ${f.organization}! Here you see when you start.`,
  },
  ownOffered: {
    nl: (f: { organization: string }) => `Er is een plek vrij bij ${f.organization}! Neem hem binnen drie dagen. Daarna vragen we ook wie na je komt.`,
    en: (f: { organization: string }) => `A place has come free at ${f.organization}! Take it within three days. After that we ask the next in line too.`,
  },
  teamInvited: {
    nl: (f: { name: string }) => `Jullie maken kennis. Neem ${f.name} daarna aan, of wijs af.`,
    en: (f: { name: string }) => `You are going to meet. Then accept ${f.name}, or decline.`,
  },
  teamAccepted: {
    nl: (f: { name: string }) => `${f.name} weet wanneer jullie beginnen.`,
    en: (f: { name: string }) => `${f.name} knows when you start.`,
  },
  teamOffered: {
    nl: (f: { name: string }) => `Er is een plek vrij. ${f.name} weet dat en kan hem nemen.`,
    en: (f: { name: string }) => `A place has come free. ${f.name} knows and can take it.`,
  },
})
