import { defineMessages, plural } from '#kernel/i18n/messages.ts'

export const caseTodoWords = defineMessages({
  title: {
    nl: (f: { n: number }) =>
      plural('nl', f.n, { one: 'Vandaag: iemand in een-op-een hulp heeft je nodig', other: `Vandaag: ${f.n} keer heeft iemand in een-op-een hulp je nodig` }),
    en: (f: { n: number }) =>
      plural('en', f.n, { one: 'Today: somebody in one-to-one help needs you', other: `Today: ${f.n} times somebody in one-to-one help needs you` }),
  },
  reported: { nl: 'Gesprek gemeld. Het staat stil.', en: 'Conversation reported. It has been stopped.' },
  bad: { nl: 'Zei dat het niet goed gaat. Bel.', en: 'Said that it is not going well. Call.' },
  unreleased: { nl: 'Kijk eerst naar dit antwoord.', en: 'Look at this answer first.' },
  silent: { nl: 'Geen antwoord op onze vraag hoe het gaat. Bel.', en: 'No answer to how it is going. Call.' },
  no_contact: { nl: 'Een maand geen bericht van elkaar. Bel.', en: 'No message between them for a month. Call.' },
  ending: { nl: 'Loopt binnenkort af. Vraag of ze door willen.', en: 'Ends soon. Ask whether they would like to go on.' },
  look: { nl: 'Bekijk', en: 'Look' },
})
