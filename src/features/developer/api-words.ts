import { defineMessages } from '#kernel/i18n/messages.ts'

export const apiWords = defineMessages({
  ask: { nl: 'Vraag iets', en: 'Make a call' },
  askText: {
    nl: 'Elk adres waar de API op leest. Kies er een, of typ het met zijn filters.',
    en: 'Any address that the API reads at. Pick one, or type it with its filters.',
  },
  path: { nl: 'Adres', en: 'Address' },
  pathHint: { nl: 'Begint met /api/v1/', en: 'Starts with /api/v1/' },
  send: { nl: 'Vraag op', en: 'Send GET' },
  onlyReads: { nl: 'Alleen GET: deze pagina verandert niets.', en: 'GET only: this page changes nothing.' },
  notHere: { nl: 'Dit adres begint niet met /api/v1/.', en: 'This address does not start with /api/v1/.' },
  got: { nl: 'Antwoord', en: 'Answer' },
  status: { nl: 'Status', en: 'Status' },
  took: { nl: 'Duur', en: 'Time' },
  trips: { nl: 'Vragen aan de database', en: 'Round trips to the database' },
  sent: { nl: 'Verstuurde headers', en: 'Headers sent' },
  sentText: { nl: 'En de drie van je sessie, die hier niet staan.', en: 'And the three of your session, which are not shown.' },
  gotHeaders: { nl: 'Headers van het antwoord', en: 'Headers of the answer' },
  document: { nl: 'Document', en: 'Document' },
  cut: { nl: 'Het document is langer dan hier past.', en: 'The document is longer than fits here.' },
  samples: { nl: 'Weigeringen', en: 'Refusals' },
  samplesText: {
    nl: 'Zo antwoordt de API als iets niet kan. Elke fout heeft een code, en de zin erbij is in jouw taal.',
    en: 'How the API answers when something cannot be done. Every error has a code, and its sentence is in your language.',
  },
  all: { nl: 'Alle adressen', en: 'All addresses' },
})
